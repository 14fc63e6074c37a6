package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.ParagraphText;
import octavo.officedocuments.xmlscan.TypedRange;
import octavo.officedocuments.xmlscan.TypedRange.SegmentPart;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Makes marks and sections of typed text in the text of an `.odt`.
public final class OpenTextRangeMaker {
    private static final String TEXT_END = "</office:text>";

    /// The place that pandoc leaves for references.
    private static final Pattern EMPTY_SECTION =
            Pattern.compile(
                    "<text:section [^<>]*text:name=\"refs\"[^<>]*(?:/>|>\\s*</text:section>)");

    private OpenTextRangeMaker() {}

    /// The edits that put ranges in place of typed text.
    public static List<MarkupEdit> edits(ParagraphText paragraph, List<TypedRange> ranges) {
        List<MarkupEdit> edits = new ArrayList<>();
        TypedRange.partsBySegment(paragraph, ranges)
                .forEach((segment, parts) ->
                        edits.add(new MarkupEdit(segment.span(), markup(parts))));
        return edits;
    }

    private static String markup(List<SegmentPart> parts) {
        StringBuilder markup = new StringBuilder();
        for (SegmentPart part : parts) {
            markup.append(MarkupText.encode(part.text()));
            for (TypedRange range : part.ranges()) {
                for (int i = 0; i < range.codes().size(); i++) {
                    markup.append(i == 0 ? "" : " ")
                            .append(
                                    OpenTextRangeEditor.rangeMarkup(
                                            range.codes().get(i),
                                            MarkupText.encode(range.result())));
                }
            }
        }
        return markup.toString();
    }

    /// A section around a paragraph.
    public static List<MarkupEdit> section(ParagraphText paragraph, String name) {
        return List.of(
                MarkupEdit.insertion(paragraph.span().start(), sectionStart(name)),
                MarkupEdit.insertion(paragraph.span().end(), "</text:section>"));
    }

    private static String sectionStart(String name) {
        return "<text:section text:name=\"" + MarkupText.encode(name) + "\">";
    }

    /// A section where pandoc leaves a place for references, else at the end of the text.
    public static Optional<MarkupEdit> lastSection(String xml, String name) {
        String section = sectionStart(name) + "<text:p>…</text:p></text:section>";
        Matcher empty = EMPTY_SECTION.matcher(xml);
        int end = xml.lastIndexOf(TEXT_END);
        return empty.find()
                ? Optional.of(new MarkupEdit(new Span(empty.start(), empty.end()), section))
                : end < 0 ? Optional.empty() : Optional.of(MarkupEdit.insertion(end, section));
    }
}
