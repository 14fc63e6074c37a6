package octavo;

import java.lang.StackWalker.StackFrame;
import java.util.List;
import java.util.stream.IntStream;

/// How much a test takes of what is many or large: a tenth in `mvn verify`, and all of it where
/// `octavo.whole` is set, as `-Pslow` does, or in CI when it is the day of the test class. Tests
/// that take samples have the tag that brings them to `-Pslow`.
public final class Sample {
    public static final String TAG = "sampled";
    private static final boolean WHOLE = Boolean.getBoolean("octavo.whole");
    private static final int PARTS = 10;

    private Sample() {}

    /// So many random tries, characters or levels.
    public static int of(int whole) {
        return isWhole() ? whole : (whole + PARTS - 1) / PARTS;
    }

    /// The first of each ten cases.
    public static <T> List<T> of(List<T> all) {
        return isWhole()
                ? all
                : IntStream.range(0, of(all.size())).mapToObj(i -> all.get(i * PARTS)).toList();
    }

    private static boolean isWhole() {
        return WHOLE && TestDays.isOf(asking());
    }

    /// The test class that takes a sample, maybe by what others share.
    private static String asking() {
        return StackWalker.getInstance()
                .walk(frames ->
                        frames.map(StackFrame::getClassName)
                                .map(name -> name.replaceFirst("\\$.*", ""))
                                .filter(name -> name.endsWith("Test"))
                                .findFirst()
                                .orElseThrow());
    }
}
