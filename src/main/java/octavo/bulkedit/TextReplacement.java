package octavo.bulkedit;

import octavo.text.LocalizedSentence;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/// Something to look for in a text, and what comes in its place.
///
/// @param by what comes in its place, as [Matcher#replaceAll(String)] takes it
/// @param literal characters that every text with a match contains as they are; may be empty
public record TextReplacement(Pattern pattern, String by, String literal) {
    private static final String WORD = "[\\p{L}\\p{M}\\p{N}_]";

    /// How the words of a search are read.
    ///
    /// @param isPattern whether they are a regular expression
    /// @param wholeWords whether no letter or digit may stand next to a match
    /// @param ignoresCase whether capitals and small letters are the same
    public record Reading(boolean isPattern, boolean wholeWords, boolean ignoresCase) {
        /// The characters as they are.
        public static final Reading EXACT = new Reading(false, false, false);
    }

    /// A replacement, or why there is none.
    public sealed interface Outcome {
        record Ready(TextReplacement replacement) implements Outcome {}

        record Refused(LocalizedSentence why) implements Outcome {}
    }

    /// The replacement that somebody asks for.
    ///
    /// @param by what comes in the place of a match; with a regular expression, `$1` or `${name}`
    ///   is what a group matched
    public static Outcome of(String search, String by, Reading reading) {
        if (search.isEmpty()) {
            return refused(LocalizedSentence.of("There is nothing to look for."));
        }
        String words = reading.isPattern() ? search : Pattern.quote(search);
        String bounded =
                reading.wholeWords() ? "(?<!" + WORD + ")(?:" + words + ")(?!" + WORD + ")" : words;
        int flags = reading.ignoresCase() ? Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE : 0;
        String literal = reading.isPattern() || reading.ignoresCase() ? "" : search;
        try {
            int _ = Pattern.compile(words).flags(); // so that a fault is at its place in the words
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
                            "The replacement names a group that the search does not have, or ends"
                                    + " behind a “$” or “\\”. Write “\\$” for a dollar sign."));
        }
    }

    private static Outcome refused(LocalizedSentence why) {
        return new Outcome.Refused(why);
    }

    /// Throws as replacing would, but without waiting for a match.
    private static void requireGroups(Pattern pattern, String by) {
        Matcher nothing = Pattern.compile(pattern.pattern() + "|", pattern.flags()).matcher("");
        if (nothing.find()) {
            var _ = nothing.appendReplacement(new StringBuilder(), by);
        }
    }

    /// Whether a text may hold a match; `false` only if it does not.
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
