package octavo.names;

import octavo.names.PastedName.Confidence;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A piece of pasted text that holds one name, given name first or after a comma.
record PastedPiece(String text, Confidence confidence, LocalizedSentence reason) {
    private static final Pattern INITIALS =
            Pattern.compile(
                    "(?:\\p{Lu}\\p{M}?\\p{Ll}?\\.[\\s-]?)++|\\p{Lu}(?:[\\s-]?\\p{Lu}){0,2}");
    private static final Pattern VANCOUVER =
            Pattern.compile(
                    "(.*\\p{Ll}.*?)\\s((?:\\p{Lu}\\.?[\\s-]?){1,3}?)"
                            + "(?:\\s+(Jr|Sr|II|III|2nd|3rd)\\.?)?");

    /// No name is longer; patterns may take quadratic time.
    private static final int LONGEST = 200;

    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{M}\\s.,'’`\"~{}\\\\^=-]");
    private static final Pattern SHOUTED = Pattern.compile("[^\\p{Ll}]*\\p{Lu}{3,}[^\\p{Ll}]*");

    /// Whether a comma joins two names, given names first, rather than the parts of one.
    static boolean areTwoPeople(List<String> parts) {
        return parts.size() > 1
                && parts.stream().allMatch(part -> words(part) > 1 && !isInitials(part))
                && !SeveralPeople.isSuffix(parts.get(1))
                && !isPrefixed(parts.getFirst());
    }

    /// Whether it starts with a lower-case word, as family names do and given names do not.
    private static boolean isPrefixed(String part) {
        return Character.isLowerCase(part.codePointAt(0));
    }

    /// Names separated by commas that may contain commas themselves.
    static List<PastedPiece> ofCommas(List<String> given) {
        var parts = withSuffixes(given);
        if (alternates(parts)) {
            return pairs(
                    parts, Confidence.SURE, LocalizedSentence.of("family name, comma, initials"));
        }
        var bare = parts.stream().map(PastedMarks::bare).toList();
        if (areVancouver(parts)) {
            return all(parts, Confidence.SURE, LocalizedSentence.of("family name and initials"));
        }
        var mixed = withSomeCommas(parts);
        if (mixed.stream().map(PastedMarks::bare).allMatch(PastedPiece::isVancouver)) {
            return all(
                    mixed,
                    Confidence.LIKELY,
                    LocalizedSentence.of("family name and initials, some with a comma between"));
        }
        if (bare.stream().allMatch(part -> words(part) > 1)) {
            return all(parts, Confidence.SURE, LocalizedSentence.of("commas between the names"));
        }
        if (isFirstInverted(bare)) {
            var pieces =
                    pairs(
                            parts.subList(0, 2),
                            Confidence.SURE,
                            LocalizedSentence.of("the first name inverted"));
            pieces.addAll(
                    all(
                            parts.subList(2, parts.size()),
                            Confidence.SURE,
                            LocalizedSentence.of("commas between the names")));
            return pieces;
        }
        boolean single = bare.stream().allMatch(part -> words(withoutSuffix(part)) == 1);
        if (single && parts.size() % 2 == 0) {
            return pairs(
                    parts,
                    Confidence.GUESS,
                    LocalizedSentence.of("possibly family name, comma, given name"));
        }
        return all(
                parts,
                Confidence.GUESS,
                LocalizedSentence.of("commas between the names, one of them a single word"));
    }

    /// Whether each is a family name and initials: Wagenländer MJ.
    static boolean areVancouver(List<String> parts) {
        return parts.stream().map(PastedMarks::bare).allMatch(PastedPiece::isVancouver);
    }

    private static boolean isVancouver(String bare) {
        return bare.length() <= LONGEST && VANCOUVER.matcher(bare).matches();
    }

    private static List<PastedPiece> all(
            List<String> parts, Confidence confidence, LocalizedSentence reason) {
        return parts.stream().map(part -> new PastedPiece(part, confidence, reason)).toList();
    }

    private static List<PastedPiece> pairs(
            List<String> parts, Confidence confidence, LocalizedSentence reason) {
        var pairs = new ArrayList<PastedPiece>();
        for (int i = 0; i < parts.size(); i += 2) {
            String pair = parts.get(i) + ", " + parts.get(i + 1);
            pairs.add(new PastedPiece(pair, confidence, reason));
        }
        return pairs;
    }

