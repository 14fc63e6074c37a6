package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.library.BibDialect;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// Lower-cases the names of types and fields.
final class LowerCase implements EntryCleanUp {
    @Override
    public String name() {
        return "lower-case";
    }

    @Override
    public String summary() {
        return "Write the names of types and fields in lower case";
    }

    @Override
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        String type = entry.type().toLowerCase(Locale.ROOT);
        BibEntry typed = type.equals(entry.type()) ? entry : entry.withType(type).orElse(entry);
        SortedMap<Integer, String> names = new TreeMap<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String name = entry.fieldName(i);
            String lower = name.toLowerCase(Locale.ROOT);
            if (!lower.equals(name)) {
                names.put(i, lower);
            }
        }
        return names.isEmpty()
                ? typed
                : typed.withFieldsNamed(names).orElseGet(() -> oneByOne(typed, names));
    }

    private static BibEntry oneByOne(BibEntry entry, SortedMap<Integer, String> names) {
        BibEntry result = entry;
        for (Map.Entry<Integer, String> each : names.entrySet()) {
            result = result.withFieldNamed(each.getKey(), each.getValue()).orElse(result);
        }
        return result;
    }
}
