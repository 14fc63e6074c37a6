package octavo.cv.write;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.Block;
import octavo.cv.list.CvDocument.Item;
import octavo.cv.profile.Profile.Headings;
import octavo.richtext.HtmlWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;

import java.util.List;

/// Writes a list as an HTML fragment.
public final class CvHtml {
    private static final int USUAL_LEVEL = 2;
    private static final int DEEPEST = 6;

    private final StringBuilder out = new StringBuilder();
    private final Headings headings;

    private CvHtml(Headings headings) {
        this.headings = headings;
    }

    public static String of(CvDocument document) {
        CvHtml writer = new CvHtml(document.about().layout().headings());
        document.in(RawFormat.HTML).blocks().forEach(writer::block);
        return writer.out.toString();
    }

    private void block(Block block) {
        switch (block) {
            case Block.Heading(int level, String text) ->
                    element(
                            "h" + Math.min(headings.of(level, USUAL_LEVEL), DEEPEST),
                            "",
                            HtmlWriter.of(Runs.of(text)));
            case Block.Remark(var text) -> element("p", "octavo-remark", HtmlWriter.of(text));
            case Block.Markup(var raw) -> out.append(raw.markup()).append("\n");
            case Block.Items(var items) -> {
                out.append("<ul class=\"octavo-publications\">\n");
                items.forEach(this::item);
                out.append("</ul>\n");
            }
        }
    }

    private void item(Item item) {
        out.append("<li id=\"").append(escaped(item.key())).append("\">");
        if (!item.label().isEmpty()) {
            out.append("<span class=\"octavo-number\">").append(escaped(item.label()));
            out.append("</span> ");
        }
        List<String> lines = item.lines().lines().stream().map(HtmlWriter::of).toList();
        if (item.lines().headed()) {
            out.append("<strong>").append(lines.getFirst()).append("</strong>");
            out.append(lines.size() > 1 ? "<br>\n" : "");
            lines = lines.subList(1, lines.size());
        }
        out.append(String.join("<br>\n", lines)).append("</li>\n");
    }

    private void element(String name, String className, String content) {
        out.append('<').append(name);
        out.append(className.isEmpty() ? "" : " class=\"" + className + "\"");
        out.append('>').append(content).append("</").append(name).append(">\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&#38;")
                .replace("<", "&#60;")
                .replace(">", "&#62;")
                .replace("\"", "&#34;");
    }
}
