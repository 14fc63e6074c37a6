package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibValue;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.library.EntryFiles;
import octavo.library.Library;
import octavo.values.FileField;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes the plan of an import from files and texts in any format that is known.
public final class SourcePlan {
    private final Library library;
    private final KeyFormula keyFormula;
    private final List<BibFile> bibFiles = new ArrayList<>();
    private final List<RefusedEntry> refusedRecords = new ArrayList<>();

    private SourcePlan(Library library, KeyFormula keyFormula) {
        this.library = library;
        this.keyFormula = keyFormula;
    }

    /// What some sources hold, beside what the library has. What cannot be read is refused, with
    /// the reason; all else comes in.
    ///
    /// @param keyFormula makes the keys of works that bring none
    public static ImportPlan of(
            Library library,
            List<NamedSource> sources,
            KeyFormula keyFormula,
            DistinctPairs distinctPairs) {
        return of(library, GatheredSources.of(sources), keyFormula, distinctPairs);
    }

    /// The same with works that were looked up.
    public static ImportPlan of(
            Library library,
            GatheredSources sources,
            KeyFormula keyFormula,
            DistinctPairs distinctPairs) {
        var sourcePlan = new SourcePlan(library, keyFormula);
        sources.namedSources().forEach(sourcePlan::readSource);
        sourcePlan.refusedRecords.addAll(sources.refusedSources());
        sourcePlan.writeWorks("", Optional.empty(), new ImportedWorks(sources.works(), List.of()));
        ImportPlan importPlan = ImportPlan.of(library, sourcePlan.bibFiles, distinctPairs);
        sourcePlan.refusedRecords.addAll(importPlan.refusedEntries());
        return new ImportPlan(
                library,
                importPlan.candidates(),
                sourcePlan.refusedRecords,
                importPlan.repairedEntries());
    }

    private void readSource(NamedSource namedSource) {
        switch (namedSource.sourceReading()) {
            case SourceReading.BibEntries(var bibFile) ->
                    bibFiles.add(withLink(bibFile, namedSource));
            case SourceReading.ForeignWorks(_, var works) ->
                    writeWorks(namedSource.name(), documentLink(namedSource), works);
            case SourceReading.UnreadableSource(var message) ->
                    refusedRecords.add(new RefusedEntry(namedSource.name(), message));
        }
    }

    /// The entries with a link to the document that they are, if they are one.
    private BibFile withLink(BibFile bibFile, NamedSource namedSource) {
        return documentLink(namedSource)
                .flatMap(BibValue::braced)
                .map(link ->
                        bibFile.withItems(
                                bibFile.items().stream().map(it -> withLink(it, link)).toList()))
                .orElse(bibFile);
    }

    private static BibItem withLink(BibItem bibItem, BibValue link) {
        return bibItem instanceof BibEntry entry
                ? entry.withValue(FieldName.FILE, link).orElse(entry)
                : bibItem;
    }

    private Optional<String> documentLink(NamedSource namedSource) {
        return namedSource
                .linkedDocument()
                .flatMap(path ->
                        new FileField(List.of())
                                .addLink(path, EntryFiles.sampleLink(library))
                                .map(FileField::text));
    }

    private void writeWorks(String sourceName, Optional<String> link, ImportedWorks works) {
        List<ImportedWork> linkedWorks =
                works.works().stream()
                        .map(importedWork ->
                                link.map(it -> importedWork.withExact(FieldName.FILE, it))
                                        .orElse(importedWork))
                        .toList();
        var writtenWorks = WorkWriter.writeWorks(library, keyFormula, linkedWorks);
        bibFiles.add(writtenWorks.file());
        for (DamagedRecord record : works.damagedRecords()) {
            refusedRecords.add(
                    new RefusedEntry(
                            sourcePosition(sourceName, record.lineNumber()), record.message()));
        }
        for (ImportedWork importedWork : writtenWorks.unwritableWorks()) {
            refusedRecords.add(
                    new RefusedEntry(
                            sourcePosition(sourceName, importedWork.lineNumber()),
                            WorkWriter.UNWRITABLE));
        }
    }

    private static String sourcePosition(String sourceName, int lineNumber) {
        return sourceName.isEmpty() ? String.valueOf(lineNumber) : sourceName + ":" + lineNumber;
    }
}
