package octavo.syncedfolders;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.merge.ConflictMarks;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The values of a simulation that a library holds, by place: a field of the entry with a key. A
/// value next to the other in a marked conflict is at the same place. What cannot be read as an
/// entry has no place.
record HeldValues(Map<String, Set<String>> valuesByPlace) {
    private static final Pattern VALUE = Pattern.compile("v[a-d]x\\d+");
    private static final Pattern MARK = Pattern.compile("(?i)^(?:conflict-(?:ours|theirs)-)+");

    static HeldValues of(String text) {
        BibFile file = BibParser.parse(text);
        Map<String, Set<String>> valuesByPlace = new HashMap<>();
        for (BibItem item : file.items()) {
            if (item instanceof BibEntry entry) {
                for (BibField field : entry.fields()) {
                    add(valuesByPlace, placeOf(entry.key(), field.name()), field.valueSource());
                }
            }
        }
        return new HeldValues(valuesByPlace);
    }

    /// The values of several libraries.
    static HeldValues ofAll(Iterable<String> texts) {
        Map<String, Set<String>> valuesByPlace = new HashMap<>();
        for (String text : texts) {
            of(text).valuesByPlace
                    .forEach((place, values) ->
                            valuesByPlace
                                    .computeIfAbsent(place, _ -> new TreeSet<>())
                                    .addAll(values));
        }
        return new HeldValues(valuesByPlace);
    }

    /// The values of one field, as in a conflict about it.
    static HeldValues ofField(String key, String fieldName, String valueSource) {
        Map<String, Set<String>> valuesByPlace = new HashMap<>();
        add(valuesByPlace, placeOf(key, fieldName), valueSource);
        return new HeldValues(valuesByPlace);
    }

    static Set<String> valuesIn(String text) {
        Set<String> values = new TreeSet<>();
        Matcher matcher = VALUE.matcher(text);
        while (matcher.find()) {
            values.add(matcher.group());
        }
        return values;
    }

    private static void add(
            Map<String, Set<String>> valuesByPlace, String place, String valueSource) {
        Set<String> values = valuesIn(valueSource);
        if (!values.isEmpty()) {
            valuesByPlace.computeIfAbsent(place, _ -> new TreeSet<>()).addAll(values);
        }
    }

    private static String placeOf(String key, String fieldName) {
        String plainName = MARK.matcher(fieldName).replaceFirst("").toLowerCase(Locale.ROOT);
        return ConflictMarks.unmarkedKey(key) + ": " + plainName;
    }

    Set<String> valuesAt(String place) {
        return valuesByPlace.getOrDefault(place, Set.of());
    }
}
