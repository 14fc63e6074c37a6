package octavo.text;

import java.util.Collection;
import java.util.stream.Collectors;

/// Cuts texts and lists for a message. An ellipsis shows that something was left out.
public final class ShortText {
    private ShortText() {}

    /// The first of some texts.
    public static String joinFirst(Collection<String> texts, int mostTexts, String separator) {
        String firstTexts = texts.stream().limit(mostTexts).collect(Collectors.joining(separator));
        return texts.size() > mostTexts ? firstTexts + separator + "…" : firstTexts;
    }

    /// The beginning of a text, never half a character.
    ///
    /// @param mostCharacters the length with the ellipsis
    public static String cutTo(String text, int mostCharacters) {
        return text.length() <= mostCharacters
                        || text.codePointCount(0, text.length()) <= mostCharacters
                ? text
                : text.substring(0, text.offsetByCodePoints(0, mostCharacters - 1)) + "…";
    }
}
