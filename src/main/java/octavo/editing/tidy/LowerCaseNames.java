package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Lower-cases the names of types and fields.
final class LowerCaseNames implements EntryCleanUp {
    @Override
    public String name() {
        return "lower-case";
    }

    @Override
    public String summary() {
        return "Write the names of types and fields in lower case";
    }

    @Override
    public BibEntry cleanEntry(BibEntry entry, BibDialect dialect) {
        String lowerCaseType = entry.type().toLowerCase(Locale.ROOT);
        BibEntry typedEntry =
                lowerCaseType.equals(entry.type())
                        ? entry
                        : entry.withType(lowerCaseType).orElse(entry);
        SortedMap<Integer, String> newNames = new TreeMap<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String name = entry.fieldName(i);
            String lowerCaseName = name.toLowerCase(Locale.ROOT);
            if (!lowerCaseName.equals(name)) {
                newNames.put(i, lowerCaseName);
            }
        }
        return newNames.isEmpty()
                ? typedEntry
                : typedEntry
                        .withRenamedFields(newNames)
                        .orElseGet(() -> renameOneByOne(typedEntry, newNames));
    }

    private static BibEntry renameOneByOne(BibEntry entry, SortedMap<Integer, String> newNames) {
        BibEntry renamedEntry = entry;
        for (Map.Entry<Integer, String> indexedName : newNames.entrySet()) {
            renamedEntry =
                    renamedEntry
                            .withRenamedField(indexedName.getKey(), indexedName.getValue())
                            .orElse(renamedEntry);
        }
        return renamedEntry;
    }
}
