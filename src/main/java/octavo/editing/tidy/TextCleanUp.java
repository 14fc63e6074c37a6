package octavo.editing.tidy;

import octavo.bib.BibValue;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// A clean-up of texts in values: macros, numbers, `#` and delimiters stay as they are.
///
/// @param fieldFilter which fields it applies to, by name in lower case
/// @param textCleaner cleans a text
record TextCleanUp(
        String name,
        String summary,
        Predicate<String> fieldFilter,
        UnaryOperator<String> textCleaner)
        implements FieldCleanUp {

    TextCleanUp(
            String name,
            String summary,
            Set<String> fieldNames,
            UnaryOperator<String> textCleaner) {
        this(name, summary, fieldNames::contains, textCleaner);
    }

    @Override
    public boolean appliesTo(String field) {
        return fieldFilter.test(field);
    }

    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        return value.mapTexts(textCleaner);
    }
}
