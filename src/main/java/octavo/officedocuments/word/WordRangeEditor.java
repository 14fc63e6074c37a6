package octavo.officedocuments.word;

import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.RangeKind;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.RangeUpdate;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Edits the ranges of a part of a Word document. Only codes and results change; the runs around
/// them stay.
public final class WordRangeEditor {
    private static final String NAMESPACE =
            "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"";

    private static final String BEGIN = "<w:fldChar w:fldCharType=\"begin\"/>";
    private static final String SEPARATE = "<w:r><w:fldChar w:fldCharType=\"separate\"/></w:r>";
    private static final String END = "<w:r><w:fldChar w:fldCharType=\"end\"/></w:r>";

    private static final Pattern RUN_START = Pattern.compile("<w:r(?:\\s[^>]*)?>");
    private static final Pattern PARAGRAPH_PROPERTIES =
            Pattern.compile(
                    "<w:p(?:\\s[^>]*)?>\\s*(<w:pPr(?:\\s[^>]*)?>.*?</w:pPr>)?", Pattern.DOTALL);

    private final String xml;
    private final CodedRange range;

    private WordRangeEditor(String xml, CodedRange range) {
        this.xml = xml;
        this.range = range;
    }

    /// The edits of an update; empty if the result holds something that must not be replaced.
    public static Optional<List<MarkupEdit>> edits(String xml, RangeUpdate update) {
        return xml.contains(NAMESPACE)
                ? new WordRangeEditor(xml, update.range()).edits(update)
                : Optional.empty();
    }

    /// The edits that turn a range into text.
    public static List<MarkupEdit> unlinkingEdits(String xml, CodedRange range) {
        WordRangeEditor editor = new WordRangeEditor(xml, range);
        if (range.kind() != RangeKind.FIELD) {
            return List.of(
                    MarkupEdit.removal(range.openingSpan()),
                    MarkupEdit.removal(range.closingSpan()));
        }
        List<MarkupEdit> edits = new ArrayList<>();
        editor.fieldElements(range.openingSpan().start(), range.resultSpan().start())
                .forEach(span -> edits.add(MarkupEdit.removal(span)));
        edits.add(MarkupEdit.removal(editor.elementAt(range.closingSpan())));
        return edits;
    }

    private Optional<List<MarkupEdit>> edits(RangeUpdate update) {
        Optional<Span> region = regionSpan();
        if (region.isEmpty()) {
            return Optional.empty();
        }
        List<MarkupEdit> edits = new ArrayList<>();
        update.newCode().ifPresent(code -> edits.addAll(codeEdits(code, region.get())));
        if (update.paragraphs().isEmpty()) {
            return Optional.of(edits);
        }
        Optional<ResultRegion> result = ResultRegion.read(xml, region.get());
        if (result.isEmpty()) {
            return Optional.empty();
        }
        if (!result.get().paragraphs().equals(update.paragraphs())) {
            edits.add(
                    new MarkupEdit(region.get(), resultMarkup(result.get(), update.paragraphs())));
        }
        return Optional.of(edits);
    }

    private String resultMarkup(ResultRegion result, List<List<TextPiece>> paragraphs) {
        StringBuilder markup = new StringBuilder();
        for (int i = 0; i < paragraphs.size(); i++) {
            markup.append(i == 0 ? "" : "</w:p><w:p>" + paragraphProperties())
                    .append(RunMarkup.runs(paragraphs.get(i), result.properties()));
        }
        if (!result.lastOpening().isEmpty()) {
            markup.append("</w:p>").append(result.lastOpening());
        }
        return markup.toString();
    }

    /// Those of the paragraph in which the result starts; a section's break stays where it is.
    private String paragraphProperties() {
        int start = range.resultSpan().start();
        int paragraph =
                range.kind() == RangeKind.CONTENT_CONTROL && holdsParagraphs()
                        ? xml.indexOf("<w:p", start)
                        : lastStart("w:p", start);
        Matcher properties = PARAGRAPH_PROPERTIES.matcher(xml);
        boolean isFound =
                paragraph >= 0
                        && properties.region(paragraph, xml.length()).lookingAt()
                        && properties.group(1) != null
                        && !properties.group(1).contains("<w:sectPr");
        return isFound ? properties.group(1) : "";
    }

