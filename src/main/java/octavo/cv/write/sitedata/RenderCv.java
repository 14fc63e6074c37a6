package octavo.cv.write.sitedata;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.cv.list.ListedWork.ListedPerson;
import octavo.library.PerWorkCache;
import octavo.richtext.Runs;
import octavo.text.YamlText;
import octavo.text.YamlText.YamlItems;
import octavo.text.YamlText.YamlMapping;
import octavo.text.YamlText.YamlString;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// A list as sections of RenderCV: publication entries under the list's headings, with one's own
/// name in bold. Several lists share what is the same in them.
public final class RenderCv {
    /// What RenderCV accepts as a DOI.
    private static final Pattern ACCEPTED_DOI = Pattern.compile("(?s)\\b10\\..*");

    /// The nesting depth of entries: list, section, entry.
    private static final int ENTRY_DEPTH = 3;

    private final PerWorkCache<RenderCvContext, String> entriesByWork = new PerWorkCache<>();

    public String writeSections(CvDocument document) {
        YamlMapping sectionsMapping = new YamlMapping();
        entriesByHeading(document)
                .forEach((heading, entryTexts) ->
                        sectionsMapping.put(heading, new YamlItems(entryTexts)));
        YamlMapping cvMapping = new YamlMapping();
        cvMapping.put("sections", sectionsMapping);
        YamlMapping rootMapping = new YamlMapping();
        rootMapping.put("cv", cvMapping);
        return YamlText.toDocument(rootMapping);
    }

    /// The entries under the sections' headings. A section has either entries or texts; remarks on
    /// the whole list are dropped.
    private Map<String, List<String>> entriesByHeading(CvDocument document) {
        Map<String, List<String>> entriesByHeading = new LinkedHashMap<>();
        Map<String, List<String>> remarksByHeading = new LinkedHashMap<>();
        String heading = document.metadata().title();
        boolean isAfterHeading = false;
        for (DocumentBlock block : document.withoutMarkup().blocks()) {
            switch (block) {
                case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                        heading = headingLevel == 1 ? blockText : heading;
                case DocumentBlock.EntriesBlock(List<CvEntry> cvEntries) ->
                        entriesByHeading
                                .computeIfAbsent(heading, _ -> new ArrayList<>())
                                .addAll(cvEntries.stream().map(this::writeEntry).toList());
                case DocumentBlock.MarkupBlock _ -> {}
                case DocumentBlock.RemarkBlock(var blockText) -> {
                    if (isAfterHeading) {
                        remarksByHeading.put(
                                heading,
                                List.of(
                                        YamlText.toItem(
                                                new YamlString(InlineMarkdown.of(blockText)),
                                                ENTRY_DEPTH)));
                    }
                }
            }
            isAfterHeading = block instanceof DocumentBlock.HeadingBlock;
        }
        remarksByHeading.forEach(entriesByHeading::putIfAbsent);
        return entriesByHeading;
    }

    /// What depends on the list.
    private record RenderCvContext(
            Runs title, List<String> authors, String remarks, String status) {}

    /// A formatted entry, which differs between lists only in that.
    private String writeEntry(CvEntry cvEntry) {
        RecordEntry entry = new RecordEntry(cvEntry);
        RenderCvContext context =
                new RenderCvContext(
                        entry.substituteTitle(),
                        authorNames(entry),
                        entry.remarksText(),
                        entry.valueText("status"));
        return entriesByWork.getOrMake(
                entry.work(),
                context,
                () -> YamlText.toItem(writeEntry(entry, context), ENTRY_DEPTH));
    }

    private static YamlMapping writeEntry(RecordEntry entry, RenderCvContext context) {
        YamlMapping entryMapping = new YamlMapping();
        entryMapping.put("title", new YamlString(InlineMarkdown.of(entry.title())));
        entryMapping.put("authors", YamlText.sequenceOf(context.authors()));
        entryMapping.put("summary", InlineMarkdown.of(context.remarks()));
        String doi = entry.valueText("doi");
        if (ACCEPTED_DOI.matcher(doi).matches()) {
            entryMapping.put("doi", doi);
        } else {
            entryMapping.put("url", entry.linkUrl("url"));
        }
        entryMapping.put("journal", InlineMarkdown.of(entry.valueText("venue")));
        entryMapping.put(
                "date",
                entry.entryDate().isKnown()
                        ? entry.entryDate().dateText()
                        : InlineMarkdown.of(context.status()));
        return entryMapping;
    }

    /// RenderCV prints the names in sequence, so that the role of a book's editors is added after
    /// them.
    private static List<String> authorNames(RecordEntry entry) {
        List<String> authors = new ArrayList<>(entry.authorNames(RenderCv::authorName));
        String editorWord = entry.listedWork().editorWord();
        if (!authors.isEmpty() && !editorWord.isEmpty()) {
            authors.add(authors.removeLast() + " (" + InlineMarkdown.of(editorWord) + ")");
        }
        return authors;
    }

    private static String authorName(ListedPerson person) {
        String name = InlineMarkdown.of(person.writtenName());
        String markedName = person.isSelf() ? "**" + name + "**" : name;
        return markedName + InlineMarkdown.of(person.signs());
    }
}
