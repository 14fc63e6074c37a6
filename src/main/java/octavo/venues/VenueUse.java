package octavo.venues;

import octavo.fields.FieldName;
import octavo.library.Work;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Where an entry states its venue.
///
/// @param field the field, `booktitle`
/// @param rawVenue the text as TeX sees it, macros expanded
record VenueUse(String field, String rawVenue) {
    private static final List<String> FIELDS = List.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE);

    /// The venue of an entry; empty if it has none.
    static Optional<VenueUse> of(Work work) {
        for (String field : FIELDS) {
            Optional<String> rawValue = work.rawValue(field).filter(text -> !text.isBlank());
            if (rawValue.isPresent()) {
                return Optional.of(new VenueUse(field, rawValue.get()));
            }
        }
        return switch (work.entry().type().toLowerCase(Locale.ROOT)) {
            case "proceedings", "mvproceedings", "periodical" -> inField(work, "title");
            case "misc", "online", "unpublished" ->
                    inField(work, FieldName.EPRINTTYPE)
                            .or(() -> preprintServer(work, FieldName.HOWPUBLISHED));
            default -> Optional.empty();
        };
    }

    private static Optional<VenueUse> inField(Work work, String field) {
        return work.rawValue(field)
                .filter(text -> !text.isBlank())
                .map(text -> new VenueUse(field, text));
    }

    /// The publisher of a URL or a note is not a venue, unless it is a preprint server.
    private static Optional<VenueUse> preprintServer(Work work, String field) {
        return inField(work, field)
                .filter(use -> use.rawVenue().toLowerCase(Locale.ROOT).contains("arxiv"));
    }
}
