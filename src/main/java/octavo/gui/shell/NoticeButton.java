package octavo.gui.shell;

import javafx.scene.control.Button;

import octavo.gui.document.UserNotice;

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
    static List<NoticeButton> of(UserNotice notice, Runnable end) {
        List<NoticeButton> buttons = new ArrayList<>();
        for (UserNotice.Action action : notice.actions()) {
            var button =
                    new NoticeButton(
                            action.label(),
                            () -> {
                                end.run();
                                action.what().run();
                            });
            button.setId("notice-action-" + buttons.size());
            buttons.add(button);
        }
        return buttons;
    }
}
