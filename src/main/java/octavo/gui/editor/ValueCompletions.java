package octavo.gui.editor;

import octavo.fields.FieldCatalogue;
import octavo.latex.LaTeX;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LetterFolding;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the entries of a library have in fields whose values come again: publishers, keywords,
/// series and the like. Immutable; making it takes a while.
public final class ValueCompletions {
    /// For while nothing is known.
    public static final ValueCompletions NONE = new ValueCompletions(Map.of());

    private static final Set<String> FIELDS =
            Set.of(
                    "publisher",
                    "keywords",
                    "series",
                    "school",
                    "institution",
                    "organization",
                    "address",
                    "location",
                    "language",
                    "langid",
                    "type",
                    "eventtitle");

    private static final int MOST = 8;

    /// So many values of a field are kept, those that are used most.
    private static final int MOST_VALUES = 5_000;

    /// @param folded what it is found by
    private record KnownValue(String written, String folded, int entries) {}

    /// By field, the most used first.
    private final Map<String, List<KnownValue>> values;

    private ValueCompletions(Map<String, List<KnownValue>> values) {
        this.values = values;
    }

    public static ValueCompletions of(Library library) {
        Map<String, Map<String, Integer>> counts = new HashMap<>();
        FIELDS.forEach(field -> counts.put(field, new LinkedHashMap<>()));
        Work.allOf(library)
                .forEach(work ->
                        counts.forEach((field, own) ->
                                members(work, field)
                                        .forEach(value -> own.merge(value, 1, Integer::sum))));
        Map<String, List<KnownValue>> values = new HashMap<>();
        counts.forEach((field, own) -> values.put(field, sorted(own)));
        return new ValueCompletions(values);
    }

    /// Of several spellings of a value, the one that is used most.
    private static List<KnownValue> sorted(Map<String, Integer> counts) {
        UsualSpellings usual = new UsualSpellings();
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_VALUES)
                .filter(each -> usual.of(each.getKey()).equals(each.getKey()))
                .map(each -> new KnownValue(each.getKey(), folded(each.getKey()), each.getValue()))
                .toList();
    }

    private static String folded(String latex) {
        return LetterFolding.of(LaTeX.toUnicode(latex)).unaccented();
    }

    private static List<String> members(Work work, String field) {
        String text =
                EntryGuard.readSafely(work.key(), () -> work.rawValue(field).orElse(""), () -> "");
        String separators = separators(field);
        List<String> members =
                separators.isEmpty()
                        ? List.of(text)
                        : List.of(text.split("[" + separators + "]", -1));
        return members.stream().map(String::strip).filter(each -> !each.isEmpty()).toList();
    }

    private static String separators(String field) {
        return FieldCatalogue.kindOf(field).separatorCharacters();
    }

    static boolean knows(String field) {
        return FIELDS.contains(field);
    }

    /// How the text of a field may go on; in a list, its last member.
    List<String> completions(String field, String text) {
        int start = start(field, text);
        String begun = folded(text.substring(start));
        if (begun.isEmpty()) {
            return List.of();
        }
        String before = text.substring(0, start);
        return values.getOrDefault(field, List.of()).stream()
                .filter(each -> each.folded().startsWith(begun))
                .map(each -> before + each.written())
                .filter(each -> !each.equals(text))
                .limit(MOST)
                .toList();
    }

    /// Where the last member of a list begins.
    private static int start(String field, String text) {
        String separators = separators(field);
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            if (separators.indexOf(text.charAt(i)) >= 0) {
                start = i + 1;
            }
        }
        while (start < text.length() && text.charAt(start) == ' ') {
            start++;
        }
        return start;
    }
}
