package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.receipts.ReceiptFile;
import octavo.recovery.VersionStore;
import octavo.sidecar.SidecarFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class ConflictedCopiesTest {
    private static final String FIRST = "@misc{first, title = {One}, year = {%s}}\n";
    private static final String BEFORE = FIRST.formatted("2011");
    private static final String SECOND = "@misc{second, title = {Two}}\n";
    private static final String COPY = "p (Mai's conflicted copy 2026-11-28).bib";

    @TempDir private Path folder = Path.of("");

    private final List<OpenConflicts> reviewed = new ArrayList<>();

    private Path file(String name) {
        return folder.resolve(name);
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(file(name), text);
    }

    private LibraryDocument open(String onDisk) throws IOException {
        write("p.bib", onDisk);
        var now = new BackgroundTasks(Runnable::run, Runnable::run);
        var around = new LibraryDocument.Surroundings(now, reviewed::add, file("state"));
        LibraryDocument document = LibraryDocument.of(around, LibraryFile.load(file("p.bib")));
        document.beginBackups();
        document.sidecarSession().readFile(() -> {});
        document.checkDisk();
        return document;
    }

    private static void type(LibraryDocument document, String text) {
        document.applyEdit("Change", document.library().replaceContent(BibParser.parse(text)));
    }

    private static void save(LibraryDocument document, String text) {
        type(document, text);
        document.save(() -> {});
    }

    private static void look(LibraryDocument document) {
        document.checkDisk();
        document.checkDisk();
    }

    private static String text(LibraryDocument document) {
        return document.library().file().text();
    }

    private static void answer(LibraryDocument document, String label) {
        UserNotice notice =
                document.notices().noticeList().stream()
                        .filter(it -> it.actions().stream().anyMatch(a -> a.label().equals(label)))
                        .findFirst()
                        .orElseThrow(() ->
                                new AssertionError(document.notices().noticeList().toString()));
        document.notices().withdrawNotice(notice);
        notice.actions().stream()
                .filter(action -> action.label().equals(label))
                .forEach(action -> action.task().run());
    }

    private static String notices(LibraryDocument document) {
        return document.notices().noticeList().toString();
    }

    @Test
    void whatACopyOfOneselfHasIsTakenAtOnceAndTheCopyGoesWhenItIsSaved() throws IOException {
        LibraryDocument document = open(BEFORE);
        save(document, FIRST.formatted("2012"));
        write("p.bib", BEFORE + SECOND); // the service prefers another computer's version
        write(COPY, FIRST.formatted("2012"));
        look(document);
        look(document);
        assertEquals(FIRST.formatted("2012") + SECOND, text(document));
        assertTrue(Files.exists(file(COPY)));
        document.save(() -> {});
        assertFalse(Files.exists(file(COPY)));
        assertEquals(FIRST.formatted("2012") + SECOND, Files.readString(file("p.bib")));
    }

    @Test
    void whatWasPutAsideIsNotRemovedByWhatTakesItsPlace() throws IOException {
        String third = "@misc{third, title = {Three}}\n";
        LibraryDocument document = open(BEFORE);
        save(document, BEFORE + SECOND);
        write(COPY, BEFORE + SECOND);
        look(document);
        assertTrue(Files.exists(file(COPY)));
        write("p.bib", BEFORE + third); // arrives after the copy
        look(document);
        look(document);
        document.save(() -> {});
        String text = Files.readString(file("p.bib"));
        assertTrue(text.contains(SECOND) && text.contains(third), text);
        assertFalse(Files.exists(file(COPY)));
    }

    @Test
    void aCopyStaysWhileTheFileHasChangesThatAreNotMerged() throws IOException {
        LibraryDocument document = open(BEFORE);
        save(document, FIRST.formatted("2012"));
        write(COPY, BEFORE);
        write("p.bib", FIRST.formatted("2015"));
        look(document);
        look(document);
        assertTrue(Files.exists(file(COPY)));
        answer(document, "Review …");
        reviewed.getLast().chooseAll(MergeSide.OURS);
        reviewed.getLast().settle();
        document.save(() -> {});
        look(document);
        look(document);
        assertFalse(Files.exists(file(COPY)), () -> notices(document));
    }

    @Test
    void anUndoneMergeKeepsTheCopyAndIsNotRepeated() throws IOException {
        LibraryDocument document = open(BEFORE);
        write(COPY, BEFORE + SECOND);
        look(document);
        assertEquals(BEFORE + SECOND, text(document));
        document.undo();
        document.save(() -> {});
        look(document);
        assertEquals(BEFORE, text(document));
        assertTrue(Files.exists(file(COPY)));
        document.redo();
        document.save(() -> {});
        assertFalse(Files.exists(file(COPY)));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"OURS, 2012", "THEIRS, 2015"})
    void aValueThatDiffersIsAskedAboutAndTheRestIsTaken(MergeSide side, String year)
            throws IOException {
        LibraryDocument document = open(BEFORE);
        save(document, FIRST.formatted("2012"));
        write(COPY, FIRST.formatted("2015") + SECOND);
        look(document);
        assertEquals(FIRST.formatted("2012") + SECOND, text(document));
        document.save(() -> {});
        assertTrue(Files.exists(file(COPY)));
        answer(document, "Review …");
        OpenConflicts conflicts = reviewed.getLast();
        assertEquals(OtherState.IN_COPY, conflicts.otherState());
        conflicts.chooseAll(side);
        conflicts.settle();
        document.save(() -> {});
        assertEquals(FIRST.formatted(year) + SECOND, Files.readString(file("p.bib")));
        assertFalse(Files.exists(file(COPY)));
        assertTrue(
                VersionStore.of(file("state"), file("p.bib")).listVersions().stream()
                        .anyMatch(version -> version.librarySize().entryCount() == 2));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"Merge, false, 2", "Leave It, true, 1"})
    void aNameThatMayMeanSomethingElseIsAskedAbout(String label, boolean isThere, int entries)
            throws IOException {
        LibraryDocument document = open(BEFORE);
        Path copy = write("p (1).bib", BEFORE + SECOND);
        look(document);
        assertEquals(BEFORE, text(document));
        answer(document, label);
        document.save(() -> {});
        look(document);
        assertEquals(isThere, Files.exists(copy));
        assertEquals(entries, document.library().entrySlots().count());
    }

    @Test
    void aCopyThatIsIncompleteIsLeftAloneUntilTheRestArrives() throws IOException {
        LibraryDocument document = open(BEFORE);
        write(COPY, BEFORE + "@misc{second, ti");
        look(document);
        assertEquals(BEFORE, text(document));
        write(COPY, BEFORE + SECOND);
        look(document);
        assertEquals(BEFORE + SECOND, text(document));
    }

    @Test
    void aCopyThatAnotherComputerHasRemovedIsNoLongerAskedAbout() throws IOException {
        LibraryDocument document = open(BEFORE);
        Path copy = write("p (1).bib", BEFORE + SECOND);
        look(document);
        Files.delete(copy);
        look(document);
        assertFalse(notices(document).contains("p (1).bib"), () -> notices(document));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "'@misc{first, title = {One', Keep This Version, 2011",
        "'@misc{first, title = {One', Use the New One, ''",
        "'@misc{first, title = {One}, year = {2015}}\n@misc{b, x = {\0\0}}', Keep This Version,"
                + " 2011",
        "'@misc{first, title = {One}, year = {2015}}\n@misc{b, x = {\0\0}}', Use the New One, 2015"
    })
    void aFileThatHasNotArrivedIsAskedAbout(String onDisk, String label, String year)
            throws IOException {
        LibraryDocument document = open(BEFORE);
        write("p.bib", onDisk);
        look(document);
        assertEquals(BEFORE, text(document));
        answer(document, label);
        assertTrue(text(document).contains(year), text(document));
        assertEquals(label.startsWith("Keep"), text(document).equals(BEFORE));
    }

    @Test
    void aFileThatHasManyEntriesTwiceIsAskedAbout() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            text.append("@misc{k%d, title = {%d}}%n".formatted(i, i));
        }
        LibraryDocument document = open(text.toString());
        write("p.bib", text.toString() + text);
        look(document);
        assertEquals(6, document.library().entrySlots().count());
        answer(document, "Keep This Version");
        document.save(() -> {});
        assertEquals(text.toString(), Files.readString(file("p.bib")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"Keep My Decisions, mine", "Use Those of the Copy, theirs"})
    void aCopyOfTheDecisionsIsMergedAndWhatDiffersIsAskedAbout(String label, String kept)
            throws IOException {
        String decisions = "{\"version\": 1, \"x\": \"%s\", \"%s\": [1]}";
        write("p.octavo.json", decisions.formatted("mine", "a"));
        LibraryDocument document = open(BEFORE);
        Path copy =
                write(
                        "p.octavo.sync-conflict-20261128-101500-ABCDEFG.json",
                        decisions.formatted("theirs", "b"));
        look(document);
        answer(document, label);
        String merged = Files.readString(SidecarFile.pathFor(file("p.bib")));
        assertTrue(merged.contains(kept) && merged.contains("\"b\""), merged);
        assertFalse(Files.exists(copy));
    }

    @Test
    void aCopyOfReceiptsIsMerged() throws IOException {
        LibraryDocument document = open(BEFORE);
        Path copy = write("p.octavo (conflicted copy).receipts", "# none\n");
        look(document);
        assertFalse(Files.exists(copy));
        assertTrue(ReceiptFile.loadFor(file("p.bib")).isEmpty());
    }

    @Test
    void savingUnderAnotherNameKeepsTheCopyOfTheFirstFile() throws IOException {
        LibraryDocument document = open(BEFORE);
        write(COPY, BEFORE + SECOND);
        look(document);
        assertEquals(BEFORE + SECOND, text(document));
        document.saveAs(file("q.bib"), List.of(), () -> {});
        assertEquals(BEFORE + SECOND, Files.readString(file("q.bib")));
        look(document);
        assertTrue(Files.exists(file(COPY)));
    }

    @Test
    void aMergeThatIsRevertedKeepsTheCopyAndIsMadeAgain() throws IOException {
        LibraryDocument document = open(BEFORE);
        write(COPY, BEFORE + SECOND);
        look(document);
        document.revert();
        save(document, FIRST.formatted("2013"));
        assertTrue(Files.exists(file(COPY)));
        look(document);
        assertEquals(FIRST.formatted("2013") + SECOND, text(document));
        document.save(() -> {});
        assertFalse(Files.exists(file(COPY)));
    }

    @Test
    void aCopyOfUnsavedEditsStaysWhenTheseAreUndone() throws IOException {
        LibraryDocument document = open(BEFORE);
        type(document, BEFORE + SECOND);
        write(COPY, BEFORE + SECOND);
        look(document);
        document.undo();
        save(document, FIRST.formatted("2013"));
        assertTrue(Files.exists(file(COPY)));
    }

    @Test
    void aFileThatIsOnlyPerhapsACopyDoesNotBringBackWhatWasDeletedElsewhere() throws IOException {
        StringBuilder entries = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            entries.append("@misc{k%d, title = {The %d}}%n".formatted(i, i));
        }
        String others = entries.toString();
        LibraryDocument document = open(BEFORE + others + SECOND);
        write("p 2.bib", BEFORE + others + "@misc{e, title = {E}}\n");
        look(document);
        answer(document, "Leave It");
        save(document, FIRST.formatted("2012") + others + SECOND);
        write("p.bib", FIRST.formatted("2013") + others);
        look(document);
        assertEquals(FIRST.formatted("2013") + others, text(document), () -> notices(document));
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource({
        "p.octavo.receipts, p.octavo (1).receipts, # Octavo's receipts, Leave It, true",
        "p.octavo.receipts, p.octavo (1).receipts, # Octavo's receipts, Merge, false",
        "p.octavo.json, p.octavo 2.json, '{\"version\": 1, \"x\": [1]}', Leave It, true",
        "p.octavo.json, p.octavo 2.json, '{\"version\": 1, \"x\": [1]}', Merge, false",
        "p.octavo.json, p.octavo 2.json, '{\"version\": 1, \"y\": [1]}', Leave It, true"
    })
    void whatIsOnlyPerhapsACopyOfAFileBesideTheLibraryIsAskedAbout(
            String original, String copy, String content, String label, boolean isThere)
            throws IOException {
        write(original, content);
        LibraryDocument document = open(BEFORE);
        write(copy, original.endsWith("json") ? "{\"version\": 1, \"y\": [2]}" : "# none\n");
        look(document);
        assertTrue(Files.exists(file(copy)));
        answer(document, label);
        look(document);
        assertEquals(isThere, Files.exists(file(copy)), () -> notices(document));
    }

    @Test
    void aQuestionThatIsClosedDoesNotKeepOtherCopiesWaiting() throws IOException {
        LibraryDocument document = open(BEFORE);
        write("p (1).bib", BEFORE + "@misc{third, title = {Three}}\n");
        look(document);
        document.notices().withdrawNotice(document.notices().noticeList().getLast());
        write(COPY, BEFORE + SECOND);
        look(document);
        assertEquals(BEFORE + SECOND, text(document), () -> notices(document));
    }

    @Test
    void aReviewKeepsOtherCopiesWaiting() throws IOException {
        LibraryDocument document = open(BEFORE);
        save(document, FIRST.formatted("2012"));
        write(COPY, FIRST.formatted("2015"));
        look(document);
        answer(document, "Review …");
        write("p (conflict).bib", BEFORE + SECOND);
        look(document);
        assertFalse(text(document).contains(SECOND));
        reviewed.getLast().postpone();
        answer(document, "Review …");
        reviewed.getLast().chooseAll(MergeSide.OURS);
        reviewed.getLast().settle();
        look(document);
        assertTrue(text(document).contains(SECOND), () -> notices(document));
    }

    @Test
    void aCopyThatCannotBeMergedIsToldOnce() throws IOException {
        Files.createDirectory(file("state"));
        write("state/versions", "no folder");
        LibraryDocument document = open(BEFORE);
        write(COPY, BEFORE + SECOND);
        look(document);
        assertTrue(notices(document).contains(COPY), () -> notices(document));
        document.notices().noticeList().removeIf(notice -> notice.messageText().contains(COPY));
        look(document);
        assertFalse(notices(document).contains(COPY), () -> notices(document));
    }

    @Test
    void aCopyOfTheSameDecisionsIsMergedWhenOthersArrive() throws IOException {
        String decisions = "{\"version\": 1, \"%s\": [1]}";
        write("p.octavo.json", decisions.formatted("a"));
        LibraryDocument document = open(BEFORE);
        Path copy = write("p.octavo (conflicted copy).json", decisions.formatted("a"));
        write(COPY, BEFORE + SECOND);
        look(document);
        look(document);
        assertEquals(BEFORE + SECOND, text(document));
        assertTrue(Files.exists(copy));
        write("p.octavo.json", decisions.formatted("other"));
        look(document);
        String merged = Files.readString(file("p.octavo.json"));
        assertTrue(merged.contains("\"a\"") && merged.contains("other"), merged);
        assertFalse(Files.exists(copy));
    }

    @Test
    void aCopyWithConflictsIsNotSaidToGoWhenTheLibraryIsSaved() throws IOException {
        LibraryDocument document = open(BEFORE);
        save(document, FIRST.formatted("2012"));
        write(COPY, FIRST.formatted("2015") + SECOND);
        look(document);
        assertFalse(notices(document).contains("when you save"), () -> notices(document));
    }
}
