package octavo.formats.workdrafts;

import octavo.bib.BibFile;
import octavo.text.LocalizedSentence;

/// The result of reading a file or text.
public sealed interface SourceReading {
    /// BibTeX or biblatex entries, imported as they are.
    record BibEntries(BibFile file) implements SourceReading {}

    /// Works in another format.
    record ForeignWorks(SourceFormat format, ImportedWorks works) implements SourceReading {}

    /// Unreadable: what it looks like, and what to do.
    record UnreadableSource(LocalizedSentence message) implements SourceReading {}
}