    /// Joins suffixes to the parts before them.
    private static List<String> withSuffixes(List<String> parts) {
        var joined = new ArrayList<String>();
        for (String part : parts) {
            boolean suffix = SeveralPeople.isSuffix(PastedMarks.bare(part));
            if (suffix && !joined.isEmpty() && joined.getLast().indexOf(',') < 0) {
                joined.set(joined.size() - 1, joined.getLast() + ", " + part);
            } else {
                joined.add(part);
            }
        }
        return joined;
    }

    private static String withoutSuffix(String part) {
        return part.replaceAll(",.*", "");
    }

    /// Joins initials to the parts before them.
    private static List<String> withSomeCommas(List<String> parts) {
        var joined = new ArrayList<String>();
        for (String part : parts) {
            if (isInitials(part) && !joined.isEmpty() && !isVancouver(joined.getLast())) {
                joined.set(joined.size() - 1, joined.getLast() + ", " + part);
            } else {
                joined.add(part);
            }
        }
        return joined;
    }

    /// Whether only the first name has its family name first, as in Chicago bibliographies.
    private static boolean isFirstInverted(List<String> parts) {
        boolean pair = words(parts.getFirst()) == 1 || isPrefixed(parts.getFirst());
        return parts.size() > 2
                && (pair || words(parts.get(1)) == 1)
                && parts.subList(2, parts.size()).stream()
                        .allMatch(part -> words(part) > 1 && !isInitials(part));
    }

    private static boolean alternates(List<String> parts) {
        boolean alternates = parts.size() % 2 == 0;
        for (int i = 0; i < parts.size() && alternates; i++) {
            String part = withoutSuffix(PastedMarks.bare(parts.get(i)));
            alternates = isInitials(part) == (i % 2 == 1);
        }
        return alternates;
    }

    private static boolean isInitials(String part) {
        return INITIALS.matcher(PastedMarks.bare(part)).matches();
    }

    private static int words(String part) {
        return PastedMarks.bare(part).split("[\\s~]+").length;
    }

    /// The name in a text without marks.
    PastedName named(String bare, List<String> marks) {
        var vancouver = VANCOUVER.matcher(bare);
        PersonName name =
                bare.indexOf(',') < 0 && bare.length() <= LONGEST && vancouver.matches()
                        ? vancouver(vancouver.group(1), vancouver.group(2), vancouver.group(3))
                        : PersonName.parse(withSuffixSecond(bare)).value();
        return doubt(name, bare)
                .map(doubt -> new PastedName(name, bare, marks, Confidence.GUESS, doubt))
                .orElseGet(() -> new PastedName(name, bare, marks, confidence, reason));
    }

    private static PersonName vancouver(
            String family, String initials, @org.jspecify.annotations.Nullable String suffix) {
        String given =
                initials.replaceAll("(\\p{Lu})\\.?\\s*(?=\\p{Lu})", "$1. ")
                        .replaceAll("(\\p{Lu})(?=-|$)", "$1.");
        return PersonName.parse(family + (suffix == null ? "" : ", " + suffix) + ", " + given)
                .value();
    }

    /// “King, M. L., Jr.” and “Martin King, Jr.” with the suffix where BibTeX wants it.
    private static String withSuffixSecond(String bare) {
        var parts = bare.split("\\s*,\\s*", -1);
        boolean last = parts.length > 1 && SeveralPeople.isSuffix(parts[parts.length - 1]);
        if (last && parts.length == 3) {
            return parts[0] + ", " + parts[2] + ", " + parts[1];
        }
        if (last && parts.length == 2) {
            var name = PersonName.parse(parts[0]).value();
            return name.prefixedFamily() + ", " + parts[1] + ", " + name.given();
        }
        return bare;
    }

    private static Optional<LocalizedSentence> doubt(PersonName name, String bare) {
        if (name.given().isEmpty() && name.literal().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of("a single word: a family name, or an organisation?"));
        }
        if (bare.length() > LONGEST) {
            return Optional.of(LocalizedSentence.of("too long for a name"));
        }
        if (SIGNS.matcher(bare).find()) {
            return Optional.of(
                    LocalizedSentence.of("it contains characters that names do not have"));
        }
        if (words(bare) > 6) {
            return Optional.of(LocalizedSentence.of("many words for a name"));
        }
        return SHOUTED.matcher(bare).matches()
                ? Optional.of(LocalizedSentence.of("all in capitals"))
                : Optional.empty();
    }
}
