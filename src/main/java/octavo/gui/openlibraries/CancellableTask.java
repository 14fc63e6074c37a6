package octavo.gui.openlibraries;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.NoticeList;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.tasks.BackgroundTasks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Work in the background that a notice tells of, with a button that cancels it.
///
/// @param onResult takes the result; not called if it was cancelled
/// @param onFailure takes what went wrong
public record CancellableTask<T>(
        Callable<T> work, Consumer<T> onResult, Consumer<Exception> onFailure) {
    private static final MessageTexts MESSAGES = MessageTexts.of(CancellableTask.class);

    /// @param noticeText of the notice
    public void runWithNotice(BackgroundTasks background, NoticeList notices, String noticeText) {
        List<Runnable> cancelActions = new ArrayList<>();
        UserNotice runningNotice =
                offerNotice(
                        noticeText,
                        MESSAGES.text("lookup.cancel"),
                        () -> cancelActions.forEach(Runnable::run));
        notices.accept(runningNotice);
        cancelActions.add(
                background.runInBackground(
                        work,
                        result -> {
                            notices.withdrawNotice(runningNotice);
                            onResult.accept(result);
                        },
                        exception -> {
                            notices.withdrawNotice(runningNotice);
                            onFailure.accept(exception);
                        }));
    }

    /// Information with a button.
    public static UserNotice offerNotice(String noticeText, String buttonLabel, Runnable action) {
        return new UserNotice(
                UserNotice.NoticeLevel.INFORMATION,
                noticeText,
                List.of(new UserNotice.NoticeAction(buttonLabel, action)));
    }
}
