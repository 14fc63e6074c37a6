package octavo.gui;

import octavo.gui.controls.MessageTexts;
import octavo.gui.document.NoticeList;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Work in the background that a notice tells of, with a button that cancels it.
///
/// @param then takes the result; not called if it was cancelled
/// @param failed takes what went wrong
record CancellableTask<T>(Callable<T> work, Consumer<T> then, Consumer<Exception> failed) {
    private static final MessageTexts MESSAGES = MessageTexts.of(CancellableTask.class);

    /// @param text of the notice
    void run(BackgroundTasks background, NoticeList notices, String text) {
        List<Runnable> cancel = new ArrayList<>();
        UserNotice notice =
                notice(text, MESSAGES.text("lookup.cancel"), () -> cancel.forEach(Runnable::run));
        notices.accept(notice);
        cancel.add(
                background.run(
                        work,
                        result -> {
                            notices.withdraw(notice);
                            then.accept(result);
                        },
                        trouble -> {
                            notices.withdraw(notice);
                            failed.accept(trouble);
                        }));
    }

    /// Information with a button.
    static UserNotice notice(String text, String button, Runnable action) {
        return new UserNotice(
                UserNotice.Level.INFORMATION, text, List.of(new UserNotice.Action(button, action)));
    }
}
