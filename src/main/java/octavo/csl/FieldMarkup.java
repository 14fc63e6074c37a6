package octavo.csl;

import octavo.csl.ItemText.MarkupTag;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.valueformats.PunctuationMarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Renders the text of a variable: paired elements and quotation marks, and apostrophes. Anything
/// unpaired is text.
final class FieldMarkup {
    private static final int DEEPEST_NESTING = 50;

    /// How many consecutive elements or marks are skipped to find the character before or after
    /// them.
    private static final int MOST_SKIPPED = 20;

    private final String fieldText;
    private final List<ItemText.MarkupMark> marks;
    private final CslLocale locale;
    private final List<OpenMarkup> openMarkups = new ArrayList<>();
    private final StringBuilder pendingText = new StringBuilder();
    private final Map<String, Integer> lastIndices = new HashMap<>();
    private int nextMarkIndex;

    private FieldMarkup(String fieldText, List<ItemText.MarkupMark> marks, CslLocale locale) {
        this.fieldText = fieldText;
        this.marks = marks;
        this.locale = locale;
        openMarkups.add(new OpenMarkup("", "", RenderedNode.NodeWrap.NONE, false));
    }

    /// Text of a style, a name or a citation, which may contain CSL-JSON's elements.
    static RenderedNode parse(String markupText, CslLocale locale) {
        return of(ItemText.parse(markupText), locale);
    }

