package octavo.search;

import octavo.bib.BibEntry;
import octavo.text.Span;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Collects the words of entries by field.
final class CollectedWords implements EntryWords.FieldSink {
    private final Map<String, FieldWords> wordsByField = new HashMap<>();
    private FieldWords currentField = new FieldWords();
    private int entryNumber = -1;

    /// Starts the next entry, numbered consecutively.
    void nextEntry() {
        entryNumber++;
    }

    @Override
    public boolean accepts(String fieldName) {
        return true;
    }

    @Override
    public boolean accepts(BibEntry entry, Span value) {
        return true;
    }

    @Override
    public void startField(String fieldName) {
        currentField = wordsByField.computeIfAbsent(fieldName, _ -> new FieldWords());
        currentField.beginEntry(entryNumber);
    }

    @Override
    public void addWord(char[] letters, int length, boolean isVariant) {
        currentField.addWord(letters, length, isVariant);
    }

    /// The words of each field. Releases what was collected, since it is large.
    Map<String, FieldTerms> toTerms() {
        Map<String, FieldTerms> termsByField = new HashMap<>();
        for (String fieldName : List.copyOf(wordsByField.keySet())) {
            FieldWords fieldWords = wordsByField.remove(fieldName);
            if (fieldWords != null) {
                termsByField.put(fieldName, fieldWords.toTerms());
            }
        }
        return Map.copyOf(termsByField);
    }
}
