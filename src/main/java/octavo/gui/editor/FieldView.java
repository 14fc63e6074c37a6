package octavo.gui.editor;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import octavo.gui.controls.ButtonsInside;
import octavo.gui.controls.GrowingTextArea;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextAndButtons;
import octavo.gui.controls.TextCompletion;
import octavo.gui.editor.FieldModel.Presence;
import octavo.library.ReadingPlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// A line of the form: label, text, and problems below.
final class FieldView extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldView.class);

    private static final int MOST_MARKS = 5;
    private static final PseudoClass HINT = PseudoClass.getPseudoClass("hint");

    private final FieldModel model;
    private final GrowingTextArea text = new GrowingTextArea();
    private final ButtonsInside field = new ButtonsInside(text);
    private final BooleanProperty raw = new SimpleBooleanProperty();
    private final Optional<NamesView> people;
    private final VBox column = new VBox();
    private final Label label = new Label();
    private final Button remove;
    private final Optional<Button> open;

    /// A list of people, and the names being pasted into it.
    record People(NamesModel names, PasteModel paste) {}

    /// Callbacks of a line.
    ///
    /// @param done moves the focus away when there is nothing left to revert
    /// @param mend applies a clean-up to the entry
    /// @param ignore has a kind of problem ignored; everywhere if true
    /// @param open opens what a field links to
    record Hands(
            Runnable remove,
            Runnable done,
            Consumer<String> mend,
            BiConsumer<String, Boolean> ignore,
            Consumer<String> open) {}

    /// @param names the people in the field, if it holds names
    FieldView(FieldModel model, Optional<People> names, Hands hands) {
        this.model = model;
        Runnable done = hands.done();
        this.remove = removeButton(hands.remove());
        this.open =
                Optional.of(model.line().label())
                        .filter(ReadingPlace::isNamedBy)
                        .map(field -> openButton(field, hands.open()));
        people = names.map(it -> new NamesView(it.names(), it.paste(), this::showRaw, done));
        getStyleClass().add("field");
        label.setLabelFor(text);
        label.getStyleClass().add("field-label");
        model.lineProperty()
                .subscribe(line -> {
                    label.setText(line.words());
                    LazyTooltip.on(label, line.label());
                });
        column.getChildren()
                .setAll(
                        field,
                        new ProblemLabel(model.line().id() + "-problem", model.problemProperty()),
                        marks(hands));
        people.ifPresentOrElse(this::addPeople, () -> raw.set(true));
        HBox.setHgrow(column, Priority.ALWAYS);
        layOut(false);
        fillText(done);
        ButtonKeys.on(this, this::focus);
        text.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.DELETE && event.isAltDown()) {
                        event.consume();
                        hands.remove().run();
                    }
                });
    }

    /// Puts the label next to the text, or above it if there is too little room. People need the
    /// full width.
    void layOut(boolean narrow) {
        List<Button> buttons = new ArrayList<>(open.stream().toList());
        buttons.add(remove);
        if (narrow || people.isPresent()) {
            field.show(List.of());
            HBox gap = new HBox();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox head = new HBox(label, gap);
            people.ifPresent(view -> head.getChildren().add(view.buttons()));
            head.getStyleClass().add("field-head");
            head.getChildren().addAll(buttons);
            VBox lines = new VBox(head, column);
            HBox.setHgrow(lines, Priority.ALWAYS);
            getChildren().setAll(lines);
        } else {
            getChildren().setAll(label, column);
            field.show(buttons);
        }
    }

    /// The people replace the text until the text is requested. The hidden one is removed from the
    /// window: laying out the names of three thousand people takes a while.
    private void addPeople(NamesView view) {
        Button back = new Button(MESSAGES.text("names.people"));
        back.setId(model.line().id() + "-people");
        back.getStyleClass().addAll("flat", "small");
        back.setFocusTraversable(false);
        // People would not show a rejected text.
        back.disableProperty().bind(model.problemProperty().map(why -> !why.isEmpty()));
        back.setOnAction(_ -> {
            raw.set(false);
            view.focus();
        });
        column.getChildren().add(back);
        view.follow(model.presenceProperty().map(Presence::prompt));
        showWhen(view, raw.not());
        showWhen(view.buttons(), raw.not());
        showWhen(back, raw);
        raw.subscribe(asked -> column.getChildren().set(0, asked ? field : view));
    }

    /// Offers what other entries have in the same field.
    ///
    /// @param field the name of the field
    void addValues(String field, ObservableValue<ValueCompletions> values) {
        TextCompletion.on(
                text,
                model.line().id() + "-completions",
                model::isChanged,
                () ->
                        values.getValue().completions(field, text.getText()).stream()
                                .map(each ->
                                        new TextCompletion.Offer(
                                                each, () -> model.textProperty().set(each)))
                                .toList());
    }

    /// Says what will be written for a text being typed.
    void addReading() {
        column.getChildren().add(1, new TypedHint(model));
    }

    /// Says which venue the text names, and offers others.
    void addVenue(ObservableValue<KnownVenues> venues) {
        column.getChildren().add(1, new VenueHint(model, venues, text));
    }

    private static void showWhen(Node node, ObservableValue<Boolean> shown) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }

    private void showRaw() {
        raw.set(true);
        focus();
    }

    private void fillText(Runnable done) {
        text.setId(model.line().id());
        text.setAccessibleText(model.line().words());
        text.setEditable(model.line().isEditable());
        text.textProperty().bindBidirectional(model.textProperty());
        if (model.line().isSource()) {
            text.getStyleClass().add("source");
            LazyTooltip.on(text, MESSAGES.text("source.tip"));
        }
        text.promptTextProperty().bind(model.presenceProperty().map(Presence::prompt));
        model.problemProperty().subscribe(problem -> text.showError(!problem.isEmpty()));
        text.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        model.commit();
                    }
                });
        text.addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, done));
    }

    private void whenPressed(KeyEvent event, Runnable done) {
        boolean plain = !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
        if (event.getCode() == KeyCode.ENTER && plain) {
            model.commit();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            text.replaceSelection("\n");
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            if (model.isChanged()) {
                model.revert();
            } else {
                done.run();
            }
            event.consume();
        }
    }

    /// The checks' problems, with a button for those that a clean-up fixes.
    private VBox marks(Hands hands) {
        VBox marks = new VBox();
        marks.getStyleClass().add("field-marks");
        model.marksProperty().subscribe(now -> marks.getChildren().setAll(markLines(now, hands)));
        marks.managedProperty().bind(Bindings.isNotEmpty(marks.getChildren()));
        return marks;
    }

    /// Each of three thousand names may have one: the first few suffice.
    private List<Node> markLines(List<FieldProblem> marks, Hands hands) {
        List<Node> lines = new ArrayList<>();
        marks.stream().limit(MOST_MARKS).forEach(mark -> lines.add(markLine(mark, hands)));
        if (marks.size() > MOST_MARKS) {
            Label more = markWords(MESSAGES.text("marks.more", marks.size() - MOST_MARKS));
            more.setId(model.line().id() + "-more-marks");
            lines.add(more);
        }
        return lines;
    }

    private static Label markWords(String text) {
        Label words = new Label(text);
        words.getStyleClass().add("field-mark");
        SafeWrapping.wrap(words);
        words.setMinHeight(USE_PREF_SIZE);
        return words;
    }

    private Node markLine(FieldProblem mark, Hands hands) {
        Label words = markWords(mark.message());
        words.pseudoClassStateChanged(HINT, mark.isHint());
        Node ignore = ignoreButton(mark, hands.ignore());
        return mark.fix()
                .map(fix -> new TextAndButtons(words, mendButton(mark, fix, hands.mend()), ignore))
                .orElseGet(() -> new TextAndButtons(words, ignore));
    }

    private Button mendButton(FieldProblem mark, String fix, Consumer<String> mend) {
        Button button = new Button(MESSAGES.text("mend"));
        button.setId(model.line().id() + "-mend");
        button.getStyleClass().addAll("small", "field-action");
        button.setMinWidth(USE_PREF_SIZE);
        button.setAccessibleText(MESSAGES.text("mend.what", mark.message()));
        button.setFocusTraversable(false);
        button.setOnAction(_ -> {
            focus(); // the button goes away
            mend.accept(fix);
        });
        return button;
    }

    private MenuButton ignoreButton(FieldProblem mark, BiConsumer<String, Boolean> ignore) {
        MenuItem here = new MenuItem(MESSAGES.text("ignore.here"));
        here.setOnAction(_ -> ignore(mark, false, ignore));
        MenuItem everywhere = new MenuItem(MESSAGES.text("ignore.everywhere"));
        everywhere.setOnAction(_ -> ignore(mark, true, ignore));
        MenuButton button = new MenuButton(MESSAGES.text("ignore"), null, here, everywhere);
        button.setId(model.line().id() + "-ignore");
        button.getStyleClass().addAll("small", "field-action");
        button.setMinWidth(USE_PREF_SIZE);
        button.setAccessibleText(MESSAGES.text("ignore.what", mark.message()));
        button.setFocusTraversable(false);
        return button;
    }

    private void ignore(FieldProblem mark, boolean everywhere, BiConsumer<String, Boolean> ignore) {
        focus(); // the button goes away
        ignore.accept(mark.kind(), everywhere);
    }

    private Button openButton(String field, Consumer<String> action) {
        Button button =
                new IconButton(
                        LineIcon.OUTSIDE,
                        MESSAGES.text("open", field),
                        () -> {
                            model.commit();
                            action.accept(field);
                        });
        button.setId(model.line().id() + "-open");
        button.getStyleClass().add("field-open");
        button.setFocusTraversable(false);
        button.managedProperty().bind(button.visibleProperty());
        model.presenceProperty().subscribe(now -> button.setVisible(now.isThere()));
        return button;
    }

    private Button removeButton(Runnable remove) {
        Button button = new Button("", new LineIcon(LineIcon.CLOSE));
        button.setId(model.line().id() + "-remove");
        button.getStyleClass().addAll("flat", "button-icon", "field-remove");
        button.setFocusTraversable(false);
        String name = MESSAGES.text("remove", model.line().words());
        button.setAccessibleText(name);
        LazyTooltip.on(button, name);
        model.presenceProperty().subscribe(_ -> button.setVisible(model.isRemovable()));
        button.setOnAction(_ -> remove.run());
        return button;
    }

    /// Focuses one of its people, if they are shown.
    void focus(int person) {
        if (!raw.get()) {
            people.ifPresent(view -> view.focus(person));
        }
    }

    /// Focuses this line.
    void focus() {
        if (!raw.get()) {
            people.ifPresent(NamesView::focus);
            return;
        }
        text.requestFocus();
        text.end();
    }
}
