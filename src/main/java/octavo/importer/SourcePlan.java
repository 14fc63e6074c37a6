package octavo.importer;

import octavo.bib.BibFile;
import octavo.duplicates.ImportPlan;
import octavo.duplicates.ImportPlan.Refused;
import octavo.duplicates.KeptApart;
import octavo.keys.KeyFormula;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.List;

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
        var plan = new SourcePlan(library, formula);
        sources.forEach(plan::read);
        ImportPlan entries = ImportPlan.of(library, plan.files, distinct);
        plan.refused.addAll(entries.refused());
        return new ImportPlan(library, entries.arrivals(), plan.refused);
    }

    private void read(NamedSource source) {
        switch (SourceFormats.read(source.content())) {
            case SourceReading.Entries(var file) -> files.add(file);
            case SourceReading.Works(_, var works) -> write(source.name(), works);
            case SourceReading.Unreadable(var message) ->
                    refused.add(new Refused(source.name(), message));
        }
    }

    private void write(String name, ImportedWorks works) {
        var written = WorkWriter.write(library, formula, works.works());
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
