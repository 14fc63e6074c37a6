package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.library.Library;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// How often a library writes something in a field, however it is braced. Of each field, this is
/// counted at most once.
public final class SpellingUse {
    private final Library library;
    private final Map<String, Map<String, Integer>> countsByField = new ConcurrentHashMap<>();

    private SpellingUse(Library library) {
        this.library = library;
    }

    public static SpellingUse of(Library library) {
        return new SpellingUse(library);
    }

    /// Whether the library prefers what one entry has in a field to what another has there: it is
    /// more usual, or longer if both are as usual.
    boolean isPreferred(String fieldName, BibEntry firstEntry, BibEntry secondEntry) {
        Map<String, Integer> spellingCounts =
                countsByField.computeIfAbsent(fieldName, this::countSpellings);
        Optional<String> firstText = comparedText(firstEntry, fieldName);
        Optional<String> secondText = comparedText(secondEntry, fieldName);
        int moreUses = usesOf(spellingCounts, firstText) - usesOf(spellingCounts, secondText);
        return moreUses > 0
                || moreUses == 0
                        && firstText.map(String::length).orElse(0)
                                > secondText.map(String::length).orElse(0);
    }

    private static int usesOf(Map<String, Integer> spellingCounts, Optional<String> spelledText) {
        return spelledText.map(it -> spellingCounts.getOrDefault(it, 0)).orElse(0);
    }

    private Map<String, Integer> countSpellings(String fieldName) {
        Map<String, Integer> spellingCounts = new HashMap<>();
        library.entrySlots()
                .flatMap(slot -> comparedText((BibEntry) slot.item(), fieldName).stream())
                .forEach(text -> spellingCounts.merge(text, 1, Integer::sum));
        return spellingCounts;
    }

    /// What a field says, however it is written.
    public static Optional<String> comparedText(BibEntry entry, String fieldName) {
        return entry.valueSource(fieldName).map(SpellingUse::comparedText);
    }

    public static String comparedText(String valueSource) {
        return BibValue.parse(valueSource)
                .expandedText(Optional::of)
                .replaceAll("[\\s{}]+", " ")
                .strip();
    }
}
