package octavo.gui.bulkedit;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ButtonsInside;
import octavo.gui.controls.FieldLabels;
import octavo.gui.controls.FieldNameOffers;
import octavo.gui.controls.FormMargin;
import octavo.gui.controls.GrowingTextArea;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.PackageStylesheet;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.UserCommand;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The form of several entries, in the place of the form of one.
public final class BulkFormView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(BulkFormView.class);

    private final BulkFormModel model;
    private final Runnable done;
    private final VBox lines = new VBox();
    private Map<BulkField, FormLine> views = new HashMap<>();

    /// @param done leads the keys back to the table
    /// @param commands what else can be done to the entries
    public BulkFormView(BulkFormModel model, Runnable done, List<UserCommand> commands) {
        this.model = model;
        this.done = done;
        setId("bulk-form");
        getStyleClass().addAll("editor", "bulk-form");
        getStylesheets().add(PackageStylesheet.of(BulkFormView.class));
        visibleProperty().bind(model.countProperty().greaterThan(0));
        lines.setId("bulk-fields");
        lines.getStyleClass().add("fields");
        VBox form = new VBox(lines, addLine());
        form.getStyleClass().add("form");
        ScrollPane scroll = new ScrollPane(form);
        FormMargin.on(scroll, form);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        setTop(heading(commands));
        setCenter(scroll);
        model.fields().addListener((ListChangeListener<BulkField>) _ -> showFields());
        showFields();
    }

    private Node heading(List<UserCommand> commands) {
        Label title = new Label();
        title.setId("bulk-count");
        title.getStyleClass().add("heading");
        title.textProperty()
                .bind(model.countProperty().map(count -> MESSAGES.text("selected", count)));
        Label hint = new Label(MESSAGES.text("hint"));
        hint.getStyleClass().add("muted");
        SafeWrapping.wrap(hint);
        FlowPane buttons = new FlowPane();
        buttons.getStyleClass().add("bulk-buttons");
        commands.forEach(command -> buttons.getChildren().add(button(command)));
        VBox heading = new VBox(title, hint, buttons);
        heading.getStyleClass().add("bulk-heading");
        return heading;
    }

    private static Button button(UserCommand command) {
        Button button = new Button();
        button.setId("bulk-" + command.id());
        button.getStyleClass().add("small");
        button.textProperty().bind(command.commandText().map(it -> it.replaceAll("_(.)", "$1")));
        button.disableProperty().bind(command.isPossible().map(can -> !can));
        button.setOnAction(_ -> command.perform());
        return button;
    }

    private Node addLine() {
        TextField name = new TextField();
        name.setId("bulk-add-field");
        name.setPromptText(MESSAGES.text("add"));
        name.setAccessibleText(MESSAGES.text("add"));
        name.getStyleClass().add("add-field");
        FieldNameOffers.toAdd(name, _ -> false);
        name.setOnAction(_ -> {
            if (!name.getText().isBlank()) {
                BulkField field = model.add(name.getText());
                name.clear();
                focus(field);
            }
        });
        Label gap = new Label();
        gap.getStyleClass().add("field-label");
        HBox line = new HBox(gap, name);
        line.getStyleClass().add("field");
        return line;
    }

    private void focus(BulkField field) {
        FormLine line = views.get(field);
        if (line != null) {
            line.text.requestFocus();
        }
    }

    private void showFields() {
        Map<BulkField, FormLine> now = new HashMap<>();
        model.fields().forEach(field -> now.put(field, known(field)));
        views = now;
        lines.getChildren().setAll(model.fields().stream().map(now::get).toList());
    }

    private FormLine known(BulkField field) {
        FormLine line = views.get(field);
        return line == null ? new FormLine(field) : line;
    }

    /// One field: its name, its text, and what proposes to give that to all.
    private final class FormLine extends HBox {
        private final GrowingTextArea text = new GrowingTextArea();
        private final BulkField field;

        FormLine(BulkField field) {
            this.field = field;
            String name = field.name();
            getStyleClass().add("field");
            Label label = new Label(FieldLabels.of(name));
            label.getStyleClass().add("field-label");
            label.setLabelFor(text);
            LazyTooltip.on(label, name);
            text.setId("bulk-field-" + name);
            text.setAccessibleText(FieldLabels.of(name));
            text.textProperty().bindBidirectional(field.textProperty());
            text.promptTextProperty().bind(field.promptProperty());
            text.addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
            ButtonsInside place = new ButtonsInside(text);
            place.show(List.of(clearButton()));
            VBox column = new VBox(place, setButton());
            column.getStyleClass().add("bulk-column");
            HBox.setHgrow(column, Priority.ALWAYS);
            getChildren().setAll(label, column);
        }

        private Button setButton() {
            Button button = new Button();
            button.setId("bulk-set-" + field.name());
            button.getStyleClass().add("small");
            button.textProperty()
                    .bind(model.countProperty().map(count -> MESSAGES.text("set", count)));
            button.visibleProperty().bind(field.changed());
            button.managedProperty().bind(button.visibleProperty());
            button.setOnAction(_ -> model.set(field));
            return button;
        }

        private Button clearButton() {
            Button button = new Button("", new LineIcon(LineIcon.CLOSE));
            button.setId("bulk-clear-" + field.name());
            button.getStyleClass().addAll("flat", "button-icon", "field-remove");
            button.setFocusTraversable(false);
            String words = MESSAGES.text("clear", FieldLabels.of(field.name()));
            button.setAccessibleText(words);
            LazyTooltip.on(button, words);
            button.setOnAction(_ -> model.clear(field));
            return button;
        }

        private void whenPressed(KeyEvent event) {
            if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
                event.consume();
                if (event.isShiftDown()) {
                    text.replaceSelection("\n");
                } else {
                    model.set(field);
                }
            } else if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                if (field.changed().get()) {
                    field.revert();
                } else {
                    done.run();
                }
            }
        }
    }
}
