package octavo.projects.outputs;

import octavo.cv.profile.CvFormat;
import octavo.exporting.ConversionLosses;
import octavo.exporting.ExportResult;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.formats.csv.CsvExport;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The formats of files of references.
public enum OutputFormat {
    /// The entries as the library has them.
    BIB("bib"),
    BIBTEX(""),
    BIBLATEX(""),
    CSL_JSON("json"),
    HAYAGRIVA("yml yaml"),
    RIS("ris"),
    CSV("csv");

    private final String endings;

    /// @param endings file extensions that imply this format; empty for none
    OutputFormat(String endings) {
        this.endings = endings;
    }

    /// The format implied by the ending of a file's name.
    public static Optional<OutputFormat> ofFile(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format ->
                        !ending.isEmpty()
                                && List.of(format.endings.split(" ", -1)).contains(ending))
                .findFirst();
    }

    /// Some works of a library in this format, in their order.
    public ExportResult exported(Library library, List<Work> works) {
        List<Work> publications = works.stream().filter(Work::isPublication).toList();
        return switch (this) {
            case BIB -> copied(library, works);
            case BIBTEX -> BibExport.of(library, BibDialect.BIBTEX, keys(works));
            case BIBLATEX -> BibExport.of(library, BibDialect.BIBLATEX, keys(works));
            case CSL_JSON -> CslJson.of(publications);
            case HAYAGRIVA -> HayagrivaExport.of(publications);
            case RIS -> RisExport.of(publications);
            case CSV -> CsvExport.of(publications);
        };
    }

    private static ExportResult copied(Library library, List<Work> works) {
        Set<Integer> entries =
                works.stream()
                        .map(Work::index)
                        .collect(Collectors.toCollection(LinkedHashSet::new));
        return ExportResult.of(BibExport.copyEntries(library, entries), new ConversionLosses());
    }

    private static Set<String> keys(List<Work> works) {
        return works.stream().map(Work::key).collect(Collectors.toSet());
    }

    /// The list format with the same kind of file, by whose rules files are replaced.
    CvFormat asListFormat() {
        return switch (this) {
            case CSL_JSON -> CvFormat.CSL_JSON;
            case HAYAGRIVA -> CvFormat.HAYAGRIVA;
            case BIB, BIBTEX, BIBLATEX, RIS, CSV -> CvFormat.BIBTEX;
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
