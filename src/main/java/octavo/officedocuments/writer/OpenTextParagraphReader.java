package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.CodedRange.TextPlace;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.OpenRange;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.officedocuments.xmlscan.TextSegment;
import octavo.officedocuments.xmlscan.TextSegment.SegmentContainer;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/// Reads the text of the paragraphs of a part of an `.odt`, for what people typed into it. Live
/// citations, deleted passages, comments and code are not that.
public final class OpenTextParagraphReader {
    /// Elements whose content nobody typed into the paragraph.
    private static final Set<String> OMITTED =
            Set.of(
                    "text:note-citation",
                    "office:annotation",
                    "text:tracked-changes",
                    "text:bibliography",
                    "text:bibliography-mark",
                    "text:table-of-content",
                    "text:page-number",
                    "text:bookmark-ref",
                    "text:sequence",
                    "field:fieldmark-start");

    private static final Set<String> CODE_STYLES =
            Set.of("Source_Text", "Source_20_Text", "Preformatted_20_Text", "Source_20_Code");

    private final String partName;
    private final MarkupScanner scanner;
    private final List<ParagraphText> paragraphs = new ArrayList<>();
    private final Deque<OpenParagraph> openParagraphs = new ArrayDeque<>();
    private final Deque<Boolean> openSpans = new ArrayDeque<>();
    private int paragraphCount;
    private int noteDepth;
    private int omittedDepth;

    private OpenTextParagraphReader(String partName, String xml) {
        this.partName = partName;
        this.scanner = new MarkupScanner(xml);
    }

    /// A paragraph that is being read; one of a note is within another.
    private record OpenParagraph(
            int start, int number, boolean isCode, List<TextSegment> segments) {}

    /// The paragraphs in the order in which they start.
    public static List<ParagraphText> readParagraphs(String partName, String xml) {
        OpenTextParagraphReader reader = new OpenTextParagraphReader(partName, xml);
        while (reader.scanner.next()) {
            switch (reader.scanner.kind()) {
                case TEXT -> reader.addText(reader.scanner.text());
                case START -> reader.readStart(false);
                case EMPTY -> reader.readStart(true);
                case END -> reader.readEnd();
                case OTHER -> {}
            }
        }
        reader.paragraphs.sort(Comparator.comparingInt(each -> each.span().start()));
        return reader.paragraphs;
    }

    private void readStart(boolean isEmpty) {
        String name = scanner.name();
        if (OMITTED.contains(name)) {
            omittedDepth += isEmpty ? 0 : 1;
            addText(TextSegment.OTHER);
            return;
        }
        switch (name) {
            case "text:p", "text:h" -> startParagraph(isEmpty);
            case "text:span" -> {
                if (!isEmpty) {
                    openSpans.push(isCode());
                    OpenRange.dropOutermost(openSpans);
                }
            }
            case "text:note" -> {
                addText(TextSegment.OTHER);
                noteDepth += isEmpty ? 0 : 1;
            }
            case "text:s" -> addText(" ");
            case "text:tab",
                    "text:line-break",
                    "text:reference-mark-start",
                    "text:reference-mark-end",
                    "field:fieldmark-end" ->
                    addText(TextSegment.OTHER);
            default -> {}
        }
    }

    private boolean isCode() {
        return CODE_STYLES.contains(scanner.attribute("text:style-name").orElse(""));
    }

    private void startParagraph(boolean isEmpty) {
        paragraphCount += noteDepth == 0 && omittedDepth == 0 ? 1 : 0;
        if (!isEmpty) {
            openParagraphs.push(
                    new OpenParagraph(
                            scanner.start(), paragraphCount, isCode(), new ArrayList<>()));
            OpenRange.dropOutermost(openParagraphs);
        }
    }

    /// Adds the token's text, which is as long as the token stands for.
    private void addText(String text) {
        OpenParagraph paragraph = openParagraphs.peek();
        if (paragraph != null) {
            boolean isTyped = omittedDepth == 0 && !openSpans.contains(true);
            paragraph
                    .segments()
                    .add(
                            new TextSegment(
                                    scanner.span(),
                                    isTyped ? text : TextSegment.OTHER,
                                    new SegmentContainer(scanner.span(), "", "", true)));
        }
    }

    private void readEnd() {
        String name = scanner.name();
        if (OMITTED.contains(name)) {
            omittedDepth = Math.max(0, omittedDepth - 1);
            return;
        }
        switch (name) {
            case "text:p", "text:h" -> endParagraph();
            case "text:span" -> openSpans.poll();
            case "text:note" -> noteDepth = Math.max(0, noteDepth - 1);
            default -> {}
        }
    }

    private void endParagraph() {
        OpenParagraph paragraph = openParagraphs.poll();
        if (paragraph != null && !paragraph.isCode() && !paragraph.segments().isEmpty()) {
            paragraphs.add(
                    new ParagraphText(
                            partName,
                            new Span(paragraph.start(), scanner.end()),
                            new TextPlace(paragraph.number(), 1, 0),
                            paragraph.segments(),
                            false));
        }
    }
}
