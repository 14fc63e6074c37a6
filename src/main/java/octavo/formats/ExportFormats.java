package octavo.formats;

import octavo.conversion.ExportFormat;
import octavo.formats.bibtex.BibFormats;
import octavo.formats.csljson.CslJson;
import octavo.formats.csv.CsvExport;
import octavo.formats.hayagriva.HayagrivaExport;
import octavo.formats.ris.RisExport;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// All formats that works are written in, for `convert`, *Export*, outputs and the addresses of
/// Better BibTeX.
public final class ExportFormats {

    /// Those that entries are converted to.
    public static final List<ExportFormat> CONVERSIONS =
            List.of(
                    BibFormats.BIBTEX,
                    BibFormats.BIBLATEX,
                    CslJson.FORMAT,
                    RisExport.FORMAT,
                    HayagrivaExport.FORMAT,
                    CsvExport.FORMAT);

    /// And the one that copies entries as they are, which the ending `.bib` means.
    public static final List<ExportFormat> ALL_FORMATS =
            Stream.concat(Stream.of(BibFormats.COPY), CONVERSIONS.stream()).toList();

    private ExportFormats() {}

    /// The format that the ending of a file's name says.
    public static Optional<ExportFormat> ofFile(String fileName) {
        return ALL_FORMATS.stream().filter(format -> format.isFormatOf(fileName)).findFirst();
    }

    /// The format that a program asks for by a name.
    public static Optional<ExportFormat> called(String name) {
        return ALL_FORMATS.stream().filter(format -> format.isCalled(name)).findFirst();
    }
}
