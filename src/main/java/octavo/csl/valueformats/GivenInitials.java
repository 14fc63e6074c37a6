package octavo.csl.valueformats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Abbreviates given names to initials, and normalises existing ones.
public final class GivenInitials {
    private final String initialSuffix;
    private final boolean keepsHyphens;
    private final StringBuilder output = new StringBuilder();

    private GivenInitials(String initialSuffix, boolean keepsHyphens) {
        this.initialSuffix = initialSuffix;
        this.keepsHyphens = keepsHyphens;
    }

    /// Given names as initials, each followed by `initialSuffix`; hyphens between them are kept or
    /// dropped.
    public static String of(String givenNames, String initialSuffix, boolean keepsHyphens) {
        GivenInitials initials = new GivenInitials(initialSuffix, keepsHyphens);
        for (GivenWord word : splitWords(givenNames)) {
            initials.appendShortened(word);
        }
        return stripBlanks(initials.output.toString());
    }

    /// Trims spaces, including no-break ones.
    private static String stripBlanks(String text) {
        var strippedText = new StringBuilder(text.strip());
        trimEnd(strippedText);
        return strippedText.toString();
    }

    private static void trimEnd(StringBuilder text) {
        int endIndex = text.length();
        while (endIndex > 0 && isBlank(text.charAt(endIndex - 1))) {
            endIndex--;
        }
        text.setLength(endIndex);
    }

    private static boolean isBlank(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    /// Full given names, with initials among them each followed by `initialSuffix`.
    public static String normalizeInitials(String givenNames, String initialSuffix) {
        GivenInitials initials = new GivenInitials(initialSuffix, true);
        for (GivenWord word : splitWords(givenNames)) {
            boolean isInitial =
                    word.hasPeriod || word.text.codePointCount(0, word.text.length()) == 1;
            if (isInitial) {
                initials.appendInitial(word.hasHyphen ? "-" : "", word.text);
            } else {
                initials.appendSpace(word);
                initials.output.append(word.text);
                initials.output.append(' ');
            }
        }
        return stripBlanks(initials.output.toString());
    }

    /// Abbreviates the text within and between the elements of a name with markup.
    public static String shortenMarkup(String givenNames, UnaryOperator<String> shortenText) {
        StringBuilder shortenedName = new StringBuilder();
        Matcher markupMatcher = Pattern.compile("<[^<>]*>|[^<]+|<").matcher(givenNames);
        while (markupMatcher.find()) {
            String markupPiece = markupMatcher.group();
            boolean isText = !markupPiece.startsWith("<") && !markupPiece.isBlank();
            String leadingSpace = isText && markupPiece.startsWith(" ") ? " " : "";
            boolean hasHyphen = isText && markupPiece.startsWith("-");
            String shortened =
                    isText
                            ? shortenText.apply(hasHyphen ? markupPiece.substring(1) : markupPiece)
                            : markupPiece;
            shortenedName.append(leadingSpace).append(hasHyphen ? "-" : "").append(shortened);
        }
        return shortenedName.toString();
    }

    private void appendShortened(GivenWord word) {
        int firstCodePoint = word.text.codePointAt(0);
        if (word.hasPeriod && !isRoman(word)) {
            appendInitial(word.hasHyphen && keepsHyphens ? "-" : "", word.text);
        } else if (Character.isLowerCase(firstCodePoint)) {
            if (!word.hasHyphen) {
                appendSpace(word);
                output.append(word.text).append(' ');
            }
        } else {
            appendInitial(word.hasHyphen && keepsHyphens ? "-" : "", initialOf(word.text));
        }
    }

    private static boolean isRoman(GivenWord word) {
        return word.text.length() > 4;
    }

    private void appendInitial(String hyphenText, String initialText) {
        if (!hyphenText.isEmpty()) {
            trimEnd(output);
        }
        output.append(hyphenText).append(initialText).append(initialSuffix);
    }

    private void appendSpace(GivenWord word) {
        if (word.hasHyphen) {
            trimEnd(output);
            output.append('-');
        } else if (!output.isEmpty()
                && !Character.isWhitespace(output.charAt(output.length() - 1))) {
            output.append(' ');
        }
    }

    /// The first letter; for several capitals at the start of a longer word, as in "TSerendorj",
    /// the letter they represent.
    private static String initialOf(String wordText) {
        int firstCodePoint = wordText.codePointAt(0);
        int nextIndex = Character.charCount(firstCodePoint);
        StringBuilder initialBuilder = new StringBuilder().appendCodePoint(firstCodePoint);
        boolean isDigraph =
                wordText.length() > nextIndex + 1
                        && Character.isUpperCase(wordText.charAt(nextIndex))
                        && Character.isLowerCase(wordText.charAt(nextIndex + 1));
        return isDigraph
                ? initialBuilder
                        .append(Character.toLowerCase(wordText.charAt(nextIndex)))
                        .toString()
                : initialBuilder.toString();
    }

    /// The words of a name, separated by spaces, hyphens and full stops.
    private static List<GivenWord> splitWords(String givenNames) {
        List<GivenWord> words = new ArrayList<>();
        StringBuilder wordBuilder = new StringBuilder();
        boolean isAfterHyphen = false;
        for (int i = 0; i < givenNames.length(); i++) {
            char character = givenNames.charAt(i);
            boolean isHyphen =
                    character == '-'
                            || character == '‐'
                            || character == '\u2011'
                            || character == '–';
            if (character == '.'
                    || isHyphen
                    || Character.isWhitespace(character)
                    || character == '\u00A0') {
                if (!wordBuilder.isEmpty()) {
                    words.add(
                            new GivenWord(wordBuilder.toString(), character == '.', isAfterHyphen));
                    wordBuilder.setLength(0);
                    isAfterHyphen = false;
                }
                isAfterHyphen |= isHyphen;
            } else {
                wordBuilder.append(character);
            }
        }
        if (!wordBuilder.isEmpty()) {
            words.add(new GivenWord(wordBuilder.toString(), false, isAfterHyphen));
        }
        return words;
    }

    /// A word, whether a full stop follows, and whether a hyphen precedes it.
    private record GivenWord(String text, boolean hasPeriod, boolean hasHyphen) {}
}
