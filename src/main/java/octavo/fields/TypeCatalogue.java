package octavo.fields;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.SequencedSet;

/// The entry types that Octavo knows, `types.tsv`.
public final class TypeCatalogue {
    private static final SequencedMap<String, EntryType> BY_NAME = byName();

    private TypeCatalogue() {}

    private static SequencedMap<String, EntryType> byName() {
        SequencedMap<String, EntryType> types = new LinkedHashMap<>();
        for (List<String> cells : TableRows.read("types.tsv", 7)) {
            types.put(cells.get(0), EntryType.of(cells));
        }
        return Collections.unmodifiableSequencedMap(types);
    }

    /// In lower case.
    public static SequencedSet<String> names() {
        return BY_NAME.sequencedKeySet();
    }

    /// A type by its name, in any case. An unknown one is printed as `@misc` and needs nothing.
    public static EntryType of(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        EntryType type = BY_NAME.get(folded);
        return type == null ? EntryType.unknown(folded) : type;
    }
}
