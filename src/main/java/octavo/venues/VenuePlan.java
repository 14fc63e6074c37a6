package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A reviewable plan of rewrites that give the entries of a venue one spelling. Each is optional;
/// together they are one edit.
///
/// @param keptVenues entries that stay as they are, and why
public record VenuePlan(List<VenueRewrite> rewrites, List<KeptVenue> keptVenues) {
    public VenuePlan {
        rewrites = List.copyOf(rewrites);
        keptVenues = List.copyOf(keptVenues);
    }

    /// A change of one value: of an entry, or of the `@string` that entries have as their value.
    ///
    /// @param index the index in the library
    /// @param key the entry's key, or the string's name
    /// @param field empty for a string
    /// @param entryKeys the keys of the entries that it changes
    public record VenueRewrite(
            int index,
            String key,
            String field,
            String oldSource,
            String newSource,
            List<String> entryKeys) {
        public VenueRewrite {
            entryKeys = List.copyOf(entryKeys);
        }

        public boolean rewritesString() {
            return field.isEmpty();
        }
    }

    public record KeptVenue(String entryKey, LocalizedSentence reason) {}

    /// The plan that writes a venue in a form, with `{ordinal}` for *30th*, `{year}` for 2024 and
    /// `{year2}` for 24. An entry that lacks a value for the form stays.
    public static VenuePlan of(Library library, VenueCluster venue, String form) {
        Map<Integer, Integer> indexesBySlot = indexesBySlot(library);
        VenueRewriting rewriting = new VenueRewriting(library, venue, form);
        for (VenueVariant variant : venue.variants()) {
            for (int slot : variant.slots()) {
                int index = indexesBySlot.getOrDefault(slot, -1);
                if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                    rewriting.addEntry(index, entry, variant);
                }
            }
        }
        return rewriting.plan();
    }

    /// The plan with only the wanted rewrites.
    ///
    /// @param wantedIndexes their indices in the plan
    public VenuePlan onlyWanted(Set<Integer> wantedIndexes) {
        return new VenuePlan(wantedIndexes.stream().map(rewrites::get).toList(), keptVenues);
    }

    /// An unknown placeholder in a form, such as `{yeer}`.
    public static Optional<String> findMistyped(String form) {
        return EditionForm.findMistyped(form);
    }

    /// The form of a spelling, with `{ordinal}` and `{year}` for its values; empty if it has
    /// further details of the edition, such as the place.
    public static Optional<String> formOf(VenueVariant variant) {
        return EditionForm.of(variant.writtenName(), variant.matchResult().venueName().edition());
    }

    static Map<Integer, Integer> indexesBySlot(Library library) {
        Map<Integer, Integer> indexesBySlot = new HashMap<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            indexesBySlot.put(slots.get(i).number(), i);
        }
        return indexesBySlot;
    }

    /// The number of entries that it changes.
    public int entryCount() {
        return rewrites.stream().mapToInt(rewrite -> rewrite.entryKeys().size()).sum();
    }

    /// The plan without the rewrites of some entries. A string stays with each entry that uses it.
    public VenuePlan withoutEntries(Set<String> entryKeys) {
        List<KeptVenue> allKept = new ArrayList<>(keptVenues);
        List<VenueRewrite> otherRewrites = new ArrayList<>();
        for (VenueRewrite rewrite : rewrites) {
            if (rewrite.entryKeys().stream().noneMatch(entryKeys::contains)) {
                otherRewrites.add(rewrite);
                continue;
            }
            for (String key : rewrite.entryKeys()) {
                LocalizedSentence reasonSentence =
                        entryKeys.contains(key)
                                ? LocalizedSentence.of("you keep it")
                                : LocalizedSentence.of(
                                        "you keep another entry with its string {0}",
                                        rewrite.key());
                allKept.add(new KeptVenue(key, reasonSentence));
            }
        }
        return new VenuePlan(otherRewrites, allKept);
    }

    /// The edit with all rewrites. Every byte outside their values stays.
    public Edit toEdit(Library library) {
        List<Edit> edits = new ArrayList<>();
        for (VenueRewrite rewrite : rewrites) {
            Slot slot = library.slots().get(rewrite.index());
            rewriteItem(slot.item(), rewrite)
                    .ifPresent(item ->
                            edits.add(
                                    new Edit.SlotReplacement(
                                            rewrite.index(),
                                            List.of(slot),
                                            List.of(new Slot(slot.number(), item)))));
        }
        return new Edit.EditBatch(edits);
    }

    private static Optional<? extends BibItem> rewriteItem(BibItem item, VenueRewrite rewrite) {
        BibValue value = BibValue.parse(rewrite.newSource());
        return switch (item) {
            case BibEntry entry -> entry.withValue(rewrite.field(), value);
            case BibString string -> string.withValue(value);
            default -> Optional.empty();
        };
    }
}
