package octavo.fields;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;

/// The fields that Octavo knows, `fields.tsv`. Names are case-insensitive and returned in lower
/// case, in row order.
public final class FieldCatalogue {
    private static final List<FieldDefinition> ALL_ROWS = readRows();
    private static final List<FieldDefinition> FIELD_ROWS = selectRows(false);

    /// Rows that each cover many fields.
    private static final List<FieldDefinition> FAMILY_ROWS = selectRows(true);

    private static final Map<String, FieldDefinition> ROWS_BY_NAME = indexRows();
    private static final Map<String, Integer> POSITIONS_BY_NAME = numberRows();

    /// The fields that name contributors to a work.
    public static final List<String> ROLE_FIELDS = fieldsWith(FieldTrait.ROLE);

    /// All fields that hold names of people.
    public static final List<String> NAME_FIELDS = fieldsWith(FieldKind.NAMES);

    /// The fields that name entries to inherit from. biblatex gives priority to the last of them.
    public static final List<String> PARENT_FIELDS = fieldsWith(FieldTrait.INHERIT);

    /// The fields that name the whole that an entry is part of.
    public static final List<String> CONTAINER_FIELDS = fieldsWith(FieldTrait.PARENT);

    /// The fields that list keywords.
    public static final List<String> KEYWORD_FIELDS = fieldsWith(FieldKind.KEYWORDS);

    /// From names used by BibTeX and other programs to those of biblatex.
    public static final SequencedMap<String, String> STANDARD_NAMES = collectStandardNames();

    /// From biblatex names to BibTeX names, where they differ.
    public static final SequencedMap<String, String> CLASSIC_NAMES = collectClassicNames();

    /// From the names used by BibTeX's styles to those of biblatex.
    public static final SequencedMap<String, String> BIBLATEX_NAMES = collectBiblatexNames();

    private static final Map<String, String> COUNTERPARTS = collectCounterparts();

    private FieldCatalogue() {}

    private static List<FieldDefinition> readRows() {
        List<FieldDefinition> rows = new ArrayList<>();
        for (List<String> cells : TableRows.readTable("fields.tsv", 6)) {
            rows.add(FieldDefinition.of(cells));
        }
        return List.copyOf(rows);
    }

    private static List<FieldDefinition> selectRows(boolean isFamily) {
        List<FieldDefinition> rows = new ArrayList<>();
        for (FieldDefinition row : ALL_ROWS) {
            if (row.isFamily() == isFamily) {
                rows.add(row);
            }
        }
        return List.copyOf(rows);
    }

    private static Map<String, FieldDefinition> indexRows() {
        Map<String, FieldDefinition> rows = new HashMap<>();
        for (FieldDefinition row : FIELD_ROWS) {
            rows.put(row.name(), row);
        }
        return rows;
    }

