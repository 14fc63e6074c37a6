package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Flavour;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.List;

/// A clean-up that looks at one entry at a time.
interface EntryCleanUp extends CleanUp {

    /// The entry as it should be; itself if it is clean.
    ///
    /// @param entry one without damage
    BibEntry cleaned(BibEntry entry, Flavour flavour);

    @Override
    default Edit edit(Library library) {
        List<Edit> edits = new ArrayList<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (slot.item() instanceof BibEntry entry && entry.damage().isEmpty()) {
                BibEntry cleaned = cleaned(entry, library.flavour());
                if (!cleaned.equals(entry) && cleaned.damage().isEmpty()) {
                    Slot now = new Slot(slot.number(), cleaned);
                    edits.add(new Edit.Replace(i, List.of(slot), List.of(now)));
                }
            }
        }
        return new Edit.Batch(edits);
    }
}
