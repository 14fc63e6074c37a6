package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.BibDialect;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
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
    default BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        List<BibField> fields = entry.fields();
        BibEntry result = entry;
        for (int i = 0; i < fields.size(); i++) {
            Optional<BibValue> value = changed(fields.get(i));
            if (value.isPresent()) {
                result = result.with(i, value.get()).orElse(result);
            }
        }
        return result;
    }

    /// The new value of a field that it changes.
    private Optional<BibValue> changed(BibField field) {
        return concerns(field.name().toLowerCase(Locale.ROOT))
                ? cleaned(field.value()).filter(value -> !value.source().equals(field.source()))
                : Optional.empty();
    }

    @Override
    default List<LeftAlone> left(int item, BibEntry entry) {
        List<LeftAlone> left = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            BibField field = entry.field(i);
            Optional<BibValue> value = changed(field);
            if (value.isPresent() && entry.with(i, value.get()).isEmpty()) {
                LocalizedSentence why =
                        LocalizedSentence.of(
                                "{0} stays as it is: the encoding of the file lacks a character"
                                        + " that it would have.",
                                field.name());
                left.add(new LeftAlone(item, field.where(), why));
            }
        }
        return left;
    }
}
