package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.DiskWatch;
import octavo.library.LibraryFile;
import octavo.syncedfolders.ConflictCopies;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What sync programs and wrong clocks do to a file between looks and saves (F14, F15).
class SyncFaultTest {
    private static final String TEXT = "@misc{a, title = {A}, year = 2020}\n";
    private static final String THEIRS = TEXT.replace("2020", "1999");

    @TempDir private Path folder = Path.of("");

    private Path file() throws IOException {
        return Files.writeString(folder.resolve("p.bib"), TEXT);
    }

    private static byte[] bytes(String text) {
        return SaveFaults.bytes(text);
    }

    /// Looks as often as the window does in a second or two.
    private static List<String> news(DiskWatch watch, LibraryFile file) throws IOException {
        List<String> news = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            watch.pollChange(file).ifPresent(now -> news.add(now.library().file().text()));
        }
        return news;
    }

    @Test
    void aFileThatIsAwayForAMomentIsNoNewsAndIsSavedAfterwards() throws IOException {
        FaultRow row = new FaultRow("F14", "the file is away for a moment");
        for (int away = 1; away < 5; away++) {
            Path path = file();
            LibraryFile file = LibraryFile.load(path);
            DiskWatch watch = new DiskWatch();
            assertEquals(List.of(), news(watch, file));
            Path aside = Files.move(path, folder.resolve("away"));
            for (int i = 0; i < away; i++) {
                assertEquals(Optional.empty(), watch.pollChange(file));
            }
            Files.move(aside, path);
            assertEquals(List.of(), news(watch, file));
            file.saveLibrary(SaveFaults.edited(file.library()));
            row.holds(Files.readAllBytes(path), bytes(TEXT.replace("2020", "{2021, later}")));
        }
        row.write();
    }

    @Test
    void anEditIsSavedThoughTheFileIsAwayAndWhatComesBackInsteadIsNews() throws IOException {
        Path path = file();
        LibraryFile file = LibraryFile.load(path);
        Files.delete(path);
        LibraryFile saved = file.saveLibrary(SaveFaults.edited(file.library()));
        String ours = TEXT.replace("2020", "{2021, later}");
        FaultRow row = new FaultRow("F14", "saved while the file is away, then replaced");
        row.holds(Files.readAllBytes(path), bytes(ours));
        Files.writeString(folder.resolve("theirs"), THEIRS);
        Files.move(folder.resolve("theirs"), path, StandardCopyOption.REPLACE_EXISTING);
        assertEquals(List.of(THEIRS), news(new DiskWatch(), saved));
        assertTrue(!SaveFaults.isSaved(saved, SaveFaults.edited(saved.library())));
        row.holds(Files.readAllBytes(path), bytes(THEIRS)).write();
    }

    /// Some programs put a file's time back to that of the other computer.
    @ParameterizedTest
    @ValueSource(longs = {0, 1_000, 86_400_000, 4_070_908_800_000L, -1_000})
    void whatAFileHoldsCountsAndNotItsTime(long time) throws IOException {
        FaultRow row = new FaultRow("F15", "the file's time is wrong by years", time);
        for (boolean replaced : List.of(true, false)) {
            Path path = file();
            Files.setLastModifiedTime(path, FileTime.fromMillis(time));
            LibraryFile file = LibraryFile.load(path);
            DiskWatch watch = new DiskWatch();
            assertEquals(List.of(), news(watch, file));
            if (replaced) {
                Files.writeString(folder.resolve("theirs"), THEIRS);
                Files.move(folder.resolve("theirs"), path, StandardCopyOption.REPLACE_EXISTING);
            }
            Files.setLastModifiedTime(path, FileTime.fromMillis(time + 5_000));
            assertEquals(replaced ? List.of(THEIRS) : List.of(), news(watch, file));
            boolean isSaved = SaveFaults.isSaved(file, SaveFaults.edited(file.library()));
            assertEquals(!replaced, isSaved);
            String expected = replaced ? THEIRS : TEXT.replace("2020", "{2021, later}");
            row.holds(Files.readAllBytes(path), bytes(expected)).loses(isSaved == replaced ? 1 : 0);
        }
        row.write();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "p (conflicted copy 2024-05-01).bib",
                "p.sync-conflict-20240501-120000-ABCDEFG.bib",
                "p (Anna's conflicted copy).bib"
            })
    void aConflictCopyIsFoundAndTheFileItselfIsNotTouched(String name) throws IOException {
        Path path = file();
        Files.writeString(folder.resolve(name), THEIRS);
        List<String> names = List.of("p.bib", name, "q.bib");
        FaultRow row = new FaultRow("F14", "a conflict copy lies beside the file", name);
        assertEquals(List.of(name), ConflictCopies.copiesOf("p.bib", names));
        LibraryFile file = LibraryFile.load(path);
        file.saveLibrary(SaveFaults.edited(file.library()));
        row.holds(Files.readAllBytes(path), bytes(TEXT.replace("2020", "{2021, later}")));
        row.holds(Files.readAllBytes(folder.resolve(name)), bytes(THEIRS)).write();
    }
}
