package octavo.bulkedit;

import octavo.text.LocalizedSentence;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// A search pattern and its replacement.
///
/// @param by the replacement, as in [Matcher#replaceAll(String)]
/// @param literal characters that every match contains literally; may be empty
public record TextReplacement(Pattern pattern, String by, String literal) {
    private static final String WORD = "[\\p{L}\\p{M}\\p{N}_]";

    /// How the search text is interpreted.
    ///
    /// @param isPattern whether it is a regular expression
    /// @param wholeWords whether a match must not touch another letter or digit
    /// @param ignoresCase whether case is ignored
    public record Reading(boolean isPattern, boolean wholeWords, boolean ignoresCase) {
        /// A literal search.
        public static final Reading EXACT = new Reading(false, false, false);
    }

    /// A replacement, or why there is none.
    public sealed interface Outcome {
        record Ready(TextReplacement replacement) implements Outcome {}

        record Refused(LocalizedSentence why) implements Outcome {}
    }

    /// Creates a replacement from user input.
    ///
    /// @param by replaces a match; with a regular expression, `$1` or `${name}` refers to a group
    public static Outcome of(String search, String by, Reading reading) {
        if (search.isEmpty()) {
            return refused(LocalizedSentence.of("The search text is empty."));
        }
        String words = reading.isPattern() ? search : Pattern.quote(search);
        String bounded =
                reading.wholeWords() ? "(?<!" + WORD + ")(?:" + words + ")(?!" + WORD + ")" : words;
        int flags = reading.ignoresCase() ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
        String literal = reading.isPattern() || reading.ignoresCase() ? "" : search;
        try {
            int _ =
                    Pattern.compile(words)
                            .flags(); // so that an error has its position in the input
            Pattern pattern = Pattern.compile(bounded, flags);
            String safe = reading.isPattern() ? by : Matcher.quoteReplacement(by);
            requireGroups(pattern, safe);
            return new Outcome.Ready(new TextReplacement(pattern, safe, literal));
        } catch (PatternSyntaxException e) {
            return refused(
                    LocalizedSentence.of(
                            "This is not a regular expression, at character {0}: {1}.",
                            Math.max(0, e.getIndex()) + 1, e.getDescription()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return refused(
                    LocalizedSentence.of(
                            "The replacement refers to a group that the search does not have, or"
                                    + " ends with “$” or “\\”. Write “\\$” for a dollar sign."));
        }
    }

    private static Outcome refused(LocalizedSentence why) {
        return new Outcome.Refused(why);
    }

    /// Throws as replacing would, but without a match.
    private static void requireGroups(Pattern pattern, String by) {
        Matcher nothing = Pattern.compile(pattern.pattern() + "|", pattern.flags()).matcher("");
        if (nothing.find()) {
            var _ = nothing.appendReplacement(new StringBuilder(), by);
        }
    }

    /// Whether a text may contain a match; `false` is definite.
    boolean mayMatch(String text) {
        return text.contains(literal);
    }

    boolean matches(String text) {
        return mayMatch(text) && pattern.matcher(new InterruptibleText(text)).find();
    }

    /// A text with all matches replaced.
    String replaced(String text) {
        return mayMatch(text) ? pattern.matcher(new InterruptibleText(text)).replaceAll(by) : text;
    }
}
