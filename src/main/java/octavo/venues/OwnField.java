package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The field in which an entry itself states its venue.
public final class OwnField {
    private static final List<String> FIELDS =
            List.of(FieldName.JOURNALTITLE, FieldName.JOURNAL, FieldName.BOOKTITLE);

    private OwnField() {}

    /// Whether entries state their venues in a field; its name in any case.
    public static boolean isVenueField(String field) {
        return FIELDS.contains(field.toLowerCase(Locale.ROOT));
    }

    public static Optional<String> of(BibEntry entry) {
        return FIELDS.stream().filter(entry::hasField).findFirst();
    }

    /// Whether a value is a single delimited text.
    static boolean isLiteral(BibValue value) {
        return value.parts().size() == 1
                && (value.parts().getFirst() instanceof BibValue.BracedPart
                        || value.parts().getFirst() instanceof BibValue.QuotedPart);
    }
}
