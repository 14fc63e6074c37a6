package octavo.tidy;

import octavo.bib.BibValue;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// A clean-up of the texts in values: macros, numbers, `#` and delimiters stay as they are.
///
/// @param fields which fields it is about, by their names in lower case
/// @param change the text as it should be
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
