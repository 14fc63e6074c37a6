package octavo.venues;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.venuenames.VenueKind;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The number of a preprint or volume that is part of a venue's text, and would be lost if the
/// venue were written differently.
final class LostNumber {
    private static final Pattern NUMBER = Pattern.compile("\\d(?:[\\d./-]*\\d)?");

    private LostNumber() {}

    /// The first number that an entry would lose. For a meeting, numbers identify the edition, and
    /// a form may omit them.
    ///
    /// @param before the venue as people read it
    /// @param after the new text
    static Optional<String> of(VenueCluster venue, BibEntry entry, String before, String after) {
        String own = OwnField.of(entry).orElse("");
        boolean meeting =
                venue.kind()
                        .map(VenueKind::isEvent)
                        .orElseGet(() -> own.equalsIgnoreCase(FieldName.BOOKTITLE));
        if (meeting) {
            return Optional.empty();
        }
        String kept =
                entry.fields().stream()
                        .filter(field -> !field.name().equalsIgnoreCase(own))
                        .map(field -> field.value().source())
                        .collect(Collectors.joining("\n", after + "\n", ""));
        return NUMBER.matcher(before)
                .results()
                .map(MatchResult::group)
                .filter(number -> !hasNumber(kept, number))
                .findFirst();
    }

    private static boolean hasNumber(String text, String number) {
        return Pattern.compile("(?<!\\d)" + Pattern.quote(number) + "(?!\\d)").matcher(text).find();
    }
}
