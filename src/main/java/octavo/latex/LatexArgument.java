package octavo.latex;

import octavo.latex.LatexTable.LatexCommand;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An argument that is not parsed as LaTeX: its text and its end in the source.
record LatexArgument(String text, int end) {
    /// An argument without an end within this many characters is ignored; this keeps hostile input
    /// linear.
    private static final int LOOK_AHEAD = 1000;

    private static final Pattern NUMBER =
            Pattern.compile("\\{?(?<base>[\"']?)(?<digits>[0-9A-F]{1,7})\\s?\\}?");

    /// Escapes that people write in URLs for TeX's sake: `\_`, `\~{}`, `$\sim$`.
    private static final Pattern ESCAPED =
            Pattern.compile(
                    "(?<tilde>\\{?\\\\textasciitilde(?:\\{\\}|\\}|\\s)?|\\{\\\\~\\}|\\\\~(?:\\{\\})?"
                        + "|\\$\\\\sim\\$)|\\\\(?<sign>[%#_&{}$])");

    /// The argument of a kind that starts here, if there is one.
    static Optional<LatexArgument> read(String source, int at, LatexCommand.Argument kind) {
        return switch (kind) {
            case NUMBER -> number(source, at);
            case DELIMITED -> delimited(source, at);
            case TARGET -> braced(source, at);
            case LINK, PLAIN ->
                    source.startsWith("{", at) ? braced(source, at) : delimited(source, at);
        };
    }

    /// The end of the argument that starts here: a group, a command or a character.
    static int end(String source, int at) {
        if (at >= source.length() || source.charAt(at) == '}') {
            return at;
        }
        if (source.charAt(at) == '\\') {
            return endOfCommand(source, at);
        }
        if (source.charAt(at) != '{') {
            return source.offsetByCodePoints(at, 1);
        }
        int depth = 0;
        for (int i = at; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return i + 1;
            }
        }
        return source.length();
    }

    /// The end of the command that starts here, without whitespace after it.
    static int endOfCommand(String source, int at) {
        int end = at + 1;
        while (end < source.length() && isAsciiLetter(source.charAt(end))) {
            end++;
        }
        return end > at + 1 || end == source.length() ? end : source.offsetByCodePoints(end, 1);
    }

    static boolean isAsciiLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /// The end of the `[…]` that starts here.
    static int endOfOption(String source, int at) {
        int close = indexOf(source, "]", at);
        return close < 0 ? at : close + 1;
    }

    /// Whether an unescaped dollar sign follows.
    static boolean hasDollar(String source, int from) {
        for (int i = from; i < source.length(); i++) {
            if (source.charAt(i) == '\\') {
                i++;
            } else if (source.charAt(i) == '$') {
                return true;
            }
        }
        return false;
    }

    /// The next position of a text, within a limit, or -1.
    static int indexOf(String source, String sought, int from) {
        return source.indexOf(sought, from, Math.min(source.length(), from + LOOK_AHEAD));
    }

    /// The end of the number that starts here: `23`, or `"17` in hexadecimal.
    static int endOfNumber(String source, int at) {
        boolean isHexadecimal = source.startsWith("\"", at);
        int end = isHexadecimal ? at + 1 : at;
        int radix = isHexadecimal ? 16 : 10;
        while (end < source.length() && Character.digit(source.charAt(end), radix) >= 0) {
            end++;
        }
        return end;
    }

    private static Optional<LatexArgument> braced(String source, int at) {
        if (!source.startsWith("{", at)) {
            return Optional.empty();
        }
        int end = end(source, at);
        String text = source.substring(at + 1, source.charAt(end - 1) == '}' ? end - 1 : end);
        return Optional.of(new LatexArgument(unescaped(text.strip()), end));
    }

    private static String unescaped(String address) {
        if (address.indexOf('\\') < 0) {
            return address;
        }
        return ESCAPED.matcher(address)
                .replaceAll(found ->
                        Matcher.quoteReplacement(
                                found.group("tilde") == null ? found.group("sign") : "~"));
    }

    /// An argument with one delimiter on both sides, such as `|…|`.
    private static Optional<LatexArgument> delimited(String source, int at) {
        if (at >= source.length() || Character.isLetterOrDigit(source.charAt(at))) {
            return Optional.empty();
        }
        int close = indexOf(source, source.substring(at, at + 1), at + 1);
        return close < 0
                ? Optional.empty()
                : Optional.of(new LatexArgument(source.substring(at + 1, close), close + 1));
    }

    private static Optional<LatexArgument> number(String source, int at) {
        var found = NUMBER.matcher(source).region(at, source.length());
        if (!found.lookingAt()) {
            return Optional.empty();
        }
        String digits = found.group("digits");
        int radix =
                switch (found.group("base")) {
                    case "\"" -> 16;
                    case "'" -> 8;
                    default -> 10;
                };
        try {
            String character = Character.toString(Integer.parseInt(digits, radix));
            return Optional.of(new LatexArgument(character, found.end()));
        } catch (IllegalArgumentException _) {
            return Optional.empty(); // Not in this base, or not a code point.
        }
    }
}
