package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;
import octavo.library.BibDialect;
import octavo.library.Work;

import java.util.Optional;

/// One of the two dialects of `.bib` files, as something to convert entries into. Converting twice
/// changes no more than converting once.
sealed interface DialectConverter permits ToBibtex, ToBiblatex {
    static DialectConverter of(BibDialect flavour) {
        return switch (flavour) {
            case BIBTEX -> new ToBibtex(false);
            case BIBLATEX -> new ToBiblatex();
        };
    }

    BibDialect flavour();

    /// The entry in this dialect; nothing where the dialect has no use for it.
    Optional<BibEntry> converted(Work work, ConversionLosses losses);

    /// The value of an `@string` or `@preamble`, or a field, as this dialect wants its characters.
    BibValue converted(BibValue value);
}
