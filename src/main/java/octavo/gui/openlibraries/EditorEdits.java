package octavo.gui.openlibraries;

import octavo.bib.BibEntry;
import octavo.editing.keys.KeyPlan;
import octavo.gui.editor.EditorModel;
import octavo.importing.TypedLayout;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.List;

/// Makes edits of a library from changes in the editor.
final class EditorEdits {
    private EditorEdits() {}

    /// @param newEntries the entries that are filled in by hand
    static Edit of(Library library, EditorModel.EntryChange formChange, NewEntries newEntries) {
        int slot = formChange.slot();
        BibEntry entry =
                library.entryInSlot(slot)
                        .filter(earlierEntry ->
                                earlierEntry.fieldCount() == 0 || newEntries.hasSlot(slot))
                        .map(earlierEntry ->
                                TypedLayout.of(library, earlierEntry, formChange.changedEntry()))
                        .orElse(formChange.changedEntry());
        return putEntry(library, slot, newEntries.withFormulaKey(library, slot, entry));
    }

    /// Puts an entry into a slot. Whatever names it follows a new key, unless another has that.
    private static Edit putEntry(Library library, int slot, BibEntry entry) {
        boolean isSameKey =
                library.entryInSlot(slot)
                        .filter(earlierEntry -> earlierEntry.key().equals(entry.key()))
                        .isPresent();
        if (isSameKey || !KeyPlan.of(library, slot, entry.key()).objections(library).isEmpty()) {
            return library.replaceEntry(slot, entry);
        }
        Edit renaming = KeyPlan.of(library, slot, entry.key()).toEdit(library);
        return new Edit.EditBatch(
                List.of(renaming, library.applyEdit(renaming).replaceEntry(slot, entry)));
    }
}
