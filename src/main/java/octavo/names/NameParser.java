package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.names.NameTokens.NameToken;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

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
        var extended = extended(raw);
        if (extended.isPresent()) {
            return new Parsed<>(extended.get(), diagnostics);
        }
        var tokens = new NameTokens(raw);
        check(tokens, raw, where, diagnostics);
        return new Parsed<>(name(tokens.parts()), diagnostics);
    }

    private static Optional<PersonName> extended(String raw) {
        return raw.indexOf('=') < 0 ? Optional.empty() : ExtendedName.parse(raw);
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
        if (extended(raw).isPresent()) {
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

    /// Finds the prefix among a name's words; the family name starts where it ends. BibTeX has one
    /// rule for this, biber, pandoc and people another (decision 0220).
    static final class PrefixSpan {
        private PrefixSpan() {}

        /// The first run of lower-case words, as in biber. In `Mei-ling Lee` a lower-case word is
        /// part of the one before its hyphen; in `Schulte im Walde, Sabine`, of the family name.
        ///
        /// @param inOrder whether given names precede the prefix
        static Span of(List<NameToken> words, boolean inOrder) {
            BitSet smalls = smalls(words);
            IntPredicate small = smalls::get;
            int last = Math.max(words.size() - 1, 0);
            int start = inOrder ? start(words, small) : 0;
            int end = start;
            while (end < last && small.test(end)) {
                end++;
            }
            return new Span(start, end);
        }

        /// From the first lower-case word to the last, as in BibTeX.
        static Span ofBibtex(List<NameToken> words, boolean inOrder) {
            IntPredicate small = i -> words.get(i).isSmallToBibtex();
            int last = Math.max(words.size() - 1, 0);
            int start = inOrder ? start(words, small) : 0;
            int end = Math.max(start, inOrder && !isBefore(small, start, last) ? start : last);
            while (end > start && !small.test(end - 1)) {
                end--;
            }
            return new Span(start, end);
        }

        private static boolean isBefore(IntPredicate small, int start, int last) {
            return start < last && small.test(start);
        }

        /// The first lower-case word but the last; if there is none, the last word and what hyphens
        /// join to it are the family name.
        private static int start(List<NameToken> words, IntPredicate small) {
            int last = Math.max(words.size() - 1, 0);
            int start = 0;
            while (start < last && !small.test(start)) {
                start++;
            }
            if (start == last) {
                while (start > 0 && words.get(start).before() == '-') {
                    start--;
                }
            }
            return start;
        }

        /// The lower-case words, except those that a hyphen joins to a word that is not.
        private static BitSet smalls(List<NameToken> words) {
            BitSet smalls = new BitSet();
            boolean headIsSmall = false;
            for (int i = 0; i < words.size(); i++) {
                boolean small = words.get(i).isSmall();
                boolean isHead = i == 0 || words.get(i).before() != '-';
                headIsSmall = isHead ? small : headIsSmall;
                smalls.set(i, small && headIsSmall);
            }
            return smalls;
        }
    }
}
