package octavo.richtext;

import octavo.richtext.Run.TextFormat;
import octavo.text.AsciiSet;

import java.util.List;
import java.util.regex.Pattern;

/// Writes formatted text as Markdown (CommonMark), with HTML elements where Markdown has no syntax.
public final class MarkdownWriter {
    /// Ten digits start no list.
    private static final int LONGEST_MARK = 10;

    private static final String ALWAYS_MARKUP = "\\`*_[]~^$|{}";

    /// What is markup only before certain text.
    private static final String CONDITIONAL_MARKUP = "<&!:";

    /// What is markup only at the start of a line.
    private static final String LINE_START_MARKUP = "-+=:#>";

    /// Characters that are literal within a line.
    private static final AsciiSet PLAIN_CHARACTERS =
            AsciiSet.printableExcept(ALWAYS_MARKUP + CONDITIONAL_MARKUP);

    /// The name or number of a character, up to the semicolon.
    private static final Pattern CHARACTER_REFERENCE = Pattern.compile("#?[A-Za-z0-9]+;");

    /// The name of an emoji, up to the second colon.
    private static final Pattern EMOJI_NAME = Pattern.compile("[\\p{L}\\p{N}_+-]+:");

    private final StringBuilder output = new StringBuilder();

    private MarkdownWriter() {}

    public static String of(Runs runs) {
        MarkdownWriter writer = new MarkdownWriter();
        writer.writeRuns(runs.runs(), ' ');
        return writer.output.toString().strip();
    }

    /// @param nextCharacter the next letter
    private void writeRuns(List<Run> runs, char nextCharacter) {
        for (int i = 0; i < runs.size(); i++) {
            String restText = new Runs(runs.subList(i + 1, runs.size())).plainText();
            char followingCharacter = restText.isEmpty() ? nextCharacter : restText.charAt(0);
            switch (runs.get(i)) {
                case Run.TextRun(String text) -> writeEscaped(text, restText);
                case Run.RawMarkup raw -> output.append(raw.markupFor(RawFormat.MARKDOWN));
                case Run.StyledRun(TextFormat textFormat, List<Run> children) ->
                        writeStyled(textFormat, children, followingCharacter);
                case Run.LinkRun(LinkAddress linkTarget, List<Run> children) ->
                        writeLink(linkTarget, children);
                case Run.PersonRun(_, _, List<Run> children) ->
                        writeRuns(children, followingCharacter);
                case Run.BlockRun(Run.BlockPosition position, List<Run> children) ->
                        writeBlock(position, children);
            }
        }
    }

    private void writeStyled(TextFormat textFormat, List<Run> children, char followingCharacter) {
        int textStart = output.length();
        writeRuns(children, followingCharacter);
        String text = output.substring(textStart);
        output.setLength(textStart);
        switch (textFormat) {
            case ITALIC, OBLIQUE -> writeEmphasis("*", "em", text, followingCharacter);
            case BOLD -> writeEmphasis("**", "strong", text, followingCharacter);
            case SUPERSCRIPT -> writeElement("sup", text);
            case SUBSCRIPT -> writeElement("sub", text);
            case UNDERLINE -> writeElement("u", text);
            case SMALL_CAPS -> writeElement("span style=\"font-variant:small-caps\"", text);
            case NORMAL_CAPS -> writeElement("span style=\"font-variant:normal\"", text);
            case UPRIGHT -> writeElement("span style=\"font-style:normal\"", text);
            case LIGHT, NORMAL_WEIGHT -> writeElement("span style=\"font-weight:normal\"", text);
            case NO_UNDERLINE, BASELINE -> output.append(text);
        }
    }

    /// Asterisks mean emphasis if they touch no blanks on the inside and no asterisks on the
    /// outside. If they touch punctuation on the inside, they need a blank or punctuation on the
    /// outside, too (CommonMark 6.2, flanking delimiter runs).
    private void writeEmphasis(
            String asterisks, String element, String text, char followingCharacter) {
        char previousCharacter = output.isEmpty() ? ' ' : output.charAt(output.length() - 1);
        boolean canUseAsterisks =
                !text.isEmpty()
                        && canTouch(text.charAt(0), previousCharacter)
                        && canTouch(
                                text.charAt(text.length() - 1),
                                followingCharacter == '*' ? '\\' : followingCharacter);
        if (canUseAsterisks) {
            output.append(asterisks).append(text).append(asterisks);
        } else {
            writeElement(element, text);
        }
    }

