package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.librarystate.UserNotice;
import octavo.library.Library;
import octavo.merge.ConflictChoice;
import octavo.merge.Merge;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;
import octavo.syncedfolders.PartialContent;
import octavo.text.UnifiedDiff;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/// An open library and the model of it, while both do the same.
final class ModelledLibrary {
    static final String REVIEW = WalkedLibrary.MESSAGES.text("conflicts.review");
    static final int MOST_QUESTIONS = 20;

    /// An edit amid a question may lead to another, and somebody stops editing at last.
    private static final int QUESTIONS_AMID_EDITS = MOST_QUESTIONS / 2;

    private static final String KEEP = WalkedLibrary.MESSAGES.text("shrunk.keep");
    private static final String TAKE_SMALLER = WalkedLibrary.MESSAGES.text("shrunk.take");
    private static final String TAKE_ODD = WalkedLibrary.MESSAGES.text("odd.take");
    private static final String FROM_DISK = WalkedLibrary.MESSAGES.text("from-disk");

    private final Map<String, Integer> counts;
    final Path folder;

    /// The present process's folder, and the library's file.
    Path state;

    Path path;

    WalkedLibrary real;
    StateStack model;

    /// Whether the file is known to be missing.
    boolean isGone;

    /// How many questions the change at hand has led to.
    private int questionsAnswered;

    /// The answers to the last question about conflicts.
    private Map<Integer, ConflictChoice> choices = Map.of();

    /// @param counts how often what happened, to be added to
    ModelledLibrary(Path folder, String text, Map<String, Integer> counts) throws IOException {
        this.folder = folder;
        this.counts = counts;
        this.state = folder.resolve("state");
        this.path = Files.createDirectories(folder.resolve("shelf")).resolve("p0.bib");
        write(path, Optional.of(text));
        this.real = new WalkedLibrary(path, state, new Random(0), _ -> {});
        this.model = new StateStack(text, real.decisions());
    }

    /// Has another program write the file, or take it away.
    static void write(Path file, Optional<String> text) throws IOException {
        if (text.isPresent()) {
            Files.write(file, text.get().getBytes(StandardCharsets.ISO_8859_1));
        } else {
            Files.deleteIfExists(file);
        }
    }

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    /// Has the model follow the steps that were made.
    boolean takeSteps() {
        return !followSteps().isEmpty();
    }

    /// Has the model follow the steps that were made.
    ///
    /// @return the steps
    List<WalkedLibrary.MadeStep> followSteps() {
        List<WalkedLibrary.MadeStep> steps = real.takeSteps();
        for (WalkedLibrary.MadeStep step : steps) {
            boolean isFromDisk = step.label().equals(FROM_DISK);
            if (isFromDisk) {
                assertText(
                        WalkedLibrary.latin1(merged().mergedFile().bytes()), step.text(), "merged");
            }
            model.push(step.label(), step.text(), step.decisions(), step.isEdit());
            if (isFromDisk) {
                model.takeIn();
                count("a merge that is a step");
            }
        }
        return steps;
    }

    /// Says only where two texts differ.
    static void assertText(String expected, String actual, String what) {
        if (!expected.equals(actual)) {
            List<String> diff =
                    UnifiedDiff.of("text", expected.replace("\r", "~"), actual.replace("\r", "~"));
            throw new AssertionError(what + ": " + String.join("\n", diff));
        }
    }

    /// What is here, and what another program wrote, with the conflicts resolved as they were.
    private MergeResult merged() {
        String theirs = model.theirs().orElseThrow();
        return Merge.of(file(model.included()), file(model.text()), file(theirs))
                .withChoices(choices);
    }

    boolean undo(Random random) {
        boolean isDone = false;
        for (int i = random.nextInt(4); i >= 0; i--) {
            real.document().undo();
            isDone |= model.undo();
        }
        return isDone;
    }

    boolean redo(Random random) {
        boolean isDone = false;
        for (int i = random.nextInt(4); i >= 0; i--) {
            real.document().redo();
            isDone |= model.redo();
        }
        return isDone;
    }

    /// Makes edits and undoes them while something else is on its way.
    void meanwhile(Random random) throws IOException {
        for (int i = random.nextInt(3); i > 0; i--) {
            switch (random.nextInt(4)) {
                case 0 -> undo(random);
                case 1 -> redo(random);
                default -> {
                    real.edits(random).make(WalkStep.Kind.SET_FIELD);
                    takeSteps();
                }
            }
        }
    }

    /// Has the model follow a save, and what it leads to. Damage is found before a change.
    void saved(Random random, StateStack.State saved) throws IOException {
        List<String> troubles = real.takeNotices(UserNotice.NoticeLevel.ERROR);
        if (!troubles.isEmpty()) {
            assertTrue(isDamaged(saved.text()), troubles::toString);
            model.refuse(saved);
            count("a save that is refused");
        } else if (model.isChangedOnDisk(saved.text())) {
            model.refuse(saved);
            count("a save that meets a change");
            if (takeIn(random)) {
                saved(random, model.now());
            }
        } else {
            model.save(saved);
            isGone = false;
        }
    }

