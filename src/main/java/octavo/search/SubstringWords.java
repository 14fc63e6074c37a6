package octavo.search;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Plain words, sought within others too: `lepis` as `*lepis`.
public final class SubstringWords {
    private static final Pattern BLANK_RUN = Pattern.compile("\\s+");
    private static final Pattern PLAIN_WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}'’.]+");
    private static final Set<String> OPERATOR_WORDS = Set.of("and", "or", "not");

    private SubstringWords() {}

    /// The query that finds them; empty if some are more than a plain word.
    public static Optional<String> of(String query) {
        boolean isPlain =
                !query.isBlank()
                        && BLANK_RUN
                                .splitAsStream(query.strip())
                                .allMatch(word ->
                                        PLAIN_WORD.matcher(word).matches()
                                                && !OPERATOR_WORDS.contains(
                                                        word.toLowerCase(Locale.ROOT)));
        return isPlain
                ? Optional.of(
                        BLANK_RUN
                                .splitAsStream(query.strip())
                                .map(word -> "*" + word)
                                .collect(joining(" ")))
                : Optional.empty();
    }
}
