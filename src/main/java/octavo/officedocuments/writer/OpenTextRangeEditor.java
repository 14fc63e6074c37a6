package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.CodedRange;
import octavo.officedocuments.xmlscan.CodedRange.RangeKind;
import octavo.officedocuments.xmlscan.MarkupEdit;
import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.RangeUpdate;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Edits the ranges of a part of an `.odt`. Only names, codes and results change.
public final class OpenTextRangeEditor {
    private static final Pattern NAME = Pattern.compile("text:name=(\"[^\"]*\"|'[^']*')");
    private static final Pattern VALUE = Pattern.compile("field:value=(\"[^\"]*\"|'[^']*')");
    private static final Pattern USED_PREFIXES =
            Pattern.compile("xmlns:text=[\"']urn:oasis:names:tc:opendocument:xmlns:text:1.0[\"']");

    private static final String FIELD_NAMESPACE =
            "xmlns:field=\"urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0\"";

    private static final String FIELD_END = "<field:fieldmark-end/>";
    private static final String PARAGRAPH_END = "</text:p>";

    /// The start of a paragraph in which nothing of the result is.
    private static final Pattern LAST_PARAGRAPH = Pattern.compile("<text:p(?:\\s[^<>]*)?>$");

    private OpenTextRangeEditor() {}

    /// The edits of an update; empty if the result holds something that must not be replaced.
    public static Optional<List<MarkupEdit>> edits(
            String xml, RangeUpdate update, AutomaticStyles styles) {
        CodedRange range = update.range();
        if (!USED_PREFIXES.matcher(xml).find() || !styles.isWritable()) {
            return Optional.empty();
        }
        List<MarkupEdit> edits = new ArrayList<>();
        if (update.newCode().isPresent() && !becomesField(update)) {
            Optional<List<MarkupEdit>> codeEdits = codeEdits(xml, range, update.newCode().get());
            if (codeEdits.isEmpty()) {
                return Optional.empty();
            }
            edits.addAll(codeEdits.get());
        }
        if (update.paragraphs().isEmpty()) {
            return Optional.of(edits);
        }
        if (becomesField(update)) {
            return sectionAsField(xml, update, styles);
        }
        Optional<MarkupEdit> resultEdit =
                isWithinParagraph(xml, update)
                        ? inlineEdit(xml, update, styles)
                        : splitEdit(xml, update, styles);
        resultEdit
                .filter(edit ->
                        !edit.replacement()
                                .equals(xml.substring(edit.span().start(), edit.span().end())))
                .ifPresent(edits::add);
        return resultEdit.map(_ -> edits);
    }

    private static boolean isField(String code) {
        return code.startsWith(" ADDIN");
    }

    private static boolean becomesField(RangeUpdate update) {
        return update.range().kind() == RangeKind.SECTION
                && update.newCode().filter(OpenTextRangeEditor::isField).isPresent();
    }

    /// A section's paragraphs stay, with a field from the start of the first to the end of the
    /// last.
    private static Optional<List<MarkupEdit>> sectionAsField(
            String xml, RangeUpdate update, AutomaticStyles styles) {
        CodedRange range = update.range();
        Optional<InlineContent> present = InlineContent.read(xml, range.resultSpan(), styles);
        if (!xml.contains(FIELD_NAMESPACE)
                || present.isEmpty()
                || present.get().paragraphStart().isEmpty()) {
            return Optional.empty();
        }
        InlineContent content = present.get();
        String markup = InlineContent.markup(update.paragraphs(), content, styles);
        int start = content.head().length() + content.paragraphStart().length();
        int end = markup.length() - PARAGRAPH_END.length();
        String field = MarkupText.encode(update.newCode().orElse(""));
        return Optional.of(
                List.of(
                        MarkupEdit.removal(range.openingSpan()),
                        new MarkupEdit(
                                range.resultSpan(),
                                markup.substring(0, start)
                                        + fieldStart(field)
                                        + markup.substring(start, end)
                                        + FIELD_END
                                        + PARAGRAPH_END),
                        MarkupEdit.removal(range.closingSpan())));
    }

    /// @param field encoded
    private static String fieldStart(String field) {
        return "<field:fieldmark-start text:name=\"Octavo"
                + Integer.toHexString(field.hashCode())
                + "\" field:type=\"vnd.oasis.opendocument.field.UNHANDLED\"><field:param"
                + " field:name=\"vnd.oasis.opendocument.field.code\" field:value=\""
                + field
                + "\"/></field:fieldmark-start><field:fieldmark-separator/>";
    }

    /// A new range: a field or a mark, as its code says.
    ///
    /// @param content encoded
    static String rangeMarkup(String code, String content) {
        String name = MarkupText.encode(code);
        return isField(code)
                ? fieldStart(name) + content + FIELD_END
                : markStart(name) + content + markEnd(name);
    }

    private static String markStart(String name) {
        return "<text:reference-mark-start text:name=\"" + name + "\"/>";
    }

    private static String markEnd(String name) {
        return "<text:reference-mark-end text:name=\"" + name + "\"/>";
    }

    /// Whether a result starts and ends in one paragraph, or has whole ones, as a section.
    private static boolean isWithinParagraph(String xml, RangeUpdate update) {
        CodedRange range = update.range();
        Span result = range.resultSpan();
        return range.kind() == RangeKind.SECTION
                || update.paragraphs().size() == 1
                        && !xml.substring(result.start(), result.end()).contains("</text:p>");
    }

