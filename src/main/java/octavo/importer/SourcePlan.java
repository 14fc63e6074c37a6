package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibValue;
import octavo.duplicates.ImportPlan;
import octavo.duplicates.ImportPlan.Refused;
import octavo.duplicates.KeptApart;
import octavo.fields.FieldName;
import octavo.keys.KeyFormula;
import octavo.library.EntryFiles;
import octavo.library.Library;
import octavo.values.FileField;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes the plan of an import from files and texts in any format that is known.
public final class SourcePlan {
    private final Library library;
    private final KeyFormula formula;
    private final List<BibFile> files = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();

    private SourcePlan(Library library, KeyFormula formula) {
        this.library = library;
        this.formula = formula;
    }

    /// What some sources hold, beside what the library has. What cannot be read is refused, with
    /// the reason; all else comes in.
    ///
    /// @param formula makes the keys of works that bring none
    public static ImportPlan of(
            Library library, List<NamedSource> sources, KeyFormula formula, KeptApart distinct) {
        return of(library, GatheredSources.of(sources), formula, distinct);
    }

    /// The same with works that were looked up.
    public static ImportPlan of(
            Library library, GatheredSources sources, KeyFormula formula, KeptApart distinct) {
        var plan = new SourcePlan(library, formula);
        sources.contents().forEach(plan::read);
        plan.refused.addAll(sources.missing());
        plan.write("", Optional.empty(), new ImportedWorks(sources.works(), List.of()));
        ImportPlan entries = ImportPlan.of(library, plan.files, distinct);
        plan.refused.addAll(entries.refused());
        return new ImportPlan(library, entries.arrivals(), plan.refused, entries.repaired());
    }

    private void read(NamedSource source) {
        switch (source.reading()) {
            case SourceReading.Entries(var file) -> files.add(linked(file, source));
            case SourceReading.Works(_, var works) -> write(source.name(), link(source), works);
            case SourceReading.Unreadable(var message) ->
                    refused.add(new Refused(source.name(), message));
        }
    }

    /// The entries with a link to the document that they are, if they are one.
    private BibFile linked(BibFile file, NamedSource source) {
        return link(source)
                .flatMap(BibValue::braced)
                .map(link -> file.with(file.items().stream().map(it -> linked(it, link)).toList()))
                .orElse(file);
    }

    private static BibItem linked(BibItem item, BibValue link) {
        return item instanceof BibEntry entry
                ? entry.with(FieldName.FILE, link).orElse(entry)
                : item;
    }

    private Optional<String> link(NamedSource source) {
        return source.document()
                .flatMap(path -> new FileField(List.of()).with(path, EntryFiles.model(library)))
                .map(FileField::text);
    }

    private void write(String name, Optional<String> link, ImportedWorks works) {
        List<ImportedWork> linked =
                works.works().stream()
                        .map(work -> link.map(it -> work.with(FieldName.FILE, it)).orElse(work))
                        .toList();
        var written = WorkWriter.write(library, formula, linked);
        files.add(written.file());
        for (DamagedRecord record : works.damaged()) {
            refused.add(new Refused(place(name, record.line()), record.message()));
        }
        for (ImportedWork work : written.unwritable()) {
            refused.add(new Refused(place(name, work.line()), WorkWriter.UNWRITABLE));
        }
    }

    private static String place(String name, int line) {
        return name.isEmpty() ? String.valueOf(line) : name + ":" + line;
    }
}
