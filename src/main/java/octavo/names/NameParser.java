package octavo.names;

import octavo.names.NameTokens.BraceGroups;
import octavo.names.NameTokens.NameToken;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
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
    private static final PersonName EMPTY_NAME = PersonName.of("", "", "", "");

    private NameParser() {}

    /// @param offset the name's offset in the text that the diagnostics refer to
    static Parsed<PersonName> parse(String nameText, int offset) {
        var diagnostics = new ArrayList<Diagnostic>();
        var nameSpan = new Span(offset, offset + nameText.length());
        if (!BraceGroups.isBalanced(nameText)) {
            report(
                    diagnostics,
                    nameSpan,
                    BibNameList.UNBALANCED_BRACES,
                    LocalizedSentence.of("braces do not match in {0}", nameText));
        }
        var extendedName = parseExtended(nameText);
        if (extendedName.isPresent()) {
            return new Parsed<>(extendedName.get(), diagnostics);
        }
        var nameTokens = new NameTokens(nameText);
        reportProblems(nameTokens, nameText, nameSpan, diagnostics);
        return new Parsed<>(assembleName(nameTokens.wordLists()), diagnostics);
    }

    private static Optional<PersonName> parseExtended(String nameText) {
        return nameText.indexOf('=') < 0 ? Optional.empty() : ExtendedName.parse(nameText);
    }

    private static void reportProblems(
            NameTokens nameTokens, String nameText, Span nameSpan, List<Diagnostic> diagnostics) {
        if (nameTokens.commaCount() > 2) {
            report(
                    diagnostics,
                    nameSpan,
                    BibNameList.TOO_MANY_COMMAS,
                    LocalizedSentence.of("more than two commas in {0}", nameText));
        }
        if (SeveralPeople.looksLikeSeveral(nameTokens, nameText)) {
            report(
                    diagnostics,
                    nameSpan,
                    BibNameList.SEVERAL_PEOPLE,
                    LocalizedSentence.of(
                            "several people without “and” between them? {0}", nameText));
        } else if (nameTokens.hasTrailingComma()) {
            report(
                    diagnostics,
                    nameSpan,
                    BibNameList.TRAILING_COMMA,
                    LocalizedSentence.of("a comma at the end of {0}", nameText));
        } else if (SeveralPeople.endsWithSemicolon(nameText)) {
            report(
                    diagnostics,
                    nameSpan,
                    BibNameList.TRAILING_COMMA,
                    LocalizedSentence.of("a semicolon at the end of {0}", nameText));
        }
    }

    private static void report(
            List<Diagnostic> diagnostics,
            Span nameSpan,
            DiagnosticCode code,
            LocalizedSentence message) {
        diagnostics.add(new Diagnostic(nameSpan, code, message));
    }

    private static PersonName assembleName(List<List<NameToken>> wordLists) {
        var firstPart = wordLists.getFirst();
        return switch (wordLists.size()) {
            case 1 -> parseInOrder(firstPart);
            case 2 -> assembleWithFamily(firstPart, wordLists.get(1), List.of());
            default -> assembleWithFamily(firstPart, wordLists.get(2), wordLists.get(1));
        };
    }

    /// First von Last.
    private static PersonName parseInOrder(List<NameToken> nameWords) {
        if (nameWords.isEmpty()) {
            return EMPTY_NAME;
        }
        int prefixStart = PrefixSpan.of(nameWords, true).start();
        return assembleWithFamily(
                nameWords.subList(prefixStart, nameWords.size()),
                nameWords.subList(0, prefixStart),
                List.of());
    }

    /// von Last.
    private static PersonName assembleWithFamily(
            List<NameToken> familyWords, List<NameToken> givenWords, List<NameToken> suffixWords) {
        int familyStart = PrefixSpan.of(familyWords, false).end();
        boolean isHyphenated = familyStart > 0 && familyWords.get(familyStart).separator() == '-';
        return new PersonName(
                joinWords(givenWords),
                joinWords(familyWords.subList(0, familyStart)),
                joinWords(familyWords.subList(familyStart, familyWords.size())),
                joinWords(suffixWords),
                isHyphenated,
                Map.of());
    }

    /// The words that BibTeX takes for a prefix, or from which it reads another name, where people
    /// read no such prefix; empty if both agree.
    static Optional<String> misreadByBibtex(String nameText) {
        if (parseExtended(nameText).isPresent()) {
            return Optional.empty();
        }
        var nameTokens = new NameTokens(nameText);
        boolean isInOrder = nameTokens.wordLists().size() == 1;
        var nameWords = nameTokens.wordLists().getFirst();
        Span prefixSpan = PrefixSpan.of(nameWords, isInOrder);
        Span bibtexSpan = PrefixSpan.ofBibtex(nameWords, isInOrder);
        return prefixSpan.equals(bibtexSpan)
                ? Optional.empty()
                : Optional.of(joinWords(nameWords.subList(bibtexSpan.start(), bibtexSpan.end())));
    }

    private static String joinWords(List<NameToken> nameWords) {
        var joinedWords = new StringBuilder();
        for (NameToken word : nameWords) {
            if (!joinedWords.isEmpty()) {
                joinedWords.append(word.separator());
            }
            joinedWords.append(word.text());
        }
        return joinedWords.toString();
    }

    /// Finds the prefix among a name's words; the family name starts where it ends. BibTeX has one
    /// rule for this, biber, pandoc and people another (the package's comment).
    static final class PrefixSpan {
        private PrefixSpan() {}

        /// The first run of lower-case words, as in biber. In `Mei-ling Lee` a lower-case word is
        /// part of the one before its hyphen; in `Schulte im Walde, Sabine`, of the family name.
        ///
        /// @param isInOrder whether given names precede the prefix
        static Span of(List<NameToken> nameWords, boolean isInOrder) {
            BitSet lowerCaseWords = findLowerCaseWords(nameWords);
            IntPredicate isLowerCase = lowerCaseWords::get;
            int lastIndex = Math.max(nameWords.size() - 1, 0);
            int prefixStart = isInOrder ? findPrefixStart(nameWords, isLowerCase) : 0;
            int prefixEnd = prefixStart;
            while (prefixEnd < lastIndex && isLowerCase.test(prefixEnd)) {
                prefixEnd++;
            }
            return new Span(prefixStart, prefixEnd);
        }

        /// From the first lower-case word to the last, as in BibTeX.
        static Span ofBibtex(List<NameToken> nameWords, boolean isInOrder) {
            IntPredicate isLowerCase = i -> nameWords.get(i).isLowerCaseInBibtex();
            int lastIndex = Math.max(nameWords.size() - 1, 0);
            int prefixStart = isInOrder ? findPrefixStart(nameWords, isLowerCase) : 0;
            int prefixEnd =
                    Math.max(
                            prefixStart,
                            isInOrder && !isLowerCaseBefore(isLowerCase, prefixStart, lastIndex)
                                    ? prefixStart
                                    : lastIndex);
            while (prefixEnd > prefixStart && !isLowerCase.test(prefixEnd - 1)) {
                prefixEnd--;
            }
            return new Span(prefixStart, prefixEnd);
        }

        private static boolean isLowerCaseBefore(
                IntPredicate isLowerCase, int prefixStart, int lastIndex) {
            return prefixStart < lastIndex && isLowerCase.test(prefixStart);
        }

        /// The first lower-case word but the last; if there is none, the last word and what hyphens
        /// join to it are the family name.
        private static int findPrefixStart(List<NameToken> nameWords, IntPredicate isLowerCase) {
            int lastIndex = Math.max(nameWords.size() - 1, 0);
            int prefixStart = 0;
            while (prefixStart < lastIndex && !isLowerCase.test(prefixStart)) {
                prefixStart++;
            }
            if (prefixStart == lastIndex) {
                while (prefixStart > 0 && nameWords.get(prefixStart).separator() == '-') {
                    prefixStart--;
                }
            }
            return prefixStart;
        }

        /// The lower-case words, except those that a hyphen joins to a word that is not.
        private static BitSet findLowerCaseWords(List<NameToken> nameWords) {
            BitSet lowerCaseWords = new BitSet();
            boolean isHeadLowerCase = false;
            for (int i = 0; i < nameWords.size(); i++) {
                boolean isLowerCase = nameWords.get(i).isLowerCase();
                boolean isHead = i == 0 || nameWords.get(i).separator() != '-';
                isHeadLowerCase = isHead ? isLowerCase : isHeadLowerCase;
                lowerCaseWords.set(i, isLowerCase && isHeadLowerCase);
            }
            return lowerCaseWords;
        }
    }
}
