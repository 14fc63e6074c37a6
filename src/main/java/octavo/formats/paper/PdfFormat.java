package octavo.formats.paper;

import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfReader;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.SourceReading;

import java.util.List;

/// A paper as a PDF, read within `PdfLimits`, as its origin is untrusted.
public final class PdfFormat implements SourceFormat {
    @Override
    public String name() {
        return "PDF";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.isPdf();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return switch (readSource(content)) {
            case SourceReading.ForeignWorks(_, var works) -> works;
            case SourceReading.BibEntries _ -> ImportedWorks.NONE;
            case SourceReading.UnreadableSource(var message) ->
                    new ImportedWorks(List.of(), List.of(new DamagedRecord(1, "", message)));
        };
    }

    @Override
    public SourceReading readSource(SourceContent content) {
        return new PdfPaper(PdfReader.read(content.bytes(), PdfLimits.OF_IMPORT)).toReading(this);
    }
}
