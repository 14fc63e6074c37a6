package octavo.officedocuments.word;

import octavo.officedocuments.xmlscan.MarkupScanner;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The runs between what opens a result and what closes it, and the paragraphs that they are in.
///
/// @param span from the start of a run to the end of one, in characters of the part
/// @param paragraphs the pieces of each paragraph
/// @param properties of the first run that has text; empty if it has none
/// @param lastOpening what opens the last paragraph, if only that is left of it
record ResultRegion(
        Span span, List<List<TextPiece>> paragraphs, String properties, String lastOpening) {

    /// What a result may contain to be replaced: nothing that anybody would miss.
    private static final Set<String> REPLACEABLE =
            Set.of(
                    "w:r",
                    "w:rPr",
                    "w:t",
                    "w:tab",
                    "w:br",
                    "w:cr",
                    "w:noBreakHyphen",
                    "w:softHyphen",
                    "w:lastRenderedPageBreak",
                    "w:proofErr",
                    "w:hyperlink",
                    "w:fldChar");

    /// Reads the region; empty if it has anything that must not be replaced, such as tracked
    /// changes, images or other fields.
    static Optional<ResultRegion> read(String xml, Span span) {
        return new RegionReader(xml, span).read();
    }

    /// Reads a region.
    private static final class RegionReader {
        private final String xml;
        private final Span span;
        private final MarkupScanner scanner;
        private final List<List<TextPiece>> paragraphs = new ArrayList<>();
        private String runProperties = "";
        private Optional<String> firstProperties = Optional.empty();
        private int openingStart;
        private int openingEnd;
        private int propertiesDepth;
        private int propertiesStart;
        private boolean isInText;
        private int runDepth;
        private int paragraphDepth;
        private boolean hasParagraphEnd;

        RegionReader(String xml, Span span) {
            this.xml = xml;
            this.span = span;
            this.scanner = new MarkupScanner(xml.substring(span.start(), span.end()));
            paragraphs.add(new ArrayList<>());
        }

        Optional<ResultRegion> read() {
            while (scanner.next()) {
                boolean isAllowed =
                        switch (scanner.kind()) {
                            case START -> readStart();
                            case EMPTY -> readEmpty();
                            case END -> readEnd();
                            case TEXT -> readText();
                            case OTHER -> true;
                        };
                if (!isAllowed) {
                    return Optional.empty();
                }
            }
            if (runDepth != 0 || paragraphDepth != 0) {
                return Optional.empty();
            }
            return Optional.of(region());
        }

        private ResultRegion region() {
            boolean isLastEmpty = paragraphs.size() > 1 && paragraphs.getLast().isEmpty();
            String lastOpening = isLastEmpty ? text(openingStart, openingEnd) : "";
            if (isLastEmpty) {
                paragraphs.removeLast();
            }
            return new ResultRegion(
                    span,
                    paragraphs.stream().map(TextPiece::joined).toList(),
                    firstProperties.orElse(""),
                    lastOpening);
        }

        private String text(int start, int end) {
            return xml.substring(span.start() + start, span.start() + end);
        }

        private boolean readStart() {
            String name = scanner.name();
            if (propertiesDepth > 0) {
                propertiesDepth++;
                return true;
            }
            return switch (name) {
                case "w:rPr", "w:pPr" -> {
                    propertiesDepth = 1;
                    propertiesStart = scanner.start();
                    yield true;
                }
                case "w:p" -> {
                    paragraphDepth++;
                    openingStart = scanner.start();
                    openingEnd = scanner.end();
                    paragraphs.add(new ArrayList<>());
                    yield hasParagraphEnd;
                }
                case "w:r" -> {
                    runDepth++;
                    runProperties = "";
                    yield true;
                }
                case "w:t" -> {
                    isInText = true;
                    yield true;
                }
                default -> REPLACEABLE.contains(name) && !name.equals("w:fldChar");
            };
        }

        private boolean readEmpty() {
            if (propertiesDepth > 0) {
                return true;
            }
            switch (scanner.name()) {
                case "w:tab" -> add("\t");
                case "w:br", "w:cr" -> add("\n");
                case "w:noBreakHyphen" -> add("\u2011");
                case "w:p" -> {
                    return false;
                }
                default -> {}
            }
            if (scanner.name().equals("w:pPr")) {
                openingEnd = scanner.end();
                return true;
            }
            return scanner.name().equals("w:r")
                    || REPLACEABLE.contains(scanner.name()) && !scanner.name().equals("w:fldChar");
        }

        private boolean readEnd() {
            if (propertiesDepth > 0) {
                propertiesDepth--;
                if (propertiesDepth == 0) {
                    endProperties();
                }
                return true;
            }
            switch (scanner.name()) {
                case "w:p" -> {
                    paragraphDepth--;
                    hasParagraphEnd = true;
                    return paragraphDepth >= -1;
                }
                case "w:r" -> runDepth--;
                case "w:t" -> isInText = false;
                default -> {}
            }
            return true;
        }

        private void endProperties() {
            if (scanner.name().equals("w:rPr")) {
                runProperties = text(propertiesStart, scanner.end());
            } else {
                openingEnd = scanner.end();
            }
        }

        private boolean readText() {
            if (isInText) {
                add(scanner.text());
            }
            return true;
        }

        private void add(String text) {
            if (firstProperties.isEmpty()) {
                firstProperties = Optional.of(runProperties);
            }
            paragraphs.getLast().add(new TextPiece(text, RunMarkup.formatsIn(runProperties)));
        }
    }
}
