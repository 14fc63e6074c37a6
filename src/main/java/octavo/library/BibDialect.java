package octavo.library;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.fields.EntryType;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldDefinition;
import octavo.fields.TypeCatalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Which of the two dialects a file is written in: they differ in names of types and fields, in
/// what a cross-reference hands down, and in how keys are compared.
public enum BibDialect {
    BIBTEX,
    BIBLATEX;

    private static final Pattern SAID =
            Pattern.compile("(?i)jabref-meta:\\s*databaseType:\\s*(bibtex|biblatex)");

    /// What tells the flavour of a file.
    ///
    /// @param said what a comment says it is
    /// @param marks how many more names of biblatex than of BibTeX there are
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

        /// The leaning when some entries take the place of others.
        Leaning with(int more) {
            return new Leaning(said, marks + more);
        }
    }

    /// How many more names of biblatex than of BibTeX an item has.
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

    /// The fields that an entry of a type needs to be printed properly: of each list one is enough.
    public List<List<String>> neededFields(String type) {
        EntryType known = TypeCatalogue.of(type);
        return this == BIBTEX ? known.neededInBibtex() : known.neededInBiblatex();
    }
}
