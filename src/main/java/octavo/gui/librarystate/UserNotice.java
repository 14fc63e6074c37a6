package octavo.gui.librarystate;

import java.util.List;

/// A user notification with optional actions.
///
/// @param actions each dismisses the notice
/// @param detailText what there is to read beside the text, such as a diff; empty if that is all
public record UserNotice(
        NoticeLevel level, String messageText, List<NoticeAction> actions, String detailText) {

    /// Its importance.
    public enum NoticeLevel {
        /// Confirms a completed action; needs no answer.
        DONE,
        INFORMATION,
        WARNING,
        ERROR
    }

    /// An action offered with it.
    public record NoticeAction(String label, Runnable task) {}

    public UserNotice {
        actions = List.copyOf(actions);
    }

    /// Whether it disappears by itself after a moment.
    public boolean isPassing() {
        return level == NoticeLevel.DONE;
    }

    public UserNotice(NoticeLevel level, String text) {
        this(level, text, List.of());
    }

    public UserNotice(NoticeLevel level, String text, List<NoticeAction> actions) {
        this(level, text, actions, "");
    }

    /// The text and all else there is to read.
    public String fullText() {
        return detailText.isEmpty() ? messageText : messageText + "\n\n" + detailText;
    }
}
