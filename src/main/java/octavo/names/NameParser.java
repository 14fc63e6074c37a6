package octavo.names;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Parses one name by the rules of BibTeX's `format.name$`, except for the prefix, which it finds
/// as biber and people do: see [PrefixSpan].
final class NameParser {
    private static final PersonName NOBODY = PersonName.of("", "", "", "");

    private NameParser() {}

    /// @param offset the name's offset in the text that the diagnostics refer to
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
                    LocalizedSentence.of("more than two commas in {0}", raw));
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
        } else if (SeveralPeople.endsWithSemicolon(raw)) {
            report(
                    diagnostics,
                    where,
                    BibNameList.TRAILING_COMMA,
                    LocalizedSentence.of("a semicolon at the end of {0}", raw));
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

    /// First von Last.
    private static PersonName inOrder(List<NameToken> words) {
        if (words.isEmpty()) {
            return NOBODY;
        }
        int given = PrefixSpan.of(words, true).start();
        return withFamily(words.subList(given, words.size()), words.subList(0, given), List.of());
    }

    /// von Last.
    private static PersonName withFamily(
            List<NameToken> vonLast, List<NameToken> given, List<NameToken> suffix) {
        int start = PrefixSpan.of(vonLast, false).end();
        boolean hyphenated = start > 0 && vonLast.get(start).before() == '-';
        return new PersonName(
                joined(given),
                joined(vonLast.subList(0, start)),
                joined(vonLast.subList(start, vonLast.size())),
                joined(suffix),
                hyphenated,
                Map.of());
    }

    /// The words that BibTeX takes for a prefix, or from which it reads another name, where people
    /// read no such prefix; empty if both agree.
    static Optional<String> misreadByBibtex(String raw) {
        if (ExtendedName.parse(raw).isPresent()) {
            return Optional.empty();
        }
        var tokens = new NameTokens(raw);
        boolean inOrder = tokens.parts().size() == 1;
        var words = tokens.parts().getFirst();
        Span people = PrefixSpan.of(words, inOrder);
        Span bibtex = PrefixSpan.ofBibtex(words, inOrder);
        return people.equals(bibtex)
                ? Optional.empty()
                : Optional.of(joined(words.subList(bibtex.start(), bibtex.end())));
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
