package octavo.names;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Takes one name to pieces by the rules of BibTeX's `format.name$`.
final class NameParser {
    private static final PersonName NOBODY = PersonName.of("", "", "", "");

    private NameParser() {}

    /// @param offset where the name starts in the text that the diagnostics are about
    static Parsed<PersonName> parse(String raw, int offset) {
        var diagnostics = new ArrayList<Diagnostic>();
        var where = new Span(offset, offset + raw.length());
        if (!BraceGroups.isBalanced(raw)) {
            report(
                    diagnostics,
                    where,
                    BibNameList.UNBALANCED_BRACES,
                    LocalizedSentence.of("braces do not match in {0}", raw));
        }
        var extended = ExtendedName.parse(raw);
        if (extended.isPresent()) {
            return new Parsed<>(extended.get(), diagnostics);
        }
        var tokens = new NameTokens(raw);
        check(tokens, raw, where, diagnostics);
        return new Parsed<>(name(tokens.parts()), diagnostics);
    }

    private static void check(
            NameTokens tokens, String raw, Span where, List<Diagnostic> diagnostics) {
        if (tokens.commas() > 2) {
            report(
                    diagnostics,
                    where,
                    BibNameList.TOO_MANY_COMMAS,
                    LocalizedSentence.of("too many commas in {0}", raw));
        }
        if (SeveralPeople.looksLike(tokens, raw)) {
            report(
                    diagnostics,
                    where,
                    BibNameList.SEVERAL_PEOPLE,
                    LocalizedSentence.of("several people without “and” between them? {0}", raw));
        } else if (tokens.hasTrailingComma()) {
            report(
                    diagnostics,
                    where,
                    BibNameList.TRAILING_COMMA,
                    LocalizedSentence.of("a comma at the end of {0}", raw));
        }
    }

    private static void report(
            List<Diagnostic> diagnostics, Span where, Code code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(where, code, message));
    }

    private static PersonName name(List<List<NameToken>> parts) {
        var first = parts.getFirst();
        return switch (parts.size()) {
            case 1 -> inOrder(first);
            case 2 -> withFamily(first, parts.get(1), List.of());
            default -> withFamily(first, parts.get(2), parts.get(1));
        };
    }

    /// First von Last. Without a small word the last name is the last word and what hyphens join to
    /// it.
    private static PersonName inOrder(List<NameToken> words) {
        if (words.isEmpty()) {
            return NOBODY;
        }
        int last = words.size() - 1;
        int von = 0;
        while (von < last && !words.get(von).isSmall()) {
            von++;
        }
        if (von < last) {
            return withFamily(words.subList(von, words.size()), words.subList(0, von), List.of());
        }
        while (von > 0 && words.get(von).before() == '-') {
            von--;
        }
        var family = words.subList(von, words.size());
        return PersonName.of(joined(words.subList(0, von)), "", joined(family), "");
    }

    /// von Last: the prefix goes on to the last small word that is not the last word.
    private static PersonName withFamily(
            List<NameToken> vonLast, List<NameToken> given, List<NameToken> suffix) {
        int start = Math.max(vonLast.size() - 1, 0);
        while (start > 0 && !vonLast.get(start - 1).isSmall()) {
            start--;
        }
        boolean hyphenated = start > 0 && vonLast.get(start).before() == '-';
        return new PersonName(
                joined(given),
                joined(vonLast.subList(0, start)),
                joined(vonLast.subList(start, vonLast.size())),
                joined(suffix),
                hyphenated,
                Map.of());
    }

    private static String joined(List<NameToken> words) {
        var joined = new StringBuilder();
        for (NameToken word : words) {
            if (!joined.isEmpty()) {
                joined.append(word.before());
            }
            joined.append(word.text());
        }
        return joined.toString();
    }
}
