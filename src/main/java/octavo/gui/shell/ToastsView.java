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
import octavo.gui.document.UserNotice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Brief confirmations at the lower edge of the window, with an undo action. They stay while they
/// have the pointer or the focus.
public final class ToastsView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ToastsView.class);
    private static final int MOST = 3;
    private static final Duration BRIEF = Duration.seconds(5);
    private static final Duration LONG = Duration.seconds(10);

    private final ObservableList<UserNotice> ofWindow;
    private final ListProperty<UserNotice> ofLibrary = new SimpleListProperty<>();
    private final Consumer<String> details;
    private final FocusReturn focus = new FocusReturn(this);
    private final Map<UserNotice, HBox> toasts = new HashMap<>();

    /// @param details shows the full text of a notice
    public ToastsView(
            ObservableList<UserNotice> ofWindow,
            ObservableValue<ObservableList<UserNotice>> ofLibrary,
            Consumer<String> details) {
        this.ofWindow = ofWindow;
        this.details = details;
        setId("toasts");
        getStyleClass().add("toasts");
        setPickOnBounds(false);
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        this.ofLibrary.bind(ofLibrary);
        InvalidationListener show = _ -> show();
        ofWindow.addListener(show);
        this.ofLibrary.addListener(show);
    }

    private void show() {
        List<UserNotice> passing =
                Stream.of(ofWindow, ofLibrary)
                        .flatMap(List::stream)
                        .filter(UserNotice::isPassing)
                        .toList();
        List<UserNotice> shown =
                passing.subList(Math.max(0, passing.size() - MOST), passing.size());
        toasts.keySet().retainAll(shown);
        List<HBox> boxes =
                shown.stream().map(notice -> toasts.computeIfAbsent(notice, this::toast)).toList();
        boxes.forEach(box -> text(box).setId(box.equals(boxes.getLast()) ? "toast" : null));
        getChildren().setAll(boxes);
    }

    private static Node text(HBox toast) {
        return toast.getChildren().getFirst();
    }

    private HBox toast(UserNotice notice) {
        // By the time it ends, another library may be shown.
        ObservableList<UserNotice> of = ofWindow.contains(notice) ? ofWindow : ofLibrary.get();
        Runnable end = () -> end(notice, of);
        NoticeText text = new NoticeText(notice.text());
        HBox.setHgrow(text, Priority.SOMETIMES);
        HBox toast = new HBox(text);
        toast.getStyleClass().add("toast");
        toast.getChildren().addAll(NoticeButton.of(notice, end));
        if (NoticeText.mayBeCut(notice.text())) {
            toast.getChildren()
                    .add(
                            new NoticeButton(
                                    MESSAGES.text("details"), () -> details.accept(notice.text())));
        }
        boolean brief = toast.getChildren().size() == 1;
        PauseTransition time = new PauseTransition(brief ? BRIEF : LONG);
        time.setOnFinished(_ -> end.run());
        Consumer<Boolean> keep =
                _ -> {
                    if (toast.isHover() || toast.isFocusWithin()) {
                        time.stop();
                    } else {
                        time.playFromStart();
                    }
                };
        // Nothing would hold a binding of the two.
        toast.hoverProperty().subscribe(keep);
        toast.focusWithinProperty().subscribe(keep);
        return toast;
    }

    private void end(UserNotice notice, ObservableList<UserNotice> of) {
        if (toasts.containsKey(notice)) {
            focus.giveBack();
        }
        of.remove(notice);
    }
}
