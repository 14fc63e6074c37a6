package octavo.text;

import java.util.List;
import java.util.stream.Collectors;

/// What is said to people, in a way that another language can say it too: a sentence with places,
/// and what stands in them. `toString` says it in English.
///
/// @param pattern English, with `{0}`, `{1}` … where the arguments go; it is the name of the
///   sentence in other languages, so it holds nothing that varies
/// @param arguments in the order of their places; one that is a wording is said in the other
///   language too
public record LocalizedSentence(String pattern, List<Object> arguments) {
    public LocalizedSentence {
        arguments = List.copyOf(arguments);
    }

    /// The pattern is written out where this is called: a test reads all of them in the code.
    public static LocalizedSentence of(String pattern, Object... arguments) {
        return new LocalizedSentence(pattern, List.of(arguments));
    }

    /// One out of a list that is written elsewhere, such as the names of all checks: a test goes
    /// through each such list.
    public static LocalizedSentence fixed(String text) {
        return new LocalizedSentence(text, List.of());
    }

    /// Some of which one is enough: `year or date`.
    public static LocalizedSentence anyOf(List<?> alternatives) {
        LocalizedSentence all = of("{0}", alternatives.getFirst());
        for (Object next : alternatives.subList(1, alternatives.size())) {
            all = of("{0} or {1}", all, next);
        }
        return all;
    }

    /// Several wordings in a row, with something between them.
    public static String join(String between, List<LocalizedSentence> wordings) {
        return wordings.stream()
                .map(LocalizedSentence::toString)
                .collect(Collectors.joining(between));
    }

    /// A pattern with texts in its places.
    public static String filled(String pattern, List<String> texts) {
        var filled = new StringBuilder(pattern.length() + 16 * texts.size());
        int done = 0;
        for (int at = pattern.indexOf('{'); at >= 0; at = pattern.indexOf('{', at + 1)) {
            int place = place(pattern, at);
            if (place >= 0 && place < texts.size()) {
                filled.append(pattern, done, at).append(texts.get(place));
                done = at + 3;
            }
        }
        return filled.append(pattern, done, pattern.length()).toString();
    }

    /// The number of the place that begins here, or -1.
    private static int place(String pattern, int at) {
        boolean isPlace = at + 2 < pattern.length() && pattern.charAt(at + 2) == '}';
        int number = isPlace ? pattern.charAt(at + 1) - '0' : -1;
        return number <= 9 ? number : -1;
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? pattern
                : filled(pattern, arguments.stream().map(String::valueOf).toList());
    }
}
