package octavo.enrichment;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Set;

/// What is to be completed.
///
/// @param fields by their biblatex names
/// @param findsPublished whether published versions of preprints are looked for
public record EnrichmentWishes(Set<String> fields, boolean findsPublished) {
    /// The fields that can be completed, in the order in which they are proposed.
    public static final List<String> POSSIBLE_FIELDS =
            List.of(
                    FieldName.DOI,
                    FieldName.VOLUME,
                    FieldName.NUMBER,
                    FieldName.PAGES,
                    FieldName.MONTH,
                    FieldName.ISBN,
                    FieldName.ABSTRACT,
                    FieldName.EPRINT);

    /// Those that are completed if nothing else is wished.
    public static final List<String> USUAL_FIELDS =
            POSSIBLE_FIELDS.subList(0, POSSIBLE_FIELDS.indexOf(FieldName.ABSTRACT));

    public EnrichmentWishes {
        fields = Set.copyOf(fields);
    }
}
