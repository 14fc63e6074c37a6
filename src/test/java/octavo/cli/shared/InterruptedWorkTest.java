package octavo.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;
import octavo.editing.keys.KeyFormula;
import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.FileMovePlan;
import octavo.files.attachments.FileNaming;
import octavo.library.LibraryFile;
import octavo.storage.ContentDigest;
import octavo.storage.FileRenames;
import octavo.storage.StateFolder;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What a killed command has left is finished by the next one. The kill is an exception here;
/// `.ci/faults` kills real programs.
class InterruptedWorkTest extends Command {
    private static final String OLD = "@misc{a, title = {T}}\n@misc{b, title = {U}}\n";
    private static final Map<String, String> RENAMED = Map.of("a", "x");
    private static final Map<String, String> SWAPPED = Map.of("a", "b", "b", "a");

    @TempDir private Path folder = Path.of("");
    private Path library = Path.of("");

    /// Ends a step as a kill does.
    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private interface Step {
        void run() throws IOException;
    }

    @BeforeEach
    void writeALibrary() throws IOException {
        folder = folder.toRealPath();
        library = write("p.bib", OLD);
        write("1.tex", "\\cite{a, b}\n");
        write("2.tex", "\\cite{a, b}\n");
        for (Path left : records()) {
            Files.delete(left);
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private static String digest(String text) {
        return ContentDigest.hexDigest(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Saves the library and the first source, and is killed before the second.
    private void killKeys(Map<String, String> keys, String source) throws IOException {
        String saved = renamed(OLD, keys);
        var sources =
                Stream.of("1.tex", "2.tex")
                        .map(name ->
                                new PendingCitations.PendingSource(
                                        folder.resolve(name),
                                        digest("\\cite{a, b}\n"),
                                        digest(source)))
                        .toList();
        var pending = new PendingCitations(digest(OLD), digest(saved), keys, sources);
        kill(() ->
                InterruptedWork.runRecorded(
                        library,
                        pending,
                        () -> {
                            unchecked(() -> write("p.bib", saved));
                            unchecked(() -> write("1.tex", source));
                            throw new Killed();
                        }));
    }

    private static String renamed(String text, Map<String, String> keys) {
        return text.lines()
                .map(line -> {
                    String key = line.substring("@misc{".length(), line.indexOf(','));
                    return line.replace(
                            "@misc{" + key + ",", "@misc{" + keys.getOrDefault(key, key) + ",");
                })
                .reduce("", (all, line) -> all + line + "\n");
    }

    private static void kill(Step step) {
        assertThrows(Killed.class, step::run);
    }

    private static void unchecked(Step step) {
        try {
            step.run();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private void edit() {
        assertEquals(0, run("edit", library + "", "b", "note=n"), err::toString);
    }

    @Test
    void theNextChangeFinishesCitationsAndSaysSo() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        edit();
        assertEquals("\\cite{x, b}\n", text("1.tex"));
        assertEquals("\\cite{x, b}\n", text("2.tex"));
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().contains("is finished now in " + folder.resolve("2.tex")));
        edit();
        assertTrue(err.toString().endsWith("p.bib: no changes\n"), err::toString);
        assertEquals(List.of(), records());
    }

    private List<Path> records() throws IOException {
        Path records = StateFolder.ofUser().resolve("unfinished");
        if (!Files.exists(records)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(records)) {
            return all.toList();
        }
    }

    @Test
    void repeatingTheCommandFinishesIt() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        Path keys = write("keys.tsv", "a\tx\n");
        run("keys", library + "", "--map", keys + "", "--apply", "--tex", folder + "");
        assertTrue(err.toString().contains("has no entry a"), err::toString);
        assertEquals("\\cite{x, b}\n", text("2.tex"));
    }

    @Test
    void readingAndDryRunsFinishNothing() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        run("list", library + "");
        run("edit", library + "", "b", "note=n", "--dry-run");
        assertEquals("\\cite{a, b}\n", text("2.tex"));
    }

    @Test
    void keysThatChangePlacesAreFinishedOnce() throws IOException {
        killKeys(SWAPPED, "\\cite{b, a}\n");
        edit();
        assertEquals("\\cite{b, a}\n", text("1.tex"));
        assertEquals("\\cite{b, a}\n", text("2.tex"));
    }

    @Test
    void keysThatWereChangedBackAreLeftAlone() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        write("p.bib", OLD + "% mine\n");
        edit();
        assertEquals("\\cite{x, b}\n", text("1.tex"));
        assertEquals("\\cite{a, b}\n", text("2.tex"));
    }

    @Test
    void aSaveThatWasNotReachedLeavesNothingToFinish() throws IOException {
        killKeys(RENAMED, "\\cite{a, b}\n");
        write("p.bib", OLD);
        edit();
        assertEquals("\\cite{a, b}\n", text("2.tex"));
        assertEquals("", err.toString());
        assertEquals(List.of(), records());
    }

    @Test
    void ofASourceChangedMeanwhileOnlyCertainKeysAreRenamed() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        write("2.tex", "Mine. \\cite{a}\n");
        edit();
        assertEquals("Mine. \\cite{x}\n", text("2.tex"));
        write("p.bib", OLD);
        write("2.tex", "\\cite{a, b}\n");
        killKeys(SWAPPED, "\\cite{b, a}\n");
        write("2.tex", "Mine. \\cite{a}\n");
        edit();
        assertEquals("Mine. \\cite{a}\n", text("2.tex"));
        assertTrue(err.toString().contains("2.tex or the library was changed"), err::toString);
        assertEquals(List.of(), records());
    }

