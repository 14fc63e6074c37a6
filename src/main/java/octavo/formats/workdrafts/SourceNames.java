package octavo.formats.workdrafts;

import octavo.latex.LaTeX;
import octavo.names.OrganisationWords;
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
public final class SourceNames {
    private static final Set<String> SUFFIXES =
            Set.of("jr", "sr", "junior", "senior", "ii", "iii", "iv", "2nd", "3rd", "4th");

    /// `de`, `van de`: particles that some put after the given names.
    private static final Pattern TRAILING_PARTICLES =
            Pattern.compile("(.*?\\S)\\s+((?:\\p{Ll}{1,4}\\s+){0,3}\\p{Ll}{1,4})");

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
    private static final Pattern ALL_CAPITALS = Pattern.compile("(?:\\p{Lu}['’ -]?){2,40}");

    /// `Ann B. van der Berg`: two to five words, capitalised except for particles.
    private static final Pattern PRINTED_NAME =
            Pattern.compile(
                    "(?:\\p{Lu}[\\p{L}.’'-]*\\s+){1,3}(?:\\p{Ll}{1,4}\\s+){0,2}\\p{Lu}[\\p{L}’'-]+");

    private static final Pattern TRAILING_SEPARATORS = Pattern.compile("[\\s,;]+$");

    private SourceNames() {}

    /// Whether a text in a list of names means that there are more.
    public static boolean isOthers(String nameText) {
        String foldedText =
                nameText.strip().toLowerCase(Locale.ROOT).replaceAll("[.,\\s]+", " ").strip();
        return foldedText.equals("et al")
                || foldedText.equals("others")
                || foldedText.equals("and others");
    }

    /// A person with these parts, any of which may be empty.
    public static PersonName of(
            String givenName, String particle, String familyName, String suffix) {
        String plainFamily = withPlainBlanks(familyName);
        return plainFamily.isEmpty() && givenName.isBlank()
                ? PersonName.of(
                        "", "", LaTeX.escapeText(withPlainBlanks(particle + " " + suffix)), "")
                : PersonName.of(
                        LaTeX.escapeText(separateInitials(withPlainBlanks(givenName))),
                        LaTeX.escapeText(withPlainBlanks(particle)),
                        LaTeX.escapeText(plainFamily),
                        LaTeX.escapeText(withPlainBlanks(suffix)));
    }

    /// An organisation: a company, a project. Its name is not split.
    public static PersonName ofOrganization(String organizationName) {
        return PersonName.of(
                "", "", "{" + LaTeX.escapeText(withPlainBlanks(organizationName)) + "}", "");
    }

    /// A name in RIS, refer and EndNote: `Family, Given, Suffix`. Without a comma it is a single
    /// name or an organisation.
    public static Optional<PersonName> familyFirst(String wholeName) {
        String plainName = TRAILING_SEPARATORS.matcher(withPlainBlanks(wholeName)).replaceFirst("");
        List<String> nameParts =
                new ArrayList<>(
                        Arrays.stream(plainName.split(",", -1)).map(String::strip).toList());
        nameParts.removeIf(String::isEmpty);
        return switch (nameParts.size()) {
            case 0 -> Optional.empty();
            case 1 ->
                    Optional.of(
                            plainName.indexOf(' ') < 0
                                    ? singleWord(plainName)
                                    : ofOrganization(plainName));
            case 2 ->
                    isSuffix(nameParts.get(1)) && nameParts.get(0).indexOf(' ') > 0
                            ? givenFirst(nameParts.get(0))
                                    .map(name -> withSuffix(name, nameParts.get(1)))
                            : Optional.of(splitParticles(nameParts.get(0), nameParts.get(1), ""));
            case 3 ->
                    Optional.of(
                            isSuffix(nameParts.get(1))
                                    ? splitParticles(
                                            nameParts.get(0), nameParts.get(2), nameParts.get(1))
                                    : splitParticles(
                                            nameParts.get(0), nameParts.get(1), nameParts.get(2)));
            default -> Optional.of(ofOrganization(plainName));
        };
    }

