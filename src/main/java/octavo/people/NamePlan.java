package octavo.people;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.people.NameRewrite.Refused;

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
/// @param refused names that cannot be rewritten like the others
public record NamePlan(List<NameRewrite> rewrites, List<Refused> refused) {
    public NamePlan {
        rewrites = List.copyOf(rewrites);
        refused = List.copyOf(refused);
    }

    /// The plan with only the wanted rewrites.
    public NamePlan only(Predicate<NameRewrite> wanted) {
        return new NamePlan(rewrites.stream().filter(wanted).toList(), refused);
    }

    public NamePlan and(NamePlan that) {
        var all = new ArrayList<>(rewrites);
        all.addAll(that.rewrites);
        var allRefused = new ArrayList<>(refused);
        allRefused.addAll(that.refused);
        return new NamePlan(all, allRefused);
    }

    /// The number of entries it changes.
    public int entries() {
        return (int) rewrites.stream().mapToInt(each -> each.place().slot()).distinct().count();
    }

    /// The edit with all rewrites, for the library that the plan was made for.
    public Edit edit(Library library) {
        var bySlot = new LinkedHashMap<Integer, List<NameRewrite>>();
        for (NameRewrite each : rewrites) {
            bySlot.computeIfAbsent(each.place().slot(), _ -> new ArrayList<>()).add(each);
        }
        Map<Integer, Integer> places = new HashMap<>();
        bySlot.keySet().forEach(slot -> places.put(slot, -1));
        SlotNumbers.correct(places, library.slots());
        List<Edit> edits = new ArrayList<>();
        bySlot.forEach((slot, changes) -> {
            int index = places.getOrDefault(slot, -1);
            if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                Slot before = library.slots().get(index);
                Slot after = new Slot(slot, rewritten(library, index, entry, changes));
                edits.add(new Edit.SlotReplacement(index, List.of(before), List.of(after)));
            }
        });
        return new Edit.EditBatch(edits);
    }

    /// Last names first, so that earlier indices stay valid.
    private static BibEntry rewritten(
            Library library, int index, BibEntry entry, List<NameRewrite> changes) {
        var inOrder = new ArrayList<>(changes);
        inOrder.sort(Comparator.comparingInt((NameRewrite each) -> -each.place().position()));
        BibEntry result = entry;
        for (NameRewrite each : inOrder) {
            var names = EntryNames.of(library, index, result);
            var field = names.field(each.place().field());
            result =
                    switch (names.with(field.applyEdits(each.edits()))) {
                        case EntryNames.Outcome.Changed(var changed) -> changed;
                        case EntryNames.Outcome.Refused(var reason) ->
                                throw new IllegalStateException(reason.toString());
                    };
        }
        return result;
    }
}
