package octavo.formats.referencetext;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Joins the lines of printed text: undoes hyphenation, keeps the hyphens of compounds, and leaves
/// no blank within addresses. The words of the whole text tell which hyphens belong to compounds.
public final class LineJoiner {
    /// Longer texts are not one reference.
    static final int LONGEST_REFERENCE = 4_000;

    private static final int LONGEST_ENDING = 300;
    private static final int MOST_WORDS = 200_000;
    private static final int SHORTEST_PART = 4;

    private static final Pattern WORD = Pattern.compile("\\p{L}+(?:[-\u2010]\\p{L}+)*+");
    private static final Pattern HYPHENATED =
            Pattern.compile("(?<stem>[\\p{L}\\p{M}-]*\\p{Ll})[-\u00AD\u2010]$");
    private static final Pattern WORD_START = Pattern.compile("^\\p{Ll}[\\p{L}\\p{M}]*");

    /// `Jean-` and `Paul`, `Levi-` and `Strauss`, `IEEE-` and `754`.
    private static final Pattern COMPOUND_END = Pattern.compile("[\\p{L}\\p{N}][-\u2010]$");

    private static final Pattern OPEN_ADDRESS =
            Pattern.compile(
                    "(?:https?://|doi\\.org/|doi:\\s?|\\b10\\.[0-9]{4,9}/)\\S*[/\\-_.=?&%:]$|(?:https?:/?/?|doi\\.org|\\b10\\.[0-9]{4,9})$");
    private static final Pattern ADDRESS_END =
            Pattern.compile("(?:https?://|doi\\.org/|\\b10\\.[0-9]{4,9}/)[^\\s,;)\\]]*$");
    private static final Pattern ADDRESS_PART =
            Pattern.compile(
                    "^(?:[/._=?&%#~-]\\S|[\\p{L}\\p{N}_-]*[/_=?&%#]|[\\p{Ll}0-9-]+[.][0-9a-z])");

    /// First parts of compounds that are seldom written as one word.
    private static final Set<String> COMPOUND_STARTS =
            Set.of(
                    "all", "cross", "end", "fine", "first", "full", "half", "hand", "high", "human",
                    "large", "long", "low", "multi", "non", "object", "one", "open", "peer", "post",
                    "pre", "quasi", "real", "second", "self", "semi", "short", "single", "small",
                    "state", "three", "time", "two", "well", "zero");

    /// First parts that are as often joined to what follows.
    private static final Set<String> PREFIXES =
            Set.of("multi", "non", "post", "pre", "quasi", "semi");

    private static final Set<String> CONJUNCTIONS =
            Set.of("and", "or", "to", "und", "oder", "bzw", "et", "ou", "versus");

    private final Map<String, Integer> wordCounts = new HashMap<>();

    /// @param lines all lines of the text
    public LineJoiner(List<String> lines) {
        for (int i = 0; i < lines.size() && wordCounts.size() < MOST_WORDS; i++) {
            countWords(lines.get(i));
        }
    }

    /// The parts of a word that two lines share are no words.
    private void countWords(String line) {
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            boolean isCut =
                    word.start() == 0
                            || word.end() == line.length()
                            || word.end() == line.length() - 1 && COMPOUND_END.matcher(line).find();
            if (!isCut) {
                wordCounts.merge(folded(word.group()), 1, Integer::sum);
            }
        }
    }

    private static String folded(String word) {
        return word.replace('\u2010', '-').toLowerCase(Locale.ROOT);
    }

    /// The lines of a reference as one.
    public String join(List<String> lines) {
        StringBuilder joined = new StringBuilder();
        lines.forEach(line -> append(joined, line.strip()));
        return joined.toString();
    }

    /// Appends a line.
    void append(StringBuilder joined, String line) {
        if (joined.length() > LONGEST_REFERENCE || line.isEmpty()) {
            return;
        }
        if (joined.isEmpty()) {
            joined.append(line);
            return;
        }
        String ending = ending(joined);
        if (OPEN_ADDRESS.matcher(ending).find() && !startsSentence(ending, line)
                || ADDRESS_END.matcher(ending).find() && ADDRESS_PART.matcher(line).find()) {
            joined.append(line);
            return;
        }
        Matcher hyphenated = HYPHENATED.matcher(ending);
        Matcher nextWord = WORD_START.matcher(line);
        if (hyphenated.find() && nextWord.find()) {
            if (isSuspended(hyphenated.group("stem"), nextWord.group())) {
                joined.append(' ');
            } else if (!isCompound(hyphenated.group("stem"), nextWord.group())) {
                joined.setLength(joined.length() - 1);
            }
            joined.append(line);
        } else if (joined.charAt(joined.length() - 1) == '–'
                || COMPOUND_END.matcher(ending).find()
                        && Character.isLetterOrDigit(line.codePointAt(0))) {
            joined.append(line);
        } else {
            joined.append(' ').append(line);
        }
    }

    /// `pre- and postwar`
    private boolean isSuspended(String stem, String rest) {
        return CONJUNCTIONS.contains(rest) && count(folded(stem) + rest) == 0;
    }

    /// A stop after an address may end a sentence.
    private static boolean startsSentence(String ending, String line) {
        return ending.endsWith(".") && Character.isUpperCase(line.codePointAt(0));
    }

    /// Whether a word and its continuation keep the hyphen between them.
    private boolean isCompound(String stem, String rest) {
        String first = folded(stem);
        String second = folded(rest);
        int asCompound = count(first + "-" + second);
        int asWord = count(first + second);
        if (asCompound != asWord) {
            return asCompound > asWord;
        }
        String lastPart = first.substring(first.lastIndexOf('-') + 1);
        if (!lastPart.equals(first) || COMPOUND_STARTS.contains(lastPart)) {
            return !PREFIXES.contains(lastPart) || count(second) > 0;
        }
        return lastPart.length() >= SHORTEST_PART
                && second.length() >= SHORTEST_PART
                && count(lastPart) > 0
                && count(second) > 0;
    }

    private int count(String word) {
        return wordCounts.getOrDefault(word, 0);
    }

    /// The end of a text, long enough for an address. Patterns may take quadratic time for all of
    /// it.
    public static String ending(CharSequence text) {
        return text.subSequence(Math.max(0, text.length() - LONGEST_ENDING), text.length())
                .toString();
    }
}
