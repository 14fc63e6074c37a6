package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.concurrent.Callable;

/// What it takes to change one field of a big library and save it, beside writing the same bytes to
/// a file and waiting until the disk has them. Run it with the path of a big file; it works on a
/// copy.
final class SaveBenchmark {
    private static final int RUNS = 15;

    private SaveBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path copy = Files.createTempFile("octavo", ".bib");
        byte[] bytes = Files.readAllBytes(Path.of(arguments[0]));
        Files.write(copy, bytes);
        LibraryFile[] file = {LibraryFile.load(copy)};
        double[] plain = new double[RUNS];
        double[] save = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            String year = Integer.toString(1900 + i);
            plain[i] = seconds(() -> write(bytes));
            save[i] = seconds(() -> file[0] = file[0].saveLibrary(edited(file[0].library(), year)));
        }
        Arrays.sort(plain);
        Arrays.sort(save);
        System.out.printf(
                "writing the bytes %.3f s, an edit and save %.3f s: %.2f times%n",
                plain[RUNS / 2], save[RUNS / 2], save[RUNS / 2] / plain[RUNS / 2]);
        Files.delete(copy);
    }

    private static Library edited(Library library, String year) {
        Slot slot =
                library.entrySlots()
                        .skip(library.entrySlots().count() / 2)
                        .findFirst()
                        .orElseThrow();
        BibEntry entry =
                ((BibEntry) slot.item())
                        .withValue("year", BibValue.braced(year).orElseThrow())
                        .orElseThrow();
        return library.applyEdit(library.replaceEntry(slot.number(), entry));
    }

    private static Path write(byte[] bytes) throws IOException {
        Path path = Files.createTempFile("octavo", ".plain");
        try (FileChannel out = FileChannel.open(path, StandardOpenOption.WRITE)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                out.write(rest);
            }
            out.force(true);
        }
        Files.delete(path);
        return path;
    }

    private static double seconds(Callable<?> work) throws Exception {
        long start = System.nanoTime();
        if (work.call() == null) {
            throw new IllegalStateException("nothing was done");
        }
        return (System.nanoTime() - start) / 1e9;
    }
}
