package octavo.projects;

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
/// @param entries by key, each before its ancestors
/// @param strings by name in lower case, each before its uses
/// @param sparesPersonal whether the fields for the owner alone that the file has already stay
public record WantedReferences(
        SequencedMap<String, BibEntry> entries,
        SequencedMap<String, BibString> strings,
        boolean sparesPersonal) {

    /// The same for a file whose personal fields stay if the profile leaves them out.
    public WantedReferences by(ProjectProfile profile) {
        return new WantedReferences(entries, strings, profile.sparesPersonal());
    }

    /// Collects them.
    ///
    /// @param keys the cited ones, in the order for new entries
    /// @param masters in the form to be written; the first with a key wins
    public static WantedReferences of(Collection<String> keys, Iterable<Library> masters) {
        SequencedMap<String, BibEntry> entries = new LinkedHashMap<>();
        SequencedMap<String, BibString> strings = new LinkedHashMap<>();
        Set<String> done = new HashSet<>();
        Map<String, BibEntry> parents = new LinkedHashMap<>();
        for (Library master : masters) {
            Set<Integer> found = new LinkedHashSet<>();
            for (String key : keys) {
                master.indexOfKey(key).filter(_ -> done.add(key)).ifPresent(found::add);
            }
            Set<String> asked = new LinkedHashSet<>();
            found.forEach(index -> asked.add(key(master, index)));
            for (BibItem item : BibParser.parse(BibExport.copyEntries(master, found)).items()) {
                switch (item) {
                    case BibEntry entry when asked.contains(entry.key()) ->
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

    private static String key(Library master, int index) {
        return ((BibEntry) master.slots().get(index).item()).key();
    }

    /// BibTeX requires ancestors after their heirs.
    private static SequencedMap<String, BibEntry> parentsLast(
            SequencedMap<String, BibEntry> entries) {
        SequencedMap<String, BibEntry> sorted = new LinkedHashMap<>(entries);
        for (int i = 0; i < Library.MOST_ANCESTORS; i++) {
            Set<String> parents = new LinkedHashSet<>();
            sorted.values().forEach(entry -> parents.addAll(EntryParents.of(entry)));
            boolean moved = false;
            for (String parent : parents) {
                BibEntry entry = sorted.get(parent);
                if (entry != null && isBeforeChild(sorted, parent)) {
                    sorted.putLast(parent, entry);
                    moved = true;
                }
            }
            if (!moved) {
                break;
            }
        }
        return sorted;
    }

    private static boolean isBeforeChild(SequencedMap<String, BibEntry> entries, String parent) {
        boolean passed = false;
        for (Map.Entry<String, BibEntry> each : entries.entrySet()) {
            passed |= each.getKey().equals(parent);
            if (passed && EntryParents.of(each.getValue()).contains(parent)) {
                return true;
            }
        }
        return false;
    }
}
