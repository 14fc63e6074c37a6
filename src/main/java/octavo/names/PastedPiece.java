package octavo.names;

import octavo.names.PastedName.NameConfidence;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A piece of pasted text that holds one name, given name first or after a comma.
record PastedPiece(String pieceText, NameConfidence confidence, LocalizedSentence reason) {
    private static final Pattern INITIALS =
            Pattern.compile(
                    "(?:\\p{Lu}\\p{M}?\\p{Ll}?\\.[\\s-]?)++|\\p{Lu}(?:[\\s-]?\\p{Lu}){0,2}");
    private static final Pattern VANCOUVER =
            Pattern.compile(
                    "(.*\\p{Ll}.*?)\\s((?:\\p{Lu}\\.?[\\s-]?){1,3}?)"
                            + "(?:\\s+(Jr|Sr|II|III|2nd|3rd)\\.?)?");

    /// No name is longer; patterns may take quadratic time.
    private static final int MAX_LENGTH = 200;

    private static final Pattern UNUSUAL_SIGNS =
            Pattern.compile("[^\\p{L}\\p{M}\\s.,'’`\"~{}\\\\^=-]");
    private static final Pattern ALL_CAPITALS =
            Pattern.compile("[^\\p{Ll}]*\\p{Lu}{3,}[^\\p{Ll}]*");

    /// Whether a comma joins two names, given names first, rather than the parts of one.
    static boolean areTwoPeople(List<String> parts) {
        return parts.size() > 1
                && parts.stream().allMatch(part -> countWords(part) > 1 && !isInitials(part))
                && !SeveralPeople.isSuffix(parts.get(1))
                && !isPrefixed(parts.getFirst());
    }

    /// Whether it starts with a lower-case word, as family names do and given names do not.
    private static boolean isPrefixed(String part) {
        return Character.isLowerCase(part.codePointAt(0));
    }

    /// Names separated by commas that may contain commas themselves.
    static List<PastedPiece> splitCommaList(List<String> listParts) {
        var parts = joinSuffixes(listParts);
        if (alternatesWithInitials(parts)) {
            return toPairs(
                    parts,
                    NameConfidence.SURE,
                    LocalizedSentence.of("family name, comma, initials"));
        }
        var bareParts = parts.stream().map(PastedMarks::withoutPlaceholders).toList();
        if (areAllVancouver(parts)) {
            return toPieces(
                    parts, NameConfidence.SURE, LocalizedSentence.of("family name and initials"));
        }
        var partsWithInitials = joinInitials(parts);
        if (partsWithInitials.stream()
                .map(PastedMarks::withoutPlaceholders)
                .allMatch(PastedPiece::isVancouver)) {
            return toPieces(
                    partsWithInitials,
                    NameConfidence.LIKELY,
                    LocalizedSentence.of("family name and initials, some with a comma between"));
        }
        if (bareParts.stream().allMatch(part -> countWords(part) > 1)) {
            return toPieces(
                    parts, NameConfidence.SURE, LocalizedSentence.of("commas between the names"));
        }
        if (isFirstInverted(bareParts)) {
            var pieces =
                    toPairs(
                            parts.subList(0, 2),
                            NameConfidence.SURE,
                            LocalizedSentence.of("the first name inverted"));
            pieces.addAll(
                    toPieces(
                            parts.subList(2, parts.size()),
                            NameConfidence.SURE,
                            LocalizedSentence.of("commas between the names")));
            return pieces;
        }
        boolean areSingleWords =
                bareParts.stream().allMatch(part -> countWords(withoutSuffix(part)) == 1);
        if (areSingleWords && parts.size() % 2 == 0) {
            return toPairs(
                    parts,
                    NameConfidence.GUESS,
                    LocalizedSentence.of("possibly family name, comma, given name"));
        }
        return toPieces(
                parts,
                NameConfidence.GUESS,
                LocalizedSentence.of("commas between the names, one of them a single word"));
    }

    /// Whether each is a family name and initials: Wagenländer MJ.
    static boolean areAllVancouver(List<String> parts) {
        return parts.stream()
                .map(PastedMarks::withoutPlaceholders)
                .allMatch(PastedPiece::isVancouver);
    }

    private static boolean isVancouver(CharSequence bareText) {
        return bareText.length() <= MAX_LENGTH && VANCOUVER.matcher(bareText).matches();
    }

    private static List<PastedPiece> toPieces(
            List<String> parts, NameConfidence confidence, LocalizedSentence reason) {
        return parts.stream().map(part -> new PastedPiece(part, confidence, reason)).toList();
    }

    private static List<PastedPiece> toPairs(
            List<String> parts, NameConfidence confidence, LocalizedSentence reason) {
        var pairPieces = new ArrayList<PastedPiece>();
        for (int i = 0; i < parts.size(); i += 2) {
            String pairText = parts.get(i) + ", " + parts.get(i + 1);
            pairPieces.add(new PastedPiece(pairText, confidence, reason));
        }
        return pairPieces;
    }

