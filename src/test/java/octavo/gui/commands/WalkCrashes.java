package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.openlibraries.Workspaces;
import octavo.merge.ConflictChoice;
import octavo.merge.Merge;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;
import octavo.recovery.KilledProcess;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/// Has the process of a walk killed, and started again.
final class WalkCrashes {
    static final String RESTORE = WalkedLibrary.RECOVERY.text("recovery.restore");

    private final ModelledLibrary modelled;
    private int crashes;

    WalkCrashes(ModelledLibrary modelled) {
        this.modelled = modelled;
    }

    /// Has the process killed while something is typed, and starts it again.
    boolean crash(Random random) throws IOException {
        List<String> typed = type(random);
        if (random.nextInt(4) > 0) {
            modelled.real.work().runAll(random);
            typed = List.of(typed.getLast());
        }
        kill();
        String base = modelled.model.known();
        if (random.nextInt(3) == 0) {
            modelled.count("a crash and another program");
            List<OtherProgram> all = List.of(OtherProgram.values());
            OtherProgram program = all.get(random.nextInt(all.indexOf(OtherProgram.RECODES)));
            modelled.model.changeDisk(modelled.model.disk().map(it -> program.changed(it, random)));
        }
        restart(random, base, typed);
        return true;
    }

    /// Makes edits, of which some tasks are left to do.
    ///
    /// @return all states of the text since
    private List<String> type(Random random) throws IOException {
        List<String> texts = new ArrayList<>(List.of(modelled.model.text()));
        modelled.real.takeDrafts();
        for (int i = random.nextInt(3); i > 0; i--) {
            modelled.real.edits(random).make(WalkStep.Kind.SET_FIELD);
            addTexts(texts);
            modelled.real.work().runSome(random, 2);
        }
        if (random.nextInt(3) == 0) {
            modelled.real.edits(random).draft();
            addTexts(texts);
            texts.add(modelled.real.draftText());
            modelled.count("a crash with a draft");
        }
        return texts;
    }

    private void addTexts(List<String> texts) {
        texts.addAll(modelled.real.takeDrafts());
        modelled.followSteps().forEach(step -> texts.add(step.text()));
        texts.add(modelled.model.text());
    }

    private void kill() throws IOException {
        Path next = modelled.folder.resolve("state" + ++crashes);
        KilledProcess.copyFolder(modelled.state, next);
        modelled.real.kill();
        KilledProcess.forgetClaims(next);
        KilledProcess.deleteFolder(modelled.state);
        modelled.state = next;
    }

    /// @param base what the edits were made to
    /// @param typed what may have been recorded of them
    private void restart(Random random, String base, List<String> typed) throws IOException {
        boolean isLost = typed.stream().noneMatch(text -> isSettled(text, base));
        boolean isMissing = modelled.model.disk().isEmpty() && isLost;
        if (modelled.model.disk().isEmpty() && !isLost) {
            modelled.model.changeDisk(Optional.of(base));
        }
        ModelledLibrary.write(modelled.path, modelled.model.disk());
        modelled.real =
                new WalkedLibrary(
                        modelled.path,
                        modelled.state,
                        random,
                        it -> recoverFirst(it, random.nextBoolean() || isMissing));
        if (!isMissing && random.nextInt(4) == 0) {
            modelled.count("two crashes");
            kill();
            modelled.real =
                    new WalkedLibrary(
                            modelled.path, modelled.state, random, Workspaces::offerRecovery);
        }
        modelled.model =
                new StateStack(
                        isMissing ? base : modelled.model.disk().orElseThrow(),
                        modelled.real.decisions());
        modelled.model.changeDisk(isMissing ? Optional.empty() : modelled.model.disk());
        modelled.isGone = false;
        boolean isOffered = isMissing || modelled.real.isOffered(RESTORE);
        assertTrue(isOffered || !isLost, "nothing is offered of what was typed");
        assertTrue(!isOffered || typed.stream().anyMatch(it -> !isSettled(it, base)), "offered");
        if (isOffered && !isMissing && random.nextInt(4) == 0) {
            discard(random);
        } else if (isOffered) {
            restore(random, base, typed, isMissing);
        }
    }

    private static void recoverFirst(Workspaces workspaces, boolean isFirst) {
        if (isFirst) {
            workspaces.offerRecovery();
        }
    }

    /// Whether nothing of a text can be lost.
    private boolean isSettled(String text, String base) {
        return text.equals(base) || modelled.model.disk().equals(Optional.of(text));
    }

    private void discard(Random random) {
        modelled.real.click(WalkedLibrary.RECOVERY.text("recovery.discard"));
        modelled.real.click(WalkedLibrary.RECOVERY.text("recovery.for-good"));
        modelled.real.work().runAll(random);
        modelled.real.workspaces().offerRecovery();
        modelled.real.work().runAll(random);
        assertTrue(!modelled.real.isOffered(RESTORE), "edits that were discarded are offered");
        modelled.count("edits that are discarded");
    }

    private void restore(Random random, String base, List<String> typed, boolean isClicked)
            throws IOException {
        if (!isClicked) {
            modelled.real.click(RESTORE);
            modelled.real.work().runAll(random);
        }
        String shown = modelled.model.text();
        List<MergeResult> possible =
                typed.stream()
                        .map(it ->
                                Merge.of(
                                        ModelledLibrary.file(base),
                                        ModelledLibrary.file(it),
                                        ModelledLibrary.file(shown)))
                        .toList();
        Map<Integer, ConflictChoice> chosen = answers(random, possible);
        modelled.takeSteps();
        List<String> texts =
                possible.stream()
                        .map(it ->
                                WalkedLibrary.latin1(it.withChoices(chosen).mergedFile().bytes()))
                        .toList();
        if (!texts.contains(modelled.model.text())) {
            ModelledLibrary.assertText(texts.getLast(), modelled.model.text(), "restored");
        }
        assertEquals(WalkedLibrary.MESSAGES.text("restored"), modelled.model.undoLabel());
        modelled.real.workspaces().offerRecovery();
        modelled.real.work().runAll(random);
        assertTrue(!modelled.real.isOffered(RESTORE), "edits that were restored are offered again");
        modelled.count("edits that are restored");
    }

    /// Answers the question about conflicts, if there is one.
    private Map<Integer, ConflictChoice> answers(Random random, List<MergeResult> possible) {
        if (!modelled.real.isOffered(ModelledLibrary.REVIEW)) {
            return Map.of();
        }
        modelled.real.click(ModelledLibrary.REVIEW);
        OpenConflicts conflicts = modelled.real.takeConflicts();
        assertTrue(
                possible.stream()
                        .map(MergeResult::openConflicts)
                        .anyMatch(conflicts.conflictList()::equals),
                "the conflicts have other sides");
        Map<Integer, ConflictChoice> chosen = new HashMap<>();
        for (MergeConflict conflict : conflicts.conflictList()) {
            boolean isOurs = random.nextBoolean();
            ConflictChoice.MergeSide side =
                    isOurs ? ConflictChoice.MergeSide.OURS : ConflictChoice.MergeSide.THEIRS;
            conflicts.choose(conflict, side);
            chosen.put(conflict.number(), side);
        }
        conflicts.settle();
        modelled.real.work().runAll(random);
        assertTrue(!modelled.real.isOffered(ModelledLibrary.REVIEW), "it is asked again");
        modelled.count("conflicts after a crash");
        return chosen;
    }
}
