package octavo.editing.bulk;

import octavo.text.LocalizedSentence;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// A search pattern and its replacement.
///
/// @param replacement the replacement, as in [Matcher#replaceAll(String)]
/// @param literalText characters that every match contains literally; may be empty
public record TextReplacement(Pattern pattern, String replacement, String literalText) {
    private static final String WORD = "[\\p{L}\\p{M}\\p{N}_]";

    /// How the search text is interpreted.
    ///
    /// @param isRegularExpression whether it is a regular expression
    /// @param matchesWholeWords whether a match must not touch another letter or digit
    /// @param ignoresCase whether case is ignored
    public record SearchOptions(
            boolean isRegularExpression, boolean matchesWholeWords, boolean ignoresCase) {
        /// A literal search.
        public static final SearchOptions EXACT = new SearchOptions(false, false, false);
    }

    /// A replacement, or why there is none.
    public sealed interface ReplacementOutcome {
        record ReadyReplacement(TextReplacement replacement) implements ReplacementOutcome {}

        record RefusedReplacement(LocalizedSentence reason) implements ReplacementOutcome {}
    }

    /// Creates a replacement from user input.
    ///
    /// @param replacement replaces a match; with a regular expression, `$1` or `${name}` refers to
    ///   a group
    public static ReplacementOutcome of(
            String searchText, String replacement, SearchOptions searchOptions) {
        if (searchText.isEmpty()) {
            return refuse(LocalizedSentence.of("The search text is empty."));
        }
        String searchPattern =
                searchOptions.isRegularExpression() ? searchText : Pattern.quote(searchText);
        String boundedPattern =
                searchOptions.matchesWholeWords()
                        ? "(?<!" + WORD + ")(?:" + searchPattern + ")(?!" + WORD + ")"
                        : searchPattern;
        int flags =
                searchOptions.ignoresCase() ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
        String literalText =
                searchOptions.isRegularExpression() || searchOptions.ignoresCase()
                        ? ""
                        : searchText;
        try {
            int _ =
                    Pattern.compile(searchPattern)
                            .flags(); // so that an error has its position in the input
            Pattern pattern = Pattern.compile(boundedPattern, flags);
            String safeReplacement =
                    searchOptions.isRegularExpression()
                            ? replacement
                            : Matcher.quoteReplacement(replacement);
            requireGroups(pattern, safeReplacement);
            return new ReplacementOutcome.ReadyReplacement(
                    new TextReplacement(pattern, safeReplacement, literalText));
        } catch (PatternSyntaxException failure) {
            return refuse(
                    LocalizedSentence.of(
                            "This is not a regular expression, at character {0}: {1}.",
                            Math.max(0, failure.getIndex()) + 1, failure.getDescription()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException failure) {
            return refuse(
                    LocalizedSentence.of(
                            "The replacement refers to a group that the search does not have, or"
                                    + " ends with “$” or “\\”. Write “\\$” for a dollar sign."));
        }
    }

    private static ReplacementOutcome refuse(LocalizedSentence reason) {
        return new ReplacementOutcome.RefusedReplacement(reason);
    }

    /// Throws as replacing would, but without a match.
    private static void requireGroups(Pattern pattern, String replacement) {
        Matcher emptyMatcher =
                Pattern.compile(pattern.pattern() + "|", pattern.flags()).matcher("");
        if (emptyMatcher.find()) {
            var _ = emptyMatcher.appendReplacement(new StringBuilder(), replacement);
        }
    }

    /// Whether a text may contain a match; `false` is definite.
    boolean mayMatch(String text) {
        return text.contains(literalText);
    }

    boolean matches(String text) {
        return mayMatch(text) && pattern.matcher(new InterruptibleText(text)).find();
    }

    /// A text with all matches replaced.
    String replaceMatches(String text) {
        return mayMatch(text)
                ? pattern.matcher(new InterruptibleText(text)).replaceAll(replacement)
                : text;
    }
}
