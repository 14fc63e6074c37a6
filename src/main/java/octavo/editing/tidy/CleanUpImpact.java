package octavo.editing.tidy;

import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.LibraryTextParts;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A clean-up, and how much of a library it changes.
///
/// @param entryCount how many entries it changes, moves or removes
public record CleanUpImpact(CleanUp cleanUp, int entryCount) {

    /// All clean-ups, those that change something first.
    public static List<CleanUpImpact> allIn(Library library) {
        return CleanUps.PLAIN_CLEAN_UPS.stream()
                .map(cleanUp -> new CleanUpImpact(cleanUp, cleanUp.countChangedEntries(library)))
                .sorted(Comparator.comparing(impact -> impact.entryCount() == 0))
                .toList();
    }

    /// What a clean-up changes in a library, in the format of `diff -u`.
    public static List<String> diffIn(Library library, CleanUp cleanUp) {
        List<String> diffLines = new ArrayList<>();
        LibraryTextParts.writeDiff(
                "library", library, library.applyEdit(cleanUp.editFor(library)), diffLines::add);
        return diffLines;
    }

    /// The slots whose content an edit changes or removes.
    ///
    /// @param mostSlots no more than these
    public static List<Integer> changedSlots(Edit edit, int mostSlots) {
        return edit.slotReplacements()
                .flatMap(replacement -> {
                    Set<Slot> slotsAfter = new HashSet<>(replacement.slotsAfter());
                    return replacement.slotsBefore().stream()
                            .filter(slot -> !slotsAfter.contains(slot));
                })
                .map(Slot::number)
                .distinct()
                .limit(mostSlots)
                .toList();
    }
}
