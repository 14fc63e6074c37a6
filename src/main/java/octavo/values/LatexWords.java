package octavo.values;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/// The words of a short text that may contain LaTeX, for comparison only: in lower case, without
/// accents, braces and commands.
final class LatexWords {

    /// Accent commands whose names are letters.
    private static final Set<String> ACCENT_COMMANDS =
            Set.of("c", "v", "u", "H", "k", "r", "b", "d", "t", "i", "j");

    /// Commands whose argument is only for sorting.
    private static final Set<String> UNPRINTED_COMMANDS =
            Set.of("noopsort", "sortnoop", "noop", "SortNoop");

    private final String latexText;
    private final StringBuilder output;
    private int position;

    private LatexWords(String latexText) {
        this.latexText = latexText;
        this.output = new StringBuilder(latexText.length());
    }

    /// The words of a text.
    static String plainWords(String latexText) {
        LatexWords wordsReader = new LatexWords(latexText);
        wordsReader.readText();
        return foldText(wordsReader.output.toString());
    }

    /// A text in lower case and without accents.
    static String foldText(String latexText) {
        String decomposedText = Normalizer.normalize(latexText, Normalizer.Form.NFD);
        StringBuilder foldedText = new StringBuilder(decomposedText.length());
        for (int i = 0; i < decomposedText.length(); i++) {
            char character = decomposedText.charAt(i);
            if (Character.getType(character) != Character.NON_SPACING_MARK) {
                foldedText.append(character);
            }
        }
        return foldedText.toString().toLowerCase(Locale.ROOT);
    }

    private void readText() {
        while (position < latexText.length()) {
            char character = latexText.charAt(position++);
            switch (character) {
                case '\\' -> readCommand();
                case '{', '}', '$' -> {}
                case '~' -> output.append(' ');
                default -> output.append(isDash(character) ? '-' : character);
            }
        }
    }

    static boolean isDash(char character) {
        return (character >= '\u2010' && character <= '\u2015') || character == '\u2212';
    }

    private void readCommand() {
        int nameStart = position;
        while (position < latexText.length() && isAsciiLetter(latexText.charAt(position))) {
            position++;
        }
        String commandName = latexText.substring(nameStart, position);
        if (commandName.isEmpty()) {
            readSymbol();
        } else if (commandName.equals("slash")) {
            output.append('/');
        } else if (commandName.equals("textendash")) {
            output.append('-');
        } else if (UNPRINTED_COMMANDS.contains(commandName)) {
            skipArgument();
        } else if (commandName.equals("switchargs")) {
            appendSwitchedArguments();
        } else if (ACCENT_COMMANDS.contains(commandName)) {
            output.append(commandName.equals("i") || commandName.equals("j") ? commandName : "");
            skipBlanks();
        } else {
            output.append(' ');
        }
    }

    /// A command that is not a letter: an accent, a space, or an escaped character.
    private void readSymbol() {
        if (position == latexText.length()) {
            return;
        }
        char character = latexText.charAt(position++);
        if (" ,;:!/\n\t".indexOf(character) >= 0) {
            output.append(' ');
        } else if ("\"'`^~=.-".indexOf(character) < 0) {
            output.append(character);
        }
    }

    private void skipBlanks() {
        while (position < latexText.length() && latexText.charAt(position) == ' ') {
            position++;
        }
    }

    /// Skips `{…}` and returns its content.
    private String skipArgument() {
        skipBlanks();
        if (position == latexText.length() || latexText.charAt(position) != '{') {
            return "";
        }
        int argumentStart = position + 1;
        int depth = 0;
        while (position < latexText.length()) {
            char character = latexText.charAt(position++);
            if (character == '{') {
                depth++;
            } else if (character == '}' && --depth == 0) {
                return latexText.substring(argumentStart, position - 1);
            }
        }
        return latexText.substring(argumentStart);
    }

    /// `\switchargs{--90}{1968}`, from BibTeX's own examples, prints its arguments in reverse order
    /// and so sorts by the first.
    private void appendSwitchedArguments() {
        String firstArgument = skipArgument();
        String secondArgument = skipArgument();
        output.append(secondArgument).append(firstArgument);
    }

    private static boolean isAsciiLetter(char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    }
}
