package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.Flavour;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A clean-up that looks at one value at a time.
interface FieldCleanUp extends EntryCleanUp {

    /// Whether it is about fields of a name in lower case.
    boolean concerns(String field);

    /// The value as it should be; nothing if it cannot be changed safely.
    Optional<BibValue> cleaned(BibValue value);

    @Override
    default BibEntry cleaned(BibEntry entry, Flavour flavour) {
        List<BibField> fields = entry.fields();
        BibEntry result = entry;
        for (int i = 0; i < fields.size(); i++) {
            BibField field = fields.get(i);
            if (!concerns(field.name().toLowerCase(Locale.ROOT))) {
                continue;
            }
            Optional<BibValue> value = cleaned(field.value());
            if (value.isPresent() && !value.get().source().equals(field.source())) {
                result = result.with(i, value.get()).orElse(result);
            }
        }
        return result;
    }
}
