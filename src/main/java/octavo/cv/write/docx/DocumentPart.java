package octavo.cv.write.docx;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The document's content, and its link targets.
final class DocumentPart {
    private static final String OPEN =
            DocxXml.HEAD
                    + "<w:document"
                    + " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
                    + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">"
                    + "<w:body>";
    private static final String CLOSE =
            "<w:sectPr><w:pgSz w:w=\"11906\" w:h=\"16838\"/><w:pgMar w:top=\"1417\""
                    + " w:right=\"1417\" w:bottom=\"1417\" w:left=\"1417\" w:header=\"708\""
                    + " w:footer=\"708\" w:gutter=\"0\"/></w:sectPr></w:body></w:document>\n";
    private static final int HEADINGS = 4;

    private static final Map<TextLook, String> LOOKS = looks();

    private final StringBuilder out = new StringBuilder(OPEN);
    private final Map<String, String> links = new LinkedHashMap<>();

    private DocumentPart() {}

    static DocumentPart of(CvDocument document) {
        DocumentPart part = new DocumentPart();
        document.blocks().forEach(part::block);
        part.out.append(CLOSE);
        return part;
    }

    String xml() {
        return out.toString();
    }

    /// By relationship number.
    List<String> targets() {
        return List.copyOf(links.keySet());
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading(int level, String text) -> {
                open("Heading" + Math.min(level, HEADINGS));
                stretches(Runs.of(text), "");
                close();
            }
            case Block.Remark(var text) -> {
                open("Remark");
                stretches(text, "");
                close();
            }
            case Block.Items(var items) -> items.forEach(this::item);
            case Block.Markup _ -> {}
        }
    }

    private void item(Item item) {
        open(item.label().isEmpty() ? "Entry" : "NumberedEntry");
        if (!item.label().isEmpty()) {
            out.append("<w:r><w:rPr><w:rStyle w:val=\"EntryNumber\"/></w:rPr>");
            text(item.label());
            out.append("<w:tab/></w:r>");
        }
        List<Runs> lines = item.lines().lines();
        for (int i = 0; i < lines.size(); i++) {
            out.append(i > 0 ? "<w:r><w:br/></w:r>" : "");
            stretches(lines.get(i), i == 0 && item.lines().headed() ? "EntryTitle" : "");
        }
        close();
    }

    private void open(String style) {
        out.append("<w:p><w:pPr><w:pStyle w:val=\"").append(style).append("\"/></w:pPr>");
    }

    private void close() {
        out.append("</w:p>\n");
    }

    private void stretches(Runs runs, String style) {
        for (FlatRun stretch : FlatRun.of(runs)) {
            stretch.target()
                    .ifPresent(target ->
                            out.append("<w:hyperlink r:id=\"")
                                    .append(link(target.text()))
                                    .append("\" w:history=\"1\">"));
            String own = stretch.target().isPresent() ? "Hyperlink" : "";
            out.append("<w:r>").append(properties(stretch, style.isEmpty() ? own : style + own));
            text(stretch.text());
            out.append("</w:r>").append(stretch.target().isPresent() ? "</w:hyperlink>" : "");
        }
    }

    private String link(String target) {
        return links.computeIfAbsent(target, _ -> "link" + (links.size() + 1));
    }

    /// In the order required by the schema.
    private static Map<TextLook, String> looks() {
        Map<TextLook, String> looks = new LinkedHashMap<>();
        looks.put(TextLook.BOLD, "b");
        looks.put(TextLook.ITALIC, "i");
        looks.put(TextLook.OBLIQUE, "i");
        looks.put(TextLook.SMALL_CAPS, "smallCaps");
        looks.put(TextLook.UNDERLINE, "u w:val=\"single\"");
        looks.put(TextLook.SUPERSCRIPT, "vertAlign w:val=\"superscript\"");
        looks.put(TextLook.SUBSCRIPT, "vertAlign w:val=\"subscript\"");
        return looks;
    }

    private static String properties(FlatRun stretch, String style) {
        List<String> all = new ArrayList<>();
        if (!style.isEmpty()) {
            all.add("rStyle w:val=\"" + style + "\"");
        }
        if (!stretch.looks().isEmpty()) {
            LOOKS.forEach((look, element) -> {
                if (stretch.is(look)) {
                    all.add(element);
                }
            });
        }
        return all.isEmpty() ? "" : "<w:rPr><w:" + String.join("/><w:", all) + "/></w:rPr>";
    }

    private void text(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            out.append(i > 0 ? "<w:br/>" : "");
            if (!lines[i].isEmpty()) {
                out.append("<w:t xml:space=\"preserve\">").append(DocxXml.escaped(lines[i]));
                out.append("</w:t>");
            }
        }
    }
}
