package octavo.search;

import octavo.search.Query.NotQuery;
import octavo.search.Query.OrQuery;
import octavo.search.Query.PhraseQuery;
import octavo.search.Query.PresenceQuery;
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
    private static final Pattern LEVEL_RANGE =
            Pattern.compile("(\\d)?(?:\\.\\.+|\u2026|\u2013|-)(\\d)?");
    private static final Pattern LEVEL_BOUND = Pattern.compile("([<>])(=?)(\\d)");
    private static final List<String> PRIORITIES = List.of("none", "high", "medium", "low");
    private static final Query IS_READ = phraseQuery(ReadingMark.READ_STATUS, ReadingMark.READ);

    private MarkTerms() {}

    /// The query for the levels of a mark; empty if the text names none.
    static Optional<Query> levelQuery(ReadingMark readingMark, String queryText) {
        String foldedText = queryText.strip().toLowerCase(Locale.ROOT);
        Matcher rangeMatch = LEVEL_RANGE.matcher(foldedText);
        Matcher boundMatch = LEVEL_BOUND.matcher(foldedText);
        if (rangeMatch.matches() && foldedText.chars().anyMatch(Character::isDigit)) {
            int lastLevel = parseLevel(rangeMatch.group(2), readingMark.maxLevel());
            return Optional.of(
                    levelRangeQuery(readingMark, parseLevel(rangeMatch.group(1), 0), lastLevel));
        }
        if (boundMatch.matches()) {
            int level = parseLevel(boundMatch.group(3), 0);
            int exclusiveStep = boundMatch.group(2).isEmpty() ? 1 : 0;
            return Optional.of(
                    boundMatch.group(1).equals(">")
                            ? levelRangeQuery(
                                    readingMark, level + exclusiveStep, readingMark.maxLevel())
                            : levelRangeQuery(readingMark, 0, level - exclusiveStep));
        }
        return exactLevel(readingMark, foldedText)
                .map(level -> levelRangeQuery(readingMark, level, level));
    }

    private static Optional<Integer> exactLevel(ReadingMark readingMark, String foldedText) {
        int wordLevel = readingMark == ReadingMark.PRIORITY ? PRIORITIES.indexOf(foldedText) : -1;
        if (wordLevel >= 0 || foldedText.equals("0")) {
            return Optional.of(Math.max(wordLevel, 0));
        }
        return readingMark.levelOf(foldedText).stream().boxed().findFirst();
    }

    private static int parseLevel(@Nullable String digit, int defaultLevel) {
        return digit == null ? defaultLevel : Integer.parseInt(digit);
    }

    private static Query levelRangeQuery(ReadingMark readingMark, int firstLevel, int lastLevel) {
        List<Query> levelQueries = new ArrayList<>();
        if (firstLevel <= 0 && lastLevel >= 0) {
            levelQueries.add(new NotQuery(new PresenceQuery(markFields(readingMark))));
        }
        for (int level = Math.max(1, firstLevel);
                level <= Math.min(readingMark.maxLevel(), lastLevel);
                level++) {
            for (String fieldName : markFields(readingMark)) {
                levelQueries.add(phraseQuery(fieldName, readingMark.valueOf(level)));
                levelQueries.add(phraseQuery(fieldName, Integer.toString(level)));
            }
        }
        return new OrQuery(levelQueries);
    }

    /// BibDesk's rating is a number in a field of that name.
    private static List<String> markFields(ReadingMark readingMark) {
        return readingMark == ReadingMark.RATING
                ? List.of(readingMark.fieldName(), SearchFields.RATING_NAME)
                : List.of(readingMark.fieldName());
    }

    /// The query for `yes`, `no` or a state; empty if the text is something else.
    static Optional<Query> readStateQuery(String queryText) {
        return switch (queryText.strip().toLowerCase(Locale.ROOT)) {
            case "yes", "true", ReadingMark.READ -> Optional.of(IS_READ);
            case "no", "false", "unread" -> Optional.of(new NotQuery(IS_READ));
            case ReadingMark.SKIMMED ->
                    Optional.of(phraseQuery(ReadingMark.READ_STATUS, ReadingMark.SKIMMED));
            default -> Optional.empty();
        };
    }

    private static Query phraseQuery(String fieldName, String text) {
        return new PhraseQuery(List.of(fieldName), SearchWords.of(text), true);
    }
}
