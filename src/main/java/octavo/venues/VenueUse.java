package octavo.venues;

import octavo.fields.FieldName;
import octavo.library.Work;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Where an entry says its venue.
///
/// @param field the field that says it, `booktitle`
/// @param raw the text as TeX has it, macros replaced
record VenueUse(String field, String raw) {
    private static final List<String> FIELDS = List.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE);

    /// The venue of an entry; nothing if it says none.
    static Optional<VenueUse> of(Work work) {
        for (String field : FIELDS) {
            Optional<String> raw = work.raw(field).filter(text -> !text.isBlank());
            if (raw.isPresent()) {
                return Optional.of(new VenueUse(field, raw.get()));
            }
        }
        return switch (work.entry().type().toLowerCase(Locale.ROOT)) {
            case "proceedings", "mvproceedings", "periodical" -> in(work, "title");
            case "misc", "online", "unpublished" ->
                    in(work, FieldName.EPRINTTYPE).or(() -> server(work, FieldName.HOWPUBLISHED));
            default -> Optional.empty();
        };
    }

    private static Optional<VenueUse> in(Work work, String field) {
        return work.raw(field)
                .filter(text -> !text.isBlank())
                .map(text -> new VenueUse(field, text));
    }

    /// What is published by an address or a note is no venue, except a preprint server.
    private static Optional<VenueUse> server(Work work, String field) {
        return in(work, field).filter(use -> use.raw().toLowerCase(Locale.ROOT).contains("arxiv"));
    }
}
