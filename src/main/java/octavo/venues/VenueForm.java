package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.Series;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How venues are written in exports.
public enum VenueForm {
    /// *Journal of Machine Learning Research*, *Proceedings of the 30th Symposium on …*
    FULL,
    /// *J. Mach. Learn. Res.*, *Proc. 30th Symp. …*
    SHORT,
    /// *JMLR*, *SOSP '24*
    ACRONYM;

    /// The edit that rewrites the venues of a library in this form, as far as they are identified
    /// with certainty. The venues of companions, workshops at a conference and the like stay,
    /// except for acronyms; and so does one with a number found nowhere else.
    public Edit edit(Library library, VenueIndex index) {
        List<Edit> edits = new ArrayList<>();
        Map<Integer, Integer> places = VenuePlan.places(library);
        for (VenueCluster cluster : index.clusters()) {
            cluster.known()
                    .ifPresent(series ->
                            cluster.variants()
                                    .forEach(variant ->
                                            add(edits, library, places, cluster, series, variant)));
        }
        return new Edit.EditBatch(edits);
    }

    private void add(
            List<Edit> edits,
            Library library,
            Map<Integer, Integer> places,
            VenueCluster cluster,
            Series series,
            VenueVariant variant) {
        for (int number : variant.entries()) {
            int place = places.getOrDefault(number, -1);
            Slot slot = library.slots().get(place);
            if (slot.item() instanceof BibEntry entry) {
                var edition =
                        new EditionForm(library.workAt(place, entry), variant.placed().venueName());
                String before = variant.placed().venueName().writtenText();
                text(cluster, series, variant, edition)
                        .filter(text -> LostNumber.of(cluster, entry, before, text).isEmpty())
                        .flatMap(text -> written(entry, text))
                        .ifPresent(edited ->
                                edits.add(
                                        new Edit.SlotReplacement(
                                                place,
                                                List.of(slot),
                                                List.of(new Slot(number, edited)))));
            }
        }
    }

    private static Optional<BibEntry> written(BibEntry entry, String text) {
        return OwnField.of(entry)
                .filter(field -> !says(entry, field, text))
                .flatMap(field ->
                        BibValue.braced(LaTeX.escapeText(text))
                                .flatMap(value -> entry.withValue(field, value)))
                .map(edited -> saidOnce(edited, text));
    }

    private static boolean says(BibEntry entry, String field, String text) {
        return entry.value(field)
                .map(value -> LaTeX.toUnicode(value.expandedText(_ -> Optional.empty())))
                .equals(Optional.of(text));
    }

    /// Without a series that says the same, such as *SOSP '24*: a style would print both.
    private static BibEntry saidOnce(BibEntry entry, String text) {
        return says(entry, FieldName.SERIES, text)
                ? entry.withoutField(FieldName.SERIES).orElse(entry)
                : entry;
    }

    /// The new text; empty if it should stay as it is.
    private Optional<String> text(
            VenueCluster cluster, Series series, VenueVariant variant, EditionForm edition) {
        EditionTrack track = variant.placed().track();
        boolean event = series.kind().isEvent();
        if (this == ACRONYM && event && !cluster.acronym().isEmpty()) {
            return Optional.of(cluster.acronym() + year(edition) + suffix(track));
        }
        if (track != EditionTrack.MAIN || this == FULL && event && isFull(variant)) {
            return Optional.empty();
        }
        if (this == FULL) {
            return Optional.of(
                    event
                            ? proceedings("Proceedings of the ", edition, cluster.name())
                            : cluster.name());
        }
        if (this == ACRONYM && !cluster.acronym().isEmpty()) {
            return Optional.of(cluster.acronym());
        }
        String brief =
                cluster.decided()
                        .map(VenueRecord::brief)
                        .filter(it -> !it.isEmpty())
                        .orElseGet(series::abbreviation);
        return Optional.of(event ? proceedings("Proc. ", edition, brief) : brief);
    }

    /// Whether it is already written in full, including the edition it states.
    private static boolean isFull(VenueVariant variant) {
        return variant.placed().isByName() && variant.written().indexOf('.') < 0;
    }

    private static String proceedings(String start, EditionForm edition, String name) {
        return start
                + edition.ordinal().map(number -> EditionForm.ordinal(number) + " ").orElse("")
                + name;
    }

    private static String year(EditionForm edition) {
        return edition.filled(" '{year2}").orElse("");
    }

    private static String suffix(EditionTrack track) {
        return switch (track) {
            case MAIN, SHORT, INDUSTRY -> "";
            case COMPANION -> " Companion";
            case WORKSHOP -> " Workshops";
            case DEMO -> " Demonstrations";
            case POSTER -> " Posters";
            case FINDINGS -> " Findings";
            case TUTORIAL -> " Tutorials";
            case STUDENT -> " Student Workshop";
        };
    }
}
