package octavo.names;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/// Writes names as BibTeX and biblatex read them.
final class NameWriter {
    private NameWriter() {}

    static String write(PersonName name) {
        if (!name.options().isEmpty()) {
            return extended(name);
        }
        for (PersonName sayable : List.of(name, guarded(name, false))) {
            String written = commas(sayable);
            if (saysTheSame(written, sayable)) {
                return written;
            }
        }
        return commas(guarded(name, true));
    }

    private static boolean saysTheSame(String written, PersonName name) {
        var names = NameList.parse(written).value();
        return !names.others() && names.names().equals(List.of(name));
    }

    private static String commas(PersonName name) {
        var written = new StringJoiner(", ").add(name.prefixedFamily());
        if (!name.suffix().isEmpty()) {
            written.add(name.suffix());
        }
        if (!name.given().isEmpty()) {
            written.add(name.given());
        }
        return written.toString();
    }

    /// Braces keep together what BibTeX would take apart.
    ///
    /// @param whole whether they hold the prefix too
    private static PersonName guarded(PersonName name, boolean whole) {
        String family = whole ? name.prefixedFamily() : name.family();
        return new PersonName(
                breaks(name.given()) ? group(name.given()) : name.given(),
                whole ? "" : name.prefix(),
                family.isEmpty() ? "" : group(family),
                breaks(name.suffix()) ? group(name.suffix()) : name.suffix(),
                !whole && name.hyphenated(),
                name.options());
    }

    private static boolean breaks(String part) {
        return Braces.indexOf(part, ',', 0) < part.length()
                || part.indexOf('=') >= 0
                || NameSeparators.spans(part).size() > 1;
    }

    private static String group(String part) {
        return Braces.isGroup(part) ? part : "{" + part + "}";
    }

    private static String extended(PersonName name) {
        Map<String, String> pairs = new LinkedHashMap<>();
        pairs.put("family", name.family());
        pairs.put("given", name.given());
        pairs.put("prefix", name.prefix());
        pairs.put("suffix", name.suffix());
        pairs.values().removeIf(String::isEmpty);
        pairs.putAll(name.options());
        var written = new StringJoiner(", ");
        pairs.forEach((key, value) -> written.add(key + "=" + quoted(value)));
        return written.toString();
    }

    private static String quoted(String value) {
        boolean apart = NameSeparators.spans(value).size() > 1;
        boolean comma = Braces.indexOf(value, ',', 0) < value.length();
        return apart ? group(value) : comma ? "\"" + value + "\"" : value;
    }
}
