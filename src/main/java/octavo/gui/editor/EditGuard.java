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
    /// @param failed keeps the text that the entry did not take; receives the reason
    static void run(Runnable edit, Consumer<String> failed) {
        try {
            edit.run();
        } catch (RuntimeException | StackOverflowError bug) {
            System.getLogger(EditGuard.class.getName()).log(Level.ERROR, "an edit failed", bug);
            failed.accept(MESSAGES.text("refused.bug"));
        }
    }
}
