package octavo.search;

import static java.util.stream.Collectors.joining;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Plain words, sought within others too: `lepis` as `*lepis`.
public final class WithinWords {
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{N}'’.]+");
    private static final Set<String> OPERATORS = Set.of("and", "or", "not");

    private WithinWords() {}

    /// The query that finds them; empty if some are more than a plain word.
    public static Optional<String> of(String query) {
        boolean isPlain =
                !query.isBlank()
                        && BLANKS.splitAsStream(query.strip())
                                .allMatch(word ->
                                        PLAIN.matcher(word).matches()
                                                && !OPERATORS.contains(
                                                        word.toLowerCase(Locale.ROOT)));
        return isPlain
                ? Optional.of(
                        BLANKS.splitAsStream(query.strip())
                                .map(word -> "*" + word)
                                .collect(joining(" ")))
                : Optional.empty();
    }
}
