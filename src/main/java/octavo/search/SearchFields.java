package octavo.search;

import octavo.library.Kind;
import octavo.text.Likeness;

import java.util.Arrays;
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

    /// What words without a field are not looked for in.
    static final Set<String> APART = Set.of(KIND, TYPE, YEAR, TAGS);

    private static final String TAG = "tag";

    /// The fields that list keywords.
    static final List<String> TAG_FIELDS =
            List.of("keywords", "keyword", "mendeley-tags", "groups");

    private static final Map<String, List<String>> GROUPS =
            Map.ofEntries(
                    group("author", "author shortauthor"),
                    group("editor", "editor editora editorb editorc shorteditor"),
                    group(
                            "person",
                            "author editor editora editorb editorc translator annotator commentator"
                                    + " introduction foreword afterword bookauthor holder"),
                    group("title", "title subtitle titleaddon shorttitle origtitle"),
                    group(
                            "venue",
                            "journal journaltitle journalsubtitle shortjournal booktitle"
                                    + " booksubtitle maintitle series eventtitle issuetitle school"
                                    + " institution organization howpublished eprinttype"
                                    + " archiveprefix x-venue-short"),
                    Map.entry(TAG, TAG_FIELDS),
                    group("key", KEY + " ids"),
                    group("kind", KIND),
                    group("entrytype", TYPE),
                    group("arxiv", "eprint"),
                    group("journal", "journal journaltitle"),
                    group("journaltitle", "journal journaltitle"),
                    group("address", "address location"),
                    group("location", "address location"),
                    group("school", "school institution"),
                    group("institution", "school institution"),
                    group("annote", "annote annotation"),
                    group("annotation", "annote annotation"),
                    group("archiveprefix", "archiveprefix eprinttype"),
                    group("eprinttype", "archiveprefix eprinttype"),
                    group("primaryclass", "primaryclass eprintclass"),
                    group("eprintclass", "primaryclass eprintclass"),
                    group("file", "file pdf"),
                    group("pdf", "file pdf"));

    /// Names with a meaning of their own.
    static final String YEARS = "year";

    static final String DATE = "date";
    static final String HAS = "has";
    static final String KINDS = "type";

    private static final Set<String> STANDARD =
            Set.of(
                    "abstract",
                    "booktitle",
                    "chapter",
                    "crossref",
                    "doi",
                    "edition",
                    "eid",
                    "eprint",
                    "howpublished",
                    "ids",
                    "isbn",
                    "issn",
                    "keywords",
                    "langid",
                    "language",
                    "month",
                    "note",
                    "number",
                    "organization",
                    "pages",
                    "publisher",
                    "pubstate",
                    "related",
                    "series",
                    "translator",
                    "url",
                    "volume");

    private static final Set<String> ALWAYS = Set.of(YEARS, DATE, HAS, KINDS);

    private final Supplier<Set<String>> library;

    /// @param library the names of the fields that a library has, in small letters; asked for only
    ///   where a name is not always known
    SearchFields(Supplier<Set<String>> library) {
        this.library = library;
    }

    private static Map.Entry<String, List<String>> group(String name, String fields) {
        return Map.entry(name, List.of(fields.split(" ")));
    }

    boolean has(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return STANDARD.contains(folded)
                || GROUPS.containsKey(folded)
                || ALWAYS.contains(folded)
                || library.get().contains(folded);
    }

    /// The fields that a name stands for.
    static List<String> fields(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return GROUPS.getOrDefault(folded, List.of(folded));
    }

    /// The fields in which to look for a `type:`, which is a kind of work or else an entry type.
    static List<String> typeFields(String value) {
        String folded = value.toLowerCase(Locale.ROOT);
        boolean kind = Arrays.stream(Kind.values()).anyMatch(it -> it.id().startsWith(folded));
        return List.of(kind ? KIND : TYPE);
    }

    /// Whether a name stands for lists of keywords.
    static boolean areTags(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return folded.equals(TAG) || TAG_FIELDS.contains(folded);
    }

    /// The name that was probably meant; nothing if none is near.
    Optional<String> nearest(String name) {
        return Likeness.nearest(name, names());
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>(library.get());
        names.addAll(STANDARD);
        names.addAll(GROUPS.keySet());
        names.addAll(ALWAYS);
        return names;
    }
}
