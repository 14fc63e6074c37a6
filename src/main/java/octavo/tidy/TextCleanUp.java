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

    /// Fields that are not read as text, but as addresses, numbers or keys: nothing in them is
    /// LaTeX.
    private static final Set<String> VERBATIM =
            Set.of(
                    "url",
                    "doi",
                    "file",
                    "pdf",
                    "eprint",
                    "urlraw",
                    "isan",
                    "isbn",
                    "ismn",
                    "isrn",
                    "issn",
                    "iswc",
                    "ids",
                    "crossref",
                    "xref",
                    "xdata",
                    "related",
                    "entryset");

    TextCleanUp(String name, String summary, Set<String> fields, UnaryOperator<String> change) {
        this(name, summary, fields::contains, change);
    }

    /// Whether a field holds names of people.
    static boolean isNames(String field) {
        return switch (field) {
            case "author",
                    "editor",
                    "editora",
                    "editorb",
                    "editorc",
                    "translator",
                    "annotator",
                    "commentator",
                    "bookauthor",
                    "introduction",
                    "foreword",
                    "afterword",
                    "holder",
                    "shortauthor",
                    "shorteditor" ->
                    true;
            default -> false;
        };
    }

    /// Whether a field holds what a program reads rather than what is printed.
    static boolean isVerbatim(String field) {
        return VERBATIM.contains(field) || field.startsWith("bdsk-") || field.startsWith("verb");
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
