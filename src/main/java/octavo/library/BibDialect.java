package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldDefinition;
import octavo.fields.TypeCatalogue;
import octavo.fields.TypeCatalogue.EntryType;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The two dialects of `.bib` files: they differ in the names of types and fields, in what a
/// cross-reference inherits, and in how keys are compared.
public enum BibDialect {
    BIBTEX,
    BIBLATEX;

    private static final Pattern SAID =
            Pattern.compile("(?i)jabref-meta:\\s*databaseType:\\s*(bibtex|biblatex)");

    /// Evidence for a file's dialect.
    ///
    /// @param said the dialect that a comment declares
    /// @param marks how many more biblatex names than BibTeX names occur
    record Leaning(Optional<BibDialect> said, int marks) {
        static Leaning of(List<BibItem> items) {
            Optional<BibDialect> said =
                    items.stream()
                            .filter(BibComment.class::isInstance)
                            .flatMap(item -> said((BibComment) item).stream())
                            .findFirst();
            return new Leaning(
                    said,
                    said.isPresent()
                            ? 0
                            : items.parallelStream().mapToInt(BibDialect::marks).sum());
        }

        private static Optional<BibDialect> said(BibComment comment) {
            return SAID.matcher(comment.slice().text())
                    .results()
                    .map(found -> valueOf(found.group(1).toUpperCase(Locale.ROOT)))
                    .findFirst();
        }

        BibDialect flavour() {
            return said.orElse(marks > 0 ? BIBLATEX : BIBTEX);
        }

        /// The evidence after some entries have replaced others.
        Leaning with(int more) {
            return new Leaning(said, marks + more);
        }
    }

    /// How many more biblatex names than BibTeX names an item has.
    static int marks(BibItem item) {
        if (!(item instanceof BibEntry entry)) {
            return 0;
        }
        int marks = TypeCatalogue.of(entry.type()).leaning();
        for (int i = 0; i < entry.fieldCount(); i++) {
            marks += leaning(entry.fieldName(i));
        }
        return marks;
    }

    private static int leaning(String field) {
        return FieldCatalogue.find(field).map(FieldDefinition::leaning).orElse(0);
    }

    /// The fields that an entry type needs to be printed properly; one field of each list is
    /// enough.
    public List<List<String>> neededFields(String type) {
        EntryType known = TypeCatalogue.of(type);
        return this == BIBTEX ? known.neededInBibtex() : known.neededInBiblatex();
    }
}
