package octavo.gui.editor;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.editor.EntryFormLines.FormRow;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.BibDialect;
import octavo.library.InheritedField;
import octavo.people.EntryNames;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The form of one entry. Every change is emitted as a named step. Rejected text is kept, even
/// while other entries are shown.
public final class EditorModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorModel.class);

    /// A step made by the user.
    public record EntryChange(int slot, BibEntry changedEntry, String stepLabel) {}

    /// What the form needs from the library.
    ///
    /// @param onChange receives every change
    /// @param inheritedField the inherited fields of the entry in a slot
    /// @param entryNames reads the name lists of an entry in a slot
    /// @param mendProblem applies a clean-up to the entry in a slot
    /// @param problemIgnoring has a kind of problem ignored
    /// @param acceptValues accepts fields of the entry in a slot; all if none is named
    public record EditorHost(
            Consumer<EntryChange> onChange,
            Supplier<BibDialect> libraryDialect,
            BiFunction<Integer, String, Optional<InheritedField>> inheritedField,
            BiFunction<Integer, BibEntry, EntryNames> entryNames,
            BiConsumer<Integer, String> mendProblem,
            ProblemIgnoring problemIgnoring,
            BiConsumer<Integer, Set<String>> acceptValues) {}

    /// Has a kind of problem ignored, in the entry of a slot or everywhere.
    public interface ProblemIgnoring {
        void ignoreProblem(String kind, int slot, boolean everywhere);
    }

    /// A text that an entry could not take.
    ///
    /// @param lineId the id of its line in the form; none for the source
    public record RefusedText(int slot, Optional<String> lineId) {}

    private final BackgroundTasks background;
    private final EditorHost editorHost;
    private final NameEditors nameEditors;
    private final ObservableList<FieldModel> fieldModels = FXCollections.observableArrayList();
    private final SourceModel sourceModel = new SourceModel(this::takeSource);
    private final ObjectProperty<KnownVenues> knownVenues =
            new SimpleObjectProperty<>(KnownVenues.NONE);
    private final ObjectProperty<PersonCompletions> personCompletions =
            new SimpleObjectProperty<>(PersonCompletions.NONE);
    private final ObjectProperty<ValueCompletions> valueCompletions =
            new SimpleObjectProperty<>(ValueCompletions.NONE);
    private final ReadOnlyBooleanWrapper isEmpty = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyBooleanWrapper isPending = new ReadOnlyBooleanWrapper();

    /// Lines of other entries with rejected texts, by slot and id.
    private final Map<Integer, Map<String, FieldModel>> refusedFields = new HashMap<>();

    /// The behaviour of the form's lines, by id.
    private final Map<String, FormRow> rowsById = new LinkedHashMap<>();

    private Optional<BibEntry> shownEntry = Optional.empty();
    private int shownSlot = -1;
    private boolean isShowing;

    public EditorModel(BackgroundTasks background, EditorHost editorHost) {
        this.background = background;
        this.editorHost = editorHost;
        this.nameEditors = new NameEditors(editorHost, personCompletions);
        fieldModels.subscribe(this::notePending);
        sourceModel.textProperty().subscribe(_ -> notePending());
    }

    public ObservableList<FieldModel> fieldModels() {
        return fieldModels;
    }

    /// The source of the entry.
    public SourceModel sourceModel() {
        return sourceModel;
    }

    private void takeSource(BibEntry rewrittenEntry) {
        editorHost
                .onChange()
                .accept(
                        new EntryChange(
                                shownSlot, rewrittenEntry, SourceModel.step(rewrittenEntry)));
    }

    /// Whether there is no entry to show.
    public ReadOnlyBooleanProperty isEmptyProperty() {
        return isEmpty.getReadOnlyProperty();
    }

    /// Whether some text is uncommitted: it is being typed, or was rejected.
    public ReadOnlyBooleanProperty pendingProperty() {
        return isPending.getReadOnlyProperty();
    }

    /// Updates whether text is pending. Fields and source call it on each key; people do not.
    public void notePending() {
        if (!isShowing) {
            isPending.set(isTyping() || !refusedTexts().isEmpty());
        }
    }

    /// Shows an entry, or another state of it.
    public void showEntry(int newSlot, Optional<BibEntry> newEntry) {
        isShowing = true;
        try {
            exchangeEntry(newSlot, newEntry);
        } finally {
            isShowing = false;
        }
        notePending();
    }

    private void exchangeEntry(int newSlot, Optional<BibEntry> newEntry) {
        Map<String, FieldModel> reusableFields =
                newSlot == shownSlot
                        ? Map.of()
                        : fieldsById(fieldModels.filtered(FieldModel::isFree));
        Map<String, FieldModel> knownFields =
                newSlot == shownSlot ? fieldsById(fieldModels) : exchangeTexts(newSlot);
        nameEditors.showEntry(newSlot, newEntry);
        shownSlot = newSlot;
        shownEntry = newEntry;
        sourceModel.show(newSlot, newEntry);
        isEmpty.set(newEntry.isEmpty());
        rowsById.clear();
        BibDialect dialect = editorHost.libraryDialect().get();
        newEntry.ifPresent(presentEntry ->
                EntryFormLines.of(
                                presentEntry,
                                dialect,
                                field -> editorHost.inheritedField().apply(newSlot, field))
                        .forEach(this::putRow));
        newEntry.ifPresent(presentEntry ->
                knownFields.values().stream()
                        .filter(field -> field.isNew() && !rowsById.containsKey(field.lineId()))
                        .forEach(field ->
                                putRow(
                                        EntryFormLines.rowForLacking(
                                                presentEntry, dialect, field.fieldName()))));
        List<FieldModel> newFields =
                rowsById.values().stream()
                        .map(formRow ->
                                fieldFor(formRow, knownFields, reusableFields)
                                        .withReader(formRow.readTyped()))
                        .toList();
        if (!newFields.equals(fieldModels)) {
            fieldModels.setAll(newFields);
        }
    }

    /// Shows what is known of the entry.
    public void showFindings(EntryFindings entryFindings) {
        entryFindings.showIn(fieldModels);
    }

    /// Fixes the entry with a clean-up.
    void mendProblem(String cleanUpId) {
        commit();
        editorHost.mendProblem().accept(shownSlot, cleanUpId);
    }

    /// Reports a kind of problem no more, in this entry or everywhere.
    void ignoreProblem(String problemKind, boolean isEverywhere) {
        commit();
        editorHost.problemIgnoring().ignoreProblem(problemKind, shownSlot, isEverywhere);
    }

    /// Accepts values of the entry that nobody has confirmed; all if no field is named.
    void acceptValues(Set<String> fieldNames) {
        commit();
        editorHost.acceptValues().accept(shownSlot, fieldNames);
    }

    BackgroundTasks background() {
        return background;
    }

    /// Who can be meant where somebody types a name.
    public ObjectProperty<PersonCompletions> peopleProperty() {
        return personCompletions;
    }

    /// What other entries have in their fields.
    public ObjectProperty<ValueCompletions> valuesProperty() {
        return valueCompletions;
    }

    /// What is known of venues.
    public ObjectProperty<KnownVenues> venuesProperty() {
        return knownVenues;
    }

    /// The people in a field, if it holds names.
    public Optional<NamesModel> namesModel(FieldModel fieldModel) {
        return nameEditors.namesModel(fieldModel);
    }

    private void putRow(FormRow formRow) {
        rowsById.put(formRow.fieldLine().lineId(), formRow);
    }

    private static Map<String, FieldModel> fieldsById(List<FieldModel> fieldModels) {
        Map<String, FieldModel> fieldsById = new LinkedHashMap<>();
        fieldModels.forEach(field -> fieldsById.put(field.lineId(), field));
        return fieldsById;
    }

    /// Stores the form's rejected texts, and returns those of another entry.
    private Map<String, FieldModel> exchangeTexts(int newSlot) {
        List<FieldModel> changedFields =
                fieldModels.stream().filter(FieldModel::isChanged).toList();
        if (!changedFields.isEmpty()) {
            refusedFields.put(shownSlot, fieldsById(changedFields));
        }
        Map<String, FieldModel> knownFields = refusedFields.remove(newSlot);
        return knownFields == null ? Map.of() : knownFields;
    }

    private FieldModel fieldFor(
            FormRow formRow,
            Map<String, FieldModel> knownFields,
            Map<String, FieldModel> reusableFields) {
        FieldModel reusableField = reusableFields.get(formRow.fieldLine().lineId());
        if (reusableField != null
                && reusableField.fieldLine().isSame(formRow.fieldLine())
                && !knownFields.containsKey(formRow.fieldLine().lineId())) {
            reusableField.showOther(formRow.fieldPresence(), formRow.shownText());
            return reusableField.withLine(formRow.fieldLine());
        }
        FieldModel earlierField = knownFields.get(formRow.fieldLine().lineId());
        if (earlierField != null && earlierField.fieldLine().isSame(formRow.fieldLine())) {
            if (shownEntry
                            .filter(presentEntry -> presentEntry.hasField(earlierField.fieldName()))
                            .isPresent()
                    || !earlierField.isNew()) {
                earlierField.followEntry(formRow.fieldPresence(), formRow.shownText());
            }
            return earlierField.withLine(formRow.fieldLine());
        }
        FieldModel newField =
                FieldModel.of(
                        formRow.fieldLine(),
                        formRow.fieldPresence(),
                        formRow.shownText(),
                        this::commit);
        newField.textProperty().subscribe(_ -> notePending());
        return newField;
    }

    /// Commits all typed text. Failures stay among [#refusedTexts], and do not affect the rest.
    public void commit() {
        nameEditors.commitAll();
        List.copyOf(fieldModels).forEach(FieldModel::commit);
        sourceModel.commit();
        notePending();
    }

    /// Whether there is typed text that the entry does not have.
    public boolean isTyping() {
        return sourceModel.isChanged() || fieldModels.stream().anyMatch(this::isTyped);
    }

    /// The rejected texts, of this entry and of earlier ones.
    public List<RefusedText> refusedTexts() {
        List<RefusedText> refusedTexts = new ArrayList<>();
        fieldModels.stream()
                .filter(this::isTyped)
                .forEach(field -> refusedTexts.add(of(shownSlot, field)));
        refusedFields.forEach((entrySlot, fieldsById) ->
                fieldsById.values().forEach(field -> refusedTexts.add(of(entrySlot, field))));
        nameEditors.refusedTexts().forEach(refusedTexts::add);
        sourceModel
                .refused()
                .forEach(entrySlot ->
                        refusedTexts.add(new RefusedText(entrySlot, Optional.empty())));
        return refusedTexts;
    }

    private static RefusedText of(int entrySlot, FieldModel field) {
        return new RefusedText(entrySlot, Optional.of(field.lineId()));
    }

    private boolean isTyped(FieldModel field) {
        return field.isChanged() || nameEditors.isTyping(field);
    }

    private void commit(FieldModel field) {
        FormRow formRow = Objects.requireNonNull(rowsById.get(field.lineId()));
        if (field.isNew() && field.textProperty().get().isEmpty()) {
            fieldModels.remove(field);
            return;
        }
        editedChange(field)
                .ifPresentOrElse(
                        editorHost.onChange(),
                        () ->
                                field.showRefusal(
                                        formRow.refusalText().apply(field.textProperty().get())));
    }

    private Optional<EntryChange> editedChange(FieldModel field) {
        FormRow formRow = Objects.requireNonNull(rowsById.get(field.lineId()));
        return shownEntry
                .flatMap(field.typedReading()::applyTo)
                .or(() -> formRow.editEntry().apply(field.typedText()))
                .map(editedEntry -> new EntryChange(shownSlot, editedEntry, formRow.stepLabel()));
    }

    /// The step that typed text would be now, so that it can be kept before it is one.
    public Optional<EntryChange> draftChange() {
        return new EntryDraft(shownSlot)
                .addDraft(fieldModels, this::editedChange)
                .addDraft(nameEditors.shownModels())
                .addDraft(sourceModel)
                .firstChange();
    }

    /// Adds a line for a field; the entry gets the field with its first text. For an existing field
    /// its line is returned.
    ///
    /// @return the line; empty if the name is not valid
    public Optional<FieldModel> addField(String name) {
        String foldedName = name.strip().toLowerCase(Locale.ROOT);
        String fieldId = EntryFormLines.idOf(foldedName);
        Optional<FieldModel> presentField =
                fieldModels.stream().filter(field -> field.lineId().equals(fieldId)).findFirst();
        if (presentField.isPresent()) {
            return presentField;
        }
        return shownEntry
                .filter(presentEntry -> EntryFormLines.takesField(presentEntry, foldedName))
                .map(presentEntry -> createField(presentEntry, foldedName));
    }

    /// Whether the form has a line for a field.
    boolean hasField(String name) {
        return rowsById.containsKey(EntryFormLines.idOf(name));
    }

    private FieldModel createField(BibEntry presentEntry, String name) {
        FormRow formRow =
                EntryFormLines.rowForLacking(presentEntry, editorHost.libraryDialect().get(), name);
        putRow(formRow);
        FieldModel newField =
                FieldModel.ofNew(formRow.fieldLine(), this::commit).withReader(formRow.readTyped());
        newField.textProperty().subscribe(_ -> notePending());
        fieldModels.add(newField);
        return newField;
    }

    /// Removes a field from the entry, with any typed text.
    public void removeField(FieldModel field) {
        if (field.isNew()) {
            fieldModels.remove(field);
            return;
        }
        field.revert();
        String fieldName = field.fieldName();
        shownEntry
                .flatMap(presentEntry -> presentEntry.withoutField(fieldName))
                .ifPresent(editedEntry -> {
                    String entryKey = editedEntry.key();
                    String stepLabel = MESSAGES.text("step.remove", fieldName, entryKey);
                    editorHost
                            .onChange()
                            .accept(new EntryChange(shownSlot, editedEntry, stepLabel));
                });
    }
}
