package octavo.latex;

import java.util.OptionalInt;
import java.util.Set;

/// Finds special characters that stop LaTeX or start a comment where they were probably meant
/// literally: an unescaped `&`, `%`, `#` or `_` outside formulas and URLs.
public final class BareSigns {
    private static final String SPECIAL_SIGNS = "&%#_";

    /// Commands whose first argument is not text.
    private static final Set<String> VERBATIM_COMMANDS =
            Set.of(
                    "autoref",
                    "ce",
                    "ch",
                    "cite",
                    "citealp",
                    "citeauthor",
                    "citep",
                    "citet",
                    "citetitle",
                    "citeyear",
                    "detokenize",
                    "doi",
                    "ensuremath",
                    "eprint",
                    "fullcite",
                    "href",
                    "hyperlink",
                    "includegraphics",
                    "label",
                    "nocite",
                    "noopsort",
                    "nolinkurl",
                    "path",
                    "ref",
                    "textcite",
                    "url",
                    "verb");

    private final String latexText;
    private int offset;

    private BareSigns(String latexText) {
        this.latexText = latexText;
    }

    /// The position of the first in a text.
    public static OptionalInt findFirst(String latexText) {
        return new BareSigns(latexText).findFirst();
    }

    /// A text with a backslash before each.
    public static String escapeAll(String latexText) {
        BareSigns bareSigns = new BareSigns(latexText);
        StringBuilder escapedText = new StringBuilder();
        int copiedEnd = 0;
        OptionalInt foundOffset = bareSigns.findFirst();
        while (foundOffset.isPresent()) {
            escapedText.append(latexText, copiedEnd, foundOffset.getAsInt()).append('\\');
            copiedEnd = foundOffset.getAsInt();
            bareSigns.offset++;
            foundOffset = bareSigns.findFirst();
        }
        return escapedText.append(latexText.substring(copiedEnd)).toString();
    }

    private OptionalInt findFirst() {
        while (offset < latexText.length()) {
            char character = latexText.charAt(offset);
            if (character == '\\') {
                skipCommand();
            } else if (character == '$') {
                skipFormula();
            } else if (SPECIAL_SIGNS.indexOf(character) >= 0) {
                return OptionalInt.of(offset);
            } else {
                offset++;
            }
        }
        return OptionalInt.empty();
    }

    /// An unclosed formula is another problem; then it is unclear what is text.
    private void skipFormula() {
        String dollars = latexText.startsWith("$$", offset) ? "$$" : "$";
        int closeOffset = offset + dollars.length();
        while (closeOffset < latexText.length() && !latexText.startsWith(dollars, closeOffset)) {
            closeOffset += latexText.charAt(closeOffset) == '\\' ? 2 : 1;
        }
        offset = closeOffset + dollars.length();
    }

    private void skipCommand() {
        int nameStart = offset + 1;
        offset = nameStart;
        while (offset < latexText.length() && Character.isLetter(latexText.charAt(offset))) {
            offset++;
        }
        String commandName = latexText.substring(nameStart, offset);
        if (commandName.isEmpty()) {
            skipSign();
        } else if (commandName.equals("begin")) {
            offset = latexText.length(); // Tables and formulas use these characters for their own
            // purposes.
        } else if (VERBATIM_COMMANDS.contains(commandName)) {
            skipArgument();
        }
    }

    private void skipSign() {
        char nextSign = offset < latexText.length() ? latexText.charAt(offset) : ' ';
        offset++;
        if (nextSign == '(' || nextSign == '[') {
            skipBehind(nextSign == '(' ? "\\)" : "\\]");
        }
    }

    private void skipArgument() {
        if (latexText.startsWith("*", offset)) {
            offset++;
        }
        while (latexText.startsWith("[", offset)) {
            skipBehind("]");
        }
        if (latexText.startsWith("{", offset)) {
            skipGroup();
        } else if (offset < latexText.length()) {
            String delimiter = latexText.substring(offset, offset + 1);
            offset++;
            skipBehind(delimiter);
        }
    }

    private void skipGroup() {
        int depth = 0;
        do {
            char character = latexText.charAt(offset++);
            depth += character == '{' ? 1 : character == '}' ? -1 : 0;
        } while (depth > 0 && offset < latexText.length());
    }

    private void skipBehind(String endMark) {
        int endOffset = latexText.indexOf(endMark, offset);
        offset = endOffset < 0 ? latexText.length() : endOffset + endMark.length();
    }
}
