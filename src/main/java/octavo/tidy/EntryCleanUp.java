package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.List;

/// A clean-up of individual entries.
interface EntryCleanUp extends CleanUp {

    /// The cleaned entry; the same entry if it is clean.
    ///
    /// @param entry one without damage
    BibEntry cleaned(BibEntry entry, BibDialect flavour);

    /// What it leaves alone in an undamaged entry although it is not clean.
    ///
    /// @param item the index of the entry in the file
    default List<LeftAlone> left(int item, BibEntry entry) {
        return List.of();
    }

    @Override
    default List<LeftAlone> left(Library library) {
        List<LeftAlone> left = new ArrayList<>(CleanUp.super.left(library));
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry
                    && entry.damage().isEmpty()) {
                left.addAll(left(i, entry));
            }
        }
        return left;
    }

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
