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
/// @param expanded the same with accents transliterated
/// @param contracted the same with possible transliterations undone: `wagenlander` for
///   Wagenlaender, and also gothe for Goethe
/// @param particles such as `vander`
/// @param suffix such as `jr`
/// @param bag all its words but the particles, in alphabetical order
public record NameShape(
        String family,
        String expanded,
        String contracted,
        String particles,
        List<GivenName> givens,
        String suffix,
        String bag) {
    private static final Set<String> PARTICLES =
            Set.of(
                    "van", "von", "der", "den", "de", "het", "la", "le", "du", "des", "di", "da",
                    "dos", "das", "do", "del", "della", "dello", "degli", "ter", "ten", "zu", "zur",
                    "zum", "vom", "am", "el", "al", "bin", "ibn", "ben", "af", "av", "st");

    /// The shape of a name.
    ///
    /// @param unicode the name without LaTeX
    public static NameShape of(PersonName unicode) {
        var words = new ArrayList<>(words(unicode.prefix() + " " + unicode.family()));
        var particles = new StringBuilder();
        while (words.size() > 1 && PARTICLES.contains(bare(words.getFirst()))) {
            particles.append(bare(words.removeFirst()));
        }
        var given = new ArrayList<>(words(unicode.given()));
        var behind = new StringBuilder();
        while (given.size() > 1 && isSmallParticle(given.getLast())) {
            behind.insert(0, bare(given.removeLast()));
        }
        String family = String.join(" ", words);
        var folding = LetterFolding.of(family);
        boolean capitals = family.equals(family.toUpperCase(Locale.ROOT));
        String expanded = folding.expanded().replace(" ", "");
        List<GivenName> givens = GivenName.parse(String.join(" ", given), capitals);
        return new NameShape(
                folding.bare().replace(" ", ""),
                expanded,
                contracted(expanded),
                behind.append(particles).toString(),
                givens,
                suffix(unicode.suffix()),
                bag(folding.bare(), givens));
    }

    public NameShape {
        givens = List.copyOf(givens);
    }

    private static String bag(String family, List<GivenName> givens) {
        return Stream.concat(Stream.of(family.split(" ")), givens.stream().map(GivenName::bare))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || isBlank(text.charAt(i))) {
                if (i > start) {
                    words.add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
        return words;
    }

    private static boolean isBlank(char c) {
        return c == '~' || c == '\u00A0' || Character.isWhitespace(c);
    }

    private static String bare(String word) {
        return LetterFolding.of(word).bare().replace(" ", "");
    }

    private static boolean isSmallParticle(String word) {
        return Character.isLowerCase(word.codePointAt(0)) && PARTICLES.contains(bare(word));
    }

    private static String suffix(String written) {
        return switch (bare(written)) {
            case "junior" -> "jr";
            case "senior" -> "sr";
            case "2nd" -> "ii";
            case "3rd" -> "iii";
            default -> bare(written);
        };
    }

    private static String contracted(String expanded) {
        var plain = new StringBuilder(expanded.length());
        char before = ' ';
        for (int i = 0; i < expanded.length(); i++) {
            char c = expanded.charAt(i);
            if (c != 'e' || "aou".indexOf(before) < 0) {
                plain.append(c);
            }
            before = c;
        }
        return plain.toString().replace("aa", "a").replace("ij", "y");
    }

    public String given() {
        return givens.stream().map(GivenName::bare).collect(Collectors.joining());
    }

    public boolean hasWholeGiven() {
        return !givens.isEmpty() && !givens.getFirst().initial();
    }

    public boolean isAllWhole() {
        for (GivenName given : givens) {
            if (given.initial()) {
                return false;
            }
        }
        return !givens.isEmpty();
    }

    public boolean hasSameFamily(NameShape that) {
        return family.equals(that.family)
                || expanded.equals(that.expanded)
                || family.equals(that.expanded)
                || expanded.equals(that.family);
    }

    /// The first letter of the given names; empty if there are none.
    public String initial() {
        String first = givens.isEmpty() ? "" : givens.getFirst().bare();
        return first.isEmpty() ? "" : first.substring(0, first.offsetByCodePoints(0, 1));
    }

    /// Whether two names, apart from their family names, may belong to one person: John is not
    /// Jane, and J. Q. not J. R. Someone without a given name never matches someone with one.
    public boolean fits(NameShape that) {
        return givens.isEmpty() && that.givens.isEmpty()
                ? !NameAgreement.differ(suffix, that.suffix)
                : NameAgreement.of(this, that) != NameAgreement.CONTRADICTION;
    }
}