    /// What replaces a result; its own text if that is the same already.
    private static Optional<MarkupEdit> inlineEdit(
            String xml, RangeUpdate update, AutomaticStyles styles) {
        Span result = update.range().resultSpan();
        Optional<InlineContent> present = InlineContent.read(xml, result, styles);
        boolean isOneParagraph =
                present.isPresent()
                        && present.get().paragraphStart().isEmpty()
                        && update.paragraphs().size() != 1;
        return present.filter(_ -> !isOneParagraph)
                .map(content ->
                        new MarkupEdit(
                                result,
                                content.paragraphs().equals(update.paragraphs())
                                        ? xml.substring(result.start(), result.end())
                                        : InlineContent.markup(
                                                update.paragraphs(), content, styles)));
    }

    /// A result that starts in one paragraph and ends in another, as a field of Word's does: read
    /// with the start of its first paragraph and the end of its last.
    private static Optional<MarkupEdit> splitEdit(
            String xml, RangeUpdate update, AutomaticStyles styles) {
        Span result = update.range().resultSpan();
        int tagStart =
                Math.max(
                        xml.lastIndexOf("<text:p>", result.start()),
                        xml.lastIndexOf("<text:p ", result.start()));
        String tag = tagStart < 0 ? "/>" : xml.substring(tagStart, xml.indexOf('>', tagStart) + 1);
        if (tag.endsWith("/>")) {
            return Optional.empty();
        }
        String written = xml.substring(result.start(), result.end());
        Matcher lastTag = LAST_PARAGRAPH.matcher(written);
        String kept = lastTag.find() ? lastTag.group() : "";
        String whole = tag + written.substring(0, written.length() - kept.length());
        String wrapped = kept.isEmpty() ? whole + PARAGRAPH_END : whole;
        Optional<InlineContent> present =
                InlineContent.read(wrapped, new Span(0, wrapped.length()), styles);
        return present.map(content -> {
            if (content.paragraphs().equals(update.paragraphs())) {
                return new MarkupEdit(result, written);
            }
            String markup = InlineContent.markup(update.paragraphs(), content, styles);
            int end = markup.length() - (kept.isEmpty() ? PARAGRAPH_END.length() : 0);
            return new MarkupEdit(result, markup.substring(tag.length(), end) + kept);
        });
    }

    private static Optional<List<MarkupEdit>> codeEdits(String xml, CodedRange range, String code) {
        String name = MarkupText.encode(code);
        boolean isMark =
                switch (range.kind()) {
                    case REFERENCE_MARK, BOOKMARK -> true;
                    case NATIVE_ELEMENT -> range.code().equals("text:bibliography-mark");
                    default -> false;
                };
        if (isMark && isField(code)) {
            return xml.contains(FIELD_NAMESPACE)
                    ? Optional.of(rangeEdits(range, fieldStart(name), FIELD_END))
                    : Optional.empty();
        }
        boolean isFieldMark = range.kind() == RangeKind.FIELD_MARK;
        if (isMark || isFieldMark && !isField(code)) {
            return Optional.of(rangeEdits(range, markStart(name), markEnd(name)));
        }
        return switch (range.kind()) {
            case SECTION -> replacedAttribute(xml, range.openingSpan(), NAME, "text:name", name);
            case FIELD_MARK ->
                    range.codeSpans().isEmpty()
                            ? Optional.empty()
                            : replacedAttribute(
                                    xml, range.codeSpans().getFirst(), VALUE, "field:value", name);
            default -> Optional.empty();
        };
    }

    /// Other tags for the beginning, up to the result, and the end.
    private static List<MarkupEdit> rangeEdits(CodedRange range, String start, String end) {
        return List.of(
                new MarkupEdit(
                        new Span(range.openingSpan().start(), range.resultSpan().start()), start),
                new MarkupEdit(range.closingSpan(), end));
    }

    private static Optional<List<MarkupEdit>> replacedAttribute(
            String xml, Span element, Pattern attribute, String attributeName, String value) {
        Matcher matcher = attribute.matcher(xml).region(element.start(), element.end());
        return matcher.find()
                ? Optional.of(
                        List.of(
                                new MarkupEdit(
                                        new Span(matcher.start(), matcher.end()),
                                        attributeName + "=\"" + value + "\"")))
                : Optional.empty();
    }

    /// The edits that turn a range into text.
    public static List<MarkupEdit> unlinkingEdits(String xml, CodedRange range) {
        if (range.code().equals("text:bibliography")) {
            return List.of();
        }
        if (range.kind() != RangeKind.FIELD_MARK) {
            return List.of(
                    MarkupEdit.removal(range.openingSpan()),
                    MarkupEdit.removal(range.closingSpan()));
        }
        List<MarkupEdit> edits = new ArrayList<>();
        edits.add(
                MarkupEdit.removal(
                        new Span(range.openingSpan().start(), range.resultSpan().start())));
        edits.add(MarkupEdit.removal(range.closingSpan()));
        MarkupScanner scanner = new MarkupScanner(xml.substring(range.closingSpan().end()));
        return scanner.next() && scanner.ends("field:fieldmark-end")
                ? List.of(
                        edits.getFirst(),
                        MarkupEdit.removal(
                                new Span(
                                        range.closingSpan().start(),
                                        range.closingSpan().end() + scanner.end())))
                : edits;
    }
}
