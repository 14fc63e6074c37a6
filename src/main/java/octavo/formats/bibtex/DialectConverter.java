package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.conversion.ConversionLosses;
import octavo.library.BibDialect;
import octavo.library.Work;

import java.util.Optional;

/// Converts entries to one of the two dialects. Idempotent.
sealed interface DialectConverter permits BibtexConverter, BiblatexConverter {
    static DialectConverter of(BibDialect dialect) {
        return switch (dialect) {
            case BIBTEX -> new BibtexConverter(false);
            case BIBLATEX -> new BiblatexConverter();
        };
    }

    BibDialect dialect();

    /// The entry in this dialect; empty if the dialect has no use for it.
    Optional<BibEntry> convert(Work work, ConversionLosses losses);

    /// The value of an `@string`, `@preamble` or field, with its characters encoded for this
    /// dialect.
    BibValue convert(BibValue value);
}
