package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.LibraryFile;
import octavo.merge.ConflictChoice;
import octavo.merge.MergeConflict;
import octavo.recovery.JournalRecovery;
import octavo.recovery.KilledProcess;
import octavo.recovery.PendingEdits;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ExternalChangesTest {
    private static final String BEFORE = year("2011");

    @TempDir private Path folder = Path.of("");

    private final List<OpenConflicts> reviewed = new ArrayList<>();

    private static String year(String year) {
        return "@misc{first, title = {One}, year = {" + year + "}}\n";
    }

    private Path file() {
        return folder.resolve("p.bib");
    }

    private LibraryDocument open(String onDisk) throws IOException {
        Files.writeString(file(), onDisk);
        var now = new BackgroundTasks(Runnable::run, Runnable::run);
        var around = new LibraryDocument.Surroundings(now, reviewed::add, folder.resolve("state"));
        return LibraryDocument.of(around, LibraryFile.load(file()));
    }

    private static void type(LibraryDocument document, String text) {
        document.applyEdit("Change", document.library().replaceContent(BibParser.parse(text)));
    }

    /// Restores a year that was changed from 2011 to 2020 before a crash.
    private static void restore(LibraryDocument document) {
        BibFile base = BibParser.parse(BEFORE);
        document.restoreEdits(base, BibParser.parse(year("2020")), () -> {});
    }

    /// Answers the question that has this answer.
    private static void answer(LibraryDocument document, String label) {
        for (UserNotice notice : List.copyOf(document.notices().noticeList())) {
            for (UserNotice.NoticeAction action : notice.actions()) {
                if (action.label().equals(label)) {
                    document.notices().withdrawNotice(notice);
                    action.task().run();
                    return;
                }
            }
        }
        throw new AssertionError("no " + label + " in " + document.notices().noticeList());
    }

    private OpenConflicts review(LibraryDocument document) {
        answer(document, "Review …");
        return reviewed.getLast();
    }

    private static void settle(OpenConflicts conflicts, ConflictChoice.MergeSide side) {
        conflicts.chooseAll(side);
        conflicts.settle();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"OURS, 2020", "THEIRS, 2015"})
    void anEditRestoredAfterACrashIsMineAndTheFileIsTheOtherSide(
            ConflictChoice.MergeSide side, String year) throws IOException {
        LibraryDocument document = open(year("2015"));
        restore(document);
        OpenConflicts conflicts = review(document);
        MergeConflict conflict = conflicts.conflictList().getFirst();
        assertEquals(Optional.of("{2020}"), conflict.ourText());
        assertEquals(Optional.of("{2015}"), conflict.theirText());
        settle(conflicts, side);
        document.save(() -> {});
        assertEquals(year(year), Files.readString(file()));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"OURS, 1999", "THEIRS, 2015"})
    void anEditIsMineAndWhatAnotherProgramWroteIsTheOtherSide(
            ConflictChoice.MergeSide side, String year) throws IOException {
        LibraryDocument document = open(BEFORE);
        type(document, year("1999"));
        Files.writeString(file(), year("2015"));
        document.save(() -> {});
        settle(review(document), side);
        assertEquals(year(year), Files.readString(file()));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"OURS, 2020", "THEIRS, 1999"})
    void aRestoredEditIsAskedAboutWhereItMeetsALaterUnsavedOne(
            ConflictChoice.MergeSide side, String year) throws IOException {
        LibraryDocument document = open(BEFORE);
        type(document, year("1999"));
        restore(document);
        OpenConflicts conflicts = review(document);
        assertEquals(OtherState.IN_WINDOW, conflicts.otherState());
        settle(conflicts, side);
        document.save(() -> {});
        assertEquals(year(year), Files.readString(file()));
    }

    @Test
    void aSaveGoesOnAfterTheAnswerThoughTheFileChangedAgain() throws IOException {
        LibraryDocument document = open(BEFORE);
        type(document, year("1999"));
        Files.writeString(file(), year("2015"));
        document.save(() -> {});
        Files.writeString(file(), year("2016, 2017"));
        document.checkDisk(); // a change must have come to rest
        document.checkDisk();
        settle(review(document), ConflictChoice.MergeSide.OURS);
        assertEquals(year("1999"), Files.readString(file()));
    }

    @Test
    void aRestoredEditIsStillAskedAboutWhenTheFileChangesAgain() throws IOException {
        LibraryDocument document = open(year("2015"));
        restore(document);
        Files.writeString(file(), year("2016"));
        document.save(() -> {});
        MergeConflict conflict = review(document).conflictList().getFirst();
        assertEquals(Optional.of("{2020}"), conflict.ourText());
        assertEquals(Optional.of("{2016}"), conflict.theirText());
    }

    @Test
    void aRestoredEditIsStillAskedAboutWhenAShrunkFileIsRefused() throws IOException {
        LibraryDocument document = open(year("2015"));
        restore(document);
        Files.writeString(file(), "");
        document.save(() -> {});
        answer(document, "Keep This Version");
        settle(review(document), ConflictChoice.MergeSide.OURS);
        document.save(() -> {});
        assertEquals(year("2020"), Files.readString(file()));
    }

    /// Has the window find out that the file has changed: it looks twice.
    private static void look(LibraryDocument document) {
        document.checkDisk();
        document.checkDisk();
    }

    @Test
    void aSaveThatMeetsAShrunkFileGoesOnWithTheVersionThatIsKept() throws IOException {
        LibraryDocument document = open(BEFORE);
        Files.writeString(file(), "");
        type(document, year("1999"));
        document.save(() -> {});
        answer(document, "Keep This Version");
        assertEquals(year("1999"), Files.readString(file()));
    }

    @Test
    void nothingIsSavedByALaterChangeAfterAVersionWasKept() throws IOException {
        LibraryDocument document = open(BEFORE);
        List<String> continued = new ArrayList<>();
        Files.writeString(file(), "");
        type(document, year("1999"));
        document.save(() -> continued.add("saved"));
        answer(document, "Keep This Version");
        type(document, year("2000"));
        String theirs = year("1999") + "@misc{theirs}\n";
        Files.writeString(file(), theirs);
        look(document);
        assertEquals(List.of("saved"), continued);
        assertEquals(theirs, Files.readString(file()));
    }

    @Test
    void aVersionThatIsKeptOverAShrunkFileIsSavedByItself() throws IOException {
        LibraryDocument document = open(BEFORE);
        Files.writeString(file(), "");
        look(document);
        answer(document, "Keep This Version");
        document.autosave();
        assertEquals(BEFORE, Files.readString(file()));
    }

    @Test
    void aVersionThatIsKeptOverAShrunkFileSurvivesACrash() throws IOException {
        LibraryDocument document = open(BEFORE);
        Files.writeString(file(), "");
        look(document);
        answer(document, "Keep This Version");
        assertEquals(List.of(BEFORE), recovered(document));
    }

    @Test
    void aConflictThatIsResolvedIsNotAskedAboutAgainAfterACrash() throws IOException {
        LibraryDocument document = open(BEFORE);
        type(document, year("1999"));
        Files.writeString(file(), year("2015"));
        document.save(() -> {});
        OpenConflicts conflicts = review(document);
        Files.writeString(file(), year("2016"));
        settle(conflicts, ConflictChoice.MergeSide.OURS);
        Files.writeString(file(), year("2015"));
        PendingEdits.JournalContents contents = pending(document).getFirst();
        assertEquals(year("2015"), contents.baseFile().text());
        assertEquals(year("1999"), contents.recoveredFile().text());
    }

    private List<String> recovered(LibraryDocument document) throws IOException {
        return pending(document).stream().map(it -> it.recoveredFile().text()).toList();
    }

    /// What the next process finds after this one was killed.
    private List<PendingEdits.JournalContents> pending(LibraryDocument document)
            throws IOException {
        Path copy = folder.resolve("copy");
        KilledProcess.copyFolder(folder.resolve("state"), copy);
        document.close();
        return JournalRecovery.findIn(copy).pendingEdits().stream()
                .map(PendingEdits::journalContents)
                .toList();
    }
}
