package octavo.check;

import octavo.library.Flavour;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The fields without which a type of entry cannot be printed properly, as BibTeX's standard styles
/// and biblatex's manual have them.
public final class NeededFields {
    /// By type; a `/` stands between fields of which one is enough.
    private static final Map<String, List<List<String>>> BIBTEX =
            table(
                    """
                    article: author title journal year/date
                    book: author/editor title publisher year/date
                    booklet: title
                    conference: author title booktitle year/date
                    inproceedings: author title booktitle year/date
                    inbook: author/editor title chapter/pages publisher year/date
                    incollection: author title booktitle publisher year/date
                    manual: title
                    mastersthesis: author title school year/date
                    phdthesis: author title school year/date
                    proceedings: title year/date
                    techreport: author title institution year/date
                    unpublished: author title note
                    """);

    private static final Map<String, List<List<String>>> BIBLATEX =
            table(
                    """
                    article: author title journaltitle year/date/pubstate
                    book: author/editor title year/date/pubstate
                    mvbook: author/editor title year/date/pubstate
                    booklet: author/editor title year/date
                    collection: editor title year/date/pubstate
                    mvcollection: editor title year/date/pubstate
                    inbook: author title booktitle year/date/pubstate
                    incollection: author title booktitle year/date/pubstate
                    inproceedings: author title booktitle year/date/pubstate
                    conference: author title booktitle year/date/pubstate
                    manual: title year/date
                    online: author/editor/organization title url/doi/eprint
                    patent: author title number year/date
                    periodical: editor title year/date
                    proceedings: title year/date/pubstate
                    report: author title institution year/date
                    techreport: author title institution year/date
                    thesis: author title institution year/date/pubstate
                    phdthesis: author title institution year/date/pubstate
                    mastersthesis: author title institution year/date/pubstate
                    unpublished: author title
                    """);

    private static Map<String, List<List<String>>> table(String rows) {
        return rows.lines()
                .map(row -> row.split(": ", 2))
                .collect(Collectors.toUnmodifiableMap(row -> row[0], row -> alternatives(row[1])));
    }

    private static List<List<String>> alternatives(String needed) {
        return Arrays.stream(needed.split(" ", -1))
                .map(fields -> List.of(fields.split("/", -1)))
                .toList();
    }

    private NeededFields() {}

    /// What a type needs: of each list of fields one is enough.
    ///
    /// @param type in small letters
    public static List<List<String>> of(Flavour flavour, String type) {
        return (flavour == Flavour.BIBTEX ? BIBTEX : BIBLATEX).getOrDefault(type, List.of());
    }
}
