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
    private final TextField queryField;
    private final ListView<Work> workList;

    public PickerView(PickerModel model) {
        this.model = model;
        setId("picker");
        getStyleClass().addAll("palette");
        queryField = textField("field", "prompt", model.queryProperty());
        workList = new ListView<>(model.foundWorks());
        workList.setId("picker-list");
        workList.setAccessibleText(MESSAGES.text("found"));
        workList.setPlaceholder(new Label(MESSAGES.text("none")));
        workList.setCellFactory(_ -> new WorkCell());
        workList.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                citeSelected();
            }
        });
        VBox.setVgrow(workList, Priority.ALWAYS);
        model.foundWorks().addListener((ListChangeListener<Work>) _ -> selectFirst());
        addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        getChildren().setAll(queryField, workList, chosenLabel(), notesRow(), buttons());
    }

    /// Focuses the field.
    public void focus() {
        queryField.requestFocus();
    }

    private TextField textField(String id, String name, Property<String> value) {
        TextField textField = new TextField();
        textField.setId("picker-" + id);
        textField.setPromptText(MESSAGES.text(name));
        textField.setAccessibleText(MESSAGES.text(name));
        textField.textProperty().bindBidirectional(value);
        return textField;
    }

    private Label chosenLabel() {
        Label label = new Label();
        label.setId("picker-chosen");
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () ->
                                        model.chosenWorks().isEmpty()
                                                ? MESSAGES.text("nothing-chosen")
                                                : MESSAGES.text("chosen")
                                                        + ": "
                                                        + model.chosenWorks().stream()
                                                                .map(Work::key)
                                                                .collect(Collectors.joining(", ")),
                                model.chosenWorks()));
        return label;
    }

    private HBox notesRow() {
        TextField prefix = textField("prefix", "prefix", model.prefixProperty());
        TextField pages = textField("pages", "pages", model.pagesProperty());
        TextField suffix = textField("suffix", "suffix", model.suffixProperty());
        CheckBox yearCheckBox = new CheckBox(MESSAGES.text("year"));
        yearCheckBox.setId("picker-year");
        yearCheckBox.setMinWidth(Region.USE_PREF_SIZE);
        yearCheckBox.selectedProperty().bindBidirectional(model.yearOnlyProperty());
        HBox notesRow = new HBox(8, prefix, pages, suffix, yearCheckBox);
        notesRow.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(prefix, Priority.ALWAYS);
        HBox.setHgrow(suffix, Priority.ALWAYS);
        return notesRow;
    }

    private HBox buttons() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return new HBox(
                8,
                button("add", this::addSelected),
                spacer,
                button("cancel", model::cancelPicking),
                button("cite", this::citeSelected));
    }

    private static Button button(String name, Runnable action) {
        Button button = new Button(MESSAGES.text(name));
        button.setId("picker-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void selectFirst() {
        workList.getSelectionModel().selectFirst();
        workList.scrollTo(0);
    }

    private void whenPressed(KeyEvent event) {
        boolean isButton = event.getTarget() instanceof Button;
        if (event.getCode() == KeyCode.ESCAPE) {
            model.cancelPicking();
        } else if (event.getCode() == KeyCode.ENTER && event.isShortcutDown()) {
            addSelected();
        } else if (event.getCode() == KeyCode.ENTER && !isButton) {
            citeSelected();
        } else if (queryField.equals(event.getTarget()) && event.getCode() == KeyCode.DOWN) {
            workList.getSelectionModel().selectNext();
        } else if (queryField.equals(event.getTarget()) && event.getCode() == KeyCode.UP) {
            workList.getSelectionModel().selectPrevious();
        } else if (queryField.equals(event.getTarget())
                && event.getCode() == KeyCode.BACK_SPACE
                && queryField.getText().isEmpty()) {
            model.removeLast();
        } else {
            return;
        }
        event.consume();
    }

    private void addSelected() {
        Work work = workList.getSelectionModel().getSelectedItem();
        if (work != null) {
            model.addWork(work);
            queryField.requestFocus();
        }
    }

    /// Cites what is chosen, with the selected entry if there is a search or nothing is chosen.
    private void citeSelected() {
        Work work = workList.getSelectionModel().getSelectedItem();
        boolean addsSelected = !queryField.getText().isBlank() || model.chosenWorks().isEmpty();
        if (work != null && addsSelected) {
            model.addWork(work);
        }
        model.citeChosen();
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
