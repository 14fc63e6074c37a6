package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.formats.bibtex.BibExport;
import octavo.library.Library;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;

/// What a paper's bibliography file needs from libraries: the cited entries, their ancestors, and
/// the `@string`s that any of these use.
///
/// @param entriesByKey by key, each before its ancestors
/// @param stringsByName by name in lower case, each before its uses
/// @param sparesPersonal whether the fields for the owner alone that the file has already stay
public record WantedReferences(
        SequencedMap<String, BibEntry> entriesByKey,
        SequencedMap<String, BibString> stringsByName,
        boolean sparesPersonal) {

    /// The same for a file whose personal fields stay if the profile leaves them out.
    public WantedReferences forProfile(ProjectProfile profile) {
        return new WantedReferences(entriesByKey, stringsByName, profile.sparesPersonal());
    }

    /// Collects them.
    ///
    /// @param keys the cited ones, in the order for new entries
    /// @param masterLibraries in the form to be written; the first with a key wins
    public static WantedReferences of(Collection<String> keys, Iterable<Library> masterLibraries) {
        SequencedMap<String, BibEntry> entries = new LinkedHashMap<>();
        SequencedMap<String, BibString> strings = new LinkedHashMap<>();
        Set<String> doneKeys = new HashSet<>();
        Map<String, BibEntry> parents = new LinkedHashMap<>();
        for (Library masterLibrary : masterLibraries) {
            Set<Integer> foundIndexes = new LinkedHashSet<>();
            for (String key : keys) {
                masterLibrary
                        .indexOfKey(key)
                        .filter(_ -> doneKeys.add(key))
                        .ifPresent(foundIndexes::add);
            }
            Set<String> askedKeys = new LinkedHashSet<>();
            foundIndexes.forEach(index -> askedKeys.add(keyAt(masterLibrary, index)));
            for (BibItem item :
                    BibParser.parse(BibExport.copyEntries(masterLibrary, foundIndexes)).items()) {
                switch (item) {
                    case BibEntry entry when askedKeys.contains(entry.key()) ->
                            entries.putIfAbsent(entry.key(), entry);
                    case BibEntry entry -> parents.putIfAbsent(entry.key(), entry);
                    case BibString string ->
                            strings.putIfAbsent(string.name().toLowerCase(Locale.ROOT), string);
                    default -> {
                        // Blank lines between them.
                    }
                }
            }
        }
        parents.forEach(entries::putIfAbsent);
        return new WantedReferences(parentsLast(entries), strings, false);
    }

    private static String keyAt(Library masterLibrary, int index) {
        return ((BibEntry) masterLibrary.slots().get(index).item()).key();
    }

    /// BibTeX requires ancestors after their heirs.
    private static SequencedMap<String, BibEntry> parentsLast(
            SequencedMap<String, BibEntry> entries) {
        SequencedMap<String, BibEntry> sortedEntries = new LinkedHashMap<>(entries);
        for (int i = 0; i < Library.MOST_ANCESTORS; i++) {
            Set<String> parents = new LinkedHashSet<>();
            sortedEntries.values().forEach(entry -> parents.addAll(EntryParents.of(entry)));
            boolean hasMoved = false;
            for (String parentKey : parents) {
                BibEntry entry = sortedEntries.get(parentKey);
                if (entry != null && isBeforeChild(sortedEntries, parentKey)) {
                    sortedEntries.putLast(parentKey, entry);
                    hasMoved = true;
                }
            }
            if (!hasMoved) {
                break;
            }
        }
        return sortedEntries;
    }

    private static boolean isBeforeChild(SequencedMap<String, BibEntry> entries, String parentKey) {
        boolean isPassed = false;
        for (Map.Entry<String, BibEntry> each : entries.entrySet()) {
            isPassed |= each.getKey().equals(parentKey);
            if (isPassed && EntryParents.of(each.getValue()).contains(parentKey)) {
                return true;
            }
        }
        return false;
    }
}
