package octavo.values;

import octavo.values.PublicationDate.State;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Words used in dates, from the table `date-words.txt`. They are looked up in the form that
/// [LatexWords] gives: lower case, without accents.
final class DateWords {
    private static final int SHORTEST_ABBREVIATION = 3;
    private static final int AMBIGUOUS = -1;

    private static final Map<String, Set<String>> TABLE = table();
    private static final Map<String, Integer> PERIODS = periods();
    private static final Map<String, State> STATES = states();

    private DateWords() {}

    /// The role of a word that is neither month nor season. The constants' names occur in the
    /// table.
    enum Role {
        FILLER("filler"),
        RANGE("range"),
        CIRCA("circa"),
        BEFORE_CHRIST("before christ"),
        AFTER_CHRIST("after christ"),
        QUARTER("quarter"),
        ORDINAL("ordinal");

        private final String row;

        Role(String row) {
            this.row = row;
        }

        boolean has(String word) {
            return row(row).contains(word);
        }
    }

    /// The month or season of a name or abbreviation; 0 for any other word.
    static int period(String word) {
        return Math.max(0, PERIODS.getOrDefault(word, 0));
    }

    /// The publication state of a word, or of several separated by spaces.
    static Optional<State> state(String words) {
        return Optional.ofNullable(STATES.get(words));
    }

    /// Whether a text only says that there is no date.
    static boolean isUndated(String folded) {
        StringBuilder letters = new StringBuilder();
        folded.codePoints().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
        return letters.isEmpty()
                ? !folded.contains("..")
                : row("undated").contains(letters.toString());
    }

    /// The first four-digit number in a text that is plausible as a year.
    static Optional<Integer> yearWithin(String text) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !Character.isDigit(text.charAt(i))) {
                int year = i - start == 4 ? Integer.parseInt(text, start, i, 10) : 0;
                if (year >= 1000 && year < 2200) {
                    return Optional.of(year);
                }
                start = i + 1;
            }
        }
        return Optional.empty();
    }

    private static Set<String> row(String name) {
        return Objects.requireNonNull(TABLE.get(name));
    }

    private static Map<String, Set<String>> table() {
        Map<String, Set<String>> table = new HashMap<>();
        lines().stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(": ", 2))
                .forEach(row -> table.put(row[0], Set.of(LatexWords.fold(row[1]).split(", "))));
        return Map.copyOf(table);
    }

    private static List<String> lines() {
        try (InputStream in = DateWords.class.getResourceAsStream("date-words.txt")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Where two states share a word, the first counts.
    private static Map<String, State> states() {
        Map<String, State> states = new HashMap<>();
        for (State state : State.values()) {
            row(state.words()).forEach(words -> states.putIfAbsent(words, state));
        }
        return Map.copyOf(states);
    }

    private static Map<String, Integer> periods() {
        Map<String, Integer> names = new HashMap<>();
        Map<String, Integer> periods = new HashMap<>();
        TABLE.forEach((row, words) -> {
            if (Character.isDigit(row.charAt(0))) {
                int number = Integer.parseInt(row);
                words.forEach(word -> names.put(word, number));
                words.forEach(word -> abbreviate(word, number, periods));
            }
        });
        periods.putAll(names);
        return Map.copyOf(periods);
    }

    private static void abbreviate(String word, int number, Map<String, Integer> periods) {
        for (int length = SHORTEST_ABBREVIATION; length < word.length(); length++) {
            periods.merge(
                    word.substring(0, length),
                    number,
                    (one, other) -> one.equals(other) ? one : AMBIGUOUS);
        }
    }
}
