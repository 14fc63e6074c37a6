package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.PrintedSource;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.values.Doi;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A printed reference: what to look up, and what its text says by itself, for when no service
/// answers.
public record SoughtReference(SoughtPaper soughtPaper, ImportedWork parsedWork) {
    /// The references in a text; none if it holds something else.
    public static List<SoughtReference> findIn(String text) {
        return SourceFormats.readSource(SourceContent.of(text))
                        instanceof SourceReading.ForeignWorks(_, var read)
                ? of(read.works())
                : List.of();
    }

    /// Those of some works that were read from printed references.
    public static List<SoughtReference> of(List<ImportedWork> works) {
        return works.stream().flatMap(work -> of(work).stream()).toList();
    }

    private static Optional<SoughtReference> of(ImportedWork work) {
        return work.printedSource()
                .map(source -> new SoughtReference(soughtPaper(work, source), work));
    }

    private static SoughtPaper soughtPaper(ImportedWork work, PrintedSource source) {
        return work.hasField(FieldName.DOI)
                ? IdentifierScanner.ofDoi(new Doi(work.plainText(FieldName.DOI)))
                : new SoughtPaper.OfWords(source.sourceText());
    }

    /// The references that a look-up has not found, as their texts have them.
    public static List<ImportedWork> notFound(
            List<SoughtReference> references, LookupResult result) {
        Set<SoughtPaper> found = new HashSet<>();
        result.foundPapers().forEach(paper -> found.add(paper.soughtPaper()));
        return references.stream()
                .filter(reference -> !found.contains(reference.soughtPaper()))
                .map(SoughtReference::parsedWork)
                .toList();
    }
}
