package octavo.library;

import java.nio.file.Path;

/// How opening grows with the number of entries, and what memory an open library takes, as ratios
/// to the file's size. Run it with the paths of files of growing size.
final class ScaleBenchmark {
    private ScaleBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        for (int run = 0; run < 3; run++) {
            for (String argument : arguments) {
                measure(Path.of(argument));
            }
        }
    }

    private static void measure(Path path) throws Exception {
        long before = used();
        long start = System.nanoTime();
        LibraryFile file = LibraryFile.load(path);
        double seconds = (System.nanoTime() - start) / 1e9;
        long entries = file.library().entrySlots().count();
        long bytes = java.nio.file.Files.size(path);
        double memory = (double) (used() - before) / bytes;
        System.out.printf(
                "%9d entries  %6.0f MB  opened in %6.2f s  %5.0f MB/s  memory %.2f x the file%n",
                entries, bytes / 1e6, seconds, bytes / 1e6 / seconds, memory);
        if (file.library().slots().isEmpty()) {
            throw new IllegalStateException("nothing was read");
        }
    }

    private static long used() throws InterruptedException {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
