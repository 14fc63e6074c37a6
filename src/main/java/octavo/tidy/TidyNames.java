package octavo.tidy;

import octavo.names.NameList;
import octavo.names.PersonName;
import octavo.text.Parsed;
import octavo.text.Span;

/// Writes names as `von Last, Jr, First`. A name that already has a comma stays byte for byte, and
/// so do bodies between braces and lists in which anything is doubtful.
final class TidyNames {
    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "names",
                    "Write names family first: van Beethoven, Ludwig",
                    TextCleanUp::isNames,
                    TidyNames::cleaned);

    private TidyNames() {}

    static String cleaned(String names) {
        Parsed<NameList> parsed = NameList.parse(names);
        if (!parsed.diagnostics().isEmpty()) {
            return names;
        }
        NameList list = parsed.value();
        var result = new StringBuilder(names);
        for (int i = list.names().size() - 1; i >= 0; i--) {
            Span span = list.spans().get(i);
            String written = names.substring(span.start(), span.end());
            result.replace(span.start(), span.end(), name(written, list.names().get(i)));
        }
        return result.toString();
    }

    private static String name(String written, PersonName name) {
        boolean stays =
                written.indexOf(',') >= 0
                        || name.given().isEmpty()
                        || name.literal().isPresent()
                        || !name.options().isEmpty();
        String familyFirst = name.toBibtex();
        return stays || !PersonName.parse(familyFirst).value().equals(name) ? written : familyFirst;
    }
}
