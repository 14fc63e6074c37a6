package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The works that a word processor's document has inside, as entries.
///
/// @param remarks what cannot be read of it, or is to be known, for people
public record EmbeddedReferences(BibFile file, List<LocalizedSentence> remarks) {
    public EmbeddedReferences {
        remarks = List.copyOf(remarks);
    }

    /// The keys of the entries.
    List<String> keys() {
        return file.items().stream()
                .filter(BibEntry.class::isInstance)
                .map(item -> ((BibEntry) item).key())
                .toList();
    }

    /// The entries with other keys; of two that get the same, the first stays.
    ///
    /// @param newKeysByOld those that change
    EmbeddedReferences withKeys(Map<String, String> newKeysByOld) {
        List<BibItem> items = new ArrayList<>();
        Set<String> usedKeys = new HashSet<>();
        for (BibItem item : file.items()) {
            if (item instanceof BibEntry entry) {
                String newKey = newKeysByOld.getOrDefault(entry.key(), entry.key());
                if (usedKeys.add(newKey)) {
                    items.add(
                            newKey.equals(entry.key())
                                    ? entry
                                    : entry.withKey(newKey).orElse(entry));
                }
            }
        }
        return new EmbeddedReferences(file.withItems(items), remarks);
    }
}
