package octavo.gui.editor;

import octavo.gui.controls.MessageTexts;

import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/// Runs an edit so that a bug in it cannot keep save, close or quit from doing their work. See
/// decision 0160.
final class EditGuard {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditGuard.class);

    private EditGuard() {}

    /// Runs an edit. Whatever it throws goes into the log.
    ///
    /// @param failed keeps the text that the entry did not get; takes the reason, in words
    static void run(Runnable edit, Consumer<String> failed) {
        try {
            edit.run();
        } catch (RuntimeException | StackOverflowError bug) {
            System.getLogger(EditGuard.class.getName()).log(Level.ERROR, "an edit failed", bug);
            failed.accept(MESSAGES.text("refused.bug"));
        }
    }
}
