package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.files.FaultRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Two processes that work on one file at the same time (F8).
@Timeout(180)
class TwoProcessesTest {
    private static final int SAVES = 50;

    @TempDir private Path folder = Path.of("");

    /// Counts up in a field of its own, and starts again when the other was faster. Says how often
    /// it met what the other had written.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path path = Path.of(arguments[0]);
        String field = arguments[1];
        Random random = new Random(field.hashCode());
        int met = 0;
        LibraryFile file = LibraryFile.load(path);
        for (int i = 1; i <= SAVES; ) {
            Thread.sleep(random.nextInt(8));
            Slot slot = file.library().withKey("a").orElseThrow();
            BibEntry entry = (BibEntry) slot.item();
            BibEntry counted = entry.with(field, BibValue.parse("{" + i + "}")).orElseThrow();
            try {
                file = file.save(file.library().apply(file.library().put(slot.number(), counted)));
                i++;
            } catch (LibraryFile.ChangedOnDisk _) {
                Optional<LibraryFile> theirs = file.changedOnDisk();
                met += theirs.isPresent() ? 1 : 0;
                file = theirs.orElse(file);
            }
        }
        System.out.println(met);
    }

    private Process start(Path path, String field) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TwoProcessesTest.class.getName(),
                        path.toString(),
                        field)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void noUpdateOfEitherIsLostAndEachSeesTheOther() throws IOException, InterruptedException {
        String big = "% " + "x".repeat(200_000) + "\n";
        Path path = Files.writeString(folder.resolve("p.bib"), big + "@misc{a, year = 2020}\n");
        List<Process> savers = new ArrayList<>();
        for (String field : List.of("one", "two")) {
            savers.add(start(path, field));
        }
        FaultRow row = new FaultRow("F8", "two processes save a file by turns");
        for (Process saver : savers) {
            String met = new String(saver.getInputStream().readAllBytes()).strip();
            assertEquals(0, saver.waitFor());
            assertTrue(Integer.parseInt(met) > 0, "it never met what the other wrote");
        }
        String text = Files.readString(path);
        for (String field : List.of("one", "two")) {
            boolean isThere = text.contains(field + " = {" + SAVES + "}");
            row.passed(SAVES).loses(isThere ? 0 : 1);
        }
        assertTrue(text.startsWith(big), "the rest stays");
        try (var left = Files.list(folder)) {
            assertEquals(List.of(path), left.toList());
        }
        row.write();
    }
}
