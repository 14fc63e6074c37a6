package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;
import octavo.library.BibDialect;
import octavo.library.Work;

import java.util.Optional;

/// Converts entries to one of the two dialects. Idempotent.
sealed interface DialectConverter permits ToBibtex, ToBiblatex {
    static DialectConverter of(BibDialect flavour) {
        return switch (flavour) {
            case BIBTEX -> new ToBibtex(false);
            case BIBLATEX -> new ToBiblatex();
        };
    }

    BibDialect flavour();

    /// The entry in this dialect; empty if the dialect has no use for it.
    Optional<BibEntry> converted(Work work, ConversionLosses losses);

    /// The value of an `@string`, `@preamble` or field, with its characters encoded for this
    /// dialect.
    BibValue converted(BibValue value);
}
