package octavo.formats.referencetext;

import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A word, a number, an initial, an address or a punctuation mark of a reference.
///
/// @param start its offset in the reference
record ReferenceToken(String text, int start) {
    /// More tokens than any reference has.
    static final int MOST_TOKENS = 1_000;

    private static final String LETTER = "[\\p{L}\\p{M}]";

    private static final Pattern TOKEN =
            Pattern.compile(
                    "(?i:https?|ftp)://[^\\s<>\"]{1,500}+"
                            + "|(?<![\\p{L}\\p{N}])"
                            + Doi.PREFIX_REGEX
                            + "/[^\\s<>\"]{1,300}+"
                            + "|(?i:arxiv:)\\s?(?:"
                            + ArxivId.ID_REGEX
                            + ")(?![\\p{L}\\p{N}])|(?<!\\p{L})\\p{Lu}\\p{M}?\\."
                            + "|[0-9]++(?=pp(?!\\p{L})|\\p{Lu}\\p{Ll}{2})|"
                            + LETTER
                            + "+(?:['’‐-]"
                            + LETTER
                            + "+)*+(?![\\p{L}\\p{N}])"
                            + "|[\\p{L}\\p{M}\\p{N}]++"
                            + "|[^\\s\\p{Z}]");

    /// The tokens of a reference, at most so many as any has.
    static List<ReferenceToken> tokensOf(String referenceText) {
        List<ReferenceToken> tokens = new ArrayList<>();
        Matcher tokenMatcher = TOKEN.matcher(referenceText);
        while (tokens.size() < MOST_TOKENS && tokenMatcher.find()) {
            tokens.add(new ReferenceToken(tokenMatcher.group(), tokenMatcher.start()));
        }
        return tokens;
    }

    /// The offset after it.
    int end() {
        return start + text.length();
    }

    boolean isWord() {
        return Character.isLetter(text.codePointAt(0));
    }

    boolean isNumber() {
        return Character.isDigit(text.codePointAt(0));
    }

    boolean isPunctuation() {
        return !Character.isLetterOrDigit(text.codePointAt(0));
    }

    /// `L.`: part of a name more often than the end of a sentence.
    boolean isInitial() {
        return text.endsWith(".") && text.length() <= 3 && isWord();
    }

    boolean isAddress() {
        return text.length() > 7
                && (text.indexOf("://") > 0 || text.indexOf(':') > 0 || text.startsWith("10."));
    }
}
