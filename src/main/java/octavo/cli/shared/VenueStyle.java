package octavo.cli.shared;

import octavo.editing.strings.StringEdits;
import octavo.editing.strings.StringEdits.StringEditOutcome;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.venuenames.VenueKind;
import octavo.venues.VenueCluster;
import octavo.venues.VenueForm;
import octavo.venues.VenueIndex;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How an export spells venues.
public enum VenueStyle {
    FULL,
    SHORT,
    ACRONYM,
    STRING;

    /// The library with its venues spelt so; the file stays as it is.
    public Library written(Path file, Library library, PrintWriter err) {
        VenueIndex index =
                VenueContext.indexOf(file, library, VenueContext.registerWith(List.of(), err));
        return switch (this) {
            case FULL -> library.applyEdit(VenueForm.FULL.rewriteVenues(library, index));
            case SHORT -> library.applyEdit(VenueForm.SHORT.rewriteVenues(library, index));
            case ACRONYM -> library.applyEdit(VenueForm.ACRONYM.rewriteVenues(library, index));
            case STRING ->
                    withStrings(
                            library.applyEdit(VenueForm.FULL.rewriteVenues(library, index)),
                            index,
                            err);
        };
    }

    /// An `@string` for each journal, named by its acronym or the words of its short name.
    private static Library withStrings(Library library, VenueIndex index, PrintWriter err) {
        Library now = library;
        for (VenueCluster venue : index.clusters()) {
            boolean event = venue.venueKind().filter(VenueKind::isEvent).isPresent();
            if (venue.knownSeries().isEmpty() || event) {
                continue;
            }
            String text = LaTeX.escapeText(venue.venueName());
            StringEditOutcome outcome = new StringEdits(now).extractString(name(venue), text);
            if (outcome.edit().isPresent()) {
                now = now.applyEdit(outcome.edit().get());
            } else if (!outcome.refusal().equals(Optional.of(StringEdits.NO_FIELD))) {
                err.println(
                        "octavo: no string for "
                                + venue.venueName()
                                + ": "
                                + outcome.refusal().orElseThrow());
            }
        }
        return now;
    }

    private static String name(VenueCluster venue) {
        String name = venue.acronym().isEmpty() ? venue.venueName() : venue.acronym();
        String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
        return letters.replaceAll("^[_0-9]+|_+$", "");
    }
}
