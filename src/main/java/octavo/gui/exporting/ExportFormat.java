package octavo.gui.exporting;

import octavo.exporting.ExportResult;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.formats.csv.CsvExport;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The formats that entries can be exported in.
public enum ExportFormat {
    BIBTEX("bib"),
    BIBLATEX("bib"),
    CSL_JSON("json"),
    RIS("ris"),
    HAYAGRIVA("yml"),
    CSV("csv");

    private final String ending;

    ExportFormat(String ending) {
        this.ending = ending;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// What its files' names end in, without the dot.
    public String ending() {
        return ending;
    }

    /// Works of a library in this format.
    ExportResult of(Library library, List<Work> works) {
        return switch (this) {
            case BIBTEX -> bib(library, BibDialect.BIBTEX, works);
            case BIBLATEX -> bib(library, BibDialect.BIBLATEX, works);
            case CSL_JSON -> CslJson.of(publications(works));
            case RIS -> RisExport.of(publications(works));
            case HAYAGRIVA -> HayagrivaExport.of(publications(works));
            case CSV -> CsvExport.of(publications(works));
        };
    }

    private static ExportResult bib(Library library, BibDialect dialect, List<Work> works) {
        Set<String> keys = works.stream().map(Work::key).collect(Collectors.toSet());
        return works.size() == library.entrySlots().count()
                ? BibExport.of(library, dialect)
                : BibExport.of(library, dialect, keys);
    }

    private static List<Work> publications(List<Work> works) {
        return works.stream().filter(Work::isPublication).toList();
    }
}
