package octavo.documents.writer;

import octavo.documents.markup.CodedRange;
import octavo.documents.markup.CodedRange.RangeKind;
import octavo.documents.markup.MarkupEdit;
import octavo.documents.markup.MarkupScanner;
import octavo.documents.markup.MarkupText;
import octavo.documents.markup.RangeUpdate;
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

    private OpenTextRangeEditor() {}

    /// The edits of an update; empty if the result holds something that must not be replaced.
    public static Optional<List<MarkupEdit>> edits(
            String xml, RangeUpdate update, AutomaticStyles styles) {
        CodedRange range = update.range();
        if (!USED_PREFIXES.matcher(xml).find() || !styles.isWritable()) {
            return Optional.empty();
        }
        List<MarkupEdit> edits = new ArrayList<>();
        if (update.newCode().isPresent()) {
            Optional<List<MarkupEdit>> codeEdits = codeEdits(xml, range, update.newCode().get());
            if (codeEdits.isEmpty()) {
                return Optional.empty();
            }
            edits.addAll(codeEdits.get());
        }
        if (update.paragraphs().isEmpty()) {
            return Optional.of(edits);
        }
        Optional<InlineContent> present = InlineContent.read(xml, range.resultSpan(), styles);
        boolean isOneParagraph =
                present.isPresent()
                        && present.get().paragraphStart().isEmpty()
                        && update.paragraphs().size() != 1;
        if (present.isEmpty() || isOneParagraph) {
            return Optional.empty();
        }
        if (!present.get().paragraphs().equals(update.paragraphs())) {
            edits.add(
                    new MarkupEdit(
                            range.resultSpan(),
                            InlineContent.markup(update.paragraphs(), present.get(), styles)));
        }
        return Optional.of(edits);
    }

    private static Optional<List<MarkupEdit>> codeEdits(String xml, CodedRange range, String code) {
        String name = MarkupText.encode(code);
        return switch (range.kind()) {
            case REFERENCE_MARK, BOOKMARK -> Optional.of(markEdits(range, name));
            case NATIVE_ELEMENT ->
                    range.code().equals("text:bibliography-mark")
                            ? Optional.of(markEdits(range, name))
                            : Optional.empty();
            case SECTION -> replacedAttribute(xml, range.openingSpan(), NAME, "text:name", name);
            case FIELD_MARK ->
                    range.codeSpans().isEmpty()
                            ? Optional.empty()
                            : replacedAttribute(
                                    xml, range.codeSpans().getFirst(), VALUE, "field:value", name);
            default -> Optional.empty();
        };
    }

    private static List<MarkupEdit> markEdits(CodedRange range, String name) {
        return List.of(
                new MarkupEdit(
                        range.openingSpan(),
                        "<text:reference-mark-start text:name=\"" + name + "\"/>"),
                new MarkupEdit(
                        range.closingSpan(),
                        "<text:reference-mark-end text:name=\"" + name + "\"/>"));
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
