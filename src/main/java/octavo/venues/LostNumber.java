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
    /// @param oldText the venue as people read it
    /// @param newText the new text
    static Optional<String> of(VenueCluster venue, BibEntry entry, String oldText, String newText) {
        String ownField = OwnField.of(entry).orElse("");
        boolean isMeeting =
                venue.venueKind()
                        .map(VenueKind::isEvent)
                        .orElseGet(() -> ownField.equalsIgnoreCase(FieldName.BOOKTITLE));
        if (isMeeting) {
            return Optional.empty();
        }
        String keptText =
                entry.fields().stream()
                        .filter(field -> !field.name().equalsIgnoreCase(ownField))
                        .map(field -> field.value().source())
                        .collect(Collectors.joining("\n", newText + "\n", ""));
        return NUMBER.matcher(oldText)
                .results()
                .map(MatchResult::group)
                .filter(number -> !hasNumber(keptText, number))
                .findFirst();
    }

    private static boolean hasNumber(String text, String number) {
        return Pattern.compile("(?<!\\d)" + Pattern.quote(number) + "(?!\\d)").matcher(text).find();
    }
}
