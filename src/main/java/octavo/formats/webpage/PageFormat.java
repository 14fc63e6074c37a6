package octavo.formats.webpage;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.WorkDraft;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A web page with metadata about the work it shows, for search engines and reference managers.
public final class PageFormat implements SourceFormat {
    @Override
    public String name() {
        return "web page";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String headText = content.head().toLowerCase(Locale.ROOT);
        boolean isHtml = headText.startsWith("<!doctype html") || headText.startsWith("<html");
        return isHtml && PageReader.of(WebPageMetadata.of(content.text())).isDescribed();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        var pageReader = PageReader.of(WebPageMetadata.of(content.text()));
        return pageReader.isDescribed()
                ? new ImportedWorks(List.of(pageReader.readDraft().build()), List.of())
                : ImportedWorks.NONE;
    }

    /// The work that a page shows; without metadata, the page itself.
    static Optional<ImportedWork> readPage(String html, String address) {
        var pageReader = PageReader.of(WebPageMetadata.of(html));
        WorkDraft draft =
                pageReader.isDescribed() ? pageReader.readDraft() : pageReader.readPlainPage();
        draft.fillUrl(draft.hasField(FieldName.EPRINT) ? "" : address);
        return Optional.of(draft)
                .filter(it -> !it.plainText(FieldName.TITLE).isBlank())
                .map(WorkDraft::build);
    }
}
