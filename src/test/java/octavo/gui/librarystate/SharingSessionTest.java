package octavo.gui.librarystate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.gui.librarystate.SharingState.SharingKind;
import octavo.gui.tasks.BackgroundTasks;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What an open library exchanges with a group, and what its user is told and asked.
class SharingSessionTest {
    private final PlayedSharing group = new PlayedSharing();
    private final NoticeList notices = new NoticeList();
    private final List<OpenConflicts> reviewed = new ArrayList<>();
    private final SwitchedConsent consent = new SwitchedConsent();
    private int writtenFiles;

    private final SharingSession session =
            new SharingSession(
                    new BackgroundTasks(Runnable::run, Runnable::run),
                    () -> Optional.of(Path.of("p.bib")),
                    notices,
                    new SharingContext(group, reviewed::add, () -> writtenFiles++));

    /// The answer for the one library.
    private static final class SwitchedConsent implements SharingConsent {
        private boolean isOn;

        @Override
        public boolean keepsInStep(Path library) {
            return isOn;
        }

        @Override
        public void keep(Path library, boolean isWanted) {
            isOn = isWanted;
        }
    }

    @BeforeEach
    void shareLibrary() throws Exception {
        group.address = Optional.of(ServerAddress.parse("postgresql://ada@db.example.org/lab"));
        session.allow(consent);
    }

    private SharingKind kind() {
        return session.stateProperty().get().kind();
    }

    private List<String> told() {
        return notices.noticeList().stream().map(UserNotice::messageText).toList();
    }

    private void pressOnlyButton() {
        notices.noticeList().getLast().actions().getFirst().task().run();
    }

    private void tick(int times) {
        for (int i = 0; i < times; i++) {
            session.tick();
        }
    }

    private static SharingFailure failure(FailureKind kind) {
        return new SharingFailure(kind, LocalizedSentence.of("It failed."));
    }

    private static BibFile entry(String title) {
        return BibParser.parse("@misc{a,\n  title = {%s},\n}\n".formatted(title));
    }

    private static MergeResult conflict(String ours, String theirs) {
        return Merge.of(entry("One"), entry(ours), entry(theirs));
    }

    @Test
    void aLibraryOfOnesOwnIsLeftAlone() {
        group.address = Optional.empty();
        consent.isOn = true;
        session.refresh();
        assertEquals(SharingKind.NOT_SHARED, kind());
        assertEquals(List.of(), group.connections);
    }

    @Test
    void nothingIsConnectedBeforeTheSwitchIsOn() {
        group.unsentCount = 3;
        session.refresh();
        session.librarySaved(false);
        tick(100);
        assertEquals(SharingKind.SWITCHED_OFF, kind());
        assertEquals(3, session.stateProperty().get().count());
        assertEquals(List.of(), group.connections);
    }

    @Test
    void whatOthersChangeIsTakenInWhileTheSwitchIsOn() {
        group.succeed(2, 1);
        session.keepInStep(true);
        assertEquals(SharingKind.IN_STEP, kind());
        assertTrue(session.stateProperty().get().exchangedAt().isPresent());
        assertEquals(1, writtenFiles);
        assertEquals(List.of("watch"), group.connections);
        session.keepInStep(false);
        assertEquals(SharingKind.SWITCHED_OFF, kind());
        assertEquals(List.of("watch"), group.connections);
    }

    @Test
    void aServerOutOfReachIsTriedAgainMoreAndMoreSeldom() {
        group.unsentCount = 2;
        group.fail(failure(FailureKind.OFFLINE));
        group.fail(failure(FailureKind.OFFLINE));
        session.keepInStep(true);
        assertEquals(SharingKind.OFFLINE, kind());
        assertEquals("It failed.", session.stateProperty().get().reason());
        assertEquals(2, session.stateProperty().get().count());
        tick(2);
        assertEquals(1, group.connections.size());
        tick(1);
        assertEquals(2, group.connections.size());
        tick(5);
        assertEquals(2, group.connections.size());
        tick(1);
        assertEquals(SharingKind.IN_STEP, kind());
        assertEquals(List.of(), told());
    }

