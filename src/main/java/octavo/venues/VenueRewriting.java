package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.editing.strings.StringTable;
import octavo.editing.strings.StringUse;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.VenueName;
import octavo.venues.VenuePlan.KeptVenue;
import octavo.venues.VenuePlan.VenueRewrite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the rewrites that give the entries of a venue a form. An `@string` that means this venue
/// and nothing else is rewritten itself, once; where it means something else, too, the entries get
/// the text in its place.
final class VenueRewriting {
    private final Library library;
    private final VenueCluster venue;
    private final String editionForm;
    private final List<VenueRewrite> rewrites = new ArrayList<>();
    private final List<KeptVenue> keptVenues = new ArrayList<>();
    private final Map<String, List<VenueValue>> valuesByString = new LinkedHashMap<>();

    /// The value of an entry, and its new text.
    private record VenueValue(
            int index, BibEntry entry, String field, BibValue value, VenueName name, String text) {}

    VenueRewriting(Library library, VenueCluster venue, String form) {
        this.library = library;
        this.venue = venue;
        this.editionForm = form;
    }

    void addEntry(int index, BibEntry entry, VenueVariant variant) {
        Optional<String> field = OwnField.of(entry);
        if (field.isEmpty()) {
            keepEntry(entry, LocalizedSentence.of("it inherits its venue from another entry"));
            return;
        }
        EditionTrack track = variant.matchResult().track();
        if (track != EditionTrack.MAIN) {
            keepEntry(
                    entry,
                    LocalizedSentence.of("it belongs to a different part: {0}", track.trackId()));
            return;
        }
        BibValue value = entry.value(field.get()).orElseThrow();
        Optional<String> macroName = macroNameOf(value);
        if (macroName.isEmpty() && !OwnField.isLiteral(value)) {
            keepEntry(entry, LocalizedSentence.of("its value uses a string: {0}", value.source()));
            return;
        }
        VenueName name = variant.matchResult().venueName();
        Optional<String> newText =
                new EditionForm(library.workAt(index, entry), name).fillForm(editionForm);
        if (newText.isEmpty()) {
            keepEntry(entry, LocalizedSentence.of("it lacks a value for {0}", editionForm));
            return;
        }
        var venueValue = new VenueValue(index, entry, field.get(), value, name, newText.get());
        macroName.ifPresentOrElse(
                macroKey ->
                        valuesByString
                                .computeIfAbsent(macroKey, _ -> new ArrayList<>())
                                .add(venueValue),
                () -> write(venueValue));
    }

    private void keepEntry(BibEntry entry, LocalizedSentence reason) {
        keptVenues.add(new KeptVenue(entry.key(), reason));
    }

    /// The folded name of a string that is a whole value.
    private static Optional<String> macroNameOf(BibValue value) {
        return value.parts().size() == 1
                        && value.parts().getFirst() instanceof BibValue.MacroPart macro
                ? Optional.of(macro.foldedName())
                : Optional.empty();
    }

    VenuePlan plan() {
        if (!valuesByString.isEmpty()) {
            StringTable.of(library, Set.of()).forEach(this::write);
        }
        return new VenuePlan(rewrites, keptVenues);
    }

    private void write(StringUse string) {
        List<VenueValue> venueValues =
                valuesByString.getOrDefault(StringTable.foldName(string.name()), List.of());
        if (venueValues.isEmpty()) {
            return;
        }
        if (string.origin() != StringUse.MacroOrigin.FILE) {
            venueValues.forEach(user ->
                    keepEntry(
                            user.entry(),
                            LocalizedSentence.of(
                                    "this file does not define its string {0}", string.name())));
        } else if (!isOnlyFor(string, venueValues)
                || !rewriteString(string.definitions().getFirst(), venueValues)) {
            venueValues.forEach(this::write);
        }
    }

    /// Whether nothing but these values uses a string, and all are to become the same.
    private boolean isOnlyFor(StringUse string, List<VenueValue> venueValues) {
        return string.definitions().size() == 1
                && string.uses().size() == venueValues.size()
                && venueValues.stream().map(VenueValue::text).distinct().count() == 1
                && venueValues.stream().allMatch(user -> lostNumber(user).isEmpty());
    }

    /// Whether the string could be rewritten, or says so already.
    private boolean rewriteString(int definitionIndex, List<VenueValue> venueValues) {
        String text = venueValues.getFirst().text();
        if (venueValues.stream().allMatch(user -> hasText(user.index(), user.value(), text))) {
            return true;
        }
        if (!(library.slots().get(definitionIndex).item() instanceof BibString string)) {
            return false;
        }
        BibValue oldValue = string.value();
        Optional<BibValue> newValue =
                string.delimitedValue(text).filter(it -> string.withValue(it).isPresent());
        newValue.ifPresent(it ->
                rewrites.add(
                        new VenueRewrite(
                                definitionIndex,
                                string.name(),
                                "",
                                oldValue.source(),
                                it.source(),
                                venueValues.stream().map(user -> user.entry().key()).toList())));
        return newValue.isPresent();
    }

    private Optional<String> lostNumber(VenueValue venueValue) {
        return LostNumber.of(
                venue, venueValue.entry(), venueValue.name().writtenText(), venueValue.text());
    }

    private boolean hasText(int index, BibValue value, String text) {
        return value.expandedText(library.macros().macrosAt(index)).equals(text);
    }

    private void write(VenueValue venueValue) {
        BibEntry entry = venueValue.entry();
        Optional<BibValue> newValue = entry.delimitedValue(venueValue.field(), venueValue.text());
        if (newValue.isEmpty() || entry.withValue(venueValue.field(), newValue.get()).isEmpty()) {
            keepEntry(entry, LocalizedSentence.of("its field cannot hold {0}", venueValue.text()));
            return;
        }
        if (venueValue.value().equals(newValue.get())
                || hasText(venueValue.index(), venueValue.value(), venueValue.text())) {
            return;
        }
        Optional<String> lostNumber = lostNumber(venueValue);
        if (lostNumber.isPresent()) {
            keepEntry(
                    entry,
                    LocalizedSentence.of("it has the number {0} nowhere else", lostNumber.get()));
        } else {
            rewrites.add(
                    new VenueRewrite(
                            venueValue.index(),
                            entry.key(),
                            venueValue.field(),
                            venueValue.value().source(),
                            newValue.get().source(),
                            List.of(entry.key())));
        }
    }
}
