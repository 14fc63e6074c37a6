package octavo.venues;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.venuenames.VenueKind;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The number of a preprint or a volume that stands with a venue, and would go with it if the venue
/// were written in another way.
final class LostNumber {
    private static final Pattern NUMBER = Pattern.compile("\\d(?:[\\d./-]*\\d)?");

    private LostNumber() {}

    /// The first number that an entry would have no more. Of a meeting the numbers tell which one
    /// it was, and a form may leave them out.
    ///
    /// @param before the venue as people read it
    /// @param after the same in the new way
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
