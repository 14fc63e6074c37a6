package octavo.gui.editor;

import octavo.gui.controls.MessageTexts;

import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/// Runs an edit such that a bug in it cannot prevent saving, closing or quitting. See decision
/// 0160.
final class EditGuard {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditGuard.class);

    private EditGuard() {}

    /// Runs an edit, logging any exception.
    ///
    /// @param onFailure keeps the text that the entry did not take; receives the reason
    static void runGuarded(Runnable edit, Consumer<String> onFailure) {
        try {
            edit.run();
        } catch (RuntimeException | StackOverflowError throwable) {
            System.getLogger(EditGuard.class.getName())
                    .log(Level.ERROR, "an edit failed", throwable);
            onFailure.accept(MESSAGES.text("refused.bug"));
        }
    }
}
