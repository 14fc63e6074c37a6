package octavo.cv.write.sitedata;

import octavo.cv.list.CvDocument;
import octavo.library.WorkKind;
import octavo.richtext.HtmlWriter;
import octavo.richtext.Runs;
import octavo.text.YamlText.YamlMapping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A list as the pages of an academicpages website: a file for each publication in `_publications`,
/// and for each talk in `_talks`.
public final class AcademicPages {
    private AcademicPages() {}

    /// The pages by path in the site's folder.
    public static Map<String, String> of(CvDocument document) {
        List<RecordEntry> entries = RecordEntry.of(document);
        Map<String, String> namesByKey =
                FileNames.of(entries.stream().map(RecordEntry::key).toList());
        Map<String, String> filesByPath = new LinkedHashMap<>();
        for (RecordEntry entry : entries) {
            String dayPrefix =
                    entry.entryDate().isKnown() ? entry.entryDate().fullDate() + "-" : "";
            String fileName = dayPrefix + namesByKey.get(entry.key());
            String folder = entry.isTalk() ? "_talks/" : "_publications/";
            filesByPath.put(
                    folder + fileName + ".md",
                    FrontMatterPage.of(
                            entry.isTalk()
                                    ? talkMatter(entry, fileName)
                                    : paperMatter(entry, fileName)));
        }
        return filesByPath;
    }

    /// There titles and excerpts are Markdown, venues and citations HTML.
    private static YamlMapping paperMatter(RecordEntry entry, String fileName) {
        YamlMapping pageMatter = new YamlMapping();
        pageMatter.put("title", InlineMarkdown.of(entry.title()));
        pageMatter.put("collection", "publications");
        pageMatter.put("category", categoryOf(entry.kind()));
        pageMatter.put("permalink", "/publication/" + fileName);
        String summaryText = entry.work().plainText("summary");
        pageMatter.put(
                "excerpt",
                InlineMarkdown.of(summaryText.isEmpty() ? entry.valueText("award") : summaryText));
        pageMatter.put("date", entry.entryDate().isKnown() ? entry.entryDate().fullDate() : "");
        pageMatter.put("venue", HtmlWriter.of(Runs.of(entry.valueText("venue"))));
        String pdfUrl = entry.linkUrl("pdf");
        pageMatter.put("paperurl", pdfUrl.isEmpty() ? entry.linkUrl("url") : pdfUrl);
        pageMatter.put("slidesurl", entry.linkUrl("slides"));
        pageMatter.put("citation", HtmlWriter.of(entry.citationRuns()));
        return pageMatter;
    }

    private static YamlMapping talkMatter(RecordEntry entry, String fileName) {
        YamlMapping pageMatter = new YamlMapping();
        pageMatter.put("title", InlineMarkdown.of(entry.title()));
        pageMatter.put("collection", "talks");
        pageMatter.put("type", "Talk");
        pageMatter.put("permalink", "/talks/" + fileName);
        pageMatter.put("venue", HtmlWriter.of(Runs.of(entry.valueText("venue"))));
        pageMatter.put("date", entry.entryDate().isKnown() ? entry.entryDate().fullDate() : "");
        pageMatter.put("location", HtmlWriter.of(Runs.of(entry.valueText("details"))));
        return pageMatter;
    }

    /// The template's three categories of publications.
    private static String categoryOf(WorkKind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP, POSTER, TALK -> "conferences";
            case BOOK, CHAPTER -> "books";
            default -> "manuscripts";
        };
    }
}
