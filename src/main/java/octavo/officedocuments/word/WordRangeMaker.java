package octavo.officedocuments.word;

import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.officedocuments.xmlscan.TextSegment;
import octavo.officedocuments.xmlscan.TextSegment.SegmentContainer;
import octavo.officedocuments.xmlscan.TypedRange;
import octavo.officedocuments.xmlscan.TypedRange.SegmentPart;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes fields of typed text in a part of a Word document.
public final class WordRangeMaker {
    private static final String SECTION = "<w:sectPr";
    private static final String BODY_END = "</w:body>";

    private WordRangeMaker() {}

    /// The edits that put fields in place of typed text. A run that has nothing else is split in
    /// whole runs.
    public static List<MarkupEdit> edits(ParagraphText paragraph, List<TypedRange> ranges) {
        List<MarkupEdit> edits = new ArrayList<>();
        TypedRange.partsBySegment(paragraph, ranges)
                .forEach((segment, parts) -> edits.add(edit(segment, parts)));
        return edits;
    }

    private static MarkupEdit edit(TextSegment segment, List<SegmentPart> parts) {
        SegmentContainer run = segment.container();
        String runStart = run.opening() + run.looks();
        StringBuilder markup = new StringBuilder();
        for (SegmentPart part : parts) {
            if (run.holdsOnlyText()) {
                markup.append(part.text().isEmpty() ? "" : runStart + text(part.text()) + "</w:r>");
            } else {
                markup.append(part.text().isEmpty() ? "" : text(part.text()));
            }
            String fields = fields(part.ranges(), run.looks());
            markup.append(
                    run.holdsOnlyText() || fields.isEmpty()
                            ? fields
                            : "</w:r>" + fields + runStart);
        }
        return new MarkupEdit(run.holdsOnlyText() ? run.span() : segment.span(), markup.toString());
    }

    private static String text(String text) {
        return "<w:t xml:space=\"preserve\">" + MarkupText.encode(text) + "</w:t>";
    }

    private static String fields(List<TypedRange> ranges, String looks) {
        StringBuilder fields = new StringBuilder();
        for (TypedRange range : ranges) {
            for (int i = 0; i < range.codes().size(); i++) {
                fields.append(i == 0 ? "" : "<w:r>" + looks + text(" ") + "</w:r>")
                        .append(field(range.codes().get(i), range.result(), looks));
            }
        }
        return fields.toString();
    }

    private static String field(String code, String result, String looks) {
        return "<w:r>"
                + looks
                + "<w:fldChar w:fldCharType=\"begin\"/></w:r><w:r>"
                + looks
                + "<w:instrText xml:space=\"preserve\">"
                + MarkupText.encode(code)
                + "</w:instrText></w:r><w:r>"
                + looks
                + "<w:fldChar w:fldCharType=\"separate\"/></w:r><w:r>"
                + looks
                + text(result)
                + "</w:r><w:r>"
                + looks
                + "<w:fldChar w:fldCharType=\"end\"/></w:r>";
    }

    /// A paragraph with a field at the end of the text, before the properties of the last section.
    ///
    /// @param style of the paragraph; empty for none
    public static Optional<MarkupEdit> lastParagraph(String xml, String code, String style) {
        int bodyEnd = xml.lastIndexOf(BODY_END);
        if (bodyEnd < 0) {
            return Optional.empty();
        }
        int section = xml.lastIndexOf(SECTION, bodyEnd);
        boolean isLast =
                section
                        > Math.max(
                                xml.lastIndexOf("</w:p>", bodyEnd),
                                xml.lastIndexOf("</w:tbl>", bodyEnd));
        String properties =
                style.isEmpty()
                        ? ""
                        : "<w:pPr><w:pStyle w:val=\"" + MarkupText.encode(style) + "\"/></w:pPr>";
        int place = isLast ? section : bodyEnd;
        return Optional.of(
                new MarkupEdit(
                        new Span(place, place),
                        "<w:p>" + properties + field(code, "…", "") + "</w:p>"));
    }
}
