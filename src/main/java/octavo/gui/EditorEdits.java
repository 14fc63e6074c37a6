package octavo.gui;

import octavo.bib.BibEntry;
import octavo.gui.editor.EditorModel;
import octavo.importer.TypedLayout;
import octavo.keys.KeyPlan;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.List;

/// Makes edits of a library from changes in the editor.
final class EditorEdits {
    private EditorEdits() {}

    /// @param made the entries that are filled in by hand
    static Edit of(Library library, EditorModel.Change change, NewEntries made) {
        int slot = change.slot();
        BibEntry entry =
                library.entry(slot)
                        .filter(before -> before.fieldCount() == 0 || made.has(slot))
                        .map(before -> TypedLayout.of(library, before, change.entry()))
                        .orElse(change.entry());
        return put(library, slot, made.keyed(library, slot, entry));
    }

    /// Puts an entry into a slot. Whatever names it follows a new key, unless another has that.
    private static Edit put(Library library, int slot, BibEntry entry) {
        boolean sameKey =
                library.entry(slot).filter(it -> it.key().equals(entry.key())).isPresent();
        if (sameKey || !KeyPlan.of(library, slot, entry.key()).objections(library).isEmpty()) {
            return library.put(slot, entry);
        }
        Edit renaming = KeyPlan.of(library, slot, entry.key()).edit(library);
        return new Edit.Batch(List.of(renaming, library.apply(renaming).put(slot, entry)));
    }
}
