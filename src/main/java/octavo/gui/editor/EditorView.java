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
import octavo.gui.controls.LazyBox;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.ProblemLabel;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.ScrollReveal;
import octavo.gui.controls.TabButtons;
import octavo.gui.controls.TextSize;
import octavo.gui.controls.UiStepQueue;
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
    private static final double WIDE = 22;

    private final EditorModel model;
    private final Runnable done;
    private final Consumer<String> open;
    private final LazyBox lines = new LazyBox();
    private final ScrollPane form = new ScrollPane();
    private final ToggleButton fields = TabButtons.tab("show-fields", MESSAGES.text("show-fields"));
    private final ToggleButton text = TabButtons.tab("show-source", MESSAGES.text("show-source"));
    private final SourceView source;
    private final ObservableValue<Boolean> narrow = TextSize.isNarrower(this, WIDE);
    private Map<FieldModel, FieldView> views = new HashMap<>();

    /// @param done returns the focus to where the entry was selected
    /// @param open opens what a field of the entry links to outside the window
    public EditorView(EditorModel model, Runnable done, Consumer<String> open) {
        this.model = model;
        this.done = done;
        this.open = open;
        setId("editor");
        getStyleClass().add("editor");
        lines.setId("fields");
        lines.getStyleClass().add("fields");
        VBox parts = new VBox(waiting(), lines, addLine());
        parts.getStyleClass().add("form");
        form.setContent(parts);
        FormMargin.on(form, parts);
        form.setFitToWidth(true);
        form.setFocusTraversable(false);
        source = new SourceView(model.source(), done);
        setTop(tabs());
        StackPane pages = new StackPane(form, source.page());
        pages.visibleProperty().bind(model.emptyProperty().not());
        Label none = new Label(MESSAGES.text("none"));
        none.getStyleClass().addAll("muted", "no-entry");
        SafeWrapping.wrap(none);
        none.visibleProperty().bind(model.emptyProperty());
        setCenter(new StackPane(pages, none));
        model.fields().addListener((ListChangeListener<FieldModel>) _ -> showFields());
        showFields();
        narrow.subscribe(now -> views.values().forEach(view -> view.layOut(now)));
    }

    private Node tabs() {
        form.visibleProperty().bind(fields.selectedProperty());
        source.page().visibleProperty().bind(text.selectedProperty());
        Node tabs = new TabButtons(fields, text);
        tabs.visibleProperty().bind(model.emptyProperty().not());
        return tabs;
    }

    /// A note that uncommitted source differs from the fields.
    private Node waiting() {
        text.selectedProperty()
                .addListener((_, _, seen) -> {
                    if (!seen) {
                        model.source().commit();
                    }
                });
        return new ProblemLabel(
                "source-waits",
                model.source()
                        .refusalProperty()
                        .map(it -> it.isEmpty() ? "" : MESSAGES.text("source.waits")));
    }

    /// The line below the fields, aligned with their texts.
    private Node addLine() {
        Label gap = new Label();
        gap.getStyleClass().add("field-label");
        HBox line = new HBox(gap, addField());
        line.getStyleClass().add("field");
        return line;
    }

    private TextField addField() {
        TextField name = new TextField();
        name.setId("add-field");
        name.setPromptText(MESSAGES.text("add"));
        name.setAccessibleText(MESSAGES.text("add"));
        name.getStyleClass().add("add-field");
        FieldNameOffers.toAdd(name, model::has);
        name.setOnAction(_ ->
                model.add(name.getText())
                        .ifPresent(field -> {
                            name.clear();
                            focus(field);
                        }));
        return name;
    }

    private void focus(FieldModel field) {
        FieldView view = views.get(field);
        if (view != null) {
            fields.setSelected(true);
            UiStepQueue.finish(() -> view.getScene() != null);
            view.focus();
            ScrollReveal.show(form, view);
        }
    }

    /// Focuses a field; a new one, if the entry lacks it.
    public void focusField(String name) {
        model.add(name).ifPresent(this::focus);
    }

    /// Focuses one of the people in a field.
    public void focusPerson(String name, int person) {
        model.add(name)
                .ifPresent(field -> {
                    focus(field);
                    Optional.ofNullable(views.get(field)).ifPresent(view -> view.focus(person));
                });
    }

    /// Focuses a line of the form, or the source.
    public void focus(EditorModel.Refused refused) {
        refused.line()
                .ifPresentOrElse(
                        id ->
                                model.fields().stream()
                                        .filter(field -> field.line().id().equals(id))
                                        .findFirst()
                                        .ifPresent(this::focus),
                        () -> {
                            text.setSelected(true);
                            UiStepQueue.finish();
                            source.focus();
                        });
    }

    private void showFields() {
        Map<FieldModel, FieldView> now = new HashMap<>();
        for (FieldModel field : model.fields()) {
            FieldView known = views.get(field);
            now.put(field, known == null ? view(field) : known);
        }
        views = now;
        lines.show(model.fields().stream().map(now::get).toList());
    }

    private FieldView view(FieldModel field) {
        FieldView view =
                new FieldView(
                        field,
                        people(field),
                        new FieldView.Hands(
                                () -> model.remove(field), done, model::mend, model::ignore, open));
        if (OwnField.isOne(field.line().label())) {
            view.addVenue(model.venuesProperty());
        }
        String name = field.line().label().toLowerCase(Locale.ROOT);
        if (field.line().isField() && ValueCompletions.knows(name)) {
            view.addValues(name, model.valuesProperty());
        }
        if (field.line().isField() && TypedFieldReader.reads(name)) {
            view.addReading();
            TypedFieldReader.prepare(name, model.background());
        }
        view.layOut(narrow.getValue());
        return view;
    }

    private Optional<FieldView.People> people(FieldModel field) {
        return model.names(field)
                .map(names ->
                        new FieldView.People(names, new PasteModel(names, model.background())));
    }

    /// Focuses the first field.
    public void focusFirst() {
        List<FieldModel> all = model.fields();
        all.stream().skip(all.size() > 2 ? 2 : 0).findFirst().ifPresent(this::focus);
    }
}
