package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;
import octavo.venuenames.EditionTrack;

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

    /// A change of one value.
    ///
    /// @param index the entry's index in the library
    public record Rewrite(int index, String key, String field, String before, String after) {}

    public record Left(String key, LocalizedSentence reason) {}

    /// The plan that writes a venue in a form, with `{ordinal}` for *30th*, `{year}` for 2024 and
    /// `{year2}` for 24. An entry that lacks a value for the form stays.
    public static VenuePlan of(Library library, VenueCluster venue, String form) {
        Map<Integer, Integer> places = places(library);
        List<Rewrite> rewrites = new ArrayList<>();
        List<Left> left = new ArrayList<>();
        for (VenueVariant variant : venue.variants()) {
            for (int slot : variant.entries()) {
                int index = places.getOrDefault(slot, -1);
                if (index >= 0 && library.slots().get(index).item() instanceof BibEntry entry) {
                    new Draft(library, index, entry, venue, variant).write(form, rewrites, left);
                }
            }
        }
        return new VenuePlan(rewrites, left);
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
        return EditionForm.of(variant.written(), variant.placed().name().edition());
    }

    static Map<Integer, Integer> places(Library library) {
        Map<Integer, Integer> places = new HashMap<>();
        List<Slot> slots = library.slots();
        for (int i = 0; i < slots.size(); i++) {
            places.put(slots.get(i).number(), i);
        }
        return places;
    }

    /// The plan without the rewrites of some entries.
    public VenuePlan without(Set<String> keys) {
        List<Left> more = new ArrayList<>(left);
        rewrites.stream()
                .filter(rewrite -> keys.contains(rewrite.key()))
                .forEach(rewrite ->
                        more.add(new Left(rewrite.key(), LocalizedSentence.of("you keep it"))));
        return new VenuePlan(
                rewrites.stream().filter(rewrite -> !keys.contains(rewrite.key())).toList(), more);
    }

    /// The edit with all rewrites. Every byte outside their values stays.
    public Edit edit(Library library) {
        List<Edit> edits = new ArrayList<>();
        for (Rewrite rewrite : rewrites) {
            Slot slot = library.slots().get(rewrite.index());
            if (slot.item() instanceof BibEntry entry) {
                entry.with(rewrite.field(), BibValue.parse(rewrite.after()))
                        .ifPresent(edited ->
                                edits.add(
                                        new Edit.Replace(
                                                rewrite.index(),
                                                List.of(slot),
                                                List.of(new Slot(slot.number(), edited)))));
            }
        }
        return new Edit.Batch(edits);
    }

    /// The rewrite of one entry.
    private record Draft(
            Library library, int index, BibEntry entry, VenueCluster venue, VenueVariant variant) {

        void write(String form, List<Rewrite> rewrites, List<Left> left) {
            Optional<String> field = OwnField.of(entry);
            if (field.isEmpty()) {
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of("it inherits its venue from another entry")));
                return;
            }
            if (variant.placed().track() != EditionTrack.MAIN) {
                String track = variant.placed().track().id();
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of(
                                        "it belongs to a different part: {0}", track)));
                return;
            }
            BibValue value = entry.value(field.get()).orElseThrow();
            if (!OwnField.isText(value)) {
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of(
                                        "its value uses a string: {0}", value.source())));
                return;
            }
            var edition = new EditionForm(library.work(index, entry), variant.placed().name());
            Optional<String> text = edition.filled(form);
            if (text.isEmpty()) {
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of("it lacks a value for {0}", form)));
                return;
            }
            add(field.get(), value, text.get(), rewrites, left);
        }

        private void add(
                String field,
                BibValue value,
                String text,
                List<Rewrite> rewrites,
                List<Left> left) {
            Optional<BibValue> now = entry.valueOf(field, text);
            if (now.isEmpty() || entry.with(field, now.get()).isEmpty()) {
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of("its field cannot hold {0}", text)));
                return;
            }
            boolean same =
                    value.equals(now.get()) || value.text(_ -> Optional.empty()).equals(text);
            String written = variant.placed().name().written();
            Optional<String> lost = LostNumber.of(venue, entry, written, text);
            if (!same && lost.isPresent()) {
                left.add(
                        new Left(
                                entry.key(),
                                LocalizedSentence.of(
                                        "it has the number {0} nowhere else", lost.get())));
            } else if (!same) {
                rewrites.add(
                        new Rewrite(index, entry.key(), field, value.source(), now.get().source()));
            }
        }
    }
}
