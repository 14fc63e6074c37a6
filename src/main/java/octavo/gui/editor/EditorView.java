package octavo.gui.editor;

import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.FieldNameOffers;
import octavo.gui.controls.FormMargin;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.ScrollReveal;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TextSize;
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.lazyloading.UiStepQueue;
import octavo.venues.OwnField;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The editor of one entry: a form of its fields, or its source.
public final class EditorView extends BorderPane {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorView.class);

    /// The width, in letters, needed for labels next to the texts.
    private static final double WIDE_WIDTH = 22;

    private final EditorModel editorModel;
    private final Runnable onDone;
    private final Consumer<String> openPaper;
    private final LazyBox lineBox = new LazyBox();
    private final ScrollPane formScroll = new ScrollPane();
    private final ToggleButton fieldsTab =
            TabButtons.tab("show-fields", MESSAGES.text("show-fields"));
    private final ToggleButton sourceTab =
            TabButtons.tab("show-source", MESSAGES.text("show-source"));
    private final SourceView sourceView;
    private final ObservableValue<Boolean> isNarrow = TextSize.isNarrower(this, WIDE_WIDTH);
    private Map<FieldModel, FieldView> viewsByField = new HashMap<>();

    /// @param onDone returns the focus to where the entry was selected
    /// @param openPaper opens what a field of the entry links to outside the window
    public EditorView(EditorModel editorModel, Runnable onDone, Consumer<String> openPaper) {
        this.editorModel = editorModel;
        this.onDone = onDone;
        this.openPaper = openPaper;
        setId("editor");
        getStyleClass().add("editor");
        lineBox.setId("fields");
        lineBox.getStyleClass().add("fields");
        VBox formParts = new VBox(sourceNotice(), lineBox, addLine());
        formParts.getStyleClass().add("form");
        formScroll.setContent(formParts);
        FormMargin.on(formScroll, formParts);
        formScroll.setFitToWidth(true);
        formScroll.setFocusTraversable(false);
        sourceView = new SourceView(editorModel.sourceModel(), onDone);
        setTop(tabButtons());
        StackPane pageStack = new StackPane(formScroll, sourceView.page());
        pageStack.visibleProperty().bind(editorModel.isEmptyProperty().not());
        Label emptyLabel = new Label(MESSAGES.text("none"));
        emptyLabel.getStyleClass().addAll("muted", "no-entry");
        SafeWrapping.wrap(emptyLabel);
        emptyLabel.visibleProperty().bind(editorModel.isEmptyProperty());
        setCenter(new StackPane(pageStack, emptyLabel));
        editorModel.fieldModels().addListener((ListChangeListener<FieldModel>) _ -> showFields());
        showFields();
        isNarrow.subscribe(isNarrowNow ->
                viewsByField.values().forEach(fieldView -> fieldView.layOut(isNarrowNow)));
    }

    private Node tabButtons() {
        formScroll.visibleProperty().bind(fieldsTab.selectedProperty());
        sourceView.page().visibleProperty().bind(sourceTab.selectedProperty());
        Node tabButtons = new TabButtons(fieldsTab, sourceTab);
        tabButtons.visibleProperty().bind(editorModel.isEmptyProperty().not());
        return tabButtons;
    }

    /// A note that uncommitted source differs from the fields.
    private Node sourceNotice() {
        sourceTab
                .selectedProperty()
                .addListener((_, _, isSourceShown) -> {
                    if (!isSourceShown) {
                        editorModel.sourceModel().commit();
                    }
                });
        return new ProblemLabel(
                "source-waits",
                editorModel
                        .sourceModel()
                        .refusalProperty()
                        .map(sourceRefusal ->
                                sourceRefusal.isEmpty() ? "" : MESSAGES.text("source.waits")));
    }

    /// The line below the fields, aligned with their texts.
    private Node addLine() {
        Label leadingGap = new Label();
        leadingGap.getStyleClass().add("field-label");
        HBox additionLine = new HBox(leadingGap, addField());
        additionLine.getStyleClass().add("field");
        return additionLine;
    }

    private TextField addField() {
        TextField nameField = new TextField();
        nameField.setId("add-field");
        nameField.setPromptText(MESSAGES.text("add"));
        nameField.setAccessibleText(MESSAGES.text("add"));
        nameField.getStyleClass().add("add-field");
        FieldNameOffers.toAdd(nameField, editorModel::hasField);
        nameField.setOnAction(_ ->
                editorModel
                        .addField(nameField.getText())
                        .ifPresent(fieldModel -> {
                            nameField.clear();
                            focus(fieldModel);
                        }));
        return nameField;
    }

    private void focus(FieldModel fieldModel) {
        FieldView fieldView = viewsByField.get(fieldModel);
        if (fieldView != null) {
            fieldsTab.setSelected(true);
            UiStepQueue.finishSteps(() -> fieldView.getScene() != null);
            fieldView.focus();
            ScrollReveal.show(formScroll, fieldView);
        }
    }

    /// Focuses a field; a new one, if the entry lacks it.
    public void focusField(String fieldName) {
        editorModel.addField(fieldName).ifPresent(this::focus);
    }

    /// Focuses one of the people in a field.
    public void focusPerson(String fieldName, int personIndex) {
        editorModel
                .addField(fieldName)
                .ifPresent(fieldModel -> {
                    focus(fieldModel);
                    Optional.ofNullable(viewsByField.get(fieldModel))
                            .ifPresent(fieldView -> fieldView.focus(personIndex));
                });
    }

    /// Focuses a line of the form, or the source.
    public void focus(EditorModel.RefusedText refusedText) {
        refusedText
                .lineId()
                .ifPresentOrElse(
                        lineId ->
                                editorModel.fieldModels().stream()
                                        .filter(fieldModel ->
                                                fieldModel.fieldLine().lineId().equals(lineId))
                                        .findFirst()
                                        .ifPresent(this::focus),
                        () -> {
                            sourceTab.setSelected(true);
                            UiStepQueue.finishSteps();
                            sourceView.focus();
                        });
    }

    private void showFields() {
        Map<FieldModel, FieldView> newViews = new HashMap<>();
        for (FieldModel fieldModel : editorModel.fieldModels()) {
            FieldView earlierView = viewsByField.get(fieldModel);
            newViews.put(fieldModel, earlierView == null ? createView(fieldModel) : earlierView);
        }
        viewsByField = newViews;
        lineBox.show(
                EntryFormLines.shownOrder(editorModel.fieldModels()).map(newViews::get).toList());
    }

    private FieldView createView(FieldModel fieldModel) {
        FieldView fieldView =
                new FieldView(
                        fieldModel,
                        peopleOf(fieldModel),
                        new FieldView.FieldActions(
                                () -> editorModel.removeField(fieldModel),
                                onDone,
                                editorModel::mendProblem,
                                editorModel::ignoreProblem,
                                editorModel::acceptValues,
                                openPaper));
        if (OwnField.isVenueField(fieldModel.fieldLine().fieldLabel())) {
            fieldView.addVenue(editorModel.venuesProperty());
        }
        String fieldName = fieldModel.fieldLine().fieldLabel().toLowerCase(Locale.ROOT);
        if (fieldModel.fieldLine().isField() && ValueCompletions.knows(fieldName)) {
            fieldView.addValues(fieldName, editorModel.valuesProperty());
        }
        if (fieldModel.fieldLine().isField() && TypedFieldReader.reads(fieldName)) {
            fieldView.addReading();
            TypedFieldReader.prepare(fieldName, editorModel.background());
        }
        fieldView.layOut(isNarrow.getValue());
        return fieldView;
    }

    private Optional<FieldView.PeopleModels> peopleOf(FieldModel fieldModel) {
        return editorModel
                .namesModel(fieldModel)
                .map(namesModel ->
                        new FieldView.PeopleModels(
                                namesModel, new PasteModel(namesModel, editorModel.background())));
    }

    /// Focuses the first field.
    public void focusFirst() {
        List<FieldModel> allFields = editorModel.fieldModels();
        allFields.stream().skip(allFields.size() > 2 ? 2 : 0).findFirst().ifPresent(this::focus);
    }
}
