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
    private static final SequencedMap<String, EntryType> TYPES_BY_NAME = readTypes();

    private TypeCatalogue() {}

    private static SequencedMap<String, EntryType> readTypes() {
        SequencedMap<String, EntryType> entryTypes = new LinkedHashMap<>();
        for (List<String> cells : TableRows.readTable("types.tsv", 7)) {
            entryTypes.put(cells.get(0), EntryType.of(cells));
        }
        return Collections.unmodifiableSequencedMap(entryTypes);
    }

    /// In lower case.
    public static SequencedSet<String> typeNames() {
        return TYPES_BY_NAME.sequencedKeySet();
    }

    /// A type by its name, in any case. An unknown one is printed as `@misc` and needs nothing.
    public static EntryType typeNamed(String typeName) {
        String foldedName = typeName.toLowerCase(Locale.ROOT);
        EntryType entryType = TYPES_BY_NAME.get(foldedName);
        return entryType == null ? EntryType.unknownType(foldedName) : entryType;
    }

    /// A type of entry, `@article`: a row of `types.tsv`.
    ///
    /// @param name in lower case
    /// @param dialectLeaning 1 if only biblatex has it, -1 if only BibTeX has it, 0 otherwise
    /// @param classicName the closest type of BibTeX's standard styles
    /// @param standardName its name in biblatex
    /// @param neededInBibtex fields without which BibTeX cannot print it; one of each list is
    ///   enough
    /// @param neededInBiblatex the same for biblatex
    /// @param usefulFields further fields that most such entries have
    public record EntryType(
            String name,
            int dialectLeaning,
            String classicName,
            String standardName,
            List<List<String>> neededInBibtex,
            List<List<String>> neededInBiblatex,
            List<String> usefulFields) {
        public EntryType {
            neededInBibtex = List.copyOf(neededInBibtex);
            neededInBiblatex = List.copyOf(neededInBiblatex);
            usefulFields = List.copyOf(usefulFields);
        }

        /// An unknown type.
        static EntryType unknownType(String name) {
            return new EntryType(name, 0, FALLBACK, name, List.of(), List.of(), List.of());
        }

        private static final String FALLBACK = "misc";

        static EntryType of(List<String> cells) {
            return new EntryType(
                    cells.get(0),
                    TableRows.parseLeaning(cells.get(1)),
                    cells.get(2).isEmpty() ? FALLBACK : cells.get(2),
                    cells.get(3).isEmpty() ? cells.get(0) : cells.get(3),
                    parseAlternatives(cells.get(4)),
                    parseAlternatives(cells.get(5)),
                    TableRows.splitWords(cells.get(6)));
        }

        private static List<List<String>> parseAlternatives(String neededFields) {
            List<List<String>> alternatives = new ArrayList<>();
            for (String fieldNames : TableRows.splitWords(neededFields)) {
                alternatives.add(List.of(fieldNames.split("/", -1)));
            }
            return alternatives;
        }
    }
}
