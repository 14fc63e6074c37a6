package octavo.gui.shell;

import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ListProperty;
import javafx.beans.property.SimpleListProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Brief confirmations at the lower edge of the window, with an undo action. They stay while they
/// have the pointer or the focus.
public final class ToastsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ToastsView.class);
    private static final int MAX_TOASTS = 3;
    private static final Duration BRIEF_TIME = Duration.seconds(5);
    private static final Duration LONG_TIME = Duration.seconds(10);

    private final ObservableList<UserNotice> windowNotices;
    private final ListProperty<UserNotice> libraryNotices = new SimpleListProperty<>();
    private final Consumer<String> showDetails;
    private final FocusReturn focusReturn = new FocusReturn(this);
    private final Map<UserNotice, HBox> toastsByNotice = new HashMap<>();

    /// @param showDetails shows the full text of a notice
    public ToastsView(
            ObservableList<UserNotice> windowNotices,
            ObservableValue<ObservableList<UserNotice>> noticesOfLibrary,
            Consumer<String> showDetails) {
        this.windowNotices = windowNotices;
        this.showDetails = showDetails;
        setId("toasts");
        getStyleClass().add("toasts");
        setPickOnBounds(false);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        this.libraryNotices.bind(noticesOfLibrary);
        InvalidationListener noticesChanged = _ -> showToasts();
        windowNotices.addListener(noticesChanged);
        this.libraryNotices.addListener(noticesChanged);
    }

    private void showToasts() {
        List<UserNotice> passingNotices =
                Stream.of(windowNotices, libraryNotices)
                        .flatMap(List::stream)
                        .filter(UserNotice::isPassing)
                        .toList();
        List<UserNotice> shownNotices =
                passingNotices.subList(
                        Math.max(0, passingNotices.size() - MAX_TOASTS), passingNotices.size());
        toastsByNotice.keySet().retainAll(shownNotices);
        List<HBox> toastBoxes =
                shownNotices.stream()
                        .map(notice -> toastsByNotice.computeIfAbsent(notice, this::buildToast))
                        .toList();
        toastBoxes.forEach(toastBox ->
                textNode(toastBox).setId(toastBox.equals(toastBoxes.getLast()) ? "toast" : null));
        getChildren().setAll(toastBoxes);
    }

    private static Node textNode(HBox toastBox) {
        return toastBox.getChildren().getFirst();
    }

    private HBox buildToast(UserNotice notice) {
        // By the time it ends, another library may be shown.
        ObservableList<UserNotice> noticeList =
                windowNotices.contains(notice) ? windowNotices : libraryNotices.get();
        Runnable endAction = () -> endNotice(notice, noticeList);
        NoticeText noticeText = new NoticeText(notice.messageText());
        HBox.setHgrow(noticeText, Priority.SOMETIMES);
        HBox toastBox = new HBox(noticeText);
        toastBox.getStyleClass().add("toast");
        toastBox.getChildren().addAll(NoticeButton.of(notice, endAction));
        if (NoticeText.mayBeCut(notice.messageText())) {
            toastBox.getChildren()
                    .add(
                            new NoticeButton(
                                    MESSAGES.text("details"),
                                    () -> showDetails.accept(notice.messageText())));
        }
        boolean isBrief = toastBox.getChildren().size() == 1;
        PauseTransition endTimer = new PauseTransition(isBrief ? BRIEF_TIME : LONG_TIME);
        endTimer.setOnFinished(_ -> endAction.run());
        Consumer<Boolean> holdWhileUsed =
                _ -> {
                    if (toastBox.isHover() || toastBox.isFocusWithin()) {
                        endTimer.stop();
                    } else {
                        endTimer.playFromStart();
                    }
                };
        // Nothing would hold a binding of the two.
        toastBox.hoverProperty().subscribe(holdWhileUsed);
        toastBox.focusWithinProperty().subscribe(holdWhileUsed);
        return toastBox;
    }

    private void endNotice(UserNotice notice, ObservableList<UserNotice> noticeList) {
        if (toastsByNotice.containsKey(notice)) {
            focusReturn.restoreFocus();
        }
        noticeList.remove(notice);
    }
}
