package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibString;

import java.util.List;

/// What an edit may affect besides the entries it changes, so that the next library state need not
/// recompute everything.
///
/// @param movesStrings whether macros may have other values somewhere
/// @param movesKeys whether keys may refer to other entries
/// @param comments whether comments change
/// @param marks change of the balance between biblatex and BibTeX names
record EditImpact(boolean movesStrings, boolean movesKeys, boolean comments, int marks) {
    private static final EditImpact NONE = new EditImpact(false, false, false, 0);

    static EditImpact of(Edit edit) {
        return edit.replacements()
                .map(each -> of(each.before(), each.after()))
                .reduce(NONE, EditImpact::and);
    }

    private static EditImpact of(List<Slot> before, List<Slot> after) {
        boolean moves = before.size() != after.size();
        boolean movesKeys = moves;
        for (int i = 0; i < before.size() && !movesKeys; i++) {
            movesKeys = !hasSameKeys(before.get(i), after.get(i));
        }
        return new EditImpact(
                moves || hasString(before) || hasString(after),
                movesKeys,
                hasComment(before) || hasComment(after),
                marks(after) - marks(before));
    }

    private EditImpact and(EditImpact that) {
        return new EditImpact(
                movesStrings || that.movesStrings,
                movesKeys || that.movesKeys,
                comments || that.comments,
                marks + that.marks);
    }

    private static boolean hasSameKeys(Slot one, Slot other) {
        if (one.item() instanceof BibEntry was && other.item() instanceof BibEntry is) {
            return was.key().equals(is.key()) && was.source("ids").equals(is.source("ids"));
        }
        return !(one.item() instanceof BibEntry) && !(other.item() instanceof BibEntry);
    }

    private static boolean hasString(List<Slot> slots) {
        return slots.stream().anyMatch(slot -> slot.item() instanceof BibString);
    }

    private static boolean hasComment(List<Slot> slots) {
        return slots.stream().anyMatch(slot -> slot.item() instanceof BibComment);
    }

    private static int marks(List<Slot> slots) {
        return slots.stream().mapToInt(slot -> BibDialect.marks(slot.item())).sum();
    }
}
