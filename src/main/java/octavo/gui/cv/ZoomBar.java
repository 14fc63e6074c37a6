package octavo.gui.cv;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;

import java.util.List;

/// How much of the library the page lists, and how large it is shown.
final class ZoomBar extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ZoomBar.class);
    private static final List<Integer> STEPS = List.of(75, 90, 100, 125, 150, 200);
    private static final int USUAL = 100;

    private final ReadOnlyIntegerWrapper percent = new ReadOnlyIntegerWrapper(USUAL);

    ZoomBar(Label listed) {
        getStyleClass().add("cv-zoom");
        listed.getStyleClass().add("muted");
        listed.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(listed, Priority.ALWAYS);
        Label now = new Label();
        now.setId("cv-zoom");
        now.setMinWidth(USE_PREF_SIZE);
        now.textProperty().bind(percent.asString("%d %%"));
        getChildren().setAll(listed, button("out", "−", -1), now, button("in", "+", 1));
    }

    private Button button(String what, String sign, int step) {
        Button button = new Button(sign);
        button.setId("cv-zoom-" + what);
        button.getStyleClass().addAll("flat", "small");
        String words = MESSAGES.text("zoom-" + what);
        button.setAccessibleText(words);
        LazyTooltip.on(button, words);
        int last = step < 0 ? STEPS.getFirst() : STEPS.getLast();
        button.disableProperty().bind(percent.isEqualTo(last));
        button.setOnAction(_ -> percent.set(STEPS.get(STEPS.indexOf(percent.get()) + step)));
        return button;
    }

    /// Has a page follow, by a style class for each step.
    void zoom(Node page) {
        percent()
                .subscribe(now -> {
                    STEPS.forEach(step -> page.getStyleClass().remove("cv-zoom-" + step));
                    page.getStyleClass().add("cv-zoom-" + now);
                });
    }

    private ReadOnlyIntegerProperty percent() {
        return percent.getReadOnlyProperty();
    }
}