    /// The whole runs of the result.
    private Optional<Span> regionSpan() {
        Span result = range.resultSpan();
        return switch (range.kind()) {
            case FIELD -> fieldRegion();
            case SIMPLE_FIELD, BOOKMARK -> Optional.of(result);
            case CONTENT_CONTROL -> {
                Matcher runStart = RUN_START.matcher(xml).region(result.start(), result.end());
                int end = xml.lastIndexOf("</w:r>", result.end());
                yield runStart.find() && end >= runStart.end()
                        ? Optional.of(new Span(runStart.start(), end + "</w:r>".length()))
                        : Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    /// A field's result starts behind the run of its separator, which must hold nothing else, and
    /// ends before the run of its end.
    private Optional<Span> fieldRegion() {
        int separator = xml.lastIndexOf("<w:fldChar", range.resultSpan().start() - 1);
        boolean isSeparated =
                separator >= range.openingSpan().end()
                        && xml.substring(separator, range.resultSpan().start())
                                .contains("separate");
        int runEnd = xml.indexOf("</w:r>", range.resultSpan().start());
        if (!isSeparated || runEnd < 0 || runEnd > range.closingSpan().start()) {
            return Optional.empty();
        }
        int start = runEnd + "</w:r>".length();
        int lastRunStart = lastStart("w:r", range.closingSpan().start());
        boolean isWhole =
                lastRunStart >= start
                        && !hasContent(range.resultSpan().start(), runEnd)
                        && !hasContent(lastRunStart, range.closingSpan().start());
        return isWhole ? Optional.of(new Span(start, lastRunStart)) : Optional.empty();
    }

    /// Where the last element of a name starts before a place; -1 if none does.
    private int lastStart(String name, int before) {
        for (int offset = xml.lastIndexOf('<', before - 1);
                offset >= 0;
                offset = xml.lastIndexOf('<', offset - 1)) {
            int nameEnd = offset + 1 + name.length();
            boolean isElement =
                    xml.startsWith(name, offset + 1)
                            && nameEnd < xml.length()
                            && (xml.charAt(nameEnd) == '>' || xml.charAt(nameEnd) == ' ');
            if (isElement) {
                return offset;
            }
        }
        return -1;
    }

    private boolean holdsParagraphs() {
        String result = xml.substring(range.resultSpan().start(), range.resultSpan().end());
        return result.contains("<w:p>") || result.contains("<w:p ");
    }

    private boolean hasContent(int start, int end) {
        MarkupScanner scanner = new MarkupScanner(xml.substring(start, end));
        while (scanner.next()) {
            boolean isContent =
                    scanner.opens("w:t")
                            || scanner.opens("w:tab")
                            || scanner.opens("w:br")
                            || scanner.opens("w:fldChar");
            if (isContent) {
                return true;
            }
        }
        return false;
    }

    private List<MarkupEdit> codeEdits(String code, Span region) {
        String instruction =
                "<w:instrText xml:space=\"preserve\">" + MarkupText.encode(code) + "</w:instrText>";
        String opening = "<w:r>" + BEGIN + "</w:r><w:r>" + instruction + "</w:r>" + SEPARATE;
        return switch (range.kind()) {
            case FIELD -> fieldCodeEdits(instruction);
            case CONTENT_CONTROL ->
                    List.of(
                            MarkupEdit.removal(range.openingSpan()),
                            MarkupEdit.insertion(region.start(), opening),
                            MarkupEdit.insertion(region.end(), END),
                            MarkupEdit.removal(range.closingSpan()));
            default ->
                    List.of(
                            new MarkupEdit(range.openingSpan(), opening),
                            new MarkupEdit(range.closingSpan(), END));
        };
    }

    /// The first element with code gets all of it; fields within the code go.
    private List<MarkupEdit> fieldCodeEdits(String instruction) {
        List<MarkupEdit> edits = new ArrayList<>();
        Span opening = elementAt(range.openingSpan());
        boolean hasData = !range.attachedData().isEmpty();
        boolean isPlaced = false;
        int separator = xml.lastIndexOf("<w:fldChar", range.resultSpan().start() - 1);
        for (Span span : fieldElements(opening.end(), separator)) {
            boolean isCode = xml.startsWith("<w:instrText", span.start());
            edits.add(new MarkupEdit(span, isCode && !isPlaced ? instruction : ""));
            isPlaced |= isCode;
        }
        if (hasData || !isPlaced) {
            edits.addFirst(new MarkupEdit(opening, isPlaced ? BEGIN : BEGIN + instruction));
        }
        return edits;
    }

    /// The elements of fields between two places.
    private List<Span> fieldElements(int start, int end) {
        List<Span> spans = new ArrayList<>();
        MarkupScanner scanner = new MarkupScanner(xml.substring(start, Math.max(start, end)));
        int skippedEnd = 0;
        while (scanner.next()) {
            boolean isField =
                    scanner.opens("w:fldChar")
                            || scanner.opens("w:instrText")
                            || scanner.opens("w:delInstrText");
            if (isField && scanner.start() >= skippedEnd) {
                Span element = elementAt(scanner.span().shiftedBy(start));
                spans.add(element);
                skippedEnd = element.end() - start;
            }
        }
        return spans;
    }

    /// An element of which the span has at least the tag that starts it.
    private Span elementAt(Span span) {
        Matcher name = Pattern.compile("<([\\w.:-]+)").matcher(xml);
        boolean isWhole =
                xml.startsWith("/>", span.end() - 2)
                        || xml.substring(span.start(), span.end()).contains("</");
        if (isWhole || !name.region(span.start(), span.end()).lookingAt()) {
            return span;
        }
        String endTag = "</" + name.group(1) + ">";
        int end = xml.indexOf(endTag, span.end());
        return end < 0 ? span : new Span(span.start(), end + endTag.length());
    }
}