    /// Whether asterisks between two characters are delimiters.
    private static boolean canTouch(char inside, char outside) {
        boolean isBlank = inside <= ' ' || Character.isSpaceChar(inside);
        boolean isSeparated =
                outside <= ' ' || outside < 0x7F && !Character.isLetterOrDigit(outside);
        return outside != '*'
                && inside != '*'
                && (Character.isLetterOrDigit(inside) || !isBlank && isSeparated);
    }

    private void writeElement(String openingTag, String text) {
        int nameEnd = openingTag.indexOf(' ') < 0 ? openingTag.length() : openingTag.indexOf(' ');
        output.append('<').append(openingTag).append('>').append(text);
        output.append("</").append(openingTag, 0, nameEnd).append('>');
    }

    private void writeLink(LinkAddress linkTarget, List<Run> children) {
        output.append('[');
        writeRuns(children, ']');
        output.append("](").append(linkDestination(linkTarget)).append(')');
    }

    /// An address as links take it.
    static String linkDestination(LinkAddress linkAddress) {
        return linkAddress.url().replace("(", "%28").replace(")", "%29");
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        boolean isOwnParagraph =
                position == Run.BlockPosition.BLOCK || position == Run.BlockPosition.INDENT;
        output.append(isOwnParagraph && !output.isEmpty() ? "\n\n" : "");
        writeRuns(children, ' ');
        output.append(isOwnParagraph ? "\n\n" : " ");
    }

    /// Escapes what Markdown would read as markup. A full stop or a bracket is that only after
    /// digits at the start of a line; GitHub and Pandoc replace the name of an emoji between two
    /// colons.
    ///
    /// @param restText the text after it
    private void writeEscaped(String text, String restText) {
        int lineStart = output.length();
        while (lineStart > 0
                && output.length() - lineStart < LONGEST_MARK
                && isDigit(output.charAt(lineStart - 1))) {
            lineStart--;
        }
        boolean isAfterDigits =
                output.length() - lineStart < LONGEST_MARK
                        && (lineStart == 0 || output.charAt(lineStart - 1) == '\n');
        boolean isLineStart = isAfterDigits && lineStart == output.length();
        String fullText = text + restText;
        for (int i = 0; i < text.length(); ) {
            char character = text.charAt(i);
            boolean needsEscape =
                    ALWAYS_MARKUP.indexOf(character) >= 0
                            || CONDITIONAL_MARKUP.indexOf(character) >= 0
                                    && isMarkup(character, fullText, i + 1)
                            || isLineStart && LINE_START_MARKUP.indexOf(character) >= 0
                            || isAfterDigits
                                    && !isLineStart
                                    && (character == '.' || character == ')');
            output.append(needsEscape ? "\\" : "").append(character < ' ' ? ' ' : character);
            isAfterDigits &= isDigit(character);
            isLineStart = false;
            i = isAfterDigits ? i + 1 : PLAIN_CHARACTERS.copyRun(text, i + 1, output);
        }
    }

    /// Whether a character is markup before what follows it in a text: an element, a character by
    /// name, a picture, an emoji. What follows the end is not known here, and may be a link.
    private static boolean isMarkup(char character, String text, int nextIndex) {
        boolean isLastCharacter = nextIndex == text.length();
        return switch (character) {
            case '<' -> isLastCharacter || " =0123456789".indexOf(text.charAt(nextIndex)) < 0;
            case '&' ->
                    CHARACTER_REFERENCE.matcher(text).region(nextIndex, text.length()).lookingAt();
            case '!' -> isLastCharacter || text.charAt(nextIndex) == '[';
            default -> EMOJI_NAME.matcher(text).region(nextIndex, text.length()).lookingAt();
        };
    }

    private static boolean isDigit(int character) {
        return character >= '0' && character <= '9';
    }
}