    @Test
    void whoeverAsksWhileTheServerIsOutOfReachIsToldWhy() {
        group.fail(failure(FailureKind.OFFLINE));
        group.fail(failure(FailureKind.OFFLINE));
        session.keepInStep(true);
        session.runAsked("Exchanging", LibrarySharing::exchange, _ -> {});
        assertEquals(SharingKind.OFFLINE, kind());
        assertEquals(List.of("It failed."), told());
        tick(100);
        assertEquals(SharingKind.IN_STEP, kind());
        assertEquals(List.of(), told());
    }

    @Test
    void aServerThatRefusesIsNotAskedAgain() {
        group.fail(failure(FailureKind.REFUSED));
        session.keepInStep(true);
        tick(100);
        assertEquals(SharingKind.STOPPED, kind());
        assertEquals(List.of("It failed."), told());
        assertEquals(1, group.connections.size());
        session.runAsked("Exchanging", LibrarySharing::exchange, _ -> {});
        assertEquals(SharingKind.IN_STEP, kind());
        assertEquals(List.of(), told());
    }

    @Test
    void aReaderIsToldOnceThatChangesStayHere() {
        group.unsentCount = 1;
        group.refuse("You may only read.");
        session.keepInStep(true);
        assertEquals(SharingKind.READ_ONLY, kind());
        assertEquals(1, session.stateProperty().get().count());
        group.refuse("You may only read.");
        session.refresh();
        assertEquals(List.of("You may only read."), told());
    }

    @ParameterizedTest
    @EnumSource(names = {"OURS", "THEIRS"})
    void aConflictIsExchangedAsTheUserHasChosen(MergeSide side) {
        group.conflict(conflict("Mine", "Theirs"));
        group.conflict(conflict("Mine", "Theirs"));
        session.keepInStep(true);
        assertEquals(SharingKind.IN_CONFLICT, kind());
        assertEquals(List.of(), group.chosenTexts);
        pressOnlyButton();
        reviewed.getLast().chooseAll(side);
        reviewed.getLast().settle();
        assertEquals(
                List.of(entry(side == MergeSide.OURS ? "Mine" : "Theirs").text()),
                group.chosenTexts);
        assertEquals(SharingKind.IN_STEP, kind());
        assertEquals(List.of(), told());
    }

    @Test
    void aChoiceIsNotUsedForWhatOthersHaveChangedSince() {
        group.conflict(conflict("Mine", "Theirs"));
        group.conflict(conflict("Mine", "Later"));
        session.keepInStep(true);
        pressOnlyButton();
        reviewed.getLast().chooseAll(MergeSide.OURS);
        reviewed.getLast().settle();
        assertEquals(List.of(), group.chosenTexts);
        assertEquals(SharingKind.IN_CONFLICT, kind());
        pressOnlyButton();
        assertEquals(2, reviewed.size());
    }

    @Test
    void aPostponedConflictCanBeReviewedAgain() {
        group.conflict(conflict("Mine", "Theirs"));
        session.keepInStep(true);
        pressOnlyButton();
        reviewed.getLast().postpone();
        pressOnlyButton();
        assertEquals(2, reviewed.size());
    }

    @Test
    void manyRemovalsAreExchangedOnceTheyAreConfirmed() {
        group.fail(
                new SharingFailure(
                        FailureKind.UNCONFIRMED,
                        LocalizedSentence.of("Many would go."),
                        FailureRemedy.ACCEPT_REMOVALS));
        session.keepInStep(true);
        assertEquals(SharingKind.STOPPED, kind());
        pressOnlyButton();
        assertEquals(List.of("watch", "exchange, accepting removals", "watch"), group.connections);
        assertEquals(SharingKind.IN_STEP, kind());
    }

    @Test
    void aClosedLibraryIsExchangedNoMore() {
        group.fail(failure(FailureKind.OFFLINE));
        session.keepInStep(true);
        session.close();
        tick(100);
        session.refresh();
        assertEquals(1, group.connections.size());
        assertFalse(session.stateProperty().get().kind().isWaiting());
    }
}
