package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.valueformats.VariableKinds;

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
    public static Map<String, String> readFields(String note) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String line : note.lines().toList()) {
            Matcher lineMatcher = LINE.matcher(line.strip());
            if (!lineMatcher.matches()) {
                break;
            }
            fields.put(variableName(lineMatcher.group(1)), lineMatcher.group(2).strip());
        }
        return fields;
    }

    private static String variableName(String writtenName) {
        boolean isUppercase =
                List.of("DOI", "ISBN", "ISSN", "PMCID", "PMID", "URL").contains(writtenName);
        return isUppercase ? writtenName : writtenName.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /// Names written as `family
    ///
    /// given`, or literally.
    public static List<CslName> parseNames(String value) {
        List<CslName> names = new ArrayList<>();
        int barsIndex = value.indexOf("||");
        names.add(
                barsIndex < 0
                        ? CslName.literal(value)
                        : CslName.of(
                                value.substring(0, barsIndex).strip(),
                                value.substring(barsIndex + 2).strip()));
        return names;
    }
}
