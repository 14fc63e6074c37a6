package octavo.gui.shell;

import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Icon;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.Messages;
import octavo.gui.controls.Wrapping;

import java.util.Locale;

/// Notices as bars across the window, until they are closed.
final class NoticesView extends VBox {
    private static final Messages MESSAGES = Messages.of(NoticesView.class);

    NoticesView(ObservableList<Notice> notices) {
        setId("notices");
        notices.addListener((ListChangeListener<Notice>) _ -> show(notices));
        show(notices);
    }

    private void show(ObservableList<Notice> notices) {
        getChildren().setAll(notices.stream().map(notice -> bar(notice, notices)).toList());
    }

    private static Node bar(Notice notice, ObservableList<Notice> notices) {
        Label text = new Label(notice.text());
        Wrapping.wrap(text);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        Button close =
                new IconButton(
                        Icon.CLOSE, MESSAGES.text("notice.close"), () -> notices.remove(notice));
        HBox bar = new HBox(icon(notice.level()), text);
        for (Notice.Action action : notice.actions()) {
            Button button = new Button(action.label());
            button.getStyleClass().add("small");
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(_ -> {
                notices.remove(notice);
                action.what().run();
            });
            bar.getChildren().add(button);
        }
        bar.getChildren().add(close);
        bar.getStyleClass()
                .addAll("notice", "notice-" + notice.level().name().toLowerCase(Locale.ROOT));
        return bar;
    }

    private static Icon icon(Notice.Level level) {
        return new Icon(
                switch (level) {
                    case INFORMATION -> Icon.INFORMATION;
                    case WARNING -> Icon.WARNING;
                    case ERROR -> Icon.ERROR;
                });
    }
}
