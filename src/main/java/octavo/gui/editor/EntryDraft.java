package octavo.gui.editor;

import octavo.gui.editor.EditorModel.Change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The steps that texts in a form would be now. A text that the entry cannot take is none.
final class EntryDraft {
    private final int slot;
    private final List<Change> changes = new ArrayList<>();

    /// @param slot the entry in the form
    EntryDraft(int slot) {
        this.slot = slot;
    }

    /// Adds the texts of fields.
    EntryDraft of(List<FieldModel> fields, Function<FieldModel, Optional<Change>> edited) {
        fields.stream()
                .filter(FieldModel::isChanged)
                .forEach(field ->
                        EditGuard.run(() -> edited.apply(field).ifPresent(changes::add), _ -> {}));
        return this;
    }

    /// Adds the people being edited.
    EntryDraft of(Collection<NamesModel> names) {
        names.forEach(each ->
                EditGuard.run(
                        () ->
                                each.draft((entry, step) ->
                                        changes.add(new Change(slot, entry, step))),
                        _ -> {}));
        return this;
    }

    /// Adds the source, if it is a valid entry.
    EntryDraft of(SourceModel source) {
        EditGuard.run(
                () ->
                        source.draft()
                                .map(entry -> new Change(slot, entry, SourceModel.step(entry)))
                                .ifPresent(changes::add),
                _ -> {});
        return this;
    }

    /// Only one has the keys; what else is changed has been refused.
    Optional<Change> first() {
        return changes.stream().findFirst();
    }
}
