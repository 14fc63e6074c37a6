package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.storage.FaultRow;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Two processes that work on one file at the same time (F8).
@Timeout(180)
class TwoProcessesTest {
    private static final int SAVES = 50;

    /// How often the faster one saves at most, to meet the slower.
    private static final int MOST = 5_000;

    private static final List<String> FIELDS = List.of("one", "two");

    @TempDir private Path folder = Path.of("");
    @TempDir private Path meeting = Path.of("");

    /// Counts up in a field of its own, and starts again when the other was faster, until it has
    /// met what the other wrote. Says how far it came.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path path = Path.of(arguments[0]);
        String field = arguments[1];
        Random random = new Random(field.hashCode());
        if (!arguments[2].isEmpty()) {
            Thread.ofPlatform().daemon().start(() -> openAndClose(path));
        }
        LibraryFile file = LibraryFile.load(path);
        awaitBoth(Path.of(arguments[3]), field);
        boolean met = false;
        int saves = 0;
        while (saves < SAVES || !met && saves < MOST) {
            Thread.sleep(random.nextInt(8));
            Slot slot = file.library().slotWithKey("a").orElseThrow();
            BibEntry entry = (BibEntry) slot.item();
            BibEntry counted =
                    entry.withValue(field, BibValue.parse("{" + (saves + 1) + "}")).orElseThrow();
            try {
                file =
                        file.saveLibrary(
                                file.library()
                                        .applyEdit(
                                                file.library()
                                                        .replaceEntry(slot.number(), counted)));
                saves++;
            } catch (LibraryFile.ChangedOnDiskException _) {
                Optional<LibraryFile> theirs = file.readExternalChange();
                met |= theirs.isPresent();
                file = theirs.orElse(file);
            } catch (IOException trouble) {
                // Not saved, and that was said: it is tried again.
                System.err.println(FileTrouble.whenSaving(path, trouble));
            }
        }
        System.out.println(saves);
        System.exit(met ? 0 : 1);
    }

    /// Waits until both processes have read the file: one that reads late would find the other
    /// done.
    private static void awaitBoth(Path meeting, String field)
            throws IOException, InterruptedException {
        Files.createFile(meeting.resolve(field));
        while (!FIELDS.stream().allMatch(it -> Files.exists(meeting.resolve(it)))) {
            Thread.sleep(1);
        }
    }

    /// On Unix this ends the locks that the process has on the file.
    private static void openAndClose(Path path) {
        while (true) {
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
                channel.size();
            } catch (IOException _) {
                // It is being replaced.
            }
        }
    }

    private Process start(Path path, String field, boolean disturbed) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TwoProcessesTest.class.getName(),
                        path.toString(),
                        field,
                        disturbed ? "disturbed" : "",
                        Files.createDirectories(meeting.resolve(disturbed + "")).toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noUpdateOfEitherIsLostAndEachSeesTheOther(boolean disturbed)
            throws IOException, InterruptedException {
        String big = "% " + "x".repeat(200_000) + "\n";
        Path path = Files.writeString(folder.resolve("p.bib"), big + "@misc{a, year = 2020}\n");
        List<Process> savers = new ArrayList<>();
        for (String field : FIELDS) {
            savers.add(start(path, field, disturbed));
        }
        FaultRow row =
                new FaultRow(
                        "F8",
                        "two processes save a file by turns"
                                + (disturbed ? ", their locks lost" : ""));
        List<Integer> saves = new ArrayList<>();
        for (Process saver : savers) {
            byte[] said = saver.getInputStream().readAllBytes();
            assertEquals(0, saver.waitFor(), "it met what the other wrote");
            saves.add(Integer.valueOf(new String(said, StandardCharsets.UTF_8).strip()));
        }
        String text = Files.readString(path);
        for (int i = 0; i < FIELDS.size(); i++) {
            boolean isThere = text.contains(FIELDS.get(i) + " = {" + saves.get(i) + "}");
            row.passed(saves.get(i)).loses(isThere ? 0 : 1);
        }
        assertTrue(text.startsWith(big), "the rest stays");
        try (var left = Files.list(folder)) {
            assertEquals(List.of(path), left.toList());
        }
        row.write();
    }
}
