package octavo.search;

import octavo.search.Query.Has;
import octavo.search.Query.Not;
import octavo.search.Query.Or;
import octavo.search.Query.Phrase;
import octavo.values.ReadingMark;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Translates what is asked of ratings, priorities and the read state into queries. Level 0 is that
/// of entries without a mark.
final class MarkTerms {
    private static final Pattern RANGE = Pattern.compile("(\\d)?(?:\\.\\.+|\u2026|\u2013|-)(\\d)?");
    private static final Pattern BOUND = Pattern.compile("([<>])(=?)(\\d)");
    private static final List<String> PRIORITIES = List.of("none", "high", "medium", "low");
    private static final Query IS_READ = words(ReadingMark.READ_STATUS, ReadingMark.READ);

    private MarkTerms() {}

    /// The query for the levels of a mark; empty if the text names none.
    static Optional<Query> levels(ReadingMark mark, String text) {
        String folded = text.strip().toLowerCase(Locale.ROOT);
        Matcher range = RANGE.matcher(folded);
        Matcher bound = BOUND.matcher(folded);
        if (range.matches() && folded.chars().anyMatch(Character::isDigit)) {
            int last = level(range.group(2), mark.last());
            return Optional.of(between(mark, level(range.group(1), 0), last));
        }
        if (bound.matches()) {
            int level = level(bound.group(3), 0);
            int open = bound.group(2).isEmpty() ? 1 : 0;
            return Optional.of(
                    bound.group(1).equals(">")
                            ? between(mark, level + open, mark.last())
                            : between(mark, 0, level - open));
        }
        return exact(mark, folded).map(level -> between(mark, level, level));
    }

    private static Optional<Integer> exact(ReadingMark mark, String folded) {
        int word = mark == ReadingMark.PRIORITY ? PRIORITIES.indexOf(folded) : -1;
        if (word >= 0 || folded.equals("0")) {
            return Optional.of(Math.max(word, 0));
        }
        return mark.levelOf(folded).stream().boxed().findFirst();
    }

    private static int level(@Nullable String digit, int otherwise) {
        return digit == null ? otherwise : Integer.parseInt(digit);
    }

    private static Query between(ReadingMark mark, int first, int last) {
        List<Query> levels = new ArrayList<>();
        if (first <= 0 && last >= 0) {
            levels.add(new Not(new Has(fields(mark))));
        }
        for (int level = Math.max(1, first); level <= Math.min(mark.last(), last); level++) {
            for (String field : fields(mark)) {
                levels.add(words(field, mark.valueOf(level)));
                levels.add(words(field, Integer.toString(level)));
            }
        }
        return new Or(levels);
    }

    /// BibDesk's rating is a number in a field of that name.
    private static List<String> fields(ReadingMark mark) {
        return mark == ReadingMark.RATING
                ? List.of(mark.field(), SearchFields.RATING)
                : List.of(mark.field());
    }

    /// The query for `yes`, `no` or a state; empty if the text is something else.
    static Optional<Query> read(String text) {
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "yes", "true", ReadingMark.READ -> Optional.of(IS_READ);
            case "no", "false", "unread" -> Optional.of(new Not(IS_READ));
            case ReadingMark.SKIMMED ->
                    Optional.of(words(ReadingMark.READ_STATUS, ReadingMark.SKIMMED));
            default -> Optional.empty();
        };
    }

    private static Query words(String field, String text) {
        return new Phrase(List.of(field), SearchWords.of(text), true);
    }
}
