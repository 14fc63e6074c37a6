package octavo.cv.write.records;

import octavo.convert.yaml.YamlText;
import octavo.convert.yaml.YamlText.Items;
import octavo.convert.yaml.YamlText.Mapping;
import octavo.convert.yaml.YamlText.Text;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.list.ListedWork.Named;
import octavo.library.PerWork;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// A list as sections of RenderCV: publication entries under the list's headings, with one's own
/// name in bold. Several lists share what is the same in them.
public final class RenderCv {
    /// What RenderCV accepts as a DOI.
    private static final Pattern DOI = Pattern.compile("(?s)\\b10\\..*");

    /// The nesting depth of entries: list, section, entry.
    private static final int DEPTH = 3;

    private final PerWork<Said, String> made = new PerWork<>();

    public String write(CvDocument document) {
        Mapping sections = new Mapping();
        parts(document).forEach((heading, entries) -> sections.put(heading, new Items(entries)));
        Mapping cv = new Mapping();
        cv.put("sections", sections);
        Mapping all = new Mapping();
        all.put("cv", cv);
        return YamlText.document(all);
    }

    /// The entries under the sections' headings. A section has either entries or texts; remarks on
    /// the whole list are dropped.
    private Map<String, List<String>> parts(CvDocument document) {
        Map<String, List<String>> parts = new LinkedHashMap<>();
        Map<String, List<String>> remarks = new LinkedHashMap<>();
        String heading = document.about().title();
        boolean isNew = false;
        for (Block block : document.unmarked().blocks()) {
            switch (block) {
                case Block.Heading(int level, String text) -> heading = level == 1 ? text : heading;
                case Block.Items(List<Item> items) ->
                        parts.computeIfAbsent(heading, _ -> new ArrayList<>())
                                .addAll(items.stream().map(this::entry).toList());
                case Block.Markup _ -> {}
                case Block.Remark(var text) -> {
                    if (isNew) {
                        remarks.put(
                                heading,
                                List.of(YamlText.item(new Text(InlineMarkdown.of(text)), DEPTH)));
                    }
                }
            }
            isNew = block instanceof Block.Heading;
        }
        remarks.forEach(parts::putIfAbsent);
        return parts;
    }

    /// What depends on the list.
    private record Said(Runs title, List<String> authors, String remarks, String status) {}

    /// A formatted entry, which differs between lists only in that.
    private String entry(Item item) {
        RecordEntry entry = new RecordEntry(item);
        Said said =
                new Said(entry.lentTitle(), authors(entry), entry.remarks(), entry.text("status"));
        return made.of(entry.work(), said, () -> YamlText.item(entry(entry, said), DEPTH));
    }

    private static Mapping entry(RecordEntry entry, Said said) {
        Mapping node = new Mapping();
        node.put("title", new Text(InlineMarkdown.of(entry.title())));
        node.put("authors", YamlText.texts(said.authors()));
        node.put("summary", InlineMarkdown.of(said.remarks()));
        String doi = entry.text("doi");
        if (DOI.matcher(doi).matches()) {
            node.put("doi", doi);
        } else {
            node.put("url", entry.address("url"));
        }
        node.put("journal", InlineMarkdown.of(entry.text("venue")));
        node.put(
                "date",
                entry.date().isKnown() ? entry.date().text() : InlineMarkdown.of(said.status()));
        return node;
    }

    /// RenderCV prints the names in sequence, so that the role of a book's editors is added after
    /// them.
    private static List<String> authors(RecordEntry entry) {
        List<String> authors = new ArrayList<>(entry.authors(RenderCv::author));
        String editors = entry.publication().editorWord();
        if (!authors.isEmpty() && !editors.isEmpty()) {
            authors.add(authors.removeLast() + " (" + InlineMarkdown.of(editors) + ")");
        }
        return authors;
    }

    private static String author(Named author) {
        String name = InlineMarkdown.of(author.written());
        String marked = author.isSelf() ? "**" + name + "**" : name;
        return marked + InlineMarkdown.of(author.signs());
    }
}
