package octavo.values;

import octavo.values.PublicationDate.PublicationState;

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

    private static final Map<String, Set<String>> WORDS_BY_ROW = readTable();
    private static final Map<String, Integer> MONTHS_AND_SEASONS = collectPeriods();
    private static final Map<String, PublicationState> STATES_BY_WORD = collectStates();

    private DateWords() {}

    /// The role of a word that is neither month nor season. The constants' names occur in the
    /// table.
    enum DateWordRole {
        FILLER("filler"),
        RANGE("range"),
        CIRCA("circa"),
        BEFORE_CHRIST("before christ"),
        AFTER_CHRIST("after christ"),
        QUARTER("quarter"),
        ORDINAL("ordinal");

        private final String rowName;

        DateWordRole(String rowName) {
            this.rowName = rowName;
        }

        boolean hasWord(String word) {
            return wordsOfRow(rowName).contains(word);
        }
    }

    /// The month or season of a name or abbreviation; 0 for any other word.
    static int monthOrSeason(String word) {
        return Math.max(0, MONTHS_AND_SEASONS.getOrDefault(word, 0));
    }

    /// The publication state of a word, or of several separated by spaces.
    static Optional<PublicationState> findState(String words) {
        return Optional.ofNullable(STATES_BY_WORD.get(words));
    }

    /// Whether a text only says that there is no date.
    static boolean isUndated(String foldedText) {
        StringBuilder letters = new StringBuilder();
        foldedText
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(letters::appendCodePoint);
        return letters.isEmpty()
                ? !foldedText.contains("..")
                : wordsOfRow("undated").contains(letters.toString());
    }

    /// The first four-digit number in a text that is plausible as a year.
    static Optional<Integer> findYear(String text) {
        int digitsStart = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || !Character.isDigit(text.charAt(i))) {
                int year = i - digitsStart == 4 ? Integer.parseInt(text, digitsStart, i, 10) : 0;
                if (year >= 1000 && year < 2200) {
                    return Optional.of(year);
                }
                digitsStart = i + 1;
            }
        }
        return Optional.empty();
    }

    private static Set<String> wordsOfRow(String name) {
        return Objects.requireNonNull(WORDS_BY_ROW.get(name));
    }

    private static Map<String, Set<String>> readTable() {
        Map<String, Set<String>> wordsByRow = new HashMap<>();
        readLines().stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(": ", 2))
                .forEach(row ->
                        wordsByRow.put(row[0], Set.of(LatexWords.foldText(row[1]).split(", "))));
        return Map.copyOf(wordsByRow);
    }

    private static List<String> readLines() {
        try (InputStream tableStream = DateWords.class.getResourceAsStream("date-words.txt")) {
            byte[] bytes = Objects.requireNonNull(tableStream).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8).lines().toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Where two states share a word, the first counts.
    private static Map<String, PublicationState> collectStates() {
        Map<String, PublicationState> states = new HashMap<>();
        for (PublicationState state : PublicationState.values()) {
            wordsOfRow(state.displayWords()).forEach(words -> states.putIfAbsent(words, state));
        }
        return Map.copyOf(states);
    }

    private static Map<String, Integer> collectPeriods() {
        Map<String, Integer> fullNames = new HashMap<>();
        Map<String, Integer> periods = new HashMap<>();
        WORDS_BY_ROW.forEach((row, words) -> {
            if (Character.isDigit(row.charAt(0))) {
                int monthNumber = Integer.parseInt(row);
                words.forEach(word -> fullNames.put(word, monthNumber));
                words.forEach(word -> addAbbreviations(word, monthNumber, periods));
            }
        });
        periods.putAll(fullNames);
        return Map.copyOf(periods);
    }

    private static void addAbbreviations(
            String word, int monthNumber, Map<String, Integer> periods) {
        for (int length = SHORTEST_ABBREVIATION; length < word.length(); length++) {
            periods.merge(
                    word.substring(0, length),
                    monthNumber,
                    (firstNumber, secondNumber) ->
                            firstNumber.equals(secondNumber) ? firstNumber : AMBIGUOUS);
        }
    }
}
