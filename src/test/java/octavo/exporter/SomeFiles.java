package octavo.exporter;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The files of a corpus that a slow test reads: every fifth, or all of those that
/// `-Doctavo.corpus` names.
public final class SomeFiles {
    private static final int STEP = 5;

    private SomeFiles() {}

    public static List<Path> of(Stream<Path> files) {
        List<Path> all = files.sorted().toList();
        int step = System.getProperty("octavo.corpus") == null ? STEP : 1;
        return IntStream.range(0, all.size())
                .filter(i -> i % step == 0)
                .mapToObj(all::get)
                .toList();
    }
}
