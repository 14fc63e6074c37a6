package octavo.exporter.records;

import octavo.exporter.cv.CvDocument;
import octavo.exporter.cv.CvDocument.Block;
import octavo.exporter.cv.CvDocument.Item;
import octavo.exporter.cv.Publication.Named;
import octavo.exporter.yaml.Yaml;
import octavo.exporter.yaml.Yaml.Items;
import octavo.exporter.yaml.Yaml.Mapping;
import octavo.exporter.yaml.Yaml.Text;
import octavo.runs.Runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// A list as sections of RenderCV: publication entries under the list's headings, one's own name in
/// bold.
public final class RenderCv {
    /// What RenderCV takes for a DOI.
    private static final Pattern DOI = Pattern.compile("(?s)\\b10\\..*");

    /// How deep entries stand: below the list, its sections and one of them.
    private static final int DEPTH = 3;

    private RenderCv() {}

    public static String of(CvDocument document) {
        Mapping sections = new Mapping();
        parts(document).forEach((heading, entries) -> sections.put(heading, new Items(entries)));
        Mapping cv = new Mapping();
        cv.put("sections", sections);
        Mapping all = new Mapping();
        all.put("cv", cv);
        return Yaml.document(all);
    }

    /// The entries under the headings of sections. A section is of entries or of texts, not of
    /// both; what is said of the whole list has no place here.
    private static Map<String, List<String>> parts(CvDocument document) {
        Map<String, List<String>> parts = new LinkedHashMap<>();
        Map<String, List<String>> remarks = new LinkedHashMap<>();
        String heading = document.about().title();
        boolean isNew = false;
        for (Block block : document.blocks()) {
            switch (block) {
                case Block.Heading(int level, String text) -> heading = level == 1 ? text : heading;
                case Block.Items(List<Item> items) ->
                        parts.computeIfAbsent(heading, _ -> new ArrayList<>())
                                .addAll(items.stream().map(RenderCv::entry).toList());
                case Block.Remark(var text) -> {
                    if (isNew) {
                        remarks.put(heading, List.of(Yaml.item(new Text(Markup.of(text)), DEPTH)));
                    }
                }
            }
            isNew = block instanceof Block.Heading;
        }
        remarks.forEach(parts::putIfAbsent);
        return parts;
    }

    /// What a list says of an entry that another list may not.
    private record Said(Runs title, List<String> authors, String remarks, String status) {}

    /// An entry as it stands in the file, which lists have the same but for what they say of it.
    private static String entry(Item item) {
        Entry entry = new Entry(item);
        Said said =
                new Said(entry.lentTitle(), authors(entry), entry.remarks(), entry.text("status"));
        return entry.work().made(String.class, said, () -> Yaml.item(entry(entry, said), DEPTH));
    }

    private static Mapping entry(Entry entry, Said said) {
        Mapping node = new Mapping();
        node.put("title", new Text(Markup.of(entry.title())));
        node.put("authors", Yaml.texts(said.authors()));
        node.put("summary", Markup.of(said.remarks()));
        String doi = entry.text("doi");
        if (DOI.matcher(doi).matches()) {
            node.put("doi", doi);
        } else {
            node.put("url", entry.address("url"));
        }
        node.put("journal", Markup.of(entry.text("venue")));
        node.put("date", entry.date().isKnown() ? entry.date().text() : Markup.of(said.status()));
        return node;
    }

    /// RenderCV prints the names in a row, so that what they are to an edited book goes behind
    /// them.
    private static List<String> authors(Entry entry) {
        List<String> authors = new ArrayList<>(entry.authors(RenderCv::author));
        String editors = entry.publication().editorWord();
        if (!authors.isEmpty() && !editors.isEmpty()) {
            authors.add(authors.removeLast() + " (" + Markup.of(editors) + ")");
        }
        return authors;
    }

    private static String author(Named author) {
        String name = Markup.of(author.written());
        String marked = author.isSelf() ? "**" + name + "**" : name;
        return marked + Markup.of(author.signs());
    }
}
