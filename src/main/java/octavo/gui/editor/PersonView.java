package octavo.gui.editor;

import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.TextCompletion;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Predicate;

/// The parts of one name, below its list.
final class PersonView extends GridPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(PersonView.class);

    private final PersonModel model;
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final PersonActions ways;
    private final TextField family;
    private final ComboBox<String> role = new ComboBox<>();

    /// Navigation.
    ///
    /// @param done returns the focus to the list
    /// @param leave continues with the next field
    /// @param next continues with the next person
    /// @param pasted receives text pasted into a part of the name, if it is a list of names
    record PersonActions(Runnable done, Runnable leave, Runnable next, Predicate<String> pasted) {}

    PersonView(PersonModel model, String field, PersonActions ways) {
        this.model = model;
        this.ways = ways;
        String id = "person-" + field + "-";
        setId("person-" + field);
        getStyleClass().add("person");
        family = text(id + "family", "names.family", model.familyProperty());
        TextCompletion.on(family, id + "completions", model::isChanged, this::offers);
        TextField given = text(id + "given", "names.given", model.givenProperty());
        TextField prefix = text(id + "prefix", "names.prefix", model.prefixProperty());
        TextField suffix = text(id + "suffix", "names.suffix", model.suffixProperty());
        TextField marks = text(id + "marks", "names.marks", model.marksProperty());
        marks.setPromptText(MESSAGES.text("names.marks.prompt"));
        LazyTooltip.on(marks, MESSAGES.text("names.marks.tip"));
        TextField orcid = text(id + "orcid", "names.orcid", model.orcidProperty());
        orcid.setPromptText("0000-0000-0000-0000");
        getColumnConstraints().setAll(column(43), column(57));
        addPair(0, family, given);
        addPair(1, prefix, suffix);
        addPair(2, marks, orcid);
        add(wrongOrcid(id, orcid), 0, 3 * 2, 2, 1);
        add(last(id), 0, 3 * 2 + 1, 2, 1);
        for (TextField each : new TextField[] {given, prefix, suffix}) {
            each.disableProperty().bind(model.bodyProperty());
        }
        visibleProperty().bind(model.openProperty());
        managedProperty().bind(model.openProperty());
        addEventFilter(KeyEvent.KEY_PRESSED, this::whenPressed);
        commitWhenLeft();
    }

    /// Not by `focusWithin`: JavaFX 26 counts the keys twice for what has a combo box that is laid
    /// out while they are beside it, and then never notices that they have gone.
    private void commitWhenLeft() {
        ObservableValue<Node> keys = sceneProperty().flatMap(Scene::focusOwnerProperty);
        keys.addListener((_, before, now) -> {
            boolean left = holds(before) && now != null && !holds(now);
            if (left && model.openProperty().get() && !role.isShowing()) {
                model.commit();
            }
        });
    }

    private boolean holds(@Nullable Node node) {
        Node each = node;
        while (each != null && each != this) {
            each = each.getParent();
        }
        return each != null;
    }

    private List<TextCompletion.CompletionOffer> offers() {
        return model.knownProperty().get().completions(family.getText()).stream()
                .map(each ->
                        new TextCompletion.CompletionOffer(
                                MESSAGES.text("names.known", each.name(), each.entries()),
                                "",
                                () -> model.write(each),
                                ways.next()))
                .toList();
    }

    /// Says what is wrong with an iD once it has been typed, not while.
    private ProblemLabel wrongOrcid(String id, TextField orcid) {
        ObservableValue<Boolean> isWrong =
                orcid.focusedProperty()
                        .flatMap(typing ->
                                model.orcidProperty()
                                        .map(text -> !typing && !NamesModel.isOrcid(text)));
        isWrong.subscribe(wrong -> orcid.pseudoClassStateChanged(ERROR, wrong));
        return new ProblemLabel(
                id + "orcid-problem",
                isWrong.map(wrong -> wrong ? MESSAGES.text("refused.names.orcid") : ""));
    }

    private void addPair(int line, TextField left, TextField right) {
        add(label(left), 0, line * 2);
        add(label(right), 1, line * 2);
        add(left, 0, line * 2 + 1);
        add(right, 1, line * 2 + 1);
    }

    /// An ORCID iD is longer than most names.
    private static ColumnConstraints column(double percent) {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(percent);
        column.setHgrow(Priority.ALWAYS);
        return column;
    }

    private static Label label(TextField of) {
        Label label = new Label(of.getAccessibleText());
        label.getStyleClass().add("muted");
        label.setLabelFor(of);
        return label;
    }

    private TextField text(String id, String text, StringProperty value) {
        TextField field =
                new TextField() {
                    @Override
                    public void paste() {
                        String pasted = Clipboard.getSystemClipboard().getString();
                        if (pasted == null || !ways.pasted().test(pasted)) {
                            super.paste();
                        }
                    }
                };
        field.setId(id);
        field.setAccessibleText(MESSAGES.text(text));
        field.textProperty().bindBidirectional(value);
        return field;
    }

    private VBox last(String id) {
        CheckBox body = new CheckBox(MESSAGES.text("names.body"));
        body.setId(id + "body");
        body.selectedProperty().bindBidirectional(model.bodyProperty());
        role.setId(id + "role");
        role.setAccessibleText(MESSAGES.text("names.role"));
        LazyTooltip.on(role, MESSAGES.text("names.role"));
        role.getItems().setAll(model.roles());
        role.setValue(model.role());
        role.setOnAction(_ -> {
            model.giveTo(role.getValue());
            role.setValue(model.role());
        });
        HBox gap = new HBox();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button finish = new Button(MESSAGES.text("names.done"));
        finish.setId(id + "done");
        finish.setMinWidth(USE_PREF_SIZE);
        finish.setOnAction(_ -> finish(ways.done()));
        HBox below = new HBox(role, gap, finish);
        below.getStyleClass().add("person-last");
        VBox last = new VBox(body, below);
        last.getStyleClass().add("person-last");
        return last;
    }

    private void whenPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextField) {
            event.consume();
            if (event.isShortcutDown()) {
                finish(ways.done());
            } else if (model.isBlank()) {
                finish(ways.leave());
            } else {
                ways.next().run();
            }
        } else if (event.getCode() == KeyCode.ESCAPE && !role.isShowing()) {
            event.consume();
            model.close();
            ways.done().run();
        }
    }

    private void finish(Runnable goOn) {
        if (model.commit()) {
            model.close();
            goOn.run();
        }
    }

    /// Focuses this view.
    void focus() {
        family.requestFocus();
        family.selectAll();
    }
}
