package octavo.people;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.people.NameRewrite.RefusedName;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// A reviewable plan of name rewrites, each of them optional. Together they form one edit, which
/// changes only the bytes of the names.
///
/// @param refusedNames names that cannot be rewritten like the others
public record NamePlan(List<NameRewrite> rewrites, List<RefusedName> refusedNames) {
    public NamePlan {
        rewrites = List.copyOf(rewrites);
        refusedNames = List.copyOf(refusedNames);
    }

    /// The plan with only the wanted rewrites.
    public NamePlan onlyWanted(Predicate<NameRewrite> isWanted) {
        return new NamePlan(rewrites.stream().filter(isWanted).toList(), refusedNames);
    }

    public NamePlan joinPlan(NamePlan otherPlan) {
        var allRewrites = new ArrayList<>(rewrites);
        allRewrites.addAll(otherPlan.rewrites);
        var allRefused = new ArrayList<>(refusedNames);
        allRefused.addAll(otherPlan.refusedNames);
        return new NamePlan(allRewrites, allRefused);
    }

    /// The number of entries it changes.
    public int entryCount() {
        return (int) rewrites.stream().mapToInt(each -> each.place().slot()).distinct().count();
    }

    /// The edit with all rewrites, for the library that the plan was made for.
    public Edit toEdit(Library library) {
        var rewritesBySlot = new LinkedHashMap<Integer, List<NameRewrite>>();
        for (NameRewrite rewrite : rewrites) {
            rewritesBySlot
                    .computeIfAbsent(rewrite.place().slot(), _ -> new ArrayList<>())
                    .add(rewrite);
        }
        Map<Integer, Integer> indexesBySlot = new HashMap<>();
        rewritesBySlot.keySet().forEach(slot -> indexesBySlot.put(slot, -1));
        SlotNumbers.correctIndexes(indexesBySlot, library.slots());
        List<Edit> edits = new ArrayList<>();
        rewritesBySlot.forEach((slot, slotRewrites) -> {
            int index = indexesBySlot.getOrDefault(slot, -1);
            if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                Slot oldSlot = library.slots().get(index);
                Slot newSlot = new Slot(slot, rewriteEntry(library, index, entry, slotRewrites));
                edits.add(new Edit.SlotReplacement(index, List.of(oldSlot), List.of(newSlot)));
            }
        });
        return new Edit.EditBatch(edits);
    }

    /// Last names first, so that earlier indices stay valid.
    private static BibEntry rewriteEntry(
            Library library, int index, BibEntry entry, List<NameRewrite> slotRewrites) {
        var lastFirst = new ArrayList<>(slotRewrites);
        lastFirst.sort(
                Comparator.comparingInt((NameRewrite rewrite) -> -rewrite.place().position()));
        BibEntry renamedEntry = entry;
        for (NameRewrite rewrite : lastFirst) {
            var entryNames = EntryNames.of(library, index, renamedEntry);
            var authorField = entryNames.nameList(rewrite.place().field());
            renamedEntry =
                    switch (entryNames.with(authorField.applyEdits(rewrite.edits()))) {
                        case EntryNames.ChangeOutcome.Changed(var changed) -> changed;
                        case EntryNames.ChangeOutcome.Refused(var reason) ->
                                throw new IllegalStateException(reason.toString());
                    };
        }
        return renamedEntry;
    }
}
