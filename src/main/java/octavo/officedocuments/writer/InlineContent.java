package octavo.officedocuments.writer;

import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.richtext.Run.TextFormat;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The text of a result in an `.odt`, by paragraphs.
///
/// @param head what comes before the first paragraph, such as a heading
/// @param paragraphStart the tag with which a paragraph starts; empty if the result is in one
record InlineContent(List<List<TextPiece>> paragraphs, String head, String paragraphStart) {
    private static final Pattern SIGN = Pattern.compile("\\n|\\t|(?<= ) +");

    /// Reads a result; empty if it has more than text.
    static Optional<InlineContent> read(String xml, Span span, AutomaticStyles styles) {
        return new ContentReader(xml.substring(span.start(), span.end()), styles).read();
    }

    /// The paragraphs of a result in one paragraph, or in several.
    static String markup(
            List<List<TextPiece>> paragraphs, InlineContent present, AutomaticStyles styles) {
        StringBuilder markup = new StringBuilder(present.head());
        for (List<TextPiece> pieces : paragraphs) {
            boolean isWrapped = !present.paragraphStart().isEmpty();
            markup.append(present.paragraphStart())
                    .append(pieces(pieces, styles))
                    .append(isWrapped ? "</text:p>" : "");
        }
        return markup.toString();
    }

    private static String pieces(List<TextPiece> pieces, AutomaticStyles styles) {
        StringBuilder markup = new StringBuilder();
        for (TextPiece piece : pieces) {
            boolean isLeading = markup.isEmpty() && piece.text().startsWith(" ");
            String text =
                    isLeading
                            ? "<text:s/>" + texts(piece.text().substring(1))
                            : texts(piece.text());
            markup.append(
                    piece.formats().isEmpty()
                            ? text
                            : "<text:span text:style-name=\""
                                    + styles.nameOf(piece.formats())
                                    + "\">"
                                    + text
                                    + "</text:span>");
        }
        return markup.toString();
    }

    /// Blanks that follow others are elements, as is one at the beginning.
    private static String texts(String text) {
        StringBuilder markup = new StringBuilder();
        Matcher sign = SIGN.matcher(text);
        int copiedEnd = 0;
        while (sign.find()) {
            markup.append(MarkupText.encode(text.substring(copiedEnd, sign.start())));
            int length = sign.end() - sign.start();
            markup.append(
                    switch (sign.group()) {
                        case "\n" -> "<text:line-break/>";
                        case "\t" -> "<text:tab/>";
                        default -> "<text:s text:c=\"" + length + "\"/>";
                    });
            copiedEnd = sign.end();
        }
        return markup.append(MarkupText.encode(text.substring(copiedEnd))).toString();
    }

    /// Reads a result.
    private static final class ContentReader {
        private final String xml;
        private final AutomaticStyles styles;
        private final MarkupScanner scanner;
        private final List<List<TextPiece>> paragraphs = new ArrayList<>();
        private final Deque<Set<TextFormat>> openSpans = new ArrayDeque<>();
        private List<TextPiece> pieces = new ArrayList<>();
        private Optional<String> paragraphStart = Optional.empty();
        private int headEnd;
        private boolean isInParagraph;
        private boolean isInHeading;

        ContentReader(String xml, AutomaticStyles styles) {
            this.xml = xml;
            this.styles = styles;
            this.scanner = new MarkupScanner(xml);
        }

        Optional<InlineContent> read() {
            while (scanner.next()) {
                boolean isAllowed =
                        switch (scanner.kind()) {
                            case START, EMPTY -> readStart();
                            case END -> readEnd();
                            case TEXT -> {
                                add(scanner.text());
                                yield true;
                            }
                            case OTHER -> true;
                        };
                if (!isAllowed && !isInHeading) {
                    return Optional.empty();
                }
            }
            if (!openSpans.isEmpty() || isInParagraph || isInHeading) {
                return Optional.empty();
            }
            boolean isWrapped = paragraphStart.isPresent();
            if (!isWrapped) {
                paragraphs.add(TextPiece.joined(pieces));
            }
            return Optional.of(
                    new InlineContent(
                            paragraphs,
                            isWrapped ? xml.substring(0, headEnd) : "",
                            paragraphStart.orElse("")));
        }

        private void add(String text) {
            boolean isLayout = paragraphStart.isPresent() && !isInParagraph;
            if (!isInHeading && !isLayout) {
                Set<TextFormat> formats = EnumSet.noneOf(TextFormat.class);
                openSpans.forEach(formats::addAll);
                pieces.add(new TextPiece(text, formats));
            }
        }

        private boolean readStart() {
            boolean isStart = scanner.kind() == MarkupScanner.TokenKind.START;
            switch (scanner.name()) {
                case "text:s" ->
                        add(
                                " "
                                        .repeat(
                                                scanner.attribute("text:c")
                                                        .filter(count ->
                                                                count.matches("[0-9]{1,4}"))
                                                        .map(Integer::parseInt)
                                                        .orElse(1)));
                case "text:tab" -> add("\t");
                case "text:line-break" -> add("\n");
                case "text:soft-page-break" -> {}
                case "text:h" -> isInHeading = isStart;
                case "text:span" -> {
                    if (isStart) {
                        openSpans.push(
                                styles.formatsOf(scanner.attribute("text:style-name").orElse("")));
                    }
                }
                case "text:p" -> startParagraph(isStart);
                default -> {
                    return false;
                }
            }
            return true;
        }

        private void startParagraph(boolean isStart) {
            String tag = xml.substring(scanner.start(), scanner.end());
            if (paragraphStart.isEmpty()) {
                headEnd = scanner.start();
                paragraphStart = Optional.of(isStart ? tag : tag.replaceFirst("/>$", ">"));
                pieces = new ArrayList<>();
            }
            if (isStart) {
                isInParagraph = true;
                pieces = new ArrayList<>();
            } else {
                paragraphs.add(List.of());
            }
        }

        private boolean readEnd() {
            switch (scanner.name()) {
                case "text:h" -> isInHeading = false;
                case "text:span" -> {
                    return openSpans.poll() != null;
                }
                case "text:p" -> {
                    paragraphs.add(TextPiece.joined(pieces));
                    boolean wasOpen = isInParagraph;
                    isInParagraph = false;
                    return wasOpen;
                }
                default -> {}
            }
            return true;
        }
    }
}