    /// Joins suffixes to the parts before them.
    private static List<String> joinSuffixes(List<String> parts) {
        var joinedParts = new ArrayList<String>();
        for (String part : parts) {
            boolean isSuffix = SeveralPeople.isSuffix(PastedMarks.withoutPlaceholders(part));
            if (isSuffix && !joinedParts.isEmpty() && joinedParts.getLast().indexOf(',') < 0) {
                joinedParts.set(joinedParts.size() - 1, joinedParts.getLast() + ", " + part);
            } else {
                joinedParts.add(part);
            }
        }
        return joinedParts;
    }

    private static String withoutSuffix(String part) {
        return part.replaceAll(",.*", "");
    }

    /// Joins initials to the parts before them.
    private static List<String> joinInitials(List<String> parts) {
        var joinedParts = new ArrayList<StringBuilder>();
        for (String part : parts) {
            if (isInitials(part) && !joinedParts.isEmpty() && !isVancouver(joinedParts.getLast())) {
                joinedParts.getLast().append(", ").append(part);
            } else {
                joinedParts.add(new StringBuilder(part));
            }
        }
        return joinedParts.stream().map(StringBuilder::toString).toList();
    }

    /// Whether only the first name has its family name first, as in Chicago bibliographies.
    private static boolean isFirstInverted(List<String> parts) {
        boolean isFirstSingle = countWords(parts.getFirst()) == 1 || isPrefixed(parts.getFirst());
        return parts.size() > 2
                && (isFirstSingle || countWords(parts.get(1)) == 1)
                && parts.subList(2, parts.size()).stream()
                        .allMatch(part -> countWords(part) > 1 && !isInitials(part));
    }

    private static boolean alternatesWithInitials(List<String> parts) {
        boolean isAlternating = parts.size() % 2 == 0;
        for (int i = 0; i < parts.size() && isAlternating; i++) {
            String part = withoutSuffix(PastedMarks.withoutPlaceholders(parts.get(i)));
            isAlternating = isInitials(part) == (i % 2 == 1);
        }
        return isAlternating;
    }

    private static boolean isInitials(String part) {
        return INITIALS.matcher(PastedMarks.withoutPlaceholders(part)).matches();
    }

    private static int countWords(String part) {
        return PastedMarks.withoutPlaceholders(part).split("[\\s~]+").length;
    }

    /// The name in a text without marks.
    PastedName toPastedName(String bareText, List<String> marks) {
        var vancouverMatcher = VANCOUVER.matcher(bareText);
        PersonName name =
                bareText.indexOf(',') < 0
                                && bareText.length() <= MAX_LENGTH
                                && vancouverMatcher.matches()
                        ? parseVancouver(
                                vancouverMatcher.group(1),
                                vancouverMatcher.group(2),
                                vancouverMatcher.group(3))
                        : PersonName.parse(moveSuffixSecond(bareText)).value();
        return findDoubt(name, bareText)
                .map(doubtReason ->
                        new PastedName(name, bareText, marks, NameConfidence.GUESS, doubtReason))
                .orElseGet(() -> new PastedName(name, bareText, marks, confidence, reason));
    }

    private static PersonName parseVancouver(
            String family, String initials, @org.jspecify.annotations.Nullable String suffix) {
        String givenNames =
                initials.replaceAll("(\\p{Lu})\\.?\\s*(?=\\p{Lu})", "$1. ")
                        .replaceAll("(\\p{Lu})(?=-|$)", "$1.");
        return PersonName.parse(family + (suffix == null ? "" : ", " + suffix) + ", " + givenNames)
                .value();
    }

    /// “King, M. L., Jr.” and “Martin King, Jr.” with the suffix where BibTeX wants it.
    private static String moveSuffixSecond(String bareText) {
        var parts = bareText.split("\\s*,\\s*", -1);
        boolean endsWithSuffix =
                parts.length > 1 && SeveralPeople.isSuffix(parts[parts.length - 1]);
        if (endsWithSuffix && parts.length == 3) {
            return parts[0] + ", " + parts[2] + ", " + parts[1];
        }
        if (endsWithSuffix && parts.length == 2) {
            var name = PersonName.parse(parts[0]).value();
            return name.prefixedFamily() + ", " + parts[1] + ", " + name.given();
        }
        return bareText;
    }

    private static Optional<LocalizedSentence> findDoubt(PersonName name, String bareText) {
        if (name.given().isEmpty() && name.literal().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of("a single word: a family name, or an organisation?"));
        }
        if (bareText.length() > MAX_LENGTH) {
            return Optional.of(LocalizedSentence.of("too long for a name"));
        }
        if (UNUSUAL_SIGNS.matcher(bareText).find()) {
            return Optional.of(
                    LocalizedSentence.of("it contains characters that names do not have"));
        }
        if (countWords(bareText) > 6) {
            return Optional.of(LocalizedSentence.of("many words for a name"));
        }
        return ALL_CAPITALS.matcher(bareText).matches()
                ? Optional.of(LocalizedSentence.of("all in capitals"))
                : Optional.empty();
    }
}
