package octavo.text;

import java.util.List;
import java.util.stream.Collectors;

/// A translatable message: a pattern with placeholders, and their arguments. `toString` gives it in
/// English.
///
/// @param pattern English, with `{0}`, `{1}` … for the arguments; it is the key of the
///   translations, so it contains nothing variable
/// @param arguments in placeholder order; sentences among them are translated too
public record LocalizedSentence(String pattern, List<Object> arguments) {
    public LocalizedSentence {
        arguments = List.copyOf(arguments);
    }

    /// The pattern must be a literal at the call: a test collects all of them from the code.
    public static LocalizedSentence of(String pattern, Object... arguments) {
        return new LocalizedSentence(pattern, List.of(arguments));
    }

    /// A sentence from a list defined elsewhere, such as the names of all checks: a test covers
    /// each such list.
    public static LocalizedSentence fixed(String text) {
        return new LocalizedSentence(text, List.of());
    }

    /// Alternatives: `year or date`.
    public static LocalizedSentence anyOf(List<?> alternatives) {
        LocalizedSentence all = of("{0}", alternatives.getFirst());
        for (Object next : alternatives.subList(1, alternatives.size())) {
            all = of("{0} or {1}", all, next);
        }
        return all;
    }

    /// Joins sentences with a separator.
    public static String join(String between, List<LocalizedSentence> wordings) {
        return wordings.stream()
                .map(LocalizedSentence::toString)
                .collect(Collectors.joining(between));
    }

    /// A pattern with its placeholders filled in.
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

    /// The number of the placeholder that starts here, or -1.
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
