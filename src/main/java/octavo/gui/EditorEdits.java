package octavo.gui;

import octavo.bib.BibEntry;
import octavo.gui.editor.EditorModel;
import octavo.keys.KeyPlan;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.List;

/// Makes edits of a library from changes in the editor.
final class EditorEdits {
    private EditorEdits() {}

    /// @param keys gives new entries their keys
    static Edit of(Library library, EditorModel.Change change, NewEntryKeys keys) {
        boolean isFirst =
                library.entry(change.slot()).filter(it -> it.fieldCount() == 0).isPresent();
        BibEntry entry = isFirst ? laidOut(library, change.entry()) : change.entry();
        return put(library, change.slot(), keys.keyed(library, change.slot(), entry));
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

    /// An entry without fields has no style of its own: with the first it gets that of the file.
    private static BibEntry laidOut(Library library, BibEntry entry) {
        return library.file().newEntry(entry.type(), entry.key(), entry.fields()).orElse(entry);
    }
}
