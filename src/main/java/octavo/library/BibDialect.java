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

    private static final Pattern DIALECT_DECLARATION =
            Pattern.compile("(?i)jabref-meta:\\s*databaseType:\\s*(bibtex|biblatex)");

    /// Evidence for a file's dialect.
    ///
    /// @param declaredDialect the dialect that a comment declares
    /// @param biblatexSurplus how many more biblatex names than BibTeX names occur
    record DialectEvidence(Optional<BibDialect> declaredDialect, int biblatexSurplus) {
        static DialectEvidence of(List<BibItem> items) {
            Optional<BibDialect> declaredDialect =
                    items.stream()
                            .filter(BibComment.class::isInstance)
                            .flatMap(item -> said((BibComment) item).stream())
                            .findFirst();
            return new DialectEvidence(
                    declaredDialect,
                    declaredDialect.isPresent()
                            ? 0
                            : items.parallelStream().mapToInt(BibDialect::biblatexSurplus).sum());
        }

        private static Optional<BibDialect> said(BibComment comment) {
            return DIALECT_DECLARATION
                    .matcher(comment.slice().text())
                    .results()
                    .map(declaration -> valueOf(declaration.group(1).toUpperCase(Locale.ROOT)))
                    .findFirst();
        }

        BibDialect likelyDialect() {
            return declaredDialect.orElse(biblatexSurplus > 0 ? BIBLATEX : BIBTEX);
        }

        /// The evidence after some entries have replaced others.
        DialectEvidence withSurplus(int addedSurplus) {
            return new DialectEvidence(declaredDialect, biblatexSurplus + addedSurplus);
        }
    }

    /// How many more biblatex names than BibTeX names an item has.
    static int biblatexSurplus(BibItem item) {
        if (!(item instanceof BibEntry entry)) {
            return 0;
        }
        int surplus = TypeCatalogue.typeNamed(entry.type()).dialectLeaning();
        for (int i = 0; i < entry.fieldCount(); i++) {
            surplus += fieldLeaning(entry.fieldName(i));
        }
        return surplus;
    }

    private static int fieldLeaning(String fieldName) {
        return FieldCatalogue.findField(fieldName).map(FieldDefinition::dialectLeaning).orElse(0);
    }

    /// The fields that an entry type needs to be printed properly; one field of each list is
    /// enough.
    public List<List<String>> neededFields(String typeName) {
        EntryType entryType = TypeCatalogue.typeNamed(typeName);
        return this == BIBTEX ? entryType.neededInBibtex() : entryType.neededInBiblatex();
    }
}
