package octavo.gui.picker;

import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.MessageTexts;
import octavo.library.Work;

import org.jspecify.annotations.Nullable;

import java.util.stream.Collectors;

/// A search field, what it finds, and what is said about the chosen entries.
public final class PickerView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(PickerView.class);

    private final PickerModel model;
    private final TextField field;
    private final ListView<Work> list;

    public PickerView(PickerModel model) {
        this.model = model;
        setId("picker");
        getStyleClass().addAll("palette");
        field = text("field", "prompt", model.queryProperty());
        list = new ListView<>(model.found());
        list.setId("picker-list");
        list.setAccessibleText(MESSAGES.text("found"));
        list.setPlaceholder(new Label(MESSAGES.text("none")));
        list.setCellFactory(_ -> new WorkCell());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                cite();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        model.found().addListener((ListChangeListener<Work>) _ -> selectFirst());
        addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        getChildren().setAll(field, list, chosen(), notes(), buttons());
    }

    /// Focuses the field.
    public void focus() {
        field.requestFocus();
    }

    private TextField text(String id, String name, Property<String> value) {
        TextField text = new TextField();
        text.setId("picker-" + id);
        text.setPromptText(MESSAGES.text(name));
        text.setAccessibleText(MESSAGES.text(name));
        text.textProperty().bindBidirectional(value);
        return text;
    }

    private Label chosen() {
        Label label = new Label();
        label.setId("picker-chosen");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () ->
                                        model.chosen().isEmpty()
                                                ? MESSAGES.text("nothing-chosen")
                                                : MESSAGES.text("chosen")
                                                        + ": "
                                                        + model.chosen().stream()
                                                                .map(Work::key)
                                                                .collect(Collectors.joining(", ")),
                                model.chosen()));
        return label;
    }

    private HBox notes() {
        TextField prefix = text("prefix", "prefix", model.prefixProperty());
        TextField pages = text("pages", "pages", model.pagesProperty());
        TextField suffix = text("suffix", "suffix", model.suffixProperty());
        CheckBox year = new CheckBox(MESSAGES.text("year"));
        year.setId("picker-year");
        year.setMinWidth(Region.USE_PREF_SIZE);
        year.selectedProperty().bindBidirectional(model.yearOnlyProperty());
        HBox notes = new HBox(8, prefix, pages, suffix, year);
        notes.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(prefix, Priority.ALWAYS);
        HBox.setHgrow(suffix, Priority.ALWAYS);
        return notes;
    }

    private HBox buttons() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return new HBox(
                8,
                button("add", this::add),
                space,
                button("cancel", model::cancel),
                button("cite", this::cite));
    }

    private static Button button(String name, Runnable action) {
        Button button = new Button(MESSAGES.text(name));
        button.setId("picker-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void selectFirst() {
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private void whenPressed(KeyEvent event) {
        boolean isButton = event.getTarget() instanceof Button;
        if (event.getCode() == KeyCode.ESCAPE) {
            model.cancel();
        } else if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
            add();
        } else if (event.getCode() == KeyCode.ENTER && !isButton) {
            cite();
        } else if (field.equals(event.getTarget()) && event.getCode() == KeyCode.DOWN) {
            list.getSelectionModel().selectNext();
        } else if (field.equals(event.getTarget()) && event.getCode() == KeyCode.UP) {
            list.getSelectionModel().selectPrevious();
        } else if (field.equals(event.getTarget())
                && event.getCode() == KeyCode.BACK_SPACE
                && field.getText().isEmpty()) {
            model.removeLast();
        } else {
            return;
        }
        event.consume();
    }

    private void add() {
        Work work = list.getSelectionModel().getSelectedItem();
        if (work != null) {
            model.add(work);
            field.requestFocus();
        }
    }

    /// Cites what is chosen, with the selected entry if there is a search or nothing is chosen.
    private void cite() {
        Work work = list.getSelectionModel().getSelectedItem();
        boolean isMeant = !field.getText().isBlank() || model.chosen().isEmpty();
        if (work != null && isMeant) {
            model.add(work);
        }
        model.cite();
    }

    /// An entry on one line.
    private static final class WorkCell extends ListCell<Work> {
        WorkCell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Work work, boolean empty) {
            super.updateItem(work, empty);
            setText(
                    work == null || empty
                            ? null
                            : "%s %s. %s (%s)"
                                    .formatted(
                                            work.authorFamilyNames(),
                                            work.shownYear(),
                                            work.title(),
                                            work.key()));
        }
    }
}
