package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Questions;
import octavo.gui.openlibraries.Workspaces;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/// Makes random steps in an open library and in a model of it, and compares the two after each.
final class LibraryWalk {
    private static final int MOST_ENTRIES = 25;
    private static final String LOST = WalkedLibrary.MESSAGES.text("lost.restore");

    private final ModelledLibrary modelled;
    private final WalkCrashes crashes;
    private int files;

    LibraryWalk(Path folder, String text, Map<String, Integer> counts) throws IOException {
        this.modelled = new ModelledLibrary(folder, text, counts);
        this.crashes = new WalkCrashes(modelled);
    }

    void make(WalkStep step) throws IOException {
        Random random = new Random(step.seed());
        boolean isDone =
                switch (step.kind()) {
                    case UNDO -> modelled.undo(random);
                    case REDO -> modelled.redo(random);
                    case UNDO_ALL_AND_REDO -> undoAll(random);
                    case SAVE -> save(random, () -> modelled.real.document().save(() -> {}));
                    case AUTOSAVE -> autosave(random);
                    case SAVE_AS -> saveAs(random);
                    case CHANGE_FILE -> changeFile(random);
                    case REMOVE_FILE -> removeFile();
                    case LOOK_AT_DISK -> look(random);
                    case REOPEN -> reopen(random);
                    case DRAFT -> draft(random);
                    case CRASH -> crashes.crash(random);
                    default -> edit(step.kind(), random);
                };
        modelled.real.work().runAll(random);
        if (isDone) {
            modelled.count(step.kind().name());
        }
        modelled.compare();
    }

    /// Undoes everything, which leads to the first text, and closes it.
    void end(Random random) throws IOException {
        undoAll(random);
        modelled.real.close(Questions.CloseAnswer.DISCARD, random);
        assertTrue(modelled.real.isClosed());
        assertEquals(modelled.model.disk(), WalkedLibrary.onDisk(modelled.path), "the file");
    }

    // An edit, and what it did to the text.

    private boolean edit(WalkStep.Kind kind, Random random) throws IOException {
        long entries = modelled.real.document().library().entrySlots().count();
        WalkStep.Kind fitting = entries > MOST_ENTRIES ? WalkStep.Kind.DELETE_ENTRIES : kind;
        modelled.real.edits(random).make(fitting);
        modelled.real.work().runAll(random);
        return modelled.takeSteps();
    }

    private boolean draft(Random random) {
        modelled.real.edits(random).draft();
        modelled.real.work().runSome(random, 4);
        modelled.real.workspace().editor().commit();
        modelled.real.workspace().editor().fieldModels().forEach(field -> field.revert());
        modelled.real.work().runAll(random);
        return modelled.takeSteps();
    }

    private boolean undoAll(Random random) {
        int undone = 0;
        while (modelled.model.undo()) {
            modelled.real.document().undo();
            undone++;
        }
        assertEquals("", modelled.real.document().undoNameProperty().get());
        modelled.real.document().undo();
        assertEquals(modelled.model.first(), modelled.real.text());
        modelled.real.work().runSome(random, 5);
        modelled.compareState();
        for (int i = 0; i < undone - random.nextInt(2); i++) {
            modelled.real.document().redo();
            modelled.model.redo();
        }
        return undone > 0;
    }

    private boolean save(Random random, Runnable how) throws IOException {
        how.run();
        StateStack.State saved = modelled.model.now();
        modelled.meanwhile(random);
        modelled.real.work().runAll(random);
        modelled.saved(random, saved);
        return true;
    }

    private boolean autosave(Random random) throws IOException {
        if (!modelled.model.isAutosaveDue()) {
            modelled.real.document().autosave();
            return false;
        }
        return save(random, () -> modelled.real.document().autosave());
    }

    private boolean saveAs(Random random) throws IOException {
        Path other = modelled.path.resolveSibling("p" + ++files + ".bib");
        StateStack.State saved = modelled.model.now();
        modelled.real.document().saveAs(other, List.of(), () -> {});
        modelled.real.work().runAll(random);
        if (modelled.real.takeNotices(UserNotice.NoticeLevel.ERROR).isEmpty()) {
            modelled.path = other;
            modelled.model.save(saved);
            modelled.isGone = false;
        } else {
            assertTrue(ModelledLibrary.isDamaged(saved.text()));
            modelled.model.refuse(saved);
        }
        return true;
    }

    private boolean changeFile(Random random) throws IOException {
        List<OtherProgram> programs = List.of(OtherProgram.values());
        OtherProgram program = programs.get(random.nextInt(programs.size()));
        Optional<String> before = modelled.model.disk();
        if (before.isEmpty()) {
            return false;
        }
        Optional<String> after = Optional.of(program.changed(before.get(), random));
        modelled.model.changeDisk(after);
        ModelledLibrary.write(modelled.path, after);
        modelled.count("a program that " + program.name().toLowerCase(Locale.ROOT));
        if (program == OtherProgram.RECODES) {
            look(random);
            modelled.model.changeDisk(before);
            ModelledLibrary.write(modelled.path, before);
        }
        return true;
    }

    private boolean removeFile() throws IOException {
        modelled.model.changeDisk(Optional.empty());
        ModelledLibrary.write(modelled.path, Optional.empty());
        return true;
    }

    private boolean look(Random random) throws IOException {
        modelled.real.document().checkDisk();
        modelled.real.work().runAll(random);
        boolean isNews = modelled.model.theirs().isPresent();
        modelled.real.document().checkDisk();
        modelled.meanwhile(random);
        modelled.real.work().runAll(random);
        modelled.isGone = modelled.model.disk().isEmpty();
        modelled.takeIn(random);
        return isNews;
    }

    private boolean reopen(Random random) throws IOException {
        boolean isSaved = random.nextBoolean();
        boolean isAsked = modelled.model.isDirty() || modelled.model.disk().isEmpty();
        StateStack.State last = modelled.model.now();
        modelled.real.close(
                isSaved ? Questions.CloseAnswer.SAVE : Questions.CloseAnswer.DISCARD, random);
        if (isAsked && isSaved) {
            modelled.saved(random, last);
            if (!modelled.real.isClosed()) {
                modelled.count("a library that stays open");
                return false;
            }
        }
        assertTrue(modelled.real.isClosed());
        if (modelled.model.disk().isEmpty()) {
            modelled.model.changeDisk(Optional.of(modelled.model.known()));
            ModelledLibrary.write(modelled.path, modelled.model.disk());
        }
        open(random, Workspaces::offerRecovery);
        assertTrue(
                !modelled.real.isOffered(WalkCrashes.RESTORE),
                "edits that were saved or discarded are offered");
        return true;
    }

    private void open(Random random, Consumer<Workspaces> first) throws IOException {
        modelled.real = new WalkedLibrary(modelled.path, modelled.state, random, first);
        modelled.model =
                new StateStack(modelled.model.disk().orElseThrow(), modelled.real.decisions());
        modelled.isGone = false;
        if (modelled.real.isOffered(LOST) && random.nextBoolean()) {
            modelled.real.click(LOST);
            modelled.real.work().runAll(random);
            modelled.takeSteps();
            modelled.count("a version that is restored after a loss");
        }
    }
}
