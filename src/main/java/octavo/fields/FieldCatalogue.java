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
    private static final List<FieldDefinition> ALL = all();
    private static final List<FieldDefinition> ROWS = some(false);

    /// Rows that each cover many fields.
    private static final List<FieldDefinition> FAMILIES = some(true);

    private static final Map<String, FieldDefinition> BY_NAME = byName();
    private static final Map<String, Integer> PLACES = places();

    /// The fields that name contributors to a work.
    public static final List<String> ROLES = with(FieldTrait.ROLE);

    /// All fields that hold names of people.
    public static final List<String> NAMES = with(FieldKind.NAMES);

    /// The fields that name entries to inherit from. biblatex gives priority to the last of them.
    public static final List<String> PARENTS = with(FieldTrait.INHERIT);

    /// The fields that name the whole that an entry is part of.
    public static final List<String> WHOLES = with(FieldTrait.PARENT);

    /// The fields that list keywords.
    public static final List<String> KEYWORDS = with(FieldKind.KEYWORDS);

    /// From names used by BibTeX and other programs to those of biblatex.
    public static final SequencedMap<String, String> STANDARD_NAMES = standardNames();

    /// From biblatex names to BibTeX names, where they differ.
    public static final SequencedMap<String, String> CLASSIC_NAMES = classicNames();

    /// From the names used by BibTeX's styles to those of biblatex.
    public static final SequencedMap<String, String> BIBLATEX_NAMES = biblatexNames();

    private static final Map<String, String> OTHER_NAMES = otherNames();

    private FieldCatalogue() {}

    private static List<FieldDefinition> all() {
        List<FieldDefinition> rows = new ArrayList<>();
        for (List<String> cells : TableRows.read("fields.tsv", 6)) {
            rows.add(FieldDefinition.of(cells));
        }
        return List.copyOf(rows);
    }

    private static List<FieldDefinition> some(boolean families) {
        List<FieldDefinition> rows = new ArrayList<>();
        for (FieldDefinition row : ALL) {
            if (row.isFamily() == families) {
                rows.add(row);
            }
        }
        return List.copyOf(rows);
    }

    private static Map<String, FieldDefinition> byName() {
        Map<String, FieldDefinition> rows = new HashMap<>();
        for (FieldDefinition row : ROWS) {
            rows.put(row.name(), row);
        }
        return rows;
    }

    private static Map<String, Integer> places() {
        Map<String, Integer> places = new HashMap<>();
        for (FieldDefinition row : ROWS) {
            if (!row.has(FieldTrait.PROGRAM)) {
                places.put(row.name(), places.size());
            }
        }
        return places;
    }

    private static SequencedMap<String, String> standardNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : ROWS) {
            if (row.isAlias()) {
                names.put(row.name(), row.standardName());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static SequencedMap<String, String> classicNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : ROWS) {
            if (row.has(FieldTrait.CLASSIC)) {
                names.put(row.standardName(), row.name());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static SequencedMap<String, String> biblatexNames() {
        SequencedMap<String, String> names = new LinkedHashMap<>();
        for (FieldDefinition row : ROWS) {
            if (row.has(FieldTrait.CLASSIC) || row.has(FieldTrait.THESIS)) {
                names.put(row.name(), row.standardName());
            }
        }
        return Collections.unmodifiableSequencedMap(names);
    }

    private static Map<String, String> otherNames() {
        Map<String, String> names = new HashMap<>(STANDARD_NAMES);
        for (Map.Entry<String, String> alias : STANDARD_NAMES.entrySet()) {
            names.put(alias.getValue(), alias.getKey());
        }
        return names;
    }

    /// The row of a field; empty if Octavo does not know it.
    public static Optional<FieldDefinition> find(String name) {
        return Optional.ofNullable(row(name));
    }

    private static @Nullable FieldDefinition row(String name) {
        FieldDefinition row = BY_NAME.get(name);
        return row == null ? folded(name.toLowerCase(Locale.ROOT)) : row;
    }

    private static @Nullable FieldDefinition folded(String name) {
        FieldDefinition row = BY_NAME.get(name);
        for (int i = 0; row == null && i < FAMILIES.size(); i++) {
            row = isIn(FAMILIES.get(i), name) ? FAMILIES.get(i) : null;
        }
        return row;
    }

    private static boolean isIn(FieldDefinition family, String name) {
        return name.startsWith(family.name().substring(0, family.name().length() - 1));
    }

    /// The kind of a field's value; text if Octavo does not know the field.
    public static FieldKind kind(String name) {
        FieldDefinition row = row(name);
        return row == null ? FieldKind.TEXT : row.kind();
    }

    public static boolean isNames(String name) {
        return kind(name) == FieldKind.NAMES;
    }

    public static boolean has(String name, FieldTrait trait) {
        FieldDefinition row = row(name);
        return row != null && row.has(trait);
    }

    /// The fields with a trait.
    public static List<String> with(FieldTrait trait) {
        List<String> names = new ArrayList<>();
        for (FieldDefinition row : ROWS) {
            if (row.has(trait)) {
                names.add(row.name());
            }
        }
        return List.copyOf(names);
    }

    /// The fields of a kind.
    public static List<String> with(FieldKind kind) {
        List<String> names = new ArrayList<>();
        for (FieldDefinition row : ROWS) {
            if (row.kind() == kind) {
                names.add(row.name());
            }
        }
        return List.copyOf(names);
    }

    /// All fields.
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (FieldDefinition row : ROWS) {
            names.add(row.name());
        }
        return List.copyOf(names);
    }

    /// The fields whose rows match.
    public static List<String> named(Predicate<FieldDefinition> such) {
        return ROWS.stream().filter(such).map(FieldDefinition::name).toList();
    }

    /// The name that a field has in biblatex.
    public static String standardName(String name) {
        return find(name).map(FieldDefinition::standardName).orElse(name);
    }

    /// The name of a field in the other dialect.
    public static Optional<String> otherName(String name) {
        return Optional.ofNullable(OTHER_NAMES.get(name));
    }

    /// The position of a field in the usual order; empty if it may be anywhere.
    public static Optional<Integer> place(String name) {
        return Optional.ofNullable(PLACES.get(name.toLowerCase(Locale.ROOT)));
    }

    /// A row of the catalogue.
    ///
    /// @param name in lower case
    /// @param standardName its name in biblatex
    /// @param leaning 1 if only biblatex has the name, -1 if only BibTeX has it, 0 otherwise
    /// @param searchedAs another name for it in queries; may be empty
    public record FieldDefinition(
            String name,
            FieldKind kind,
            String standardName,
            int leaning,
            String searchedAs,
            Set<FieldTrait> traits) {
        public FieldDefinition {
            traits = traits.isEmpty() ? Set.of() : Set.copyOf(traits);
        }

        static FieldDefinition of(List<String> cells) {
            var traits = EnumSet.noneOf(FieldTrait.class);
            for (String trait : TableRows.words(cells.get(5))) {
                traits.add(FieldTrait.valueOf(trait.toUpperCase(Locale.ROOT)));
            }
            return new FieldDefinition(
                    cells.get(0),
                    FieldKind.valueOf(cells.get(1).toUpperCase(Locale.ROOT)),
                    cells.get(2).isEmpty() ? cells.get(0) : cells.get(2),
                    TableRows.leaning(cells.get(3)),
                    cells.get(4),
                    traits);
        }

        public boolean has(FieldTrait trait) {
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
        public String separators() {
            return switch (this) {
                case KEYWORDS, FILES -> ";,";
                case KEYS, OWN_KEYS -> ",";
                case TEXT, LIST, NAMES, DATE, PAGES, OPTIONS, IDENTIFIER, VERBATIM, KEY, CHANGED ->
                        "";
            };
        }
    }
}
