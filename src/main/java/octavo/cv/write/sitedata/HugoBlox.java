package octavo.cv.write.sitedata;

import octavo.cv.list.CvDocument;
import octavo.cv.list.ListedWork.ListedPerson;
import octavo.fields.FieldName;
import octavo.library.PerWorkCache;
import octavo.richtext.Runs;
import octavo.text.YamlText;
import octavo.text.YamlText.YamlMapping;
import octavo.text.YamlText.YamlNode;
import octavo.text.YamlText.YamlSequence;
import octavo.text.YamlText.YamlWord;

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
    private final boolean isOlderTheme;
    private final BibLists bibLists;
    private final PerWorkCache<HugoBloxContext, byte[]> pagesByWork = new PerWorkCache<>();

    /// @param isOlderTheme whether the theme is an older one
    /// @param bibLists what writes the entries in BibTeX
    public HugoBlox(boolean isOlderTheme, BibLists bibLists) {
        this.isOlderTheme = isOlderTheme;
        this.bibLists = bibLists;
    }

    /// The pages, by path in the site's folder.
    public Map<String, byte[]> writePages(CvDocument document) {
        List<RecordEntry> entries = RecordEntry.of(document);
        Map<String, String> namesByKey =
                FileNames.of(entries.stream().map(RecordEntry::key).toList());
        Map<String, byte[]> filesByPath = new LinkedHashMap<>();
        for (RecordEntry entry : entries) {
            String folderName =
                    (entry.isTalk() ? "event" : "publication") + (isOlderTheme ? "" : "s");
            String folderPath = "content/" + folderName + "/" + namesByKey.get(entry.key()) + "/";
            filesByPath.put(folderPath + "index.md", writePage(entry));
            if (!entry.isTalk()) {
                bibLists.siteFile(entry)
                        .ifPresent(bibFile -> filesByPath.put(folderPath + "cite.bib", bibFile));
            }
        }
        return filesByPath;
    }

    /// A page, which differs between lists only in own names and marks.
    private byte[] writePage(RecordEntry entry) {
        List<ListedPerson> authors = entry.listedWork().listedAuthors();
        HugoBloxContext context =
                new HugoBloxContext(
                        entry.substituteTitle(),
                        entry.authorNames(this::authorName),
                        authors.stream().map(author -> authorNote(author.markMeanings())).toList(),
                        entry.linkUrl("preprint"));
        return pagesByWork.getOrMake(entry.work(), context, () -> writePage(entry, context));
    }

    private byte[] writePage(RecordEntry entry, HugoBloxContext context) {
        YamlMapping pageMatter =
                entry.isTalk() ? talkMatter(entry, context) : paperMatter(entry, context);
        return FrontMatterPage.of(pageMatter).getBytes(StandardCharsets.UTF_8);
    }

    /// What depends on the list.
    private record HugoBloxContext(
            Runs title, List<String> authors, List<String> notes, String preprint) {}

    /// One's own name is written as the site's owner, which the theme links and highlights.
    private String authorName(ListedPerson person) {
        String ownerName = isOlderTheme ? "admin" : "me";
        return person.isSelf() ? ownerName : person.writtenName();
    }

    private YamlMapping paperMatter(RecordEntry entry, HugoBloxContext context) {
        YamlMapping pageMatter = new YamlMapping();
        pageMatter.put("title", InlineMarkdown.of(entry.title()));
        putAuthors(pageMatter, context);
        if (entry.entryDate().isKnown()) {
            pageMatter.put("date", entry.entryDate().hugoTimestamp());
            pageMatter.put("publishDate", entry.entryDate().hugoTimestamp());
        }
        pageMatter.put("publication_types", YamlText.sequenceOf(List.of(entry.cslType())));
        pageMatter.put("publication", venueText(entry, entry.valueText("venue")));
        pageMatter.put("publication_short", venueText(entry, entry.valueText("acronym")));
        putTexts(pageMatter, entry);
        if (!isOlderTheme) {
            putIds(pageMatter, entry);
        }
        pageMatter.put("doi", isOlderTheme ? entry.valueText("doi") : "");
        putLinks(pageMatter, entry, context);
        return pageMatter;
    }

    /// Front matter of a talk, the same for newer and older themes.
    private YamlMapping talkMatter(RecordEntry entry, HugoBloxContext context) {
        YamlMapping pageMatter = new YamlMapping();
        pageMatter.put("title", InlineMarkdown.of(entry.title()));
        pageMatter.put(
                "event",
                InlineMarkdown.of(
                        firstPresent(entry, FieldName.EVENTTITLE, FieldName.HOWPUBLISHED)));
        pageMatter.put("event_url", entry.linkUrl("url"));
        pageMatter.put(
                "location", InlineMarkdown.of(firstPresent(entry, "venue", "location", "address")));
        EntryDate date = entry.entryDate();
        if (date.isKnown()) {
            pageMatter.put("date", date.hugoTimestamp());
            pageMatter.put("date_end", date.endTimestamp());
            pageMatter.put("all_day", new YamlWord(String.valueOf(date.timeText().isEmpty())));
            pageMatter.put("publishDate", date.hugoTimestamp());
        }
        putAuthors(pageMatter, context);
        putTexts(pageMatter, entry);
        putLinks(pageMatter, entry, context);
        return pageMatter;
    }

    private static String firstPresent(RecordEntry entry, String... fields) {
        for (String field : fields) {
            String text = entry.work().plainText(field);
            if (!text.isBlank()) {
                return text;
            }
        }
        return "";
    }

    private static void putAuthors(YamlMapping pageMatter, HugoBloxContext context) {
        pageMatter.put("authors", YamlText.sequenceOf(context.authors()));
        if (context.notes().stream().anyMatch(notes -> !notes.isEmpty())) {
            pageMatter.put("author_notes", YamlText.sequenceOf(context.notes()));
        }
    }

    private static String authorNote(List<String> marks) {
        String joinedMarks = String.join(", ", marks);
        return joinedMarks.isEmpty()
                ? ""
                : joinedMarks.substring(0, 1).toUpperCase(Locale.ROOT) + joinedMarks.substring(1);
    }

    private static String venueText(RecordEntry entry, String venue) {
        if (venue.isBlank()) {
            return "";
        }
        String venueTitle = "*" + InlineMarkdown.of(venue) + "*";
        return switch (entry.kind()) {
            case CONFERENCE, WORKSHOP, POSTER, CHAPTER -> "In " + venueTitle;
            default -> venueTitle;
        };
    }

    private static void putTexts(YamlMapping pageMatter, RecordEntry entry) {
        pageMatter.put("abstract", InlineMarkdown.of(entry.valueText("abstract")));
        pageMatter.put("summary", InlineMarkdown.of(entry.work().plainText("summary")));
        pageMatter.put("tags", YamlText.sequenceOf(entry.topicKeywords()));
        pageMatter.put("featured", new YamlWord(String.valueOf(entry.isSelected())));
    }

    private static void putIds(YamlMapping pageMatter, RecordEntry entry) {
        YamlMapping identifiers = new YamlMapping();
        identifiers.put("doi", entry.valueText("doi"));
        identifiers.put("arxiv", entry.valueText("arxiv"));
        if (!identifiers.isEmpty()) {
            YamlMapping hugobloxMapping = new YamlMapping();
            hugobloxMapping.put("ids", identifiers);
            pageMatter.put("hugoblox", hugobloxMapping);
        }
    }

    private void putLinks(YamlMapping pageMatter, RecordEntry entry, HugoBloxContext context) {
        if (isOlderTheme) {
            LINK_TYPES.forEach(
                    (name, linkType) -> pageMatter.put("url_" + linkType, entry.linkUrl(name)));
            return;
        }
        List<YamlNode> linkNodes = new ArrayList<>();
        LINK_TYPES.forEach((name, linkType) -> addLink(linkNodes, linkType, entry.linkUrl(name)));
        if (!entry.valueText("arxiv").isEmpty()) {
            YamlMapping preprintLink = new YamlMapping();
            preprintLink.put("type", "preprint");
            preprintLink.put("provider", "arxiv");
            preprintLink.put("id", entry.valueText("arxiv"));
            linkNodes.add(preprintLink);
        } else {
            addLink(linkNodes, "preprint", context.preprint());
        }
        if (!linkNodes.isEmpty()) {
            pageMatter.put("links", new YamlSequence(linkNodes));
        }
    }

    private static void addLink(List<YamlNode> linkNodes, String linkType, String address) {
        if (!address.isEmpty()) {
            YamlMapping linkMapping = new YamlMapping();
            linkMapping.put("type", linkType);
            linkMapping.put("url", address);
            linkNodes.add(linkMapping);
        }
    }

    /// The links of entries, and the themes' names for them.
    private static final Map<String, String> LINK_TYPES = linkTypes();

    private static Map<String, String> linkTypes() {
        Map<String, String> linkTypes = new LinkedHashMap<>();
        linkTypes.put("pdf", "pdf");
        linkTypes.put("code", "code");
        linkTypes.put("data", "dataset");
        linkTypes.put("slides", "slides");
        linkTypes.put("video", "video");
        linkTypes.put("poster", "poster");
        linkTypes.put("project", "project");
        return linkTypes;
    }
}
