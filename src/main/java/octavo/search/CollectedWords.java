package octavo.search;

import octavo.bib.BibEntry;
import octavo.text.Span;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Collects the words of entries by field.
final class CollectedWords implements EntryWords.Sink {
    private final Map<String, FieldWords> fields = new HashMap<>();
    private FieldWords current = new FieldWords();
    private int entry = -1;

    /// Starts the next entry, numbered consecutively.
    void nextEntry() {
        entry++;
    }

    @Override
    public boolean wants(String name) {
        return true;
    }

    @Override
    public boolean wants(BibEntry entry, Span value) {
        return true;
    }

    @Override
    public void field(String name) {
        current = fields.computeIfAbsent(name, _ -> new FieldWords());
        current.begin(entry);
    }

    @Override
    public void word(char[] letters, int length, boolean again) {
        current.add(letters, length, again);
    }

    /// The words of each field. Releases what was collected, since it is large.
    Map<String, FieldTerms> toTerms() {
        Map<String, FieldTerms> terms = new HashMap<>();
        for (String field : List.copyOf(fields.keySet())) {
            FieldWords collected = fields.remove(field);
            if (collected != null) {
                terms.put(field, collected.toTerms());
            }
        }
        return Map.copyOf(terms);
    }
}
