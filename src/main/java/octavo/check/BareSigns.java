package octavo.check;

import java.util.OptionalInt;
import java.util.Set;

/// Finds special characters that stop LaTeX or start a comment where they were probably meant
/// literally: an unescaped `&`, `%`, `#` or `_` outside formulas and URLs.
final class BareSigns {
    private static final String SIGNS = "&%#_";

    /// Commands whose first argument is not text.
    private static final Set<String> NO_TEXT =
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

    private final String text;
    private int at;

    private BareSigns(String text) {
        this.text = text;
    }

    /// The position of the first in a text.
    static OptionalInt first(String text) {
        return new BareSigns(text).first();
    }

    private OptionalInt first() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\') {
                skipCommand();
            } else if (c == '$') {
                skipFormula();
            } else if (SIGNS.indexOf(c) >= 0) {
                return OptionalInt.of(at);
            } else {
                at++;
            }
        }
        return OptionalInt.empty();
    }

    /// An unclosed formula is another problem; then it is unclear what is text.
    private void skipFormula() {
        String dollars = text.startsWith("$$", at) ? "$$" : "$";
        int close = at + dollars.length();
        while (close < text.length() && !text.startsWith(dollars, close)) {
            close += text.charAt(close) == '\\' ? 2 : 1;
        }
        at = close + dollars.length();
    }

    private void skipCommand() {
        int start = at + 1;
        at = start;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String name = text.substring(start, at);
        if (name.isEmpty()) {
            skipSign();
        } else if (name.equals("begin")) {
            at = text.length(); // Tables and formulas use these characters for their own purposes.
        } else if (NO_TEXT.contains(name)) {
            skipArgument();
        }
    }

    private void skipSign() {
        char sign = at < text.length() ? text.charAt(at) : ' ';
        at++;
        if (sign == '(' || sign == '[') {
            skipBehind(sign == '(' ? "\\)" : "\\]");
        }
    }

    private void skipArgument() {
        if (text.startsWith("*", at)) {
            at++;
        }
        while (text.startsWith("[", at)) {
            skipBehind("]");
        }
        if (text.startsWith("{", at)) {
            skipGroup();
        } else if (at < text.length()) {
            String delimiter = text.substring(at, at + 1);
            at++;
            skipBehind(delimiter);
        }
    }

    private void skipGroup() {
        int depth = 0;
        do {
            char c = text.charAt(at++);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        } while (depth > 0 && at < text.length());
    }

    private void skipBehind(String end) {
        int found = text.indexOf(end, at);
        at = found < 0 ? text.length() : found + end.length();
    }
}
