package octavo.gui.entries;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/// The search field for the current table. Escape clears it; Enter and the down arrow move to the
/// table.
public final class SearchField extends CustomTextField {
    private static final MessageTexts MESSAGES = MessageTexts.of(SearchField.class);

    /// The width of the icons and margins beside the text, in letters.
    private static final double BESIDE_TEXT = 6;

    private final ObjectProperty<@Nullable EntriesModel> model = new SimpleObjectProperty<>();

    private final StringProperty problem = new SimpleStringProperty("");

    /// Whether a key was meant for the completions.
    private Predicate<KeyEvent> completion = _ -> false;

    /// @param table focuses the table
    public SearchField(Runnable table) {
        setId("search");
        promptTextProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> MESSAGES.text(hasRoomForSyntax() ? "search" : "search.short"),
                                widthProperty(),
                                fontProperty()));
        setAccessibleText(MESSAGES.text("search"));
        setLeft(new LineIcon(LineIcon.SEARCH));
        StackPane clear = new StackPane(new LineIcon(LineIcon.CLOSE));
        clear.setCursor(Cursor.DEFAULT);
        clear.setOnMouseClicked(_ -> clear());
        clear.visibleProperty().bind(textProperty().isNotEmpty());
        Label wrong = new Label();
        wrong.setId("search-problem");
        wrong.getStyleClass().add("search-problem");
        wrong.textProperty().bind(problem);
        wrong.setMinWidth(0);
        HBox right = new HBox(wrong, clear);
        right.getStyleClass().add("search-right");
        setRight(right);
        problem.subscribe(this::show);
        model.addListener((_, before, now) -> exchange(before, now));
        disableProperty().bind(model.isNull());
        addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, table));
    }

    /// Whether the prompt that shows the syntax is not cut.
    private boolean hasRoomForSyntax() {
        Text measure = new Text(MESSAGES.text("search"));
        measure.setFont(getFont());
        double besideText = BESIDE_TEXT * getFont().getSize();
        return measure.getLayoutBounds().getWidth() + besideText <= getWidth();
    }

    /// Enables completion.
    ///
    /// @param offers finds completions of a query; called on another thread
    public void complete(
            BackgroundTasks background, Function<String, List<CompletionOffers.Offer>> offers) {
        completion = new QueryCompletion(this, background, offers)::takes;
    }

    /// The entries that it searches; null for none.
    public ObjectProperty<@Nullable EntriesModel> modelProperty() {
        return model;
    }

    private void exchange(@Nullable EntriesModel before, @Nullable EntriesModel now) {
        if (before != null) {
            textProperty().unbindBidirectional(before.queryProperty());
        }
        problem.unbind();
        problem.set("");
        if (now == null) {
            clear();
        } else {
            textProperty().bindBidirectional(now.queryProperty());
            problem.bind(now.problemProperty());
        }
    }

    /// Shows the problem of the search.
    private void show(String what) {
        pseudoClassStateChanged(Styles.STATE_DANGER, !what.isEmpty());
        LazyTooltip.on(this, what);
    }

    private void whenPressed(KeyEvent event, Runnable table) {
        if (completion.test(event)) {
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
            clear();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER
                || event.getCode() == KeyCode.DOWN
                || event.getCode() == KeyCode.ESCAPE) {
            table.run();
            event.consume();
        }
    }
}