    @Test
    void aLinkPutInPlaceOfASourceIsNotFollowed() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        Path other = write("elsewhere/other.tex", "\\cite{a, b}\n");
        Files.delete(folder.resolve("2.tex"));
        Files.createSymbolicLink(folder.resolve("2.tex"), other);
        edit();
        assertEquals("\\cite{a, b}\n", text("elsewhere/other.tex"));
    }

    @Test
    void aSourceThatCannotBeWrittenIsTriedAgainNextTime() throws IOException {
        killKeys(RENAMED, "\\cite{x, b}\n");
        Path source = folder.resolve("2.tex");
        Files.delete(source);
        Files.createDirectory(source);
        edit();
        assertTrue(err.toString().contains("2.tex"), err::toString);
        Files.delete(source);
        write("2.tex", "\\cite{a, b}\n");
        edit();
        assertEquals("\\cite{x, b}\n", text("2.tex"));
    }

    @Test
    void aRunningProgramFinishesItsOwnWork() throws IOException {
        var source =
                new PendingCitations.PendingSource(
                        folder.resolve("2.tex"), digest("\\cite{a, b}\n"), digest(""));
        String saved = renamed(OLD, RENAMED);
        var pending = new PendingCitations(digest(OLD), digest(saved), RENAMED, List.of(source));
        unchecked(() ->
                InterruptedWork.runRecorded(
                        library,
                        pending,
                        () -> {
                            unchecked(() -> write("p.bib", saved));
                            edit();
                        }));
        assertEquals("\\cite{a, b}\n", text("2.tex"));
        assertEquals(List.of(), records());
    }

    private void killFiles(boolean isSaved) throws IOException {
        write("p.bib", "@misc{a, file = {y.pdf}}\n@misc{b}\n");
        write("y.pdf", "y");
        LibraryFile opened = LibraryFile.load(library);
        AttachmentFolders folders = AttachmentFolders.of(library, opened.library(), List.of());
        var naming =
                new FileNaming(
                        Optional.empty(),
                        Optional.of(KeyFormula.parseFileName("new/deep").value()));
        FileMovePlan plan = FileMovePlan.of(opened.library(), folders, naming, _ -> true);
        kill(() ->
                InterruptedWork.runRecorded(
                        library,
                        PendingMoves.of(opened, folders, plan, false),
                        () -> {
                            unchecked(() -> {
                                FileRenames _ = FileRenames.beginRenames(plan.fileRenames());
                                if (isSaved) {
                                    LibraryFile _ =
                                            opened.saveLibrary(
                                                    opened.library().applyEdit(plan.edit()));
                                }
                            });
                            throw new Killed();
                        }));
        assertTrue(Files.exists(folder.resolve("new/deep/y.pdf")));
        assertTrue(Files.exists(folder.resolve("y.pdf")));
    }

    @Test
    void ofTwoNamesTheOldOneGoesIfTheLibraryWasSaved() throws IOException {
        killFiles(true);
        edit();
        assertEquals("y", text("new/deep/y.pdf"));
        assertFalse(Files.exists(folder.resolve("y.pdf")));
        assertEquals(0, run("files", library + "", "--undo"), err::toString);
        assertEquals("y", text("y.pdf"));
    }

    @Test
    void ofTwoNamesTheNewOneGoesIfTheLibraryWasNotSaved() throws IOException {
        killFiles(false);
        edit();
        assertEquals("y", text("y.pdf"));
        assertFalse(Files.exists(folder.resolve("new")));
    }

    @Test
    void aNameThatSomebodyGaveToAnotherFileStays() throws IOException {
        killFiles(true);
        Files.delete(folder.resolve("y.pdf"));
        write("y.pdf", "mine");
        edit();
        assertEquals("mine", text("y.pdf"));
        assertEquals("y", text("new/deep/y.pdf"));
    }

    @Test
    void aFileMovedBeforeTheSaveIsMovedBack() throws IOException {
        killFiles(false);
        Files.delete(folder.resolve("y.pdf")); // as where there are no hard links
        edit();
        assertEquals("y", text("y.pdf"));
        assertFalse(Files.exists(folder.resolve("new")));
    }
}
