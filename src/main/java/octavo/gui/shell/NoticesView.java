package octavo.gui.shell;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ListProperty;
import javafx.beans.property.SimpleListProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Icon;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.Messages;
import octavo.gui.controls.Wrapping;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Notices as bars across the window, until they are closed: those of the window, and those of the
/// library in front.
public final class NoticesView extends VBox {
    private static final Messages MESSAGES = Messages.of(NoticesView.class);

    private final ObservableList<Notice> ofWindow;
    private final ListProperty<Notice> ofLibrary = new SimpleListProperty<>();

    /// Where the keys were before they came here.
    private Optional<Node> before = Optional.empty();

    public NoticesView(
            ObservableList<Notice> ofWindow, ObservableValue<ObservableList<Notice>> ofLibrary) {
        this.ofWindow = ofWindow;
        setId("notices");
        sceneProperty()
                .flatMap(Scene::focusOwnerProperty)
                .subscribe((from, to) -> {
                    if (isMine(from) != isMine(to)) {
                        before = isMine(to) ? Optional.ofNullable(from) : Optional.empty();
                    }
                });
        this.ofLibrary.bind(ofLibrary);
        InvalidationListener show = _ -> show();
        ofWindow.addListener(show);
        this.ofLibrary.addListener(show);
        show();
    }

    private void show() {
        getChildren()
                .setAll(
                        Stream.of(ofWindow, ofLibrary)
                                .flatMap(all -> all.stream().map(each -> bar(each, all)))
                                .toList());
    }

    private boolean isMine(@Nullable Node node) {
        Node each = node;
        while (each != null && each != this) {
            each = each.getParent();
        }
        return each != null;
    }

    /// Ends a notice, and gives the keys back: they would go anywhere with the button that they are
    /// on.
    private void end(Notice notice, ObservableList<Notice> notices) {
        if (isFocusWithin()) {
            before.filter(node -> getScene().equals(node.getScene())).ifPresent(Node::requestFocus);
        }
        notices.remove(notice);
    }

    private Node bar(Notice notice, ObservableList<Notice> notices) {
        Label text = new Label(notice.text());
        Wrapping.wrap(text);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        Button close =
                new IconButton(
                        Icon.CLOSE, MESSAGES.text("notice.close"), () -> end(notice, notices));
        HBox bar = new HBox(icon(notice.level()), text);
        for (Notice.Action action : notice.actions()) {
            Button button = new Button(action.label());
            button.getStyleClass().add("small");
            button.setMinWidth(USE_PREF_SIZE);
            button.setOnAction(_ -> {
                end(notice, notices);
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
