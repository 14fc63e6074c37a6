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
import octavo.gui.librarystate.UserNotice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Errors and questions in a bar across the window: the newest notice of the window and the current
/// library, with navigation to the others. Never taller than three lines.
public final class NoticesView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(NoticesView.class);

    private final ObservableList<UserNotice> windowNotices;
    private final ListProperty<UserNotice> libraryNotices = new SimpleListProperty<>();
    private final Consumer<String> showDetails;
    private final FocusReturn focusReturn = new FocusReturn(this);

    /// How many newer notices the user has skipped.
    private int shownIndex;

    /// @param showDetails shows the full text of a notice
    public NoticesView(
            ObservableList<UserNotice> windowNotices,
            ObservableValue<ObservableList<UserNotice>> noticesOfLibrary,
            Consumer<String> showDetails) {
        this.windowNotices = windowNotices;
        this.showDetails = showDetails;
        setId("notices");
        this.libraryNotices.bind(noticesOfLibrary);
        InvalidationListener showNewest = _ -> showNotice(0);
        windowNotices.addListener(showNewest);
        this.libraryNotices.addListener(showNewest);
        addEventHandler(KeyEvent.KEY_PRESSED, this::whenPressed);
        showNotice(0);
    }

    /// The newest first.
    private List<UserNotice> standingNotices() {
        return Stream.of(windowNotices, libraryNotices)
                .flatMap(List::stream)
                .filter(notice -> !notice.isPassing())
                .toList()
                .reversed();
    }

    private void showNotice(int newIndex) {
        List<UserNotice> allNotices = standingNotices();
        shownIndex = newIndex;
        getChildren().setAll(allNotices.isEmpty() ? List.of() : List.of(buildBar(allNotices)));
    }

    private Node buildBar(List<UserNotice> allNotices) {
        UserNotice notice = allNotices.get(shownIndex);
        Label textLabel = new NoticeText(notice.messageText());
        textLabel.setId("notice-text");
        HBox.setHgrow(textLabel, Priority.ALWAYS);
        HBox noticeBar = new HBox(levelIcon(notice.level()), textLabel);
        noticeBar.getChildren().addAll(NoticeButton.of(notice, () -> endNotice(notice)));
        moreButton(notice).ifPresent(noticeBar.getChildren()::add);
        if (allNotices.size() > 1) {
            noticeBar
                    .getChildren()
                    .addAll(countLabel(allNotices.size()), nextButton(allNotices.size()));
        }
        Button closeButton =
                new IconButton(
                        LineIcon.CLOSE, MESSAGES.text("notice.close"), () -> endNotice(notice));
        closeButton.setId("notice-close");
        noticeBar.getChildren().add(closeButton);
        noticeBar
                .getStyleClass()
                .addAll("notice", "notice-" + notice.level().name().toLowerCase(Locale.ROOT));
        return noticeBar;
    }

    private Optional<Button> moreButton(UserNotice notice) {
        if (!NoticeText.mayBeCut(notice.fullText())) {
            return Optional.empty();
        }
        Button detailsButton =
                new NoticeButton(
                        MESSAGES.text("details"), () -> showDetails.accept(notice.fullText()));
        detailsButton.setId("notice-more");
        return Optional.of(detailsButton);
    }

    private Label countLabel(int noticeCount) {
        Label countLabel = new Label(MESSAGES.text("notice.count", shownIndex + 1, noticeCount));
        countLabel.setId("notice-count");
        countLabel.setMinWidth(USE_PREF_SIZE);
        return countLabel;
    }

    private Button nextButton(int noticeCount) {
        Button nextButton =
                new IconButton(
                        LineIcon.DOWN,
                        MESSAGES.text("notice.next"),
                        () -> {
                            showNotice((shownIndex + 1) % noticeCount);
                            lookup("#notice-next").requestFocus();
                        });
        nextButton.setId("notice-next");
        return nextButton;
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && !standingNotices().isEmpty()) {
            event.consume();
            endNotice(standingNotices().get(shownIndex));
        }
    }

    /// Dismisses a notice. Returns the focus, which would be lost with the focused button.
    private void endNotice(UserNotice notice) {
        focusReturn.restoreFocus();
        Stream.of(windowNotices, libraryNotices)
                .filter(noticeList -> noticeList.contains(notice))
                .findFirst()
                .ifPresent(noticeList -> noticeList.remove(notice));
    }

    private static LineIcon levelIcon(UserNotice.NoticeLevel level) {
        return new LineIcon(
                switch (level) {
                    case DONE, INFORMATION -> LineIcon.INFORMATION;
                    case WARNING -> LineIcon.WARNING;
                    case ERROR -> LineIcon.ERROR;
                });
    }
}
