package octavo.officedocuments.word;

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

/// Reads the text of the paragraphs of a part of a Word document, for what people typed into it.
/// Fields, deleted passages and code are not that.
public final class WordParagraphReader {
    private static final String CODE_PARAGRAPH = "SourceCode";
    private static final String CODE_RUN = "w:val=\"VerbatimChar\"";

    private final String partName;
    private final String xml;
    private final MarkupScanner scanner;
    private final List<ParagraphText> paragraphs = new ArrayList<>();
    private final Deque<OpenParagraph> openParagraphs = new ArrayDeque<>();
    private final Deque<OpenRun> openRuns = new ArrayDeque<>();
    private int paragraphCount;
    private int fieldDepth;
    private int deletionDepth;
    private int fallbackDepth;

    private WordParagraphReader(String partName, String xml) {
        this.partName = partName;
        this.xml = xml;
        this.scanner = new MarkupScanner(xml);
    }

    /// A paragraph that is being read; in a text box, within another.
    private static final class OpenParagraph {
        final int start;
        final int number;
        final boolean isFallback;
        final List<TextSegment> segments = new ArrayList<>();
        boolean isCode;

        OpenParagraph(int start, int number, boolean isFallback) {
            this.start = start;
            this.number = number;
            this.isFallback = isFallback;
        }
    }

    /// A run that is being read.
    private static final class OpenRun {
        final Span opening;
        final List<RunText> texts = new ArrayList<>();
        int looksStart;
        String looks = "";
        int contentCount;

        OpenRun(Span opening) {
            this.opening = opening;
        }
    }

    /// An element of text in a run; [TextSegment#OTHER] for any other element.
    private record RunText(Span span, String text) {}

    /// The paragraphs in the order in which they start.
    public static List<ParagraphText> readParagraphs(String partName, String xml) {
        WordParagraphReader reader = new WordParagraphReader(partName, xml);
        while (reader.scanner.next()) {
            switch (reader.scanner.kind()) {
                case START -> reader.readStart(false);
                case EMPTY -> reader.readStart(true);
                case END -> reader.readEnd();
                case TEXT, OTHER -> {}
            }
        }
        reader.paragraphs.sort(Comparator.comparingInt(each -> each.span().start()));
        return reader.paragraphs;
    }

    private void readStart(boolean isEmpty) {
        int added = isEmpty ? 0 : 1;
        switch (scanner.name()) {
            case "w:p" -> startParagraph(isEmpty);
            case "w:pStyle" -> {
                if (!openParagraphs.isEmpty()) {
                    openParagraphs.getFirst().isCode |=
                            scanner.attribute("w:val").orElse("").equals(CODE_PARAGRAPH);
                }
            }
            case "w:r" -> {
                if (!isEmpty) {
                    openRuns.push(new OpenRun(scanner.span()));
                    OpenRange.dropOutermost(openRuns);
                }
            }
            case "w:rPr" -> {
                if (!openRuns.isEmpty()) {
                    openRuns.getFirst().looksStart = scanner.start();
                }
            }
            case "w:t" -> {
                if (!isEmpty) {
                    readText();
                }
            }
            case "w:fldChar" -> {
                addOther();
                readFieldCharacter();
            }
            case "w:fldSimple" -> fieldDepth += added;
            case "w:del", "w:moveFrom" -> deletionDepth += added;
            case "mc:Fallback" -> fallbackDepth += added;
            case "w:tab", "w:br", "w:cr", "w:noBreakHyphen", "w:footnoteReference" -> addOther();
            default -> {
                if (!openRuns.isEmpty() && openRuns.getFirst().looksStart == 0) {
                    openRuns.getFirst().contentCount++;
                }
            }
        }
    }

    private void startParagraph(boolean isEmpty) {
        paragraphCount += fallbackDepth == 0 ? 1 : 0;
        if (!isEmpty) {
            openParagraphs.push(
                    new OpenParagraph(scanner.start(), paragraphCount, fallbackDepth > 0));
            OpenRange.dropOutermost(openParagraphs);
        }
    }

    private void readFieldCharacter() {
        switch (scanner.attribute("w:fldCharType").orElse("")) {
            case "begin" -> fieldDepth++;
            case "end" -> fieldDepth = Math.max(0, fieldDepth - 1);
            default -> {}
        }
    }

    private void readText() {
        int start = scanner.start();
        StringBuilder text = new StringBuilder();
        while (scanner.next() && !scanner.ends("w:t")) {
            if (scanner.kind() == MarkupScanner.TokenKind.TEXT) {
                text.append(scanner.text());
            }
        }
        boolean isTyped =
                fieldDepth == 0
                        && deletionDepth == 0
                        && !openRuns.isEmpty()
                        && !openRuns.getFirst().looks.contains(CODE_RUN);
        if (!openRuns.isEmpty()) {
            openRuns.getFirst().contentCount++;
            openRuns.getFirst()
                    .texts
                    .add(
                            new RunText(
                                    new Span(start, scanner.end()),
                                    isTyped ? text.toString() : TextSegment.OTHER));
        }
    }

    private void addOther() {
        if (!openRuns.isEmpty()) {
            openRuns.getFirst().contentCount++;
            openRuns.getFirst().texts.add(new RunText(scanner.span(), TextSegment.OTHER));
        }
    }

    private void readEnd() {
        switch (scanner.name()) {
            case "w:rPr" -> {
                OpenRun run = openRuns.peek();
                if (run != null && run.looksStart > 0) {
                    run.looks = xml.substring(run.looksStart, scanner.end());
                    run.looksStart = 0;
                }
            }
            case "w:r" -> endRun();
            case "w:p" -> endParagraph();
            case "w:fldSimple" -> fieldDepth = Math.max(0, fieldDepth - 1);
            case "w:del", "w:moveFrom" -> deletionDepth = Math.max(0, deletionDepth - 1);
            case "mc:Fallback" -> fallbackDepth = Math.max(0, fallbackDepth - 1);
            default -> {}
        }
    }

    private void endRun() {
        OpenRun run = openRuns.poll();
        OpenParagraph paragraph = openParagraphs.peek();
        if (run == null || paragraph == null) {
            return;
        }
        SegmentContainer container =
                new SegmentContainer(
                        new Span(run.opening.start(), scanner.end()),
                        xml.substring(run.opening.start(), run.opening.end()),
                        run.looks,
                        run.contentCount == 1);
        run.texts.forEach(text ->
                paragraph.segments.add(new TextSegment(text.span(), text.text(), container)));
    }

    private void endParagraph() {
        OpenParagraph paragraph = openParagraphs.poll();
        if (paragraph != null && !paragraph.isCode && !paragraph.segments.isEmpty()) {
            paragraphs.add(
                    new ParagraphText(
                            partName,
                            new Span(paragraph.start, scanner.end()),
                            new TextPlace(paragraph.number, 1, 0),
                            paragraph.segments,
                            paragraph.isFallback));
        }
    }
}
