package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.library.Library;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// How often a library writes something in a field, however it is braced. Of each field, this is
/// counted at most once.
public final class SpellingUse {
    private final Library library;
    private final Map<String, Map<String, Integer>> counts = new ConcurrentHashMap<>();

    private SpellingUse(Library library) {
        this.library = library;
    }

    public static SpellingUse of(Library library) {
        return new SpellingUse(library);
    }

    /// Whether the library prefers what one entry has in a field to what another has there: it is
    /// more usual, or longer if both are as usual.
    boolean prefers(String field, BibEntry one, BibEntry other) {
        Map<String, Integer> uses = counts.computeIfAbsent(field, this::count);
        Optional<String> mine = ImportCandidate.text(one, field);
        Optional<String> theirs = ImportCandidate.text(other, field);
        int more = uses(uses, mine) - uses(uses, theirs);
        return more > 0
                || more == 0
                        && mine.map(String::length).orElse(0)
                                > theirs.map(String::length).orElse(0);
    }

    private static int uses(Map<String, Integer> uses, Optional<String> text) {
        return text.map(it -> uses.getOrDefault(it, 0)).orElse(0);
    }

    private Map<String, Integer> count(String field) {
        Map<String, Integer> uses = new HashMap<>();
        library.entries()
                .flatMap(slot -> ImportCandidate.text((BibEntry) slot.item(), field).stream())
                .forEach(text -> uses.merge(text, 1, Integer::sum));
        return uses;
    }
}
