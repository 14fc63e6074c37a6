package octavo.importer;

import octavo.bib.BibFile;
import octavo.text.LocalizedSentence;

/// What somebody's file or text turned out to be.
public sealed interface SourceReading {
    /// Entries of BibTeX or biblatex, which come in as they are.
    record Entries(BibFile file) implements SourceReading {}

    /// Works in another format.
    record Works(SourceFormat format, ImportedWorks works) implements SourceReading {}

    /// Nothing that can be read: what it looks like, and what to do.
    record Unreadable(LocalizedSentence message) implements SourceReading {}
}
