package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Variables in the note of an item, one per line, for reference managers without a field for them:
/// `event-date: 2004-10-01/2004-10-14`.
public final class NoteFields {
    private static final Pattern LINE = Pattern.compile("([A-Za-z][A-Za-z -]*[A-Za-z]):\\s*(.+)");

    private NoteFields() {}

    public static boolean isNames(String variable) {
        return VariableKinds.NAMES.contains(variable);
    }

    public static boolean isDate(String variable) {
        return VariableKinds.DATES.contains(variable);
    }

    /// The variables at the start of a note, up to the first other line.
    public static Map<String, String> read(String note) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String line : note.lines().toList()) {
            Matcher matcher = LINE.matcher(line.strip());
            if (!matcher.matches()) {
                break;
            }
            fields.put(variable(matcher.group(1)), matcher.group(2).strip());
        }
        return fields;
    }

    private static String variable(String written) {
        boolean known = List.of("DOI", "ISBN", "ISSN", "PMCID", "PMID", "URL").contains(written);
        return known ? written : written.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /// Names written as `family
    ///
    /// given`, or literally.
    public static List<CslName> names(String value) {
        List<CslName> names = new ArrayList<>();
        int bars = value.indexOf("||");
        names.add(
                bars < 0
                        ? CslName.literal(value)
                        : CslName.of(
                                value.substring(0, bars).strip(),
                                value.substring(bars + 2).strip()));
        return names;
    }
}
