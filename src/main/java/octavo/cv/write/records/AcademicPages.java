package octavo.cv.write.records;

import octavo.convert.yaml.YamlText.Mapping;
import octavo.cv.list.CvDocument;
import octavo.library.Kind;
import octavo.richtext.HtmlWriter;
import octavo.richtext.Runs;

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
        Map<String, String> names = FileNames.of(entries.stream().map(RecordEntry::key).toList());
        Map<String, String> files = new LinkedHashMap<>();
        for (RecordEntry entry : entries) {
            String day = entry.date().isKnown() ? entry.date().day() + "-" : "";
            String name = day + names.get(entry.key());
            String folder = entry.isTalk() ? "_talks/" : "_publications/";
            files.put(
                    folder + name + ".md",
                    FrontMatterPage.of(entry.isTalk() ? talk(entry, name) : paper(entry, name)));
        }
        return files;
    }

    /// There titles and excerpts are Markdown, venues and citations HTML.
    private static Mapping paper(RecordEntry entry, String name) {
        Mapping page = new Mapping();
        page.put("title", InlineMarkdown.of(entry.title()));
        page.put("collection", "publications");
        page.put("category", category(entry.kind()));
        page.put("permalink", "/publication/" + name);
        String summary = entry.work().text("summary");
        page.put("excerpt", InlineMarkdown.of(summary.isEmpty() ? entry.text("award") : summary));
        page.put("date", entry.date().isKnown() ? entry.date().day() : "");
        page.put("venue", HtmlWriter.of(Runs.of(entry.text("venue"))));
        String pdf = entry.address("pdf");
        page.put("paperurl", pdf.isEmpty() ? entry.address("url") : pdf);
        page.put("slidesurl", entry.address("slides"));
        page.put("citation", HtmlWriter.of(entry.citation()));
        return page;
    }

    private static Mapping talk(RecordEntry entry, String name) {
        Mapping page = new Mapping();
        page.put("title", InlineMarkdown.of(entry.title()));
        page.put("collection", "talks");
        page.put("type", "Talk");
        page.put("permalink", "/talks/" + name);
        page.put("venue", HtmlWriter.of(Runs.of(entry.text("venue"))));
        page.put("date", entry.date().isKnown() ? entry.date().day() : "");
        page.put("location", HtmlWriter.of(Runs.of(entry.text("details"))));
        return page;
    }

    /// The template's three categories of publications.
    private static String category(Kind kind) {
        return switch (kind) {
            case CONFERENCE, WORKSHOP, POSTER, TALK -> "conferences";
            case BOOK, CHAPTER -> "books";
            default -> "manuscripts";
        };
    }
}
