package octavo.exporter.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.exporter.Losses;
import octavo.library.Flavour;
import octavo.library.Work;

import java.util.Optional;

/// One of the two dialects of `.bib` files, as something to convert entries into. Converting twice
/// changes no more than converting once.
sealed interface Dialect permits ToBibtex, ToBiblatex {
    static Dialect of(Flavour flavour) {
        return switch (flavour) {
            case BIBTEX -> new ToBibtex(false);
            case BIBLATEX -> new ToBiblatex();
        };
    }

    Flavour flavour();

    /// The entry in this dialect; nothing where the dialect has no use for it.
    Optional<BibEntry> converted(Work work, Losses losses);

    /// The value of an `@string` or `@preamble`, or a field, as this dialect wants its characters.
    BibValue converted(BibValue value);
}
