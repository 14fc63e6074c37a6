package octavo.gui.librarystate;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.UserNotice.NoticeAction;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.library.FileTrouble;
import octavo.merge.MergeResult;
import octavo.sharedlibraries.SharingFailure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What somebody has to know or decide before a library is exchanged again: one notice at a time.
final class SharingQuestions {
    private static final MessageTexts MESSAGES = MessageTexts.of(SharingQuestions.class);

    private final NoticeList notices;
    private final Consumer<OpenConflicts> conflictReviewer;
    private Optional<UserNotice> openQuestion = Optional.empty();

    /// What can be done about a failure.
    ///
    /// @param joining empty if it is not known where
    record OfferedRemedies(Runnable acceptingRemovals, Optional<Runnable> joining) {}

    SharingQuestions(NoticeList notices, Consumer<OpenConflicts> conflictReviewer) {
        this.notices = notices;
        this.conflictReviewer = conflictReviewer;
    }

    /// Why an exchange has failed, in words.
    static String reasonOf(Exception exception, Path library) {
        return switch (exception) {
            case SharingFailure failure -> MessageTranslator.of(failure.wording());
            case IOException trouble ->
                    MessageTranslator.of(FileTrouble.whenSaving(library, trouble));
            default -> MESSAGES.text("unexpected", library.getFileName());
        };
    }

    /// Says why an exchange has failed, and offers what helps.
    void report(String reason, Exception exception, OfferedRemedies remedies) {
        Optional<NoticeAction> action =
                exception instanceof SharingFailure failure
                        ? failure.remedy().flatMap(remedy -> actionOf(remedy, remedies))
                        : Optional.empty();
        show(NoticeLevel.ERROR, reason, action.map(List::of).orElse(List.of()));
    }

    private static Optional<NoticeAction> actionOf(
            SharingFailure.FailureRemedy remedy, OfferedRemedies remedies) {
        return switch (remedy) {
            case ACCEPT_REMOVALS ->
                    Optional.of(
                            new NoticeAction(
                                    MESSAGES.text("sharing.accept-removals"),
                                    remedies.acceptingRemovals()));
            case JOIN ->
                    remedies.joining()
                            .map(joining ->
                                    new NoticeAction(MESSAGES.text("sharing.join-again"), joining));
            case STOP_SHARING, MEND_ENTRIES -> Optional.empty(); // the window has them anyway
        };
    }

    /// Asks about conflicts.
    void askAbout(MergeResult merge, Path library, Consumer<MergeResult> onSettled) {
        offerReview(
                new OpenConflicts(
                        String.valueOf(library.getFileName()),
                        OtherState.ON_SERVER,
                        merge,
                        onSettled,
                        this::offerReview));
    }

    private void offerReview(OpenConflicts conflicts) {
        show(
                NoticeLevel.WARNING,
                MESSAGES.text(
                        "sharing.conflicts",
                        conflicts.libraryName(),
                        conflicts.conflictList().size()),
                List.of(
                        new NoticeAction(
                                MESSAGES.text("conflicts.review"),
                                () -> conflictReviewer.accept(conflicts))));
    }

    private void show(NoticeLevel level, String messageText, List<NoticeAction> actions) {
        withdraw();
        var question = new UserNotice(level, messageText, actions);
        openQuestion = Optional.of(question);
        notices.accept(question);
    }

    void withdraw() {
        openQuestion.ifPresent(notices::withdrawNotice);
        openQuestion = Optional.empty();
    }
}
