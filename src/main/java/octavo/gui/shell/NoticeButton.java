package octavo.gui.shell;

import javafx.scene.control.Button;

import octavo.gui.librarystate.UserNotice;

import java.util.ArrayList;
import java.util.List;

/// A button next to the text of a notice.
final class NoticeButton extends Button {
    NoticeButton(String label, Runnable action) {
        super(label);
        getStyleClass().add("small");
        setMinWidth(USE_PREF_SIZE);
        setOnAction(_ -> action.run());
    }

    /// The buttons for a notice's actions. Each dismisses it first.
    static List<NoticeButton> of(UserNotice notice, Runnable onEnd) {
        List<NoticeButton> buttons = new ArrayList<>();
        for (UserNotice.NoticeAction noticeAction : notice.actions()) {
            var noticeButton =
                    new NoticeButton(
                            noticeAction.label(),
                            () -> {
                                onEnd.run();
                                noticeAction.task().run();
                            });
            noticeButton.setId("notice-action-" + buttons.size());
            buttons.add(noticeButton);
        }
        return buttons;
    }
}
