package octavo.gui.editor;

import octavo.gui.editor.EditorModel.EntryChange;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The steps that texts in a form would be now. A text that the entry cannot take is none.
final class EntryDraft {
    private final int entrySlot;
    private final List<EntryChange> entryChanges = new ArrayList<>();

    /// @param entrySlot the entry in the form
    EntryDraft(int entrySlot) {
        this.entrySlot = entrySlot;
    }

    /// Adds the texts of fields.
    EntryDraft addDraft(
            List<FieldModel> fieldModels,
            Function<FieldModel, Optional<EntryChange>> editedChange) {
        fieldModels.stream()
                .filter(FieldModel::isChanged)
                .forEach(field ->
                        EditGuard.runGuarded(
                                () -> editedChange.apply(field).ifPresent(entryChanges::add),
                                _ -> {}));
        return this;
    }

    /// Adds the people being edited.
    EntryDraft addDraft(Collection<NamesModel> namesModels) {
        namesModels.forEach(namesModel ->
                EditGuard.runGuarded(
                        () ->
                                namesModel.draftChange((entry, stepLabel) ->
                                        entryChanges.add(
                                                new EntryChange(entrySlot, entry, stepLabel))),
                        _ -> {}));
        return this;
    }

    /// Adds the source, if it is a valid entry.
    EntryDraft addDraft(SourceModel sourceModel) {
        EditGuard.runGuarded(
                () ->
                        sourceModel
                                .draft()
                                .map(entry ->
                                        new EntryChange(entrySlot, entry, SourceModel.step(entry)))
                                .ifPresent(entryChanges::add),
                _ -> {});
        return this;
    }

    /// Only one has the keys; what else is changed has been refused.
    Optional<EntryChange> firstChange() {
        return entryChanges.stream().findFirst();
    }
}
