package octavo.tidy;

import octavo.bib.BibValue;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// A clean-up of texts in values: macros, numbers, `#` and delimiters stay as they are.
///
/// @param fields which fields it applies to, by name in lower case
/// @param change cleans a text
record TextCleanUp(
        String name, String summary, Predicate<String> fields, UnaryOperator<String> change)
        implements FieldCleanUp {

    TextCleanUp(String name, String summary, Set<String> fields, UnaryOperator<String> change) {
        this(name, summary, fields::contains, change);
    }

    @Override
    public boolean concerns(String field) {
        return fields.test(field);
    }

    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        return value.withTexts(change);
    }
}
