package octavo.names;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The normalised form of a name for matching: without accents, case, hyphens and the like.
///
/// @param family the family name as one word without particles, `berg`
/// @param expandedFamily the same with accents transliterated
/// @param contractedFamily the same with possible transliterations undone: `wagenlander` for
///   Wagenlaender, and also gothe for Goethe
/// @param particles such as `vander`
/// @param suffix such as `jr`
/// @param sortedWords all its words but the particles, in alphabetical order
public record NameShape(
        String family,
        String expandedFamily,
        String contractedFamily,
        String particles,
        List<GivenName> givenNames,
        String suffix,
        String sortedWords) {
    private static final Set<String> PARTICLES =
            Set.of(
                    "van", "von", "der", "den", "de", "het", "la", "le", "du", "des", "di", "da",
                    "dos", "das", "do", "del", "della", "dello", "degli", "ter", "ten", "zu", "zur",
                    "zum", "vom", "am", "el", "al", "bin", "ibn", "ben", "af", "av", "st");

    /// The shape of a name.
    ///
    /// @param unicodeName the name without LaTeX
    public static NameShape of(PersonName unicodeName) {
        var familyWords =
                new ArrayList<>(splitWords(unicodeName.prefix() + " " + unicodeName.family()));
        var particles = new StringBuilder();
        while (familyWords.size() > 1 && PARTICLES.contains(foldWord(familyWords.getFirst()))) {
            particles.append(foldWord(familyWords.removeFirst()));
        }
        var givenWords = new ArrayList<>(splitWords(unicodeName.given()));
        var trailingParticles = new StringBuilder();
        while (givenWords.size() > 1 && isSmallParticle(givenWords.getLast())) {
            trailingParticles.insert(0, foldWord(givenWords.removeLast()));
        }
        String family = String.join(" ", familyWords);
        var letterFolding = LetterFolding.of(family);
        boolean isAllCapitals = family.equals(family.toUpperCase(Locale.ROOT));
        String expandedFamily = letterFolding.transliterated().replace(" ", "");
        List<GivenName> givenNames = GivenName.parse(String.join(" ", givenWords), isAllCapitals);
        return new NameShape(
                letterFolding.unaccented().replace(" ", ""),
                expandedFamily,
                contracted(expandedFamily),
                trailingParticles.append(particles).toString(),
                givenNames,
                suffix(unicodeName.suffix()),
                bag(letterFolding.unaccented(), givenNames));
    }

    public NameShape {
        givenNames = List.copyOf(givenNames);
    }

    private static String bag(String family, List<GivenName> givenNames) {
        return Stream.concat(
                        Stream.of(family.split(" ")), givenNames.stream().map(GivenName::bareForm))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static List<String> splitWords(String text) {
        List<String> words = new ArrayList<>();
        int wordStart = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || isBlank(text.charAt(i))) {
                if (i > wordStart) {
                    words.add(text.substring(wordStart, i));
                }
                wordStart = i + 1;
            }
        }
        return words;
    }

    private static boolean isBlank(char character) {
        return character == '~' || character == '\u00A0' || Character.isWhitespace(character);
    }

    private static String foldWord(String word) {
        return LetterFolding.of(word).unaccented().replace(" ", "");
    }

    private static boolean isSmallParticle(String word) {
        return Character.isLowerCase(word.codePointAt(0)) && PARTICLES.contains(foldWord(word));
    }

    private static String suffix(String writtenSuffix) {
        return switch (foldWord(writtenSuffix)) {
            case "junior" -> "jr";
            case "senior" -> "sr";
            case "2nd" -> "ii";
            case "3rd" -> "iii";
            default -> foldWord(writtenSuffix);
        };
    }

    private static String contracted(String expandedFamily) {
        var contractedText = new StringBuilder(expandedFamily.length());
        char previousCharacter = ' ';
        for (int i = 0; i < expandedFamily.length(); i++) {
            char character = expandedFamily.charAt(i);
            if (character != 'e' || "aou".indexOf(previousCharacter) < 0) {
                contractedText.append(character);
            }
            previousCharacter = character;
        }
        return contractedText.toString().replace("aa", "a").replace("ij", "y");
    }

    public String joinedGivenNames() {
        return givenNames.stream().map(GivenName::bareForm).collect(Collectors.joining());
    }

    public boolean hasWholeFirstGiven() {
        return !givenNames.isEmpty() && !givenNames.getFirst().isInitial();
    }

    public boolean hasOnlyWholeGivens() {
        for (GivenName given : givenNames) {
            if (given.isInitial()) {
                return false;
            }
        }
        return !givenNames.isEmpty();
    }

    public boolean hasSameFamily(NameShape that) {
        return family.equals(that.family)
                || expandedFamily.equals(that.expandedFamily)
                || family.equals(that.expandedFamily)
                || expandedFamily.equals(that.family);
    }

    /// The first letter of the given names; empty if there are none.
    public String firstInitial() {
        String firstGiven = givenNames.isEmpty() ? "" : givenNames.getFirst().bareForm();
        return firstGiven.isEmpty()
                ? ""
                : firstGiven.substring(0, firstGiven.offsetByCodePoints(0, 1));
    }

    /// Whether two names, apart from their family names, may belong to one person: John is not
    /// Jane, and J. Q. not J. R. Someone without a given name never matches someone with one.
    public boolean isCompatibleWith(NameShape that) {
        return givenNames.isEmpty() && that.givenNames.isEmpty()
                ? !NameAgreement.differ(suffix, that.suffix)
                : NameAgreement.of(this, that) != NameAgreement.CONTRADICTION;
    }

    /// Whether two names may belong to one person, however they are written.
    public boolean mayBeNameOf(NameShape that) {
        return hasSameFamily(that) && isCompatibleWith(that);
    }
}
