package octavo.values;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/// The words of a short text that may contain LaTeX, for comparison only: in lower case, without
/// accents, braces and commands.
final class LatexWords {

    /// Accent commands whose names are letters.
    private static final Set<String> ACCENTS =
            Set.of("c", "v", "u", "H", "k", "r", "b", "d", "t", "i", "j");

    /// Commands whose argument is only for sorting.
    private static final Set<String> UNSEEN = Set.of("noopsort", "sortnoop", "noop", "SortNoop");

    private final String text;
    private final StringBuilder out;
    private int at;

    private LatexWords(String text) {
        this.text = text;
        this.out = new StringBuilder(text.length());
    }

    /// The words of a text.
    static String of(String text) {
        LatexWords words = new LatexWords(text);
        words.read();
        return fold(words.out.toString());
    }

    /// A text in lower case and without accents.
    static String fold(String text) {
        String parted = Normalizer.normalize(text, Normalizer.Form.NFD);
        StringBuilder out = new StringBuilder(parted.length());
        for (int i = 0; i < parted.length(); i++) {
            char c = parted.charAt(i);
            if (Character.getType(c) != Character.NON_SPACING_MARK) {
                out.append(c);
            }
        }
        return out.toString().toLowerCase(Locale.ROOT);
    }

    private void read() {
        while (at < text.length()) {
            char c = text.charAt(at++);
            switch (c) {
                case '\\' -> command();
                case '{', '}', '$' -> {}
                case '~' -> out.append(' ');
                default -> out.append(isDash(c) ? '-' : c);
            }
        }
    }

    static boolean isDash(char c) {
        return (c >= '\u2010' && c <= '\u2015') || c == '\u2212';
    }

    private void command() {
        int start = at;
        while (at < text.length() && isAsciiLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(start, at);
        if (name.isEmpty()) {
            symbol();
        } else if (name.equals("slash")) {
            out.append('/');
        } else if (name.equals("textendash")) {
            out.append('-');
        } else if (UNSEEN.contains(name)) {
            skipArgument();
        } else if (name.equals("switchargs")) {
            switchedArguments();
        } else if (ACCENTS.contains(name)) {
            out.append(name.equals("i") || name.equals("j") ? name : "");
            skipBlanks();
        } else {
            out.append(' ');
        }
    }

    /// A command that is not a letter: an accent, a space, or an escaped character.
    private void symbol() {
        if (at == text.length()) {
            return;
        }
        char c = text.charAt(at++);
        if (" ,;:!/\n\t".indexOf(c) >= 0) {
            out.append(' ');
        } else if ("\"'`^~=.-".indexOf(c) < 0) {
            out.append(c);
        }
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    /// Skips `{…}` and returns its content.
    private String skipArgument() {
        skipBlanks();
        if (at == text.length() || text.charAt(at) != '{') {
            return "";
        }
        int start = at + 1;
        int depth = 0;
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return text.substring(start, at - 1);
            }
        }
        return text.substring(start);
    }

    /// `\switchargs{--90}{1968}`, from BibTeX's own examples, prints its arguments in reverse order
    /// and so sorts by the first.
    private void switchedArguments() {
        String first = skipArgument();
        String second = skipArgument();
        out.append(second).append(first);
    }

    private static boolean isAsciiLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
