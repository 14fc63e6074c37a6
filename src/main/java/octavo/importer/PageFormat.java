package octavo.importer;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A web page with metadata about the work it shows, for search engines and reference managers.
final class PageFormat implements SourceFormat {
    @Override
    public String name() {
        return "web page";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = content.head().toLowerCase(Locale.ROOT);
        boolean html = head.startsWith("<!doctype html") || head.startsWith("<html");
        return html && PageReader.of(WebPageMetadata.of(content.text())).isDescribed();
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        var reader = PageReader.of(WebPageMetadata.of(content.text()));
        return reader.isDescribed()
                ? new ImportedWorks(List.of(reader.draft().build()), List.of())
                : ImportedWorks.NONE;
    }

    /// The work that a page shows; without metadata, the page itself.
    static Optional<ImportedWork> work(String html, String address) {
        var reader = PageReader.of(WebPageMetadata.of(html));
        WorkDraft draft = reader.isDescribed() ? reader.draft() : reader.page();
        draft.url(draft.has(FieldName.EPRINT) ? "" : address);
        return Optional.of(draft)
                .filter(it -> !it.plain(FieldName.TITLE).isBlank())
                .map(WorkDraft::build);
    }
}
