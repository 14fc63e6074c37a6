package octavo.merge;

import octavo.names.NameList;
import octavo.text.Span;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What kinds of things the values of fields are made of.
final class FieldKinds {
    private static final Set<String> NAMES =
            Set.of(
                    "author",
                    "editor",
                    "editora",
                    "editorb",
                    "editorc",
                    "translator",
                    "annotator",
                    "commentator",
                    "introduction",
                    "foreword",
                    "afterword",
                    "bookauthor",
                    "holder",
                    "shortauthor",
                    "shorteditor");

    private static final Set<String> KEYWORDS =
            Set.of("keywords", "keyword", "mendeley-tags", "groups", "file");

    private static final Set<String> KEYS = Set.of("ids", "xdata", "entryset", "related");

    /// When a program last changed the entry: it did so on both sides, which is no news.
    private static final Set<String> CHANGED =
            Set.of("timestamp", "date-modified", "modificationdate");

    private FieldKinds() {}

    static boolean isNames(String field) {
        return NAMES.contains(folded(field));
    }

    static boolean isSet(String field) {
        return !separators(field).isEmpty();
    }

    static boolean isTimeOfChange(String field) {
        return CHANGED.contains(folded(field));
    }

    /// What may separate the things of a set; empty where a field holds none.
    static String separators(String field) {
        String name = folded(field);
        return KEYWORDS.contains(name) ? ";," : KEYS.contains(name) ? "," : "";
    }

    /// Where the names or the things of a set lie in the text of a field.
    static Optional<List<Span>> pieces(String field, String text) {
        if (isNames(field)) {
            return Optional.of(NameList.parse(text).value().spans());
        }
        return separators(field)
                .chars()
                .filter(it -> text.indexOf(it) >= 0)
                .mapToObj(it -> Pieces.between((char) it, text))
                .findFirst();
    }

    private static String folded(String field) {
        return field.toLowerCase(Locale.ROOT);
    }
}
