package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibString;

import java.util.List;

/// What an edit may affect besides the entries it changes, so that the next library state need not
/// recompute everything.
///
/// @param changesMacros whether macros may have other values somewhere
/// @param changesKeys whether keys may refer to other entries
/// @param changesComments whether comments change
/// @param surplusChange change of the balance between biblatex and BibTeX names
record EditImpact(
        boolean changesMacros, boolean changesKeys, boolean changesComments, int surplusChange) {
    private static final EditImpact NONE = new EditImpact(false, false, false, 0);

    static EditImpact of(Edit edit) {
        return edit.slotReplacements()
                .map(replacement -> of(replacement.slotsBefore(), replacement.slotsAfter()))
                .reduce(NONE, EditImpact::combine);
    }

    private static EditImpact of(List<Slot> slotsBefore, List<Slot> slotsAfter) {
        boolean changesSlotCount = slotsBefore.size() != slotsAfter.size();
        boolean changesKeys = changesSlotCount;
        for (int i = 0; i < slotsBefore.size() && !changesKeys; i++) {
            changesKeys = !hasSameKeys(slotsBefore.get(i), slotsAfter.get(i));
        }
        return new EditImpact(
                changesSlotCount || hasString(slotsBefore) || hasString(slotsAfter),
                changesKeys,
                hasComment(slotsBefore) || hasComment(slotsAfter),
                marks(slotsAfter) - marks(slotsBefore));
    }

    private EditImpact combine(EditImpact otherImpact) {
        return new EditImpact(
                changesMacros || otherImpact.changesMacros,
                changesKeys || otherImpact.changesKeys,
                changesComments || otherImpact.changesComments,
                surplusChange + otherImpact.surplusChange);
    }

    private static boolean hasSameKeys(Slot slotBefore, Slot slotAfter) {
        if (slotBefore.item() instanceof BibEntry entryBefore
                && slotAfter.item() instanceof BibEntry entryAfter) {
            return entryBefore.key().equals(entryAfter.key())
                    && entryBefore.valueSource("ids").equals(entryAfter.valueSource("ids"));
        }
        return !(slotBefore.item() instanceof BibEntry) && !(slotAfter.item() instanceof BibEntry);
    }

    private static boolean hasString(List<Slot> slots) {
        return slots.stream().anyMatch(slot -> slot.item() instanceof BibString);
    }

    private static boolean hasComment(List<Slot> slots) {
        return slots.stream().anyMatch(slot -> slot.item() instanceof BibComment);
    }

    private static int marks(List<Slot> slots) {
        return slots.stream().mapToInt(slot -> BibDialect.biblatexSurplus(slot.item())).sum();
    }
}