    static RenderedNode of(ItemText itemText, CslLocale locale) {
        String text = withNarrowBlanks(itemText.characters(), locale);
        if (itemText.marks().isEmpty() && endOfPlainText(text, 0) == text.length()) {
            return RenderedNode.textNode(text);
        }
        List<RenderedNode> nodes = new FieldMarkup(text, itemText.marks(), locale).readNodes();
        return nodes.size() == 1
                ? nodes.getFirst()
                : new RenderedNode.BoxNode(
                        RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.VERBATIM), nodes);
    }

    /// French quotation marks have a narrow no-break space, and in French other marks as well. The
    /// text keeps its length.
    private static String withNarrowBlanks(String text, CslLocale locale) {
        String spacedText = locale.isFrench() ? PunctuationMarks.withBlanksBefore(text) : text;
        return spacedText.indexOf('«') < 0 && spacedText.indexOf('»') < 0
                ? spacedText
                : spacedText.replace("« ", "«\u202F").replace(" »", "\u202F»");
    }

    /// The end of the plain text that starts here.
    private static int endOfPlainText(String text, int startOffset) {
        for (int i = startOffset; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"'
                    || character == '\''
                    || character > '\u00AA' && isQuote(character)) {
                return i;
            }
        }
        return text.length();
    }

    private static boolean isQuote(char character) {
        return (character <= '»' || character >= '‘') && "«»‘’“”„‚‹›「」『』".indexOf(character) >= 0;
    }

    private List<RenderedNode> readNodes() {
        int offset = 0;
        while (offset < fieldText.length()) {
            applyMarks(offset);
            char character = fieldText.charAt(offset);
            offset =
                    switch (character) {
                        case '"', '\'' -> readStraightQuote(offset, character);
                        default ->
                                isQuote(character)
                                        ? readCurlyQuote(offset, character)
                                        : readPlainText(offset);
                    };
        }
        applyMarks(offset);
        flushText();
        while (openMarkups.size() > 1) {
            revertInnermost();
        }
        return openMarkups.getFirst().nodes;
    }

    private int readPlainText(int offset) {
        int markOffset =
                nextMarkIndex < marks.size()
                        ? marks.get(nextMarkIndex).offset()
                        : fieldText.length();
        int endOffset = Math.min(endOfPlainText(fieldText, offset + 1), markOffset);
        pendingText.append(fieldText, offset, endOffset);
        return endOffset;
    }

    private void applyMarks(int offset) {
        while (nextMarkIndex < marks.size() && marks.get(nextMarkIndex).offset() == offset) {
            ItemText.MarkupMark mark = marks.get(nextMarkIndex++);
            MarkupTag markupTag = mark.markupTag();
            if (!mark.isStart()) {
                if (!closeMarkup(markupTag.closingTag())) {
                    pendingText.append(markupTag.closingTag());
                }
            } else if (openMarkups.size() < DEEPEST_NESTING
                    && hasLaterEnd(markupTag.closingTag())) {
                pushMarkup(
                        new OpenMarkup(
                                markupTag.openingTag(),
                                markupTag.closingTag(),
                                markupTag.wrap(),
                                markupTag.keepsCase()));
            } else {
                pendingText.append(markupTag.openingTag());
            }
        }
    }

    private boolean hasLaterEnd(String closing) {
        return lastIndices.computeIfAbsent(closing, this::lastEndIndex) >= nextMarkIndex;
    }

    private int lastEndIndex(String closing) {
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (!marks.get(i).isStart() && marks.get(i).markupTag().closingTag().equals(closing)) {
                return i;
            }
        }
        return -1;
    }

    /// Whether the closing mark of a quotation is still to come; false within too many open ones.
    private boolean hasLaterClosing(String closing, int offset) {
        return openMarkups.size() < DEEPEST_NESTING && lastIndexOf(closing) > offset;
    }

    private int lastIndexOf(String quoteMark) {
        return lastIndices.computeIfAbsent(quoteMark, fieldText::lastIndexOf);
    }

    private int readStraightQuote(int offset, char quoteMark) {
        String closing = String.valueOf(quoteMark);
        char previousCharacter = offset == 0 ? ' ' : characterBefore(offset);
        char nextCharacter = characterAfter(offset);
        boolean isBeforeWord = Character.isLetterOrDigit(nextCharacter);
        boolean isAfterSpace = Character.isWhitespace(previousCharacter);
        if (isOpen(closing) && !isAfterSpace && !(isBeforeWord && quoteMark == '\'')) {
            closeMarkup(closing);
        } else if (!isOpen(closing)
                && mayOpenAfter(previousCharacter)
                && !Character.isWhitespace(nextCharacter)
                && hasLaterClosing(closing, offset)) {
            RenderedNode.QuoteMarks quoteMarks =
                    quoteMark == '"'
                            ? RenderedNode.QuoteMarks.DOUBLE
                            : RenderedNode.QuoteMarks.SINGLE;
            pushMarkup(new OpenMarkup(closing, closing, quoteWrap(quoteMarks), false));
        } else {
            pendingText.append(quoteMark == '\'' ? '’' : quoteMark);
        }
        return offset + 1;
    }

    private static boolean mayOpenAfter(char previousCharacter) {
        return Character.isWhitespace(previousCharacter)
                || Character.isSpaceChar(previousCharacter)
                || "([{<—–-/“‘«„".indexOf(previousCharacter) >= 0;
    }

    /// The preceding character, skipping elements.
    private char characterBefore(int offset) {
        int index = offset - 1;
        int remainingSkips = MOST_SKIPPED;
        while (remainingSkips-- > 0 && index >= 0 && ">\"'".indexOf(fieldText.charAt(index)) >= 0) {
            int startOffset =
                    fieldText.charAt(index) == '>' ? fieldText.lastIndexOf('<', index) : index;
            if (startOffset < 0) {
                break;
            }
            index = startOffset - 1;
        }
        return index < 0 ? ' ' : fieldText.charAt(index);
    }

    private char characterAfter(int offset) {
        int index = offset + 1;
        int remainingSkips = MOST_SKIPPED;
        while (remainingSkips-- > 0
                && index < fieldText.length()
                && fieldText.charAt(index) == '<') {
            int endOffset = fieldText.indexOf('>', index);
            if (endOffset < 0) {
                break;
            }
            index = endOffset + 1;
        }
        return index < fieldText.length() ? fieldText.charAt(index) : ' ';
    }

    private int readCurlyQuote(int offset, char quoteMark) {
        String closing = locale.closingMark(quoteMark);
        RenderedNode.QuoteMarks quoteMarks = locale.quoteMarks(quoteMark);
        boolean isOutermostSingle =
                quoteMark == '‘'
                        && quoteMarks == RenderedNode.QuoteMarks.SINGLE
                        && !isQuoting()
                        && !holdsQuotation(offset);
        if (!closing.isEmpty() && !isOutermostSingle && hasLaterClosing(closing, offset)) {
            pushMarkup(
                    new OpenMarkup(
                            String.valueOf(quoteMark), closing, quoteWrap(quoteMarks), false));
            return offset + 1;
        }
        String markText = String.valueOf(quoteMark);
        boolean isApostrophe =
                quoteMark == '’' && Character.isLetterOrDigit(characterAfter(offset));
        if (isApostrophe || !isOpen(markText) || !closeMarkup(markText)) {
            pendingText.append(quoteMark);
        }
        return offset + 1;
    }

    /// Whether another quotation is inside the one that this mark may open, so that it does not
    /// quote a single word.
    private boolean holdsQuotation(int offset) {
        int endOffset = lastIndexOf("’");
        return lastIndexOf("“") > offset && lastIndexOf("“") < endOffset
                || lastIndexOf("\"") > offset && lastIndexOf("\"") < endOffset;
    }

    private static RenderedNode.NodeWrap quoteWrap(RenderedNode.QuoteMarks quoteMarks) {
        return new RenderedNode.NodeWrap(
                "", "", List.of(), quoteMarks, Optional.empty(), "", RenderedNode.NodeTag.FIELD);
    }

    private void pushMarkup(OpenMarkup newMarkup) {
        flushText();
        openMarkups.add(newMarkup);
    }

    private boolean isOpen(String closing) {
        for (OpenMarkup openMarkup : openMarkups) {
            if (openMarkup.closingText.equals(closing)) {
                return true;
            }
        }
        return false;
    }

    private boolean isQuoting() {
        for (OpenMarkup openMarkup : openMarkups) {
            if (openMarkup.isQuote()) {
                return true;
            }
        }
        return false;
    }

    private boolean isFixed() {
        for (OpenMarkup openMarkup : openMarkups) {
            if (openMarkup.isFixed) {
                return true;
            }
        }
        return false;
    }

    /// Closes the innermost match. Unpaired quotation marks within it become text; an open element
    /// within it means that this closes nothing.
    private boolean closeMarkup(String closing) {
        int matchIndex = openMarkups.size() - 1;
        while (matchIndex > 0 && !openMarkups.get(matchIndex).closingText.equals(closing)) {
            if (openMarkups.get(matchIndex).closingText.startsWith("<")
                    && !closing.startsWith("<")) {
                return false;
            }
            matchIndex--;
        }
        if (matchIndex == 0) {
            return false;
        }
        flushText();
        while (openMarkups.size() - 1 > matchIndex) {
            revertInnermost();
        }
        OpenMarkup closedMarkup = openMarkups.removeLast();
        openMarkups
                .getLast()
                .nodes
                .add(new RenderedNode.BoxNode(closedMarkup.wrap, closedMarkup.nodes));
        return true;
    }

    /// Turns the innermost opening into text.
    private void revertInnermost() {
        OpenMarkup revertedMarkup = openMarkups.removeLast();
        List<RenderedNode> nodes = openMarkups.getLast().nodes;
        nodes.add(
                RenderedNode.textNode(
                        revertedMarkup.openingText.equals("'") ? "’" : revertedMarkup.openingText));
        nodes.addAll(revertedMarkup.nodes);
    }

    private void flushText() {
        if (!pendingText.isEmpty()) {
            openMarkups
                    .getLast()
                    .nodes
                    .add(new RenderedNode.TextNode(pendingText.toString(), isFixed()));
            pendingText.setLength(0);
        }
    }

    /// An unclosed element or quotation.
    private static final class OpenMarkup {
        private final String openingText;
        private final String closingText;
        private final RenderedNode.NodeWrap wrap;
        private final boolean isFixed;
        private final List<RenderedNode> nodes = new ArrayList<>();

        boolean isQuote() {
            return wrap.quotes() != RenderedNode.QuoteMarks.NONE;
        }

        OpenMarkup(
                String openingText,
                String closingText,
                RenderedNode.NodeWrap wrap,
                boolean isFixed) {
            this.openingText = openingText;
            this.closingText = closingText;
            this.wrap = wrap;
            this.isFixed = isFixed;
        }
    }
}
