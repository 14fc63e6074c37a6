package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
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
import octavo.gui.controls.TextCompletion;
import octavo.gui.editor.FieldModel.FieldPresence;
import octavo.library.ReadingPlace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// A line of the form: label, text, and problems below.
final class FieldView extends HBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldView.class);

    private final FieldModel fieldModel;
    private final GrowingTextArea textArea = new GrowingTextArea();
    private final ButtonsInside fieldWithButtons = new ButtonsInside(textArea);
    private final BooleanProperty isRaw = new SimpleBooleanProperty();
    private final Optional<NamesView> namesView;
    private final VBox contentColumn = new VBox();
    private final Label nameLabel = new Label();
    private final Button removeButton;
    private final Optional<Button> openButton;
    private Optional<ReceiptMark> receiptMark = Optional.empty();
    private boolean isNarrowLine;

    /// A list of people, and the names being pasted into it.
    record PeopleModels(NamesModel namesModel, PasteModel pasteModel) {}

    /// Callbacks of a line.
    ///
    /// @param onDone moves the focus away when there is nothing left to revert
    /// @param mendProblem applies a clean-up to the entry
    /// @param ignoreProblem has a kind of problem ignored; everywhere if true
    /// @param acceptValues accepts fields of the entry; all if none is named
    /// @param openPaper opens what a field links to
    record FieldActions(
            Runnable removeField,
            Runnable onDone,
            Consumer<String> mendProblem,
            BiConsumer<String, Boolean> ignoreProblem,
            Consumer<Set<String>> acceptValues,
            Consumer<String> openPaper) {}

    /// @param peopleModels the people in the field, if it holds names
    FieldView(
            FieldModel fieldModel, Optional<PeopleModels> peopleModels, FieldActions fieldActions) {
        this.fieldModel = fieldModel;
        Runnable onDone = fieldActions.onDone();
        this.removeButton = removeButton(fieldActions.removeField());
        this.openButton =
                Optional.of(fieldModel.fieldLine().fieldLabel())
                        .filter(ReadingPlace::isNamedBy)
                        .map(fieldName -> openButton(fieldName, fieldActions.openPaper()));
        namesView =
                peopleModels.map(presentModels ->
                        new NamesView(
                                presentModels.namesModel(),
                                presentModels.pasteModel(),
                                this::showRaw,
                                onDone));
        getStyleClass().add("field");
        nameLabel.setLabelFor(textArea);
        nameLabel.getStyleClass().add("field-label");
        fieldModel
                .lineProperty()
                .subscribe(fieldLine -> {
                    nameLabel.setText(fieldLine.shownLabel());
                    LazyTooltip.on(nameLabel, fieldLine.fieldLabel());
                });
        contentColumn
                .getChildren()
                .setAll(
                        fieldWithButtons,
                        new ProblemLabel(
                                fieldModel.fieldLine().lineId() + "-problem",
                                fieldModel.problemProperty()),
                        new FieldProblemLines(fieldModel, fieldActions, this::focus));
        namesView.ifPresentOrElse(this::addPeople, () -> isRaw.set(true));
        HBox.setHgrow(contentColumn, Priority.ALWAYS);
        layOut(false);
        Runnable showReceipt = () -> showReceipt(fieldActions.acceptValues());
        fieldModel.receiptProperty().subscribe(_ -> showReceipt.run());
        fieldModel.textProperty().subscribe(_ -> showReceipt.run());
        fillText(onDone);
        ButtonKeys.attachTo(this, this::focus);
        textArea.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.DELETE && event.isAltDown()) {
                        event.consume();
                        fieldActions.removeField().run();
                    }
                });
    }

    /// Puts the label next to the text, or above it if there is too little room. People need the
    /// full width.
    void layOut(boolean isNarrow) {
        isNarrowLine = isNarrow;
        List<Button> lineButtons =
                new ArrayList<>(receiptMark.map(ReceiptMark::markButton).stream().toList());
        openButton.ifPresent(lineButtons::add);
        lineButtons.add(removeButton);
        if (isNarrow || namesView.isPresent()) {
            fieldWithButtons.show(List.of());
            HBox growingGap = new HBox();
            HBox.setHgrow(growingGap, Priority.ALWAYS);
            HBox headRow = new HBox(nameLabel, growingGap);
            namesView.ifPresent(shownNames -> headRow.getChildren().add(shownNames.buttons()));
            headRow.getStyleClass().add("field-head");
            headRow.getChildren().addAll(lineButtons);
            VBox headAndContent = new VBox(headRow, contentColumn);
            HBox.setHgrow(headAndContent, Priority.ALWAYS);
            getChildren().setAll(headAndContent);
        } else {
            getChildren().setAll(nameLabel, contentColumn);
            fieldWithButtons.show(lineButtons);
        }
    }

    /// A text that is being typed has no receipt yet.
    private void showReceipt(Consumer<Set<String>> acceptValues) {
        Optional<FieldReceipt> fieldReceipt =
                fieldModel.receiptProperty().get().filter(_ -> !fieldModel.isChanged());
        if (fieldReceipt.equals(receiptMark.map(ReceiptMark::fieldReceipt))) {
            return;
        }
        receiptMark.ifPresent(mark -> contentColumn.getChildren().remove(mark.sentenceBox()));
        receiptMark =
                fieldReceipt.map(receipt ->
                        new ReceiptMark(
                                receipt,
                                fieldModel.fieldLine().shownLabel(),
                                () -> {
                                    focus(); // the button goes away
                                    acceptValues.accept(Set.of(receipt.fieldName()));
                                }));
        receiptMark.ifPresent(mark -> contentColumn.getChildren().add(mark.sentenceBox()));
        layOut(isNarrowLine);
    }

    /// The people replace the text until the text is requested. The hidden one is removed from the
    /// window: laying out the names of three thousand people takes a while.
    private void addPeople(NamesView shownNames) {
        Button backButton = new Button(MESSAGES.text("names.people"));
        backButton.setId(fieldModel.fieldLine().lineId() + "-people");
        backButton.getStyleClass().addAll("flat", "small");
        backButton.setFocusTraversable(false);
        // People would not show a rejected text.
        backButton
                .disableProperty()
                .bind(fieldModel.problemProperty().map(problemText -> !problemText.isEmpty()));
        backButton.setOnAction(_ -> {
            isRaw.set(false);
            shownNames.focus();
        });
        contentColumn.getChildren().add(backButton);
        shownNames.followPrompt(fieldModel.presenceProperty().map(FieldPresence::promptText));
        showWhen(shownNames, isRaw.not());
        showWhen(shownNames.buttons(), isRaw.not());
        showWhen(backButton, isRaw);
        isRaw.subscribe(isRawAsked ->
                contentColumn.getChildren().set(0, isRawAsked ? fieldWithButtons : shownNames));
    }

    /// Offers what other entries have in the same field.
    ///
    /// @param fieldName the name of the field
    void addValues(String fieldName, ObservableValue<ValueCompletions> valueCompletions) {
        TextCompletion.on(
                textArea,
                fieldModel.fieldLine().lineId() + "-completions",
                fieldModel::isChanged,
                () ->
                        valueCompletions
                                .getValue()
                                .completions(fieldName, textArea.getText())
                                .stream()
                                .map(completion ->
                                        new TextCompletion.CompletionOffer(
                                                completion,
                                                () -> fieldModel.textProperty().set(completion)))
                                .toList());
    }

    /// Says what will be written for a text being typed.
    void addReading() {
        contentColumn.getChildren().add(1, new TypedHint(fieldModel));
    }

    /// Says which venue the text names, and offers others.
    void addVenue(ObservableValue<KnownVenues> knownVenues) {
        contentColumn.getChildren().add(1, new VenueHint(fieldModel, knownVenues, textArea));
    }

    private static void showWhen(Node node, ObservableValue<Boolean> isShown) {
        node.visibleProperty().bind(isShown);
        node.managedProperty().bind(isShown);
    }

    private void showRaw() {
        isRaw.set(true);
        focus();
    }

    private void fillText(Runnable onDone) {
        textArea.setId(fieldModel.fieldLine().lineId());
        textArea.setAccessibleText(fieldModel.fieldLine().shownLabel());
        textArea.setEditable(fieldModel.fieldLine().isEditable());
        textArea.textProperty().bindBidirectional(fieldModel.textProperty());
        if (fieldModel.fieldLine().isSource()) {
            textArea.getStyleClass().add("source");
            LazyTooltip.on(textArea, MESSAGES.text("source.tip"));
        }
        textArea.promptTextProperty()
                .bind(fieldModel.presenceProperty().map(FieldPresence::promptText));
        fieldModel
                .problemProperty()
                .subscribe(problemText -> textArea.showError(!problemText.isEmpty()));
        textArea.focusedProperty()
                .addListener((_, _, isFocused) -> {
                    if (!isFocused) {
                        fieldModel.commit();
                    }
                });
        textArea.addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, onDone));
    }

    private void whenPressed(KeyEvent event, Runnable onDone) {
        boolean isPlain = !event.isShiftDown() && !event.isAltDown() && !event.isShortcutDown();
        if (event.getCode() == KeyCode.ENTER && isPlain) {
            fieldModel.commit();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            textArea.replaceSelection("\n");
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            if (fieldModel.isChanged()) {
                fieldModel.revert();
            } else {
                onDone.run();
            }
            event.consume();
        }
    }

    private Button openButton(String fieldName, Consumer<String> openAction) {
        Button iconButton =
                new IconButton(
                        LineIcon.OUTSIDE,
                        MESSAGES.text("open", fieldName),
                        () -> {
                            fieldModel.commit();
                            openAction.accept(fieldName);
                        });
        iconButton.setId(fieldModel.fieldLine().lineId() + "-open");
        iconButton.getStyleClass().add("field-open");
        iconButton.setFocusTraversable(false);
        iconButton.managedProperty().bind(iconButton.visibleProperty());
        fieldModel
                .presenceProperty()
                .subscribe(newPresence -> iconButton.setVisible(newPresence.isThere()));
        return iconButton;
    }

    private Button removeButton(Runnable removeField) {
        Button closeButton = new Button("", new LineIcon(LineIcon.CLOSE));
        closeButton.setId(fieldModel.fieldLine().lineId() + "-remove");
        closeButton.getStyleClass().addAll("flat", "button-icon", "field-remove");
        closeButton.setFocusTraversable(false);
        String buttonName = MESSAGES.text("remove", fieldModel.fieldLine().shownLabel());
        closeButton.setAccessibleText(buttonName);
        LazyTooltip.on(closeButton, buttonName);
        fieldModel
                .presenceProperty()
                .subscribe(_ -> closeButton.setVisible(fieldModel.isRemovable()));
        closeButton.setOnAction(_ -> removeField.run());
        return closeButton;
    }

    /// Focuses one of its people, if they are shown.
    void focus(int personIndex) {
        if (!isRaw.get()) {
            namesView.ifPresent(shownNames -> shownNames.focus(personIndex));
        }
    }

    /// Focuses this line.
    void focus() {
        if (!isRaw.get()) {
            namesView.ifPresent(NamesView::focus);
            return;
        }
        textArea.requestFocus();
        textArea.end();
    }
}
