package octavo.gui.editor;

import javafx.beans.value.ObservableValue;

import octavo.bib.BibEntry;
import octavo.gui.editor.EditorModel.EditorHost;
import octavo.gui.editor.EditorModel.EntryChange;
import octavo.gui.editor.EditorModel.RefusedText;
import octavo.people.EntryNames;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The editors of the name lists of the shown entry, made when asked for. Those whose text was
/// rejected are kept while other entries are shown.
final class NameEditors {
    private final EditorHost editorHost;
    private final ObservableValue<PersonCompletions> personCompletions;
    private final Map<String, NamesModel> namesByField = new HashMap<>();

    /// People being edited in other entries, by slot and field.
    private final Map<Integer, Map<String, NamesModel>> refusedNames = new HashMap<>();

    private Optional<BibEntry> shownEntry = Optional.empty();
    private int shownSlot = -1;

    NameEditors(EditorHost editorHost, ObservableValue<PersonCompletions> personCompletions) {
        this.editorHost = editorHost;
        this.personCompletions = personCompletions;
    }

    /// Follows the form to an entry, or to another state of it.
    void showEntry(int newSlot, Optional<BibEntry> newEntry) {
        if (newSlot != shownSlot) {
            exchangeNames(newSlot);
        }
        if (newEntry.isEmpty()) {
            namesByField.clear();
        } else if (!namesByField.isEmpty() && !newEntry.equals(shownEntry)) {
            EntryNames entryNames = editorHost.entryNames().apply(newSlot, newEntry.get());
            namesByField
                    .values()
                    .forEach(
                            namesModel -> namesModel.followEntry(entryNames, newEntry.get().key()));
        }
        shownSlot = newSlot;
        shownEntry = newEntry;
    }

    private void exchangeNames(int newSlot) {
        namesByField.values().removeIf(namesModel -> !namesModel.personModel().isChanged());
        if (!namesByField.isEmpty()) {
            refusedNames.put(shownSlot, Map.copyOf(namesByField));
        }
        namesByField.clear();
        Map<String, NamesModel> knownFields = refusedNames.remove(newSlot);
        namesByField.putAll(knownFields == null ? Map.of() : knownFields);
    }

    /// The people in a field, if it holds names.
    Optional<NamesModel> namesModel(FieldModel fieldModel) {
        String fieldName = fieldModel.fieldName().toLowerCase(Locale.ROOT);
        return shownEntry
                .filter(_ ->
                        fieldModel.fieldLine().namesPeople() && fieldModel.fieldLine().isEditable())
                .map(presentEntry ->
                        namesByField.computeIfAbsent(
                                fieldName, _ -> createNames(fieldName, presentEntry)));
    }

    private NamesModel createNames(String fieldName, BibEntry presentEntry) {
        int entrySlot = shownSlot;
        NamesModel namesModel =
                new NamesModel(
                        fieldName,
                        editorHost.entryNames().apply(entrySlot, presentEntry),
                        presentEntry.key(),
                        (editedEntry, stepLabel) ->
                                editorHost
                                        .onChange()
                                        .accept(
                                                new EntryChange(
                                                        entrySlot, editedEntry, stepLabel)));
        namesModel.personModel().knownProperty().bind(personCompletions);
        return namesModel;
    }

    Collection<NamesModel> shownModels() {
        return namesByField.values();
    }

    void commitAll() {
        List.copyOf(namesByField.values())
                .forEach(namesModel ->
                        EditGuard.runGuarded(() -> namesModel.personModel().commit(), _ -> {}));
    }

    /// Whether somebody is being edited in a field of the shown entry.
    boolean isTyping(FieldModel field) {
        NamesModel namesModel = namesByField.get(field.fieldName().toLowerCase(Locale.ROOT));
        return namesModel != null && namesModel.personModel().isChanged();
    }

    /// The rejected texts of other entries.
    Stream<RefusedText> refusedTexts() {
        return refusedNames.entrySet().stream()
                .flatMap(refused ->
                        refused.getValue().keySet().stream()
                                .map(field ->
                                        new RefusedText(
                                                refused.getKey(),
                                                Optional.of(EntryFormLines.idOf(field)))));
    }
}
