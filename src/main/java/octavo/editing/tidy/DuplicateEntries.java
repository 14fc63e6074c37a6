package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Removes entries whose content is identical to an earlier one with the same key.
final class DuplicateEntries implements CleanUp {

    /// The content of an entry, independent of layout.
    private record Content(String type, String key, Set<String> fields) {
        static Content of(BibEntry entry) {
            Set<String> fields = new HashSet<>();
            for (BibField field : entry.fields()) {
                String source = field.valueSource().replaceAll("\\s+", " ");
                fields.add(field.name().toLowerCase(Locale.ROOT) + '=' + source);
            }
            return new Content(entry.type().toLowerCase(Locale.ROOT), entry.key(), fields);
        }
    }

    @Override
    public String name() {
        return "remove-duplicate-entries";
    }

    @Override
    public String summary() {
        return "Remove entries that exactly repeat an earlier one";
    }

    @Override
    public Edit editFor(Library library) {
        Set<String> repeatedKeys = repeatedKeys(library);
        Set<Content> seenContents = new HashSet<>();
        List<Integer> repeatedSlots = new ArrayList<>();
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibEntry entry
                    && repeatedKeys.contains(entry.key())
                    && entry.firstDamage().isEmpty()
                    && !seenContents.add(Content.of(entry))) {
                repeatedSlots.add(slot.number());
            }
        }
        return library.removeSlots(repeatedSlots);
    }

    /// The keys of more than one entry. Only their content is compared: that of all entries would
    /// be the library once more.
    private static Set<String> repeatedKeys(Library library) {
        Set<String> seenKeys = new HashSet<>();
        return library.entrySlots()
                .map(slot -> ((BibEntry) slot.item()).key())
                .filter(key -> !key.isEmpty() && !seenKeys.add(key))
                .collect(Collectors.toSet());
    }
}
