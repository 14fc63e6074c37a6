package octavo.cv.write.docx;

import octavo.cv.list.CvDocument;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.richtext.FlatRun;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The document's content, and its link targets.
final class DocumentPart {
    private static final String DOCUMENT_START =
            DocxXml.XML_DECLARATION
                    + "<w:document"
                    + " xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\""
                    + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">"
                    + "<w:body>";
    private static final String DOCUMENT_END =
            "<w:sectPr><w:pgSz w:w=\"11906\" w:h=\"16838\"/><w:pgMar w:top=\"1417\""
                    + " w:right=\"1417\" w:bottom=\"1417\" w:left=\"1417\" w:header=\"708\""
                    + " w:footer=\"708\" w:gutter=\"0\"/></w:sectPr></w:body></w:document>\n";
    private static final int HEADING_LEVELS = 4;

    private static final Map<TextFormat, String> FORMAT_ELEMENTS = formatElements();

    private final StringBuilder output = new StringBuilder(DOCUMENT_START);
    private final Map<String, String> linkIds = new LinkedHashMap<>();

    private DocumentPart() {}

    static DocumentPart of(CvDocument document) {
        DocumentPart documentPart = new DocumentPart();
        document.blocks().forEach(documentPart::writeBlock);
        documentPart.output.append(DOCUMENT_END);
        return documentPart;
    }

    String toXml() {
        return output.toString();
    }

    /// By relationship number.
    List<String> linkTargets() {
        return List.copyOf(linkIds.keySet());
    }

    private void writeBlock(DocumentBlock block) {
        switch (block) {
            case DocumentBlock.HeadingBlock(int headingLevel, String blockText) -> {
                openParagraph("Heading" + Math.min(headingLevel, HEADING_LEVELS));
                writeRuns(Runs.of(blockText), "");
                closeParagraph();
            }
            case DocumentBlock.RemarkBlock(var blockText) -> {
                openParagraph("Remark");
                writeRuns(blockText, "");
                closeParagraph();
            }
            case DocumentBlock.EntriesBlock(var entries) -> entries.forEach(this::writeEntry);
            case DocumentBlock.MarkupBlock _ -> {}
        }
    }

    private void writeEntry(CvEntry entry) {
        openParagraph(entry.label().isEmpty() ? "Entry" : "NumberedEntry");
        if (!entry.label().isEmpty()) {
            output.append("<w:r><w:rPr><w:rStyle w:val=\"EntryNumber\"/></w:rPr>");
            writeText(entry.label());
            output.append("<w:tab/></w:r>");
        }
        List<Runs> lines = entry.entryLines().lines();
        for (int i = 0; i < lines.size(); i++) {
            output.append(i > 0 ? "<w:r><w:br/></w:r>" : "");
            writeRuns(lines.get(i), i == 0 && entry.entryLines().hasHeading() ? "EntryTitle" : "");
        }
        closeParagraph();
    }

    private void openParagraph(String styleName) {
        output.append("<w:p><w:pPr><w:pStyle w:val=\"").append(styleName).append("\"/></w:pPr>");
    }

    private void closeParagraph() {
        output.append("</w:p>\n");
    }

    private void writeRuns(Runs runs, String styleName) {
        for (FlatRun flatRun : FlatRun.of(runs)) {
            flatRun.linkTarget()
                    .ifPresent(linkTarget ->
                            output.append("<w:hyperlink r:id=\"")
                                    .append(linkId(linkTarget.url()))
                                    .append("\" w:history=\"1\">"));
            String linkStyle = flatRun.linkTarget().isPresent() ? "Hyperlink" : "";
            output.append("<w:r>")
                    .append(
                            runProperties(
                                    flatRun,
                                    styleName.isEmpty() ? linkStyle : styleName + linkStyle));
            writeText(flatRun.text());
            output.append("</w:r>")
                    .append(flatRun.linkTarget().isPresent() ? "</w:hyperlink>" : "");
        }
    }

    private String linkId(String linkTarget) {
        return linkIds.computeIfAbsent(linkTarget, _ -> "link" + (linkIds.size() + 1));
    }

    /// In the order required by the schema.
    private static Map<TextFormat, String> formatElements() {
        Map<TextFormat, String> formatElements = new LinkedHashMap<>();
        formatElements.put(TextFormat.BOLD, "b");
        formatElements.put(TextFormat.ITALIC, "i");
        formatElements.put(TextFormat.OBLIQUE, "i");
        formatElements.put(TextFormat.SMALL_CAPS, "smallCaps");
        formatElements.put(TextFormat.UNDERLINE, "u w:val=\"single\"");
        formatElements.put(TextFormat.SUPERSCRIPT, "vertAlign w:val=\"superscript\"");
        formatElements.put(TextFormat.SUBSCRIPT, "vertAlign w:val=\"subscript\"");
        return formatElements;
    }

    private static String runProperties(FlatRun flatRun, String styleName) {
        List<String> runElements = new ArrayList<>();
        if (!styleName.isEmpty()) {
            runElements.add("rStyle w:val=\"" + styleName + "\"");
        }
        if (!flatRun.textFormats().isEmpty()) {
            FORMAT_ELEMENTS.forEach((textFormat, element) -> {
                if (flatRun.hasFormat(textFormat)) {
                    runElements.add(element);
                }
            });
        }
        return runElements.isEmpty()
                ? ""
                : "<w:rPr><w:" + String.join("/><w:", runElements) + "/></w:rPr>";
    }

    private void writeText(String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            output.append(i > 0 ? "<w:br/>" : "");
            if (!lines[i].isEmpty()) {
                output.append("<w:t xml:space=\"preserve\">").append(DocxXml.escapeText(lines[i]));
                output.append("</w:t>");
            }
        }
    }
}
