package octavo;

import java.util.List;
import java.util.stream.IntStream;

/// How much a test takes of what is many or large: a tenth in `mvn verify`, and all of it where
/// `octavo.whole` is set, as in CI and by `-Pslow`. Tests that take samples have the tag that
/// brings them to `-Pslow`.
public final class Sample {
    public static final String TAG = "sampled";
    private static final boolean WHOLE = Boolean.getBoolean("octavo.whole");
    private static final int PARTS = 10;

    private Sample() {}

    /// So many random tries, characters or levels.
    public static int of(int whole) {
        return WHOLE ? whole : (whole + PARTS - 1) / PARTS;
    }

    /// The first of each ten cases.
    public static <T> List<T> of(List<T> all) {
        return WHOLE
                ? all
                : IntStream.range(0, of(all.size())).mapToObj(i -> all.get(i * PARTS)).toList();
    }
}
