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
    public Edit rewriteVenues(Library library, VenueIndex index) {
        List<Edit> edits = new ArrayList<>();
        Map<Integer, Integer> indexesBySlot = VenuePlan.indexesBySlot(library);
        for (VenueCluster cluster : index.clusters()) {
            cluster.knownSeries()
                    .ifPresent(series ->
                            cluster.variants()
                                    .forEach(variant ->
                                            addEdit(
                                                    edits,
                                                    library,
                                                    indexesBySlot,
                                                    cluster,
                                                    series,
                                                    variant)));
        }
        return new Edit.EditBatch(edits);
    }

    private void addEdit(
            List<Edit> edits,
            Library library,
            Map<Integer, Integer> indexesBySlot,
            VenueCluster cluster,
            Series series,
            VenueVariant variant) {
        for (int slotNumber : variant.slots()) {
            int index = indexesBySlot.getOrDefault(slotNumber, -1);
            Slot slot = library.slots().get(index);
            if (slot.item() instanceof BibEntry entry) {
                var edition =
                        new EditionForm(
                                library.workAt(index, entry), variant.matchResult().venueName());
                String oldText = variant.matchResult().venueName().writtenText();
                venueText(cluster, series, variant, edition)
                        .filter(newText ->
                                LostNumber.of(cluster, entry, oldText, newText).isEmpty())
                        .flatMap(newText -> writeVenue(entry, newText))
                        .ifPresent(editedEntry ->
                                edits.add(
                                        new Edit.SlotReplacement(
                                                index,
                                                List.of(slot),
                                                List.of(new Slot(slotNumber, editedEntry)))));
            }
        }
    }

    private static Optional<BibEntry> writeVenue(BibEntry entry, String text) {
        return OwnField.of(entry)
                .filter(field -> !hasText(entry, field, text))
                .flatMap(field ->
                        BibValue.braced(LaTeX.escapeText(text))
                                .flatMap(value -> entry.withValue(field, value)))
                .map(editedEntry -> withoutRepeatedSeries(editedEntry, text));
    }

    private static boolean hasText(BibEntry entry, String field, String text) {
        return entry.value(field)
                .map(value -> LaTeX.toUnicode(value.expandedText(_ -> Optional.empty())))
                .equals(Optional.of(text));
    }

    /// Without a series that says the same, such as *SOSP '24*: a style would print both.
    private static BibEntry withoutRepeatedSeries(BibEntry entry, String text) {
        return hasText(entry, FieldName.SERIES, text)
                ? entry.withoutField(FieldName.SERIES).orElse(entry)
                : entry;
    }

    /// The new text; empty if it should stay as it is.
    private Optional<String> venueText(
            VenueCluster cluster, Series series, VenueVariant variant, EditionForm edition) {
        EditionTrack track = variant.matchResult().track();
        boolean isEvent = series.kind().isEvent();
        if (this == ACRONYM && isEvent && !cluster.acronym().isEmpty()) {
            return Optional.of(cluster.acronym() + yearSuffix(edition) + trackSuffix(track));
        }
        if (track != EditionTrack.MAIN || this == FULL && isEvent && isFull(variant)) {
            return Optional.empty();
        }
        if (this == FULL) {
            return Optional.of(
                    isEvent
                            ? proceedings("Proceedings of the ", edition, cluster.venueName())
                            : cluster.venueName());
        }
        if (this == ACRONYM && !cluster.acronym().isEmpty()) {
            return Optional.of(cluster.acronym());
        }
        String shortName =
                cluster.decidedRecord()
                        .map(VenueRecord::shortName)
                        .filter(it -> !it.isEmpty())
                        .orElseGet(series::abbreviation);
        return Optional.of(isEvent ? proceedings("Proc. ", edition, shortName) : shortName);
    }

    /// Whether it is already written in full, including the edition it states.
    private static boolean isFull(VenueVariant variant) {
        return variant.matchResult().isByName() && variant.writtenName().indexOf('.') < 0;
    }

    private static String proceedings(String start, EditionForm edition, String name) {
        return start
                + edition.ordinal().map(number -> EditionForm.ordinal(number) + " ").orElse("")
                + name;
    }

    private static String yearSuffix(EditionForm edition) {
        return edition.fillForm(" '{year2}").orElse("");
    }

    private static String trackSuffix(EditionTrack track) {
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
