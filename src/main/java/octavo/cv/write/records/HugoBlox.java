package octavo.cv.write.records;

import octavo.convert.yaml.YamlText;
import octavo.convert.yaml.YamlText.Mapping;
import octavo.convert.yaml.YamlText.Node;
import octavo.convert.yaml.YamlText.Sequence;
import octavo.convert.yaml.YamlText.Word;
import octavo.cv.list.CvDocument;
import octavo.cv.list.ListedWork.Named;
import octavo.fields.FieldName;
import octavo.library.PerWork;
import octavo.richtext.Runs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A list as the pages of a HugoBlox website: a folder for each publication and each talk. Newer
/// themes have identifiers and links as lists, older ones (Wowchemy, Academic) as separate fields;
/// a theme that supports both would show each link twice.
public final class HugoBlox {
    private final boolean flat;
    private final BibLists bibliographies;
    private final PerWork<Said, byte[]> made = new PerWork<>();

    /// @param flat whether the theme is an older one
    /// @param bibliographies what writes the entries in BibTeX
    public HugoBlox(boolean flat, BibLists bibliographies) {
        this.flat = flat;
        this.bibliographies = bibliographies;
    }

    /// The pages, by path in the site's folder.
    public Map<String, byte[]> write(CvDocument document) {
        List<RecordEntry> entries = RecordEntry.of(document);
        Map<String, String> names = FileNames.of(entries.stream().map(RecordEntry::key).toList());
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (RecordEntry entry : entries) {
            String kind = (entry.isTalk() ? "event" : "publication") + (flat ? "" : "s");
            String folder = "content/" + kind + "/" + names.get(entry.key()) + "/";
            files.put(folder + "index.md", page(entry));
            if (!entry.isTalk()) {
                bibliographies.file(entry).ifPresent(bib -> files.put(folder + "cite.bib", bib));
            }
        }
        return files;
    }

    /// A page, which differs between lists only in own names and marks.
    private byte[] page(RecordEntry entry) {
        List<Named> authors = entry.publication().authors();
        Said said =
                new Said(
                        entry.lentTitle(),
                        entry.authors(this::written),
                        authors.stream().map(each -> notes(each.marks())).toList(),
                        entry.address("preprint"));
        return made.of(entry.work(), said, () -> page(entry, said));
    }

    private byte[] page(RecordEntry entry, Said said) {
        Mapping page = entry.isTalk() ? talk(entry, said) : paper(entry, said);
        return FrontMatterPage.of(page).getBytes(StandardCharsets.UTF_8);
    }

    /// What depends on the list.
    private record Said(Runs title, List<String> authors, List<String> notes, String preprint) {}

    /// One's own name is written as the site's owner, which the theme links and highlights.
    private String written(Named author) {
        String self = flat ? "admin" : "me";
        return author.isSelf() ? self : author.written();
    }

    private Mapping paper(RecordEntry entry, Said said) {
        Mapping page = new Mapping();
        page.put("title", InlineMarkdown.of(entry.title()));
        putAuthors(page, said);
        if (entry.date().isKnown()) {
            page.put("date", entry.date().moment());
            page.put("publishDate", entry.date().moment());
        }
        page.put("publication_types", YamlText.texts(List.of(entry.cslType())));
        page.put("publication", publication(entry, entry.text("venue")));
        page.put("publication_short", publication(entry, entry.text("acronym")));
        putTexts(page, entry);
        if (!flat) {
            putIds(page, entry);
        }
        page.put("doi", flat ? entry.text("doi") : "");
        putLinks(page, entry, said);
        return page;
    }

    /// Front matter of a talk, the same for newer and older themes.
    private Mapping talk(RecordEntry entry, Said said) {
        Mapping page = new Mapping();
        page.put("title", InlineMarkdown.of(entry.title()));
        page.put(
                "event",
                InlineMarkdown.of(firstOf(entry, FieldName.EVENTTITLE, FieldName.HOWPUBLISHED)));
        page.put("event_url", entry.address("url"));
        page.put("location", InlineMarkdown.of(firstOf(entry, "venue", "location", "address")));
        EntryDate date = entry.date();
        if (date.isKnown()) {
            page.put("date", date.moment());
            page.put("date_end", date.endMoment());
            page.put("all_day", new Word(String.valueOf(date.time().isEmpty())));
            page.put("publishDate", date.moment());
        }
        putAuthors(page, said);
        putTexts(page, entry);
        putLinks(page, entry, said);
        return page;
    }

    private static String firstOf(RecordEntry entry, String... fields) {
        for (String field : fields) {
            String text = entry.work().text(field);
            if (!text.isBlank()) {
                return text;
            }
        }
        return "";
    }

    private static void putAuthors(Mapping page, Said said) {
        page.put("authors", YamlText.texts(said.authors()));
        if (said.notes().stream().anyMatch(notes -> !notes.isEmpty())) {
            page.put("author_notes", YamlText.texts(said.notes()));
        }
    }

    private static String notes(List<String> marks) {
        String all = String.join(", ", marks);
        return all.isEmpty() ? "" : all.substring(0, 1).toUpperCase(Locale.ROOT) + all.substring(1);
    }

    private static String publication(RecordEntry entry, String venue) {
        if (venue.isBlank()) {
            return "";
        }
        String title = "*" + InlineMarkdown.of(venue) + "*";
        return switch (entry.kind()) {
            case CONFERENCE, WORKSHOP, POSTER, CHAPTER -> "In " + title;
            default -> title;
        };
    }

    private static void putTexts(Mapping page, RecordEntry entry) {
        page.put("abstract", InlineMarkdown.of(entry.text("abstract")));
        page.put("summary", InlineMarkdown.of(entry.work().text("summary")));
        page.put("tags", YamlText.texts(entry.tags()));
        page.put("featured", new Word(String.valueOf(entry.isSelected())));
    }

    private static void putIds(Mapping page, RecordEntry entry) {
        Mapping ids = new Mapping();
        ids.put("doi", entry.text("doi"));
        ids.put("arxiv", entry.text("arxiv"));
        if (!ids.isEmpty()) {
            Mapping blox = new Mapping();
            blox.put("ids", ids);
            page.put("hugoblox", blox);
        }
    }

    private void putLinks(Mapping page, RecordEntry entry, Said said) {
        if (flat) {
            LINKS.forEach((name, type) -> page.put("url_" + type, entry.address(name)));
            return;
        }
        List<Node> links = new ArrayList<>();
        LINKS.forEach((name, type) -> link(links, type, entry.address(name)));
        if (!entry.text("arxiv").isEmpty()) {
            Mapping preprint = new Mapping();
            preprint.put("type", "preprint");
            preprint.put("provider", "arxiv");
            preprint.put("id", entry.text("arxiv"));
            links.add(preprint);
        } else {
            link(links, "preprint", said.preprint());
        }
        if (!links.isEmpty()) {
            page.put("links", new Sequence(links));
        }
    }

    private static void link(List<Node> links, String type, String address) {
        if (!address.isEmpty()) {
            Mapping link = new Mapping();
            link.put("type", type);
            link.put("url", address);
            links.add(link);
        }
    }

    /// The links of entries, and the themes' names for them.
    private static final Map<String, String> LINKS = links();

    private static Map<String, String> links() {
        Map<String, String> links = new LinkedHashMap<>();
        links.put("pdf", "pdf");
        links.put("code", "code");
        links.put("data", "dataset");
        links.put("slides", "slides");
        links.put("video", "video");
        links.put("poster", "poster");
        links.put("project", "project");
        return links;
    }
}
