package octavo.latex;

import octavo.latex.LatexTable.LatexCommand;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An argument that is not parsed as LaTeX: its text and its end in the source.
record LatexArgument(String argumentText, int endOffset) {
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
    static Optional<LatexArgument> readArgument(
            String latexSource, int offset, LatexCommand.ArgumentKind argumentKind) {
        return switch (argumentKind) {
            case NUMBER -> readNumber(latexSource, offset);
            case DELIMITED -> readDelimited(latexSource, offset);
            case TARGET -> readBraced(latexSource, offset);
            case LINK, PLAIN ->
                    latexSource.startsWith("{", offset)
                            ? readBraced(latexSource, offset)
                            : readDelimited(latexSource, offset);
        };
    }

    /// The end of the argument that starts here: a group, a command or a character.
    static int endOfArgument(String latexSource, int offset) {
        if (offset >= latexSource.length() || latexSource.charAt(offset) == '}') {
            return offset;
        }
        if (latexSource.charAt(offset) == '\\') {
            return endOfCommand(latexSource, offset);
        }
        if (latexSource.charAt(offset) != '{') {
            return latexSource.offsetByCodePoints(offset, 1);
        }
        int braceDepth = 0;
        for (int i = offset; i < latexSource.length(); i++) {
            char character = latexSource.charAt(i);
            if (character == '{') {
                braceDepth++;
            } else if (character == '}' && --braceDepth == 0) {
                return i + 1;
            }
        }
        return latexSource.length();
    }

    /// The end of the command that starts here, without whitespace after it.
    static int endOfCommand(String latexSource, int offset) {
        int endOffset = offset + 1;
        while (endOffset < latexSource.length() && isAsciiLetter(latexSource.charAt(endOffset))) {
            endOffset++;
        }
        return endOffset > offset + 1 || endOffset == latexSource.length()
                ? endOffset
                : latexSource.offsetByCodePoints(endOffset, 1);
    }

    static boolean isAsciiLetter(char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
    }

    /// The end of the `[…]` that starts here.
    static int endOfOption(String latexSource, int offset) {
        int closeOffset = indexNearby(latexSource, "]", offset);
        return closeOffset < 0 ? offset : closeOffset + 1;
    }

    /// Whether an unescaped dollar sign follows.
    static boolean hasUnescapedDollar(String latexSource, int startOffset) {
        for (int i = startOffset; i < latexSource.length(); i++) {
            if (latexSource.charAt(i) == '\\') {
                i++;
            } else if (latexSource.charAt(i) == '$') {
                return true;
            }
        }
        return false;
    }

    /// The next position of a text, within a limit, or -1.
    static int indexNearby(String latexSource, String soughtText, int startOffset) {
        return latexSource.indexOf(
                soughtText, startOffset, Math.min(latexSource.length(), startOffset + LOOK_AHEAD));
    }

    /// The end of the number that starts here: `23`, or `"17` in hexadecimal.
    static int endOfNumber(String latexSource, int offset) {
        boolean isHexadecimal = latexSource.startsWith("\"", offset);
        int endOffset = isHexadecimal ? offset + 1 : offset;
        int radix = isHexadecimal ? 16 : 10;
        while (endOffset < latexSource.length()
                && Character.digit(latexSource.charAt(endOffset), radix) >= 0) {
            endOffset++;
        }
        return endOffset;
    }

    private static Optional<LatexArgument> readBraced(String latexSource, int offset) {
        if (!latexSource.startsWith("{", offset)) {
            return Optional.empty();
        }
        int endOffset = endOfArgument(latexSource, offset);
        String argumentText =
                latexSource.substring(
                        offset + 1,
                        latexSource.charAt(endOffset - 1) == '}' ? endOffset - 1 : endOffset);
        return Optional.of(new LatexArgument(unescapeAddress(argumentText.strip()), endOffset));
    }

    private static String unescapeAddress(String address) {
        if (address.indexOf('\\') < 0) {
            return address;
        }
        return ESCAPED.matcher(address)
                .replaceAll(escapeMatch ->
                        Matcher.quoteReplacement(
                                escapeMatch.group("tilde") == null
                                        ? escapeMatch.group("sign")
                                        : "~"));
    }

    /// An argument with one delimiter on both sides, such as `|…|`.
    private static Optional<LatexArgument> readDelimited(String latexSource, int offset) {
        if (offset >= latexSource.length()
                || Character.isLetterOrDigit(latexSource.charAt(offset))) {
            return Optional.empty();
        }
        int closeOffset =
                indexNearby(latexSource, latexSource.substring(offset, offset + 1), offset + 1);
        return closeOffset < 0
                ? Optional.empty()
                : Optional.of(
                        new LatexArgument(
                                latexSource.substring(offset + 1, closeOffset), closeOffset + 1));
    }

    private static Optional<LatexArgument> readNumber(String latexSource, int offset) {
        var numberMatch = NUMBER.matcher(latexSource).region(offset, latexSource.length());
        if (!numberMatch.lookingAt()) {
            return Optional.empty();
        }
        String digits = numberMatch.group("digits");
        int radix =
                switch (numberMatch.group("base")) {
                    case "\"" -> 16;
                    case "'" -> 8;
                    default -> 10;
                };
        try {
            String character = Character.toString(Integer.parseInt(digits, radix));
            return Optional.of(new LatexArgument(character, numberMatch.end()));
        } catch (IllegalArgumentException _) {
            return Optional.empty(); // Not in this base, or not a code point.
        }
    }
}
