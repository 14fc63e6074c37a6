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
    public static LocalizedSentence ofListedText(String text) {
        return new LocalizedSentence(text, List.of());
    }

    /// Alternatives: `year or date`.
    public static LocalizedSentence anyOf(List<?> alternatives) {
        LocalizedSentence sentence = of("{0}", alternatives.getFirst());
        for (Object nextAlternative : alternatives.subList(1, alternatives.size())) {
            sentence = of("{0} or {1}", sentence, nextAlternative);
        }
        return sentence;
    }

    /// Joins sentences with a separator.
    public static String join(String separator, List<LocalizedSentence> sentences) {
        return sentences.stream()
                .map(LocalizedSentence::toString)
                .collect(Collectors.joining(separator));
    }

    /// A pattern with its placeholders filled in.
    public static String fillPlaceholders(String pattern, List<String> argumentTexts) {
        var filledText = new StringBuilder(pattern.length() + 16 * argumentTexts.size());
        int copiedEnd = 0;
        for (int braceOffset = pattern.indexOf('{');
                braceOffset >= 0;
                braceOffset = pattern.indexOf('{', braceOffset + 1)) {
            int placeholder = placeholderAt(pattern, braceOffset);
            if (placeholder >= 0 && placeholder < argumentTexts.size()) {
                filledText
                        .append(pattern, copiedEnd, braceOffset)
                        .append(argumentTexts.get(placeholder));
                copiedEnd = braceOffset + 3;
            }
        }
        return filledText.append(pattern, copiedEnd, pattern.length()).toString();
    }

    /// The number of the placeholder that starts here, or -1.
    private static int placeholderAt(String pattern, int braceOffset) {
        boolean isPlaceholder =
                braceOffset + 2 < pattern.length() && pattern.charAt(braceOffset + 2) == '}';
        int number = isPlaceholder ? pattern.charAt(braceOffset + 1) - '0' : -1;
        return number <= 9 ? number : -1;
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? pattern
                : fillPlaceholders(pattern, arguments.stream().map(String::valueOf).toList());
    }
}
