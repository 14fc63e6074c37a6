package octavo.importer;

import octavo.latex.LaTeX;
import octavo.names.BodyWords;
import octavo.names.PersonName;
import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Converts names in sources. All texts are plain, not LaTeX.
final class SourceNames {
    private static final Set<String> SUFFIXES =
            Set.of("jr", "sr", "junior", "senior", "ii", "iii", "iv", "2nd", "3rd", "4th");

    /// `de`, `van der`: particles that some put after the given names.
    private static final Pattern TRAILING_PARTICLES =
            Pattern.compile("(.*\\S)\\s+((?:\\p{Ll}{1,4}\\s+)*\\p{Ll}{1,4})");

    /// `Werner SM`, `van der Berg J-P`, `King ML Jr`.
    private static final Pattern INITIALS_LAST =
            Pattern.compile(
                    "(\\S.*?)\\s+((?:\\p{Lu}\\.?["
                            + " -]?){1,5})(?:,?\\s+((?i:jr|sr|ii|iii|iv|2nd|3rd)\\.?))?");

    private static final Pattern JOINED_INITIALS = Pattern.compile("(?<=\\p{Lu}\\.)(?=\\p{Lu})");
    private static final Pattern WORD_REST = Pattern.compile("(?<=\\p{Lu})\\p{Lu}+");
    private static final Pattern BARE_INITIAL = Pattern.compile("(?<![^ -])(\\p{Lu})(?![^ -])");
    private static final Pattern INITIAL = Pattern.compile("(\\p{Lu})\\.?\\s*(-?)");

    /// Family names in capitals, to distinguish them from given names.
    private static final Pattern SHOUTED = Pattern.compile("(?:\\p{Lu}['’ -]?){2,40}");

    /// `Ann B. van der Berg`: two to five words, capitalised except for particles.
    private static final Pattern PRINTED =
            Pattern.compile(
                    "(?:\\p{Lu}[\\p{L}.’'-]*\\s+){1,3}(?:\\p{Ll}{1,4}\\s+){0,2}\\p{Lu}[\\p{L}’'-]+");

    private static final Pattern STOPS = Pattern.compile("[\\s,;]+$");

    private SourceNames() {}

    /// Whether a text in a list of names means that there are more.
    static boolean isOthers(String text) {
        String folded = text.strip().toLowerCase(Locale.ROOT).replaceAll("[.,\\s]+", " ").strip();
        return folded.equals("et al") || folded.equals("others") || folded.equals("and others");
    }

    /// A person with these parts, any of which may be empty.
    static PersonName of(String given, String particle, String family, String suffix) {
        String last = blanks(family);
        return last.isEmpty() && given.isBlank()
                ? PersonName.of("", "", LaTeX.escape(blanks(particle + " " + suffix)), "")
                : PersonName.of(
                        LaTeX.escape(initials(blanks(given))),
                        LaTeX.escape(blanks(particle)),
                        LaTeX.escape(last),
                        LaTeX.escape(blanks(suffix)));
    }

    /// An organisation: a company, a project. Its name is not split.
    static PersonName body(String name) {
        return PersonName.of("", "", "{" + LaTeX.escape(blanks(name)) + "}", "");
    }

    /// A name in RIS, refer and EndNote: `Family, Given, Suffix`. Without a comma it is a single
    /// name or an organisation.
    static Optional<PersonName> familyFirst(String text) {
        String whole = STOPS.matcher(blanks(text)).replaceFirst("");
        List<String> parts =
                new ArrayList<>(Arrays.stream(whole.split(",", -1)).map(String::strip).toList());
        parts.removeIf(String::isEmpty);
        return switch (parts.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(whole.indexOf(' ') < 0 ? single(whole) : body(whole));
            case 2 -> Optional.of(pair(parts.get(0), parts.get(1), ""));
            case 3 ->
                    Optional.of(
                            isSuffix(parts.get(1))
                                    ? pair(parts.get(0), parts.get(2), parts.get(1))
                                    : pair(parts.get(0), parts.get(1), parts.get(2)));
            default -> Optional.of(body(whole));
        };
    }

    /// A printed name: `Given van Family`; with a comma as in `familyFirst`.
    static Optional<PersonName> givenFirst(String text) {
        String whole = blanks(text);
        if (whole.indexOf(',') >= 0) {
            return familyFirst(whole);
        }
        return whole.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        PersonName.parse(
                                        LaTeX.escape(
                                                JOINED_INITIALS.matcher(whole).replaceAll(" ")))
                                .value());
    }

    /// Whether a name without a comma is probably a person's rather than an organisation's.
    static boolean isPrintedName(String text) {
        String whole = blanks(text);
        return PRINTED.matcher(whole).matches() && !BodyWords.areIn(whole);
    }

    /// A name in MEDLINE: `Family FM`, `Family FM Jr`. With a comma as in `familyFirst`.
    static Optional<PersonName> initialsLast(String text) {
        String whole = STOPS.matcher(blanks(text)).replaceFirst("");
        var found = INITIALS_LAST.matcher(whole);
        if (whole.indexOf(',') >= 0 || !found.matches()) {
            return familyFirst(whole);
        }
        String suffix = found.group(3) == null ? "" : found.group(3);
        String given = INITIAL.matcher(found.group(2)).replaceAll("$1. $2").replace(" -", "-");
        return Optional.of(pair(found.group(1), given.strip(), suffix));
    }

    private static boolean isSuffix(String text) {
        return SUFFIXES.contains(text.toLowerCase(Locale.ROOT).replace(".", ""));
    }

    private static PersonName single(String word) {
        return PersonName.of("", "", LaTeX.escape(word), "");
    }

    private static PersonName pair(String family, String given, String suffix) {
        var trailing = TRAILING_PARTICLES.matcher(given);
        if (trailing.matches()) {
            return of(trailing.group(1), trailing.group(2), family, suffix);
        }
        return parts(family, given, suffix);
    }

    /// A name with separate family and given names; particles are with the family name.
    static PersonName parts(String family, String given, String suffix) {
        boolean shouted = SHOUTED.matcher(family).matches() && given.matches(".*\\p{Ll}.*");
        String calm = shouted ? capitalised(family) : family;
        PersonName last = PersonName.parse(LaTeX.escape(blanks(calm)) + ", X").value();
        return new PersonName(
                LaTeX.escape(initials(blanks(given))),
                last.prefix(),
                last.family(),
                LaTeX.escape(suffix),
                last.hyphenated(),
                last.options());
    }

    /// `O'BRIEN-LI` as O'Brien-Li.
    private static String capitalised(String shouted) {
        return WORD_REST.matcher(shouted).replaceAll(rest -> rest.group().toLowerCase(Locale.ROOT));
    }

    /// `S.A.` as two initials, since BibTeX takes it for one name and would print `S.`; and `S A`
    /// with full stops.
    private static String initials(String given) {
        String apart = JOINED_INITIALS.matcher(given).replaceAll(" ");
        return BARE_INITIAL.matcher(apart).replaceAll("$1.");
    }

    private static String blanks(String text) {
        return BlankCharacters.plain(text).strip();
    }
}
