package octavo.search;

import octavo.text.WordLikeness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// What a search that finds nothing may have meant: the same words with one of the library's in the
/// place of each that is misspelt.
public final class QueryCorrection {
    private static final Pattern PLAIN_WORD =
            Pattern.compile("((?:\\p{L}+:)?)([\\p{L}\\p{M}’'-]{3,40})");
    private static final Pattern OTHER_WORD = Pattern.compile("[\\p{L}\\p{N}:.=-]+");
    private static final Set<String> OPERATOR_WORDS = Set.of("and", "or", "not");
    private static final int MAX_WORDS = 8;
    private static final int MAX_CANDIDATES = 8;
    private static final int SHORT_WORD = 4;
    private static final int MAX_EDITS = 2;

    private final SearchIndex index;
    private final Set<String> fieldNames;

    private record Candidate(String word, int distance) {}

    private QueryCorrection(SearchIndex index) {
        this.index = index;
        this.fieldNames = index.fieldNames();
    }

    /// @param query finds nothing
    /// @return finds something; empty if no words are near, or the query is more than words
    public static Optional<String> of(SearchIndex index, String query) {
        List<String> words = Arrays.asList(query.strip().split("\\s+", -1));
        boolean isPlain =
                words.size() <= MAX_WORDS
                        && words.stream()
                                .allMatch(word ->
                                        (PLAIN_WORD.matcher(word).matches()
                                                        || OTHER_WORD.matcher(word).matches())
                                                && !OPERATOR_WORDS.contains(
                                                        word.toLowerCase(Locale.ROOT)));
        return isPlain ? new QueryCorrection(index).correct(words) : Optional.empty();
    }

    private Optional<String> correct(List<String> words) {
        List<Integer> wrongPlaces = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (matchCount(words.get(i)) == 0) {
                wrongPlaces.add(i);
            }
        }
        if (!wrongPlaces.isEmpty()) {
            List<String> corrected = new ArrayList<>(words);
            return wrongPlaces.stream()
                            .allMatch(place -> correctAt(corrected, place, MAX_EDITS, wrongPlaces))
                    ? Optional.of(String.join(" ", corrected))
                    : Optional.empty();
        }
        for (int i = 0; i < words.size(); i++) {
            List<String> corrected = new ArrayList<>(words);
            if (correctAt(corrected, i, 1, List.of())) { // a word that the library has

                return Optional.of(String.join(" ", corrected));
            }
        }
        return Optional.empty();
    }

    /// Replaces the word at one place by the nearest with which the query finds something.
    ///
    /// @param mostEdits how far the nearest may be
    /// @param wrongPlaces those of words that find nothing; the later ones are left out of the
    ///   query
    private boolean correctAt(
            List<String> words, int place, int mostEdits, List<Integer> wrongPlaces) {
        Matcher matcher = PLAIN_WORD.matcher(words.get(place));
        if (!matcher.matches()) {
            return false;
        }
        for (Candidate candidate : candidates(matcher.group(2), mostEdits)) {
            words.set(place, matcher.group(1) + candidate.word());
            List<String> settledWords = new ArrayList<>();
            for (int i = 0; i < words.size(); i++) {
                if (i <= place || !wrongPlaces.contains(i)) {
                    settledWords.add(words.get(i));
                }
            }
            if (matchCount(String.join(" ", settledWords)) > 0) {
                return true;
            }
        }
        return false;
    }

    /// The words of the library near to one, the nearest first, and of those the most frequent.
    private List<Candidate> candidates(String word, int allowedEdits) {
        String folded =
                SearchWords.of(word).stream()
                        .flatMap(forms -> forms.stream().limit(1))
                        .findFirst()
                        .orElse(word.toLowerCase(Locale.ROOT));
        int mostEdits = folded.length() <= SHORT_WORD ? 1 : allowedEdits;
        Map<String, Integer> distances = new HashMap<>();
        index.visitWords(term -> {
            if (Math.abs(term.length() - folded.length()) <= mostEdits
                    && !distances.containsKey(term)) {
                int distance = WordLikeness.editDistance(folded, term, mostEdits);
                if (distance > 0 && distance <= mostEdits) {
                    distances.put(term, distance);
                }
            }
        });
        Map<String, Integer> counts = new HashMap<>();
        return distances.entrySet().stream()
                .map(each -> new Candidate(each.getKey(), each.getValue()))
                .sorted(
                        Comparator.comparingInt(Candidate::distance)
                                .thenComparingInt(
                                        it -> -counts.computeIfAbsent(it.word(), this::matchCount))
                                .thenComparingInt(it -> -commonStart(it.word(), folded))
                                .thenComparing(Candidate::word))
                .limit(MAX_CANDIDATES)
                .toList();
    }

    private static int commonStart(String word, String other) {
        int length = Math.min(word.length(), other.length());
        return IntStream.range(0, length)
                .filter(i -> word.charAt(i) != other.charAt(i))
                .findFirst()
                .orElse(length);
    }

    private int matchCount(String query) {
        return index.matchingSlots(QueryParser.parse(query, fieldNames).value()).cardinality();
    }
}
