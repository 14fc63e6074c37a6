package octavo.gui.shell;

import javafx.beans.InvalidationListener;
import javafx.beans.property.ListProperty;
import javafx.beans.property.SimpleListProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.UserNotice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Errors and questions in a bar across the window: the newest notice of the window and the current
/// library, with navigation to the others. Never taller than three lines.
public final class NoticesView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(NoticesView.class);

    private final ObservableList<UserNotice> ofWindow;
    private final ListProperty<UserNotice> ofLibrary = new SimpleListProperty<>();
    private final Consumer<String> details;
    private final FocusReturn focus = new FocusReturn(this);

    /// How many newer notices the user has skipped.
    private int passed;

    /// @param details shows the full text of a notice
    public NoticesView(
            ObservableList<UserNotice> ofWindow,
            ObservableValue<ObservableList<UserNotice>> ofLibrary,
            Consumer<String> details) {
        this.ofWindow = ofWindow;
        this.details = details;
        setId("notices");
        this.ofLibrary.bind(ofLibrary);
        InvalidationListener newest = _ -> show(0);
        ofWindow.addListener(newest);
        this.ofLibrary.addListener(newest);
        addEventHandler(KeyEvent.KEY_PRESSED, this::whenPressed);
        show(0);
    }

    /// The newest first.
    private List<UserNotice> notices() {
        return Stream.of(ofWindow, ofLibrary)
                .flatMap(List::stream)
                .filter(notice -> !notice.isPassing())
                .toList()
                .reversed();
    }

    private void show(int place) {
        List<UserNotice> all = notices();
        passed = place;
        getChildren().setAll(all.isEmpty() ? List.of() : List.of(bar(all)));
    }

    private Node bar(List<UserNotice> all) {
        UserNotice notice = all.get(passed);
        Label text = new NoticeText(notice.text());
        text.setId("notice-text");
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox bar = new HBox(icon(notice.level()), text);
        bar.getChildren().addAll(NoticeButton.of(notice, () -> end(notice)));
        moreButton(notice).ifPresent(bar.getChildren()::add);
        if (all.size() > 1) {
            bar.getChildren().addAll(count(all.size()), next(all.size()));
        }
        Button close =
                new IconButton(LineIcon.CLOSE, MESSAGES.text("notice.close"), () -> end(notice));
        close.setId("notice-close");
        bar.getChildren().add(close);
        bar.getStyleClass()
                .addAll("notice", "notice-" + notice.level().name().toLowerCase(Locale.ROOT));
        return bar;
    }

    private Optional<Button> moreButton(UserNotice notice) {
        if (!NoticeText.mayBeCut(notice.whole())) {
            return Optional.empty();
        }
        Button more =
                new NoticeButton(MESSAGES.text("details"), () -> details.accept(notice.whole()));
        more.setId("notice-more");
        return Optional.of(more);
    }

    private Label count(int of) {
        Label count = new Label(MESSAGES.text("notice.count", passed + 1, of));
        count.setId("notice-count");
        count.setMinWidth(USE_PREF_SIZE);
        return count;
    }

    private Button next(int of) {
        Button next =
                new IconButton(
                        LineIcon.DOWN,
                        MESSAGES.text("notice.next"),
                        () -> {
                            show((passed + 1) % of);
                            lookup("#notice-next").requestFocus();
                        });
        next.setId("notice-next");
        return next;
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !notices().isEmpty()) {
            event.consume();
            end(notices().get(passed));
        }
    }

    /// Dismisses a notice. Returns the focus, which would be lost with the focused button.
    private void end(UserNotice notice) {
        focus.giveBack();
        Stream.of(ofWindow, ofLibrary)
                .filter(list -> list.contains(notice))
                .findFirst()
                .ifPresent(list -> list.remove(notice));
    }

    private static LineIcon icon(UserNotice.Level level) {
        return new LineIcon(
                switch (level) {
                    case DONE, INFORMATION -> LineIcon.INFORMATION;
                    case WARNING -> LineIcon.WARNING;
                    case ERROR -> LineIcon.ERROR;
                });
    }
}
