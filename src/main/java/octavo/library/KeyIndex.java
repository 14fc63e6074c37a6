package octavo.library;

import octavo.bib.BibEntry;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Which entry a key means. BibTeX compares keys without regard to case and biblatex with; of two
/// entries with one key the first counts. biblatex lets an entry have further keys in `ids`.
final class KeyIndex {
    private final Flavour flavour;
    private final Map<String, Integer> indices = new HashMap<>();

    KeyIndex(List<Slot> slots, Flavour flavour) {
        this.flavour = flavour;
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                indices.putIfAbsent(folded(entry.key()), i);
            }
        }
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibEntry entry) {
                addFurtherKeys(i, entry);
            }
        }
    }

    private void addFurtherKeys(int index, BibEntry entry) {
        entry.value("ids").map(value -> value.text(_ -> Optional.empty())).stream()
                .flatMap(keys -> List.of(keys.split(",")).stream())
                .map(String::strip)
                .filter(key -> !key.isEmpty())
                .forEach(key -> indices.putIfAbsent(folded(key), index));
    }

    Optional<Integer> indexOf(String key) {
        return Optional.ofNullable(indices.get(folded(key)));
    }

    private String folded(String key) {
        return flavour == Flavour.BIBTEX ? key.toLowerCase(Locale.ROOT) : key;
    }
}
