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
/// @param left entries that stay as they are, and why
public record VenuePlan(List<Rewrite> rewrites, List<Left> left) {
    public VenuePlan {
        rewrites = List.copyOf(rewrites);
        left = List.copyOf(left);
    }

    /// A change of one value: of an entry, or of the `@string` that entries have as their value.
    ///
    /// @param index the index in the library
    /// @param key the entry's key, or the string's name
    /// @param field empty for a string
    /// @param entries the keys of the entries that it changes
    public record Rewrite(
            int index,
            String key,
            String field,
            String before,
            String after,
            List<String> entries) {
        public Rewrite {
            entries = List.copyOf(entries);
        }

        public boolean isOfString() {
            return field.isEmpty();
        }
    }

    public record Left(String key, LocalizedSentence reason) {}

    /// The plan that writes a venue in a form, with `{ordinal}` for *30th*, `{year}` for 2024 and
    /// `{year2}` for 24. An entry that lacks a value for the form stays.
    public static VenuePlan of(Library library, VenueCluster venue, String form) {
        Map<Integer, Integer> places = places(library);
        VenueRewriting rewriting = new VenueRewriting(library, venue, form);
        for (VenueVariant variant : venue.variants()) {
            for (int slot : variant.entries()) {
                int index = places.getOrDefault(slot, -1);
                if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                    rewriting.add(index, entry, variant);
                }
            }
        }
        return rewriting.plan();
    }

    /// The plan with only the wanted rewrites.
    ///
    /// @param wanted their indices in the plan
    public VenuePlan only(Set<Integer> wanted) {
        return new VenuePlan(wanted.stream().map(rewrites::get).toList(), left);
    }

    /// An unknown placeholder in a form, such as `{yeer}`.
    public static Optional<String> mistypedIn(String form) {
        return EditionForm.mistypedIn(form);
    }

    /// The form of a spelling, with `{ordinal}` and `{year}` for its values; empty if it has
    /// further details of the edition, such as the place.
    public static Optional<String> formOf(VenueVariant variant) {
        return EditionForm.of(variant.written(), variant.placed().venueName().edition());
    }

    static Map<Integer, Integer> places(Library library) {
        Map<Integer, Integer> places = new HashMap<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            places.put(slots.get(i).number(), i);
        }
        return places;
    }

    /// The number of entries that it changes.
    public int entries() {
        return rewrites.stream().mapToInt(rewrite -> rewrite.entries().size()).sum();
    }

    /// The plan without the rewrites of some entries. A string stays with each entry that uses it.
    public VenuePlan without(Set<String> keys) {
        List<Left> more = new ArrayList<>(left);
        List<Rewrite> rest = new ArrayList<>();
        for (Rewrite rewrite : rewrites) {
            if (rewrite.entries().stream().noneMatch(keys::contains)) {
                rest.add(rewrite);
                continue;
            }
            for (String key : rewrite.entries()) {
                LocalizedSentence reason =
                        keys.contains(key)
                                ? LocalizedSentence.of("you keep it")
                                : LocalizedSentence.of(
                                        "you keep another entry with its string {0}",
                                        rewrite.key());
                more.add(new Left(key, reason));
            }
        }
        return new VenuePlan(rest, more);
    }

    /// The edit with all rewrites. Every byte outside their values stays.
    public Edit edit(Library library) {
        List<Edit> edits = new ArrayList<>();
        for (Rewrite rewrite : rewrites) {
            Slot slot = library.slots().get(rewrite.index());
            rewritten(slot.item(), rewrite)
                    .ifPresent(item ->
                            edits.add(
                                    new Edit.SlotReplacement(
                                            rewrite.index(),
                                            List.of(slot),
                                            List.of(new Slot(slot.number(), item)))));
        }
        return new Edit.EditBatch(edits);
    }

    private static Optional<? extends BibItem> rewritten(BibItem item, Rewrite rewrite) {
        BibValue value = BibValue.parse(rewrite.after());
        return switch (item) {
            case BibEntry entry -> entry.withValue(rewrite.field(), value);
            case BibString string -> string.withValue(value);
            default -> Optional.empty();
        };
    }
}
