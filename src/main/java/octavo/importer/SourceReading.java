package octavo.importer;

import octavo.bib.BibFile;
import octavo.text.LocalizedSentence;

/// The result of reading a file or text.
public sealed interface SourceReading {
    /// BibTeX or biblatex entries, imported as they are.
    record Entries(BibFile file) implements SourceReading {}

    /// Works in another format.
    record Works(SourceFormat format, ImportedWorks works) implements SourceReading {}

    /// Unreadable: what it looks like, and what to do.
    record Unreadable(LocalizedSentence message) implements SourceReading {}
}
