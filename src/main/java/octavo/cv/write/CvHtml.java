package octavo.cv.write;

import octavo.cv.configuration.Profile.HeadingStyle;
import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.HtmlWriter;
import octavo.richtext.RawFormat;
import octavo.richtext.Runs;

import java.util.List;

/// Writes a list as an HTML fragment.
public final class CvHtml {
    private static final int USUAL_LEVEL = 2;
    private static final int DEEPEST_LEVEL = 6;

    private final StringBuilder output = new StringBuilder();
    private final HeadingStyle headingStyle;

    private CvHtml(HeadingStyle headingStyle) {
        this.headingStyle = headingStyle;
    }

    public static String of(CvDocument document) {
        CvHtml writer = new CvHtml(document.metadata().listLayout().headingStyle());
        document.forFormat(RawFormat.HTML).blocks().forEach(writer::writeBlock);
        return writer.output.toString();
    }

    private void writeBlock(DocumentBlock block) {
        switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) ->
                    writeElement(
                            "h"
                                    + Math.min(
                                            headingStyle.levelOf(headingLevel, USUAL_LEVEL),
                                            DEEPEST_LEVEL),
                            "",
                            HtmlWriter.of(Runs.of(blockText)));
            case DocumentBlock.RemarkBlock(var blockText) ->
                    writeElement("p", "octavo-remark", HtmlWriter.of(blockText));
            case DocumentBlock.MarkupBlock(var rawMarkup) ->
                    output.append(rawMarkup.markup()).append("\n");
            case DocumentBlock.EntriesBlock(var entries) -> {
                output.append("<ul class=\"octavo-publications\">\n");
                entries.forEach(this::writeEntry);
                output.append("</ul>\n");
            }
        }
    }

    private void writeEntry(CvEntry entry) {
        output.append("<li id=\"").append(escapeText(entry.key())).append("\">");
        if (!entry.label().isEmpty()) {
            output.append("<span class=\"octavo-number\">").append(escapeText(entry.label()));
            output.append("</span> ");
        }
        List<String> lines = entry.entryLines().lines().stream().map(HtmlWriter::of).toList();
        if (entry.entryLines().hasHeading()) {
            output.append("<strong>").append(lines.getFirst()).append("</strong>");
            output.append(lines.size() > 1 ? "<br>\n" : "");
            lines = lines.subList(1, lines.size());
        }
        output.append(String.join("<br>\n", lines)).append("</li>\n");
    }

    private void writeElement(String elementName, String className, String content) {
        output.append('<').append(elementName);
        output.append(className.isEmpty() ? "" : " class=\"" + className + "\"");
        output.append('>').append(content).append("</").append(elementName).append(">\n");
    }

    private static String escapeText(String text) {
        return text.replace("&", "&#38;")
                .replace("<", "&#60;")
                .replace(">", "&#62;")
                .replace("\"", "&#34;");
    }
}