    private static Map<String, Integer> numberRows() {
        Map<String, Integer> positions = new HashMap<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (!row.hasTrait(FieldTrait.PROGRAM)) {
                positions.put(row.name(), positions.size());
            }
        }
        return positions;
    }

    private static SequencedMap<String, String> collectStandardNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (row.isAlias()) {
                names.put(row.name(), row.standardName());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static SequencedMap<String, String> collectClassicNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (row.hasTrait(FieldTrait.CLASSIC)) {
                names.put(row.standardName(), row.name());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static SequencedMap<String, String> collectBiblatexNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (row.hasTrait(FieldTrait.CLASSIC) || row.hasTrait(FieldTrait.THESIS)) {
                names.put(row.name(), row.standardName());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static Map<String, String> collectCounterparts() {
        Map<String, String> names = new HashMap<>(STANDARD_NAMES);
        for (Map.Entry<String, String> alias : STANDARD_NAMES.entrySet()) {
            names.put(alias.getValue(), alias.getKey());
        }
        return names;
    }

    /// The row of a field; empty if Octavo does not know it.
    public static Optional<FieldDefinition> findField(String fieldName) {
        return Optional.ofNullable(findRow(fieldName));
    }

    private static @Nullable FieldDefinition findRow(String fieldName) {
        FieldDefinition row = ROWS_BY_NAME.get(fieldName);
        return row == null ? findFoldedRow(fieldName.toLowerCase(Locale.ROOT)) : row;
    }

    private static @Nullable FieldDefinition findFoldedRow(String foldedName) {
        FieldDefinition row = ROWS_BY_NAME.get(foldedName);
        for (int i = 0; row == null && i < FAMILY_ROWS.size(); i++) {
            row = isInFamily(FAMILY_ROWS.get(i), foldedName) ? FAMILY_ROWS.get(i) : null;
        }
        return row;
    }

    private static boolean isInFamily(FieldDefinition family, String fieldName) {
        return fieldName.startsWith(family.name().substring(0, family.name().length() - 1));
    }

    /// The kind of a field's value; text if Octavo does not know the field.
    public static FieldKind kindOf(String fieldName) {
        FieldDefinition row = findRow(fieldName);
        return row == null ? FieldKind.TEXT : row.kind();
    }

    public static boolean holdsNames(String fieldName) {
        return kindOf(fieldName) == FieldKind.NAMES;
    }

    public static boolean hasTrait(String fieldName, FieldTrait trait) {
        FieldDefinition row = findRow(fieldName);
        return row != null && row.hasTrait(trait);
    }

    /// The fields with a trait.
    public static List<String> fieldsWith(FieldTrait trait) {
        List<String> fieldNames = new ArrayList<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (row.hasTrait(trait)) {
                fieldNames.add(row.name());
            }
        }
        return List.copyOf(fieldNames);
    }

    /// The fields of a kind.
    public static List<String> fieldsWith(FieldKind kind) {
        List<String> fieldNames = new ArrayList<>();
        for (FieldDefinition row : FIELD_ROWS) {
            if (row.kind() == kind) {
                fieldNames.add(row.name());
            }
        }
        return List.copyOf(fieldNames);
    }

    /// All fields.
    public static List<String> fieldNames() {
        List<String> fieldNames = new ArrayList<>();
        for (FieldDefinition row : FIELD_ROWS) {
            fieldNames.add(row.name());
        }
        return List.copyOf(fieldNames);
    }

    /// The fields whose rows match.
    public static List<String> fieldsMatching(Predicate<FieldDefinition> condition) {
        return FIELD_ROWS.stream().filter(condition).map(FieldDefinition::name).toList();
    }

    /// The name that a field has in biblatex.
    public static String standardName(String fieldName) {
        return findField(fieldName).map(FieldDefinition::standardName).orElse(fieldName);
    }

    /// The name of a field in the other dialect.
    public static Optional<String> counterpart(String fieldName) {
        return Optional.ofNullable(COUNTERPARTS.get(fieldName));
    }

    /// The position of a field in the usual order; empty if it may be anywhere.
    public static Optional<Integer> usualPosition(String fieldName) {
        return Optional.ofNullable(POSITIONS_BY_NAME.get(fieldName.toLowerCase(Locale.ROOT)));
    }

    /// A row of the catalogue.
    ///
    /// @param name in lower case
    /// @param standardName its name in biblatex
    /// @param dialectLeaning 1 if only biblatex has the name, -1 if only BibTeX has it, 0 otherwise
    /// @param queryAlias another name for it in queries; may be empty
    public record FieldDefinition(
            String name,
            FieldKind kind,
            String standardName,
            int dialectLeaning,
            String queryAlias,
            Set<FieldTrait> traits) {
        public FieldDefinition {
            traits = traits.isEmpty() ? Set.of() : Set.copyOf(traits);
        }

        static FieldDefinition of(List<String> cells) {
            var traits = EnumSet.noneOf(FieldTrait.class);
            for (String trait : TableRows.splitWords(cells.get(5))) {
                traits.add(FieldTrait.valueOf(trait.toUpperCase(Locale.ROOT)));
            }
            return new FieldDefinition(
                    cells.get(0),
                    FieldKind.valueOf(cells.get(1).toUpperCase(Locale.ROOT)),
                    cells.get(2).isEmpty() ? cells.get(0) : cells.get(2),
                    TableRows.parseLeaning(cells.get(3)),
                    cells.get(4),
                    traits);
        }

        public boolean hasTrait(FieldTrait trait) {
            return traits.contains(trait);
        }

        /// Whether it covers all fields with this prefix.
        boolean isFamily() {
            return name.endsWith("*");
        }

        /// Whether biblatex has another name for it.
        public boolean isAlias() {
            return !name.equals(standardName);
        }
    }

    /// Properties of fields besides their kind.
    public enum FieldTrait {
        /// Names contributors to the work.
        ROLE,
        /// Names the whole that the entry is part of.
        PARENT,
        /// Names entries to inherit fields from.
        INHERIT,
        /// Concerns only the entry that has it, and is never inherited.
        OWN,
        /// Is a form of the title, and inherited only with the title.
        FORM,
        /// Is BibTeX's name for a field that has another name in biblatex.
        CLASSIC,
        /// Is BibTeX's name for a biblatex field in theses only.
        THESIS,
        /// Is offered in the form and in search, whether a library has it or not.
        USUAL,
        /// Is private: notes, and what programs record for themselves.
        PRIVATE,
        /// Is for the owner alone: notes, files on a computer, and what programs record. A paper's
        /// file, which others read, does without it.
        PERSONAL,
        /// Is not printed by BibTeX's styles, and not covered by another field.
        UNPRINTED,
        /// Belongs to a program or a habit, not to BibTeX or biblatex, and has no place in the
        /// usual order.
        PROGRAM,
        /// Is so rare that a misspelling is never assumed to mean it.
        RARE
    }

    /// The kind of value that a field has.
    public enum FieldKind {
        TEXT,
        /// Texts separated by `and`, such as publishers.
        LIST,
        NAMES,
        DATE,
        PAGES,
        KEYWORDS,
        OPTIONS,
        /// A registered number, such as an ISBN. It is printed as it is.
        IDENTIFIER,
        /// Characters that stand for themselves, such as an address.
        VERBATIM,
        /// Paths of files.
        FILES,
        /// The key of another entry.
        KEY,
        /// Keys of other entries.
        KEYS,
        /// More keys of the entry itself.
        OWN_KEYS,
        /// When a program last changed the entry.
        CHANGED;

        /// Whether a backslash or brace in it is literal rather than LaTeX.
        public boolean isVerbatim() {
            return switch (this) {
                case VERBATIM, FILES, KEY, KEYS, OWN_KEYS -> true;
                case TEXT, LIST, NAMES, DATE, PAGES, KEYWORDS, OPTIONS, IDENTIFIER, CHANGED ->
                        false;
            };
        }

        /// Whether its characters must stay as they are because programs look them up.
        public boolean isExact() {
            return isVerbatim() || this == IDENTIFIER;
        }

        /// Whether biblatex splits it, at `and` or at commas (its manual, 2.2.2).
        public boolean isList() {
            return this == LIST || this == KEYWORDS || this == OPTIONS;
        }

        /// Whether it names other entries.
        public boolean isReference() {
            return this == KEY || this == KEYS;
        }

        /// The characters of which one separates the members of a set; empty if it is not a set.
        public String separatorCharacters() {
            return switch (this) {
                case KEYWORDS, FILES -> ";,";
                case KEYS, OWN_KEYS -> ",";
                case TEXT, LIST, NAMES, DATE, PAGES, OPTIONS, IDENTIFIER, VERBATIM, KEY, CHANGED ->
                        "";
            };
        }
    }
}
