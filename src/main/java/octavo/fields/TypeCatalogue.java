package octavo.fields;

import java.util.ArrayList;
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

    /// A type of entry, `@article`: a row of `types.tsv`.
    ///
    /// @param name in lower case
    /// @param leaning 1 if only biblatex has it, -1 if only BibTeX has it, 0 otherwise
    /// @param classicName the closest type of BibTeX's standard styles
    /// @param standardName its name in biblatex
    /// @param neededInBibtex fields without which BibTeX cannot print it; one of each list is
    ///   enough
    /// @param neededInBiblatex the same for biblatex
    /// @param useful further fields that most such entries have
    public record EntryType(
            String name,
            int leaning,
            String classicName,
            String standardName,
            List<List<String>> neededInBibtex,
            List<List<String>> neededInBiblatex,
            List<String> useful) {
        public EntryType {
            neededInBibtex = List.copyOf(neededInBibtex);
            neededInBiblatex = List.copyOf(neededInBiblatex);
            useful = List.copyOf(useful);
        }

        /// An unknown type.
        static EntryType unknown(String name) {
            return new EntryType(name, 0, FALLBACK, name, List.of(), List.of(), List.of());
        }

        private static final String FALLBACK = "misc";

        static EntryType of(List<String> cells) {
            return new EntryType(
                    cells.get(0),
                    TableRows.leaning(cells.get(1)),
                    cells.get(2).isEmpty() ? FALLBACK : cells.get(2),
                    cells.get(3).isEmpty() ? cells.get(0) : cells.get(3),
                    alternatives(cells.get(4)),
                    alternatives(cells.get(5)),
                    TableRows.words(cells.get(6)));
        }

        private static List<List<String>> alternatives(String needed) {
            List<List<String>> alternatives = new ArrayList<>();
            for (String fields : TableRows.words(needed)) {
                alternatives.add(List.of(fields.split("/", -1)));
            }
            return alternatives;
        }
    }
}
