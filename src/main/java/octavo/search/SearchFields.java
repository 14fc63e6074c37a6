package octavo.search;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.library.Kind;
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
    static final String KEY = "=key";

    static final String KIND = "=kind";
    static final String TYPE = "=type";
    static final String YEAR = "=year";

    /// The keywords, each between two bounds, so that one can be looked for whole.
    static final String TAGS = "=tags";

    /// What stands before and behind a keyword; no word is it.
    static final String BOUND = ",";

    /// The words of the documents that an entry links to, which are in an index of their own.
    static final String DOCUMENTS = "=documents";

    /// What words without a field are not looked for in.
    static final Set<String> APART = Set.of(KIND, TYPE, YEAR, TAGS);

    private static final String TAG = "tag";

    /// Where an entry appeared.
    static final String VENUE = "venue";

    private static final Map<String, List<String>> GROUPS = groups();

    /// Names with a meaning of their own.
    static final String YEARS = "year";

    static final String DATE = "date";
    static final String HAS = "has";
    static final String KINDS = "type";

    static final String KIND_NAME = "kind";

    /// A group of the library.
    static final String GROUP = "group";

    /// What somebody thinks of a paper.
    static final String RATING = ReadingMark.BIBDESK_RATING;

    static final String PRIORITY = "priority";
    static final String READ = "read";

    /// The projects that cite an entry, where they are known.
    static final String CITED = "cited";

    private static final List<String> KIND_IDS =
            Arrays.stream(Kind.values()).map(Kind::id).toList();

    private static final Set<String> STANDARD = Set.copyOf(FieldCatalogue.with(FieldTrait.USUAL));

    private static final Set<String> ALWAYS =
            Set.of(YEARS, DATE, HAS, KINDS, GROUP, RATING, PRIORITY, READ);

    private final Supplier<Set<String>> library;

    /// @param library the names of the fields that a library has, in small letters; asked for only
    ///   where a name is not always known
    SearchFields(Supplier<Set<String>> library) {
        this.library = library;
    }

    /// What a query may ask for in the fields of the catalogue, and besides them.
    private static Map<String, List<String>> groups() {
        Map<String, List<String>> groups = new HashMap<>();
        FieldCatalogue.STANDARD_NAMES.forEach((alias, name) -> {
            groups.put(alias, List.of(alias, name));
            groups.put(name, List.of(alias, name));
        });
        for (String word : List.of("author", "editor", "title", VENUE, TAG)) {
            groups.put(word, FieldCatalogue.named(field -> field.searchedAs().equals(word)));
        }
        groups.put("person", FieldCatalogue.ROLES);
        groups.put("key", List.of(KEY, "ids"));
        groups.put(KIND_NAME, List.of(KIND));
        groups.put("entrytype", List.of(TYPE));
        groups.put(RATING, List.of(RATING, ReadingMark.RATING.field()));
        groups.put(READ, List.of(READ, ReadingMark.READ_STATUS));
        groups.put("arxiv", List.of("eprint"));
        groups.put(FieldName.FILE, List.of(FieldName.FILE, DOCUMENTS));
        return Map.copyOf(groups);
    }

    boolean has(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return STANDARD.contains(folded)
                || GROUPS.containsKey(folded)
                || ALWAYS.contains(folded)
                || isCited(folded)
                || library.get().contains(folded);
    }

    /// Whether a name stands for the projects that cite an entry.
    boolean isCited(String name) {
        return name.equalsIgnoreCase(CITED) && library.get().contains(CitedQueries.KNOWN);
    }

    /// The fields that a name stands for.
    static List<String> fields(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return GROUPS.getOrDefault(folded, List.of(folded));
    }

    /// The fields in which to look for a `type:`, which is a kind of work or else an entry type.
    ///
    /// @param name `type`, or `kind`, which looks for kinds only
    static List<String> typeFields(String name, String value) {
        boolean kind = name.equalsIgnoreCase(KIND_NAME) || begins(KIND_IDS, value);
        return List.of(kind ? KIND : TYPE);
    }

    /// Whether a kind of work or an entry type that Octavo knows begins so.
    static boolean isType(String value) {
        return begins(KIND_IDS, value) || begins(TypeCatalogue.names(), value);
    }

    static Optional<String> nearestType(String value) {
        return WordLikeness.nearest(value, KIND_IDS)
                .or(() -> WordLikeness.nearest(value, TypeCatalogue.names()));
    }

    private static boolean begins(Collection<String> names, String value) {
        String folded = value.toLowerCase(Locale.ROOT);
        return names.stream().anyMatch(name -> name.startsWith(folded));
    }

    /// Whether a name stands for lists of keywords.
    static boolean areTags(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return folded.equals(TAG) || FieldCatalogue.KEYWORDS.contains(folded);
    }

    /// The name that was probably meant; nothing if none is near.
    Optional<String> nearest(String name) {
        return WordLikeness.nearest(name, names());
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>(library.get());
        names.addAll(STANDARD);
        names.addAll(GROUPS.keySet());
        names.addAll(ALWAYS);
        if (names.remove(CitedQueries.KNOWN)) {
            names.add(CITED);
        }
        return names;
    }
}
