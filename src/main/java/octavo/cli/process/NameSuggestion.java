package octavo.cli.process;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.text.WordLikeness;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Guesses which name was meant by an unknown one.
public final class NameSuggestion {
    private NameSuggestion() {}

    /// A question to append to a message; empty if no name is similar.
    public static String of(String name, Collection<String> names) {
        Map<String, String> byFolding = new LinkedHashMap<>();
        names.forEach(each -> byFolding.putIfAbsent(each.toLowerCase(Locale.ROOT), each));
        return WordLikeness.nearestName(name, byFolding.keySet())
                .map(near -> " Did you mean: " + byFolding.getOrDefault(near, near) + "?")
                .orElse("");
    }

    public static String ofKey(String key, Library library) {
        return of(key, library.entrySlots().map(slot -> ((BibEntry) slot.item()).key()).toList());
    }
}
