package octavo.search;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.library.WorkKind;
import octavo.text.WordLikeness;
import octavo.values.ReadingMark;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/// The names that a query may put before a colon, and the fields that each stands for.
final class SearchFields {
    /// What an index knows of an entry besides its fields. No field has such a name.
    static final String KEY_FIELD = "=key";

    static final String KIND_FIELD = "=kind";
    static final String TYPE_FIELD = "=type";
    static final String YEAR_FIELD = "=year";

    /// The keywords, each between two bounds, so that one can be looked for whole.
    static final String TAGS_FIELD = "=tags";

    /// What stands before and behind a keyword; no word is it.
    static final String KEYWORD_BOUND = ",";

    /// The words of the documents that an entry links to, which are in an index of their own.
    static final String DOCUMENTS_FIELD = "=documents";

    /// What words without a field are not looked for in.
    static final Set<String> SEPARATE_FIELDS =
            Set.of(KIND_FIELD, TYPE_FIELD, YEAR_FIELD, TAGS_FIELD);

    private static final String TAG_NAME = "tag";

    /// Where an entry appeared.
    static final String VENUE_NAME = "venue";

    private static final Map<String, List<String>> FIELDS_BY_NAME = collectFieldsByName();

    /// Names with a meaning of their own.
    static final String YEAR_NAME = "year";

    static final String DATE_NAME = "date";
    static final String HAS_NAME = "has";
    static final String TYPE_NAME = "type";

    static final String KIND_NAME = "kind";

    /// A group of the library.
    static final String GROUP_NAME = "group";

    /// What somebody thinks of a paper.
    static final String RATING_NAME = ReadingMark.BIBDESK_RATING;

    static final String PRIORITY_NAME = "priority";
    static final String READ_NAME = "read";

    /// The projects that cite an entry, where they are known.
    static final String CITED_NAME = "cited";

    private static final List<String> KIND_IDS =
            Arrays.stream(WorkKind.values()).map(WorkKind::id).toList();

    private static final Set<String> STANDARD_FIELDS =
            Set.copyOf(FieldCatalogue.fieldsWith(FieldTrait.USUAL));

    private static final Set<String> PREDEFINED_NAMES =
            Set.of(
                    YEAR_NAME,
                    DATE_NAME,
                    HAS_NAME,
                    TYPE_NAME,
                    GROUP_NAME,
                    RATING_NAME,
                    PRIORITY_NAME,
                    READ_NAME);

    private final Supplier<Set<String>> libraryFields;

    /// @param libraryFields the names of the fields that a library has, in small letters; asked for
    ///   only where a name is not always known
    SearchFields(Supplier<Set<String>> libraryFields) {
        this.libraryFields = libraryFields;
    }

    /// What a query may ask for in the fields of the catalogue, and besides them.
    private static Map<String, List<String>> collectFieldsByName() {
        Map<String, List<String>> fieldsByName = new HashMap<>();
        FieldCatalogue.STANDARD_NAMES.forEach((alias, fieldName) -> {
            fieldsByName.put(alias, List.of(alias, fieldName));
            fieldsByName.put(fieldName, List.of(alias, fieldName));
        });
        for (String aliasName : List.of("author", "editor", "title", VENUE_NAME, TAG_NAME)) {
            fieldsByName.put(
                    aliasName,
                    FieldCatalogue.fieldsMatching(field -> field.queryAlias().equals(aliasName)));
        }
        fieldsByName.put("person", FieldCatalogue.ROLE_FIELDS);
        fieldsByName.put("key", List.of(KEY_FIELD, "ids"));
        fieldsByName.put(KIND_NAME, List.of(KIND_FIELD));
        fieldsByName.put("entrytype", List.of(TYPE_FIELD));
        fieldsByName.put(RATING_NAME, List.of(RATING_NAME, ReadingMark.RATING.fieldName()));
        fieldsByName.put(READ_NAME, List.of(READ_NAME, ReadingMark.READ_STATUS));
        fieldsByName.put("arxiv", List.of("eprint"));
        fieldsByName.put(FieldName.FILE, List.of(FieldName.FILE, DOCUMENTS_FIELD));
        return Map.copyOf(fieldsByName);
    }

    boolean isKnown(String fieldName) {
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        return STANDARD_FIELDS.contains(foldedName)
                || FIELDS_BY_NAME.containsKey(foldedName)
                || PREDEFINED_NAMES.contains(foldedName)
                || isCitedName(foldedName)
                || libraryFields.get().contains(foldedName);
    }

    /// Whether a name stands for the projects that cite an entry.
    boolean isCitedName(String fieldName) {
        return fieldName.equalsIgnoreCase(CITED_NAME)
                && libraryFields.get().contains(CitedQueries.KNOWS_PROJECTS);
    }

    /// The fields that a name stands for.
    static List<String> fieldsFor(String fieldName) {
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        return FIELDS_BY_NAME.getOrDefault(foldedName, List.of(foldedName));
    }

    /// The fields in which to look for a `type:`, which is a kind of work or else an entry type.
    ///
    /// @param fieldName `type`, or `isKind`, which looks for kinds only
    static List<String> typeFields(String fieldName, String value) {
        boolean isKind = fieldName.equalsIgnoreCase(KIND_NAME) || isPrefixOfAny(KIND_IDS, value);
        return List.of(isKind ? KIND_FIELD : TYPE_FIELD);
    }

    /// Whether a kind of work or an entry type that Octavo knows begins so.
    static boolean isType(String value) {
        return isPrefixOfAny(KIND_IDS, value) || isPrefixOfAny(TypeCatalogue.typeNames(), value);
    }

    static Optional<String> nearestType(String value) {
        return WordLikeness.nearestName(value, KIND_IDS)
                .or(() -> WordLikeness.nearestName(value, TypeCatalogue.typeNames()));
    }

    private static boolean isPrefixOfAny(Collection<String> names, String value) {
        String foldedName = value.toLowerCase(Locale.ROOT);
        return names.stream().anyMatch(fieldName -> fieldName.startsWith(foldedName));
    }

    /// Whether a name stands for lists of keywords.
    static boolean areTags(String fieldName) {
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        return foldedName.equals(TAG_NAME) || FieldCatalogue.KEYWORD_FIELDS.contains(foldedName);
    }

    /// The name that was probably meant; nothing if none is near.
    Optional<String> nearestName(String fieldName) {
        return WordLikeness.nearestName(fieldName, allNames());
    }

    private Set<String> allNames() {
        Set<String> allNames = new TreeSet<>(libraryFields.get());
        allNames.addAll(STANDARD_FIELDS);
        allNames.addAll(FIELDS_BY_NAME.keySet());
        allNames.addAll(PREDEFINED_NAMES);
        if (allNames.remove(CitedQueries.KNOWS_PROJECTS)) {
            allNames.add(CITED_NAME);
        }
        return allNames;
    }
}