    /// A printed name: `Given van Family`; with a comma as in `familyFirst`.
    public static Optional<PersonName> givenFirst(String nameText) {
        String plainName = withPlainBlanks(nameText);
        if (plainName.indexOf(',') >= 0) {
            return familyFirst(plainName);
        }
        return plainName.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        PersonName.parse(
                                        LaTeX.escapeText(
                                                JOINED_INITIALS.matcher(plainName).replaceAll(" ")))
                                .value());
    }

    /// Whether a name without a comma is probably a person's rather than an organisation's.
    public static boolean isPrintedName(String nameText) {
        String plainName = withPlainBlanks(nameText);
        return PRINTED_NAME.matcher(plainName).matches() && !OrganisationWords.occurIn(plainName);
    }

    /// A name in MEDLINE: `Family FM`, `Family FM Jr`. With a comma as in `familyFirst`.
    public static Optional<PersonName> initialsLast(String nameText) {
        String plainName = TRAILING_SEPARATORS.matcher(withPlainBlanks(nameText)).replaceFirst("");
        var matcher = INITIALS_LAST.matcher(plainName);
        if (plainName.indexOf(',') >= 0 || !matcher.matches()) {
            return familyFirst(plainName);
        }
        String suffix = matcher.group(3) == null ? "" : matcher.group(3);
        String givenName =
                INITIAL.matcher(matcher.group(2)).replaceAll("$1. $2").replace(" -", "-");
        return Optional.of(splitParticles(matcher.group(1), givenName.strip(), suffix));
    }

    private static PersonName withSuffix(PersonName name, String suffix) {
        return new PersonName(
                name.given(),
                name.prefix(),
                name.family(),
                LaTeX.escapeText(suffix),
                name.isHyphenated(),
                name.options());
    }

    private static boolean isSuffix(String suffixText) {
        return SUFFIXES.contains(suffixText.toLowerCase(Locale.ROOT).replace(".", ""));
    }

    private static PersonName singleWord(String word) {
        return PersonName.of("", "", LaTeX.escapeText(word), "");
    }

    private static PersonName splitParticles(String familyName, String givenName, String suffix) {
        var particleMatcher = TRAILING_PARTICLES.matcher(givenName);
        if (particleMatcher.matches()) {
            return ofParts(
                    particleMatcher.group(2) + " " + familyName, particleMatcher.group(1), suffix);
        }
        return ofParts(familyName, givenName, suffix);
    }

    /// A name with separate family and given names; particles are with the family name.
    public static PersonName ofParts(String familyName, String givenName, String suffix) {
        boolean isShouted =
                ALL_CAPITALS.matcher(familyName).matches() && givenName.matches(".*\\p{Ll}.*");
        String calmFamily = isShouted ? toCapitalized(familyName) : familyName;
        PersonName parsedFamily =
                PersonName.parse(LaTeX.escapeText(withPlainBlanks(calmFamily)) + ", X").value();
        return new PersonName(
                LaTeX.escapeText(separateInitials(withPlainBlanks(givenName))),
                parsedFamily.prefix(),
                parsedFamily.family(),
                LaTeX.escapeText(suffix),
                parsedFamily.isHyphenated(),
                parsedFamily.options());
    }

    /// `O'BRIEN-LI` as O'Brien-Li.
    private static String toCapitalized(String shouted) {
        return WORD_REST.matcher(shouted).replaceAll(rest -> rest.group().toLowerCase(Locale.ROOT));
    }

    /// `S.A.` as two initials, since BibTeX takes it for one name and would print `S.`; and `S A`
    /// with full stops.
    private static String separateInitials(String givenName) {
        String separated = JOINED_INITIALS.matcher(givenName).replaceAll(" ");
        return BARE_INITIAL.matcher(separated).replaceAll("$1.");
    }

    private static String withPlainBlanks(String text) {
        return BlankCharacters.withSingleSpaces(text).strip();
    }
}
