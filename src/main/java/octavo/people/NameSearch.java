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
    public static List<NameVariant> find(PeopleIndex index, String typed) {
        Optional<NameVariant> exact =
                index.variant(typed.strip())
                        .or(() ->
                                index.variant(
                                        NameVariant.of(NameSpelling.of(typed).getFirst()).key()));
        if (exact.isPresent()) {
            return List.of(exact.get());
        }
        NameShape shape = NameShape.of(NameSpelling.of(typed).getFirst().name());
        return index.variants().values().stream()
                .filter(each -> isSpeltSo(each.shape(), shape))
                .sorted(Comparator.comparing(each -> each.key()))
                .toList();
    }

    /// The variants that somebody means who types a name or a part of it, in any case: those that
    /// [#find] finds; else those that have all its words; else those with words that begin so. Of
    /// variants that are one person, as far as is known, one is given.
    public static List<NameVariant> meant(People people, String typed) {
        List<NameVariant> found = find(people.index(), typed);
        if (found.isEmpty()) {
            found = among(people, variant -> hasWords(variant, typed));
        }
        if (found.isEmpty() && !folded(typed).isBlank()) {
            found = among(people, variant -> matches(variant, typed));
        }
        boolean isOne = found.stream().map(people::individual).distinct().count() == 1;
        return isOne ? found.subList(0, 1) : found;
    }

    private static List<NameVariant> among(People people, Predicate<NameVariant> isMeant) {
        return people.index().variants().values().stream()
                .filter(isMeant)
                .sorted(Comparator.comparing(each -> each.key()))
                .toList();
    }

    private static boolean hasWords(NameVariant variant, String typed) {
        List<String> words = List.of(folded(variant.written()).split(" ", -1));
        return !folded(typed).isBlank() && words.containsAll(List.of(folded(typed).split(" ", -1)));
    }

    private static boolean isSpeltSo(NameShape a, NameShape b) {
        return a.hasSameFamily(b)
                && a.joinedGivenNames().equals(b.joinedGivenNames())
                && a.suffix().equals(b.suffix());
    }

    /// The variants whose name contains all words of a query, or words with these prefixes.
    public static boolean matches(NameVariant variant, String query) {
        String words = " " + folded(variant.written());
        return Arrays.stream(folded(query).split(" ")).allMatch(word -> words.contains(" " + word));
    }

    private static String folded(String text) {
        return LetterFolding.of(text).unaccented();
    }
}