    static BibFile file(String text) {
        return BibParser.parse(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    static boolean isDamaged(String text) {
        return file(text).items().stream().anyMatch(item -> !item.diagnostics().isEmpty());
    }

    /// Answers all questions that another program's change leads to.
    ///
    /// @return whether the change was taken in
    boolean takeIn(Random random) throws IOException {
        boolean isTaken = false;
        for (questionsAnswered = 0;
                questionsAnswered < MOST_QUESTIONS && !isTaken;
                questionsAnswered++) {
            takeSteps();
            isTaken = model.theirs().isEmpty();
            if (isTaken) {
                break;
            } else if (isAskedAboutLoss()) {
                model.distrustDisk();
                compareState();
                isTaken = answerLoss(random);
            } else if (real.isOffered(REVIEW)) {
                answerConflicts(random);
            } else {
                isTaken = isTakenInAlready();
                if (!isTaken) {
                    return false;
                }
            }
            real.work().runAll(random);
        }
        assertTrue(isTaken, "there is no end of questions");
        choices = Map.of();
        real.takeNotices(UserNotice.NoticeLevel.DONE);
        return true;
    }

    /// Whether all that another program has changed is here; the encoding cannot be taken in.
    private boolean isTakenInAlready() {
        MergeResult merged = merged();
        if (merged.mergedFile().encoding() != real.document().library().file().encoding()) {
            count("a change of the encoding");
            assertTrue(!real.takeNotices(UserNotice.NoticeLevel.WARNING).isEmpty());
            return false;
        }
        assertText(
                WalkedLibrary.latin1(merged.mergedFile().bytes()),
                model.text(),
                "not taken in, " + real.warnings());
        model.takeIn();
        count("a merge that changes nothing");
        return true;
    }

    private boolean isAskedAboutLoss() {
        return real.isOffered(TAKE_SMALLER) || real.isOffered(TAKE_ODD);
    }

    /// Edits before a question is answered, unless it is one of very many.
    private void editAmidQuestion(Random random) throws IOException {
        if (questionsAnswered < QUESTIONS_AMID_EDITS) {
            meanwhile(random);
        }
    }

    /// @return whether the smaller file is left alone
    private boolean answerLoss(Random random) throws IOException {
        String take = offerToTake();
        editAmidQuestion(random);
        boolean isUsed = random.nextBoolean();
        real.click(isUsed ? take : KEEP);
        count(isUsed ? "a smaller file that is used" : "a smaller file that is not used");
        if (!isUsed) {
            model.ignoreDisk();
        }
        return !isUsed;
    }

    /// The answer that the file's state calls for. An unclosed item reads back as another than it
    /// is here, so for such a library only the window can tell what is odd about the file.
    private String offerToTake() {
        BibFile theirs = file(model.theirs().orElseThrow());
        Optional<PartialContent> oddity = PartialContent.of(file(model.included()), theirs);
        assertTrue(oddity.isPresent() || isDamaged(model.included()), "asked without a reason");
        boolean isSmaller =
                oddity.map(it -> it == PartialContent.SHRUNK)
                        .orElseGet(() -> real.isOffered(TAKE_SMALLER));
        return isSmaller ? TAKE_SMALLER : TAKE_ODD;
    }

    private void answerConflicts(Random random) throws IOException {
        Library ours = real.document().library();
        choices = Map.of();
        List<MergeConflict> expected = merged().openConflicts();
        real.click(REVIEW);
        OpenConflicts conflicts = real.takeConflicts();
        assertEquals(expected, conflicts.conflictList());
        if (random.nextInt(8) == 0) {
            conflicts.postpone();
            return;
        }
        editAmidQuestion(random);
        Map<Integer, ConflictChoice> chosen = new HashMap<>();
        int how = random.nextInt(3);
        for (MergeConflict conflict : expected) {
            boolean isOurs = how == 0 || how == 2 && random.nextBoolean();
            ConflictChoice.MergeSide side =
                    isOurs ? ConflictChoice.MergeSide.OURS : ConflictChoice.MergeSide.THEIRS;
            conflicts.choose(conflict, side);
            chosen.put(conflict.number(), side);
        }
        choices = ours == real.document().library() ? chosen : Map.of();
        conflicts.settle();
        count(List.of("conflicts: mine", "conflicts: theirs", "conflicts: each").get(how));
    }

    void compare() throws IOException {
        compareState();
        assertEquals(model.disk(), WalkedLibrary.onDisk(path), "the file");
        assertText(
                model.known(),
                WalkedLibrary.latin1(real.known().bytes()),
                "the file as it is known");
        compareItems();
        assertEquals(List.of(), real.takeNotices(UserNotice.NoticeLevel.ERROR));
        boolean isAsked = isAskedAboutLoss() || real.isOffered(REVIEW);
        assertTrue(!isAsked, () -> "a question is left: " + real.warnings());
    }

    /// What is saved reads back as it is here; an unclosed item may go on further.
    private void compareItems() {
        List<String> here = items(real.document().library().file());
        List<String> read = items(file(model.text()));
        if (!model.isDirty() && !here.equals(read)) {
            assertText(String.join("<|>", here), String.join("<|>", read), "reads back");
        }
    }

    private static List<String> items(BibFile file) {
        return file.items().stream()
                .filter(item -> !(item instanceof BibText) && item.isClosed())
                .map(item -> item.slice().text())
                .toList();
    }

    void compareState() {
        assertText(model.text(), real.text(), "the text");
        assertEquals(model.undoLabel(), real.document().undoNameProperty().get(), "undo");
        assertEquals(model.redoLabel(), real.document().redoNameProperty().get(), "redo");
        assertEquals(model.isDirty(), real.document().dirtyProperty().get(), "dirty");
        assertEquals(model.now().decisions(), real.decisions(), "decisions");
        assertTrue(model.isDirty() || model.text().equals(model.known()), "is said to be saved");
        SaveState expected =
                isGone ? SaveState.GONE : model.isDirty() ? SaveState.CHANGED : SaveState.SAVED;
        assertEquals(expected, real.document().saveStateProperty().get());
    }
}
