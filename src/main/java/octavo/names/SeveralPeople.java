package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.names.NameTokens.NameToken;

import java.util.List;
import java.util.regex.Pattern;

/// Finds lists of people separated by commas where BibTeX wants “and”.
final class SeveralPeople {
    private static final Pattern SUFFIX =
            Pattern.compile("(?i)(jr|sr|junior|senior|i{1,3}|iv|vi{0,3}|[2-9](nd|rd|th))\\.?");

    private static final Pattern GLUED = Pattern.compile("(\\p{Lu}\\.)+\\p{Lu}[\\p{L}'’-]*\\p{Ll}");

    private SeveralPeople() {}

    static boolean looksLike(NameTokens tokens, String raw) {
        var parts = tokens.parts();
        if (tokens.commas() > 2 || hasSemicolon(raw) && !endsWithSemicolon(raw)) {
            return true;
        }
        boolean fullNames = parts.stream().allMatch(SeveralPeople::isFullName);
        return switch (parts.size()) {
            case 3 -> fullNames && !isSuffix(parts.get(1));
            case 2 -> fullNames && (tokens.hasTrailingComma() || startsWithInitial(parts));
            default -> false;
        };
    }

    /// A semicolon that does not end an HTML entity.
    private static boolean hasSemicolon(String raw) {
        return raw.indexOf('&') < 0 && BraceGroups.indexOf(raw, ';', 0) < raw.length();
    }

    /// Whether its one semicolon is behind it, as in `Ieong, Meikei; and Doris, Bruce;`.
    static boolean endsWithSemicolon(String raw) {
        return raw.indexOf('&') < 0 && BraceGroups.indexOf(raw, ';', 0) == raw.length() - 1;
    }

    static boolean isSuffix(String text) {
        return SUFFIX.matcher(text).matches();
    }

    private static boolean isSuffix(List<NameToken> part) {
        return isSuffix(part.getFirst().text());
    }

    /// Family names do not start with an initial, and given names do not end with a word after one.
    private static boolean startsWithInitial(List<List<NameToken>> parts) {
        return isInitial(parts.getFirst().getFirst())
                && !isInitial(parts.getFirst().getLast())
                && !isInitial(parts.getLast().getLast());
    }

    /// Of two words, or of an initial and a family name without a blank between: `E.Mai`.
    private static boolean isFullName(List<NameToken> part) {
        return part.size() > 1
                || part.size() == 1 && GLUED.matcher(part.getFirst().text()).matches();
    }

    private static boolean isInitial(NameToken word) {
        return word.text().endsWith(".");
    }
}
