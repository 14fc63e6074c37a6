package octavo.people;

import octavo.names.NameShape;
import octavo.text.LetterFolding;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Finds variants for typed text.
public final class NameSearch {
    private NameSearch() {}

    /// The variants that a typed name may mean, in any order, LaTeX or case: the exact one, or all
    /// that differ only in accents.
    public static List<NameVariant> findVariants(PeopleIndex index, String typedName) {
        Optional<NameVariant> exactVariant =
                index.variant(typedName.strip())
                        .or(() ->
                                index.variant(
                                        NameVariant.of(NameSpelling.of(typedName).getFirst())
                                                .variantKey()));
        if (exactVariant.isPresent()) {
            return List.of(exactVariant.get());
        }
        NameShape shape = NameShape.of(NameSpelling.of(typedName).getFirst().name());
        return index.variants().values().stream()
                .filter(each -> hasSameSpelling(each.nameShape(), shape))
                .sorted(Comparator.comparing(each -> each.variantKey()))
                .toList();
    }

    /// The variants that somebody means who types a name or a part of it, in any case: those that
    /// [#findVariants] finds; else those that have all its words; else those with words that begin
    /// so. Of variants that are one person, as far as is known, one is given.
    public static List<NameVariant> findIndividual(People people, String typedName) {
        List<NameVariant> variants = findVariants(people.index(), typedName);
        if (variants.isEmpty()) {
            variants = matchingVariants(people, variant -> hasWords(variant, typedName));
        }
        if (variants.isEmpty() && !folded(typedName).isBlank()) {
            variants = matchingVariants(people, variant -> matches(variant, typedName));
        }
        boolean isOnePerson = variants.stream().map(people::individual).distinct().count() == 1;
        return isOnePerson ? variants.subList(0, 1) : variants;
    }

    private static List<NameVariant> matchingVariants(
            People people, Predicate<NameVariant> isMeant) {
        return people.index().variants().values().stream()
                .filter(isMeant)
                .sorted(Comparator.comparing(each -> each.variantKey()))
                .toList();
    }

    private static boolean hasWords(NameVariant variant, String typedName) {
        List<String> words = List.of(folded(variant.writtenName()).split(" ", -1));
        return !folded(typedName).isBlank()
                && words.containsAll(List.of(folded(typedName).split(" ", -1)));
    }

    private static boolean hasSameSpelling(NameShape shape, NameShape otherShape) {
        return shape.hasSameFamily(otherShape)
                && shape.joinedGivenNames().equals(otherShape.joinedGivenNames())
                && shape.suffix().equals(otherShape.suffix());
    }

    /// The variants whose name contains all words of a query, or words with these prefixes.
    public static boolean matches(NameVariant variant, String query) {
        String words = " " + folded(variant.writtenName());
        return Arrays.stream(folded(query).split(" ")).allMatch(word -> words.contains(" " + word));
    }

    private static String folded(String text) {
        return LetterFolding.of(text).unaccented();
    }
}
