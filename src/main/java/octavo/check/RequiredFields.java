package octavo.check;

import octavo.library.Flavour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Fields without which a type of entry cannot be printed properly, as BibTeX's standard styles and
/// biblatex's manual have them. What is inherited counts.
final class RequiredFields implements EntryCheck {
    private static final Rule MISSING =
            Rule.warning("missing-field", "an entry lacks a field that its type needs");

    /// By type; a `/` stands between fields of which one is enough.
    private static final Map<String, List<List<String>>> BIBTEX =
            table(
                    Map.entry("article", "author title journal year/date"),
                    Map.entry("book", "author/editor title publisher year/date"),
                    Map.entry("booklet", "title"),
                    Map.entry("conference", "author title booktitle year/date"),
                    Map.entry("inproceedings", "author title booktitle year/date"),
                    Map.entry("inbook", "author/editor title chapter/pages publisher year/date"),
                    Map.entry("incollection", "author title booktitle publisher year/date"),
                    Map.entry("manual", "title"),
                    Map.entry("mastersthesis", "author title school year/date"),
                    Map.entry("phdthesis", "author title school year/date"),
                    Map.entry("proceedings", "title year/date"),
                    Map.entry("techreport", "author title institution year/date"),
                    Map.entry("unpublished", "author title note"));

    private static final Map<String, List<List<String>>> BIBLATEX =
            table(
                    Map.entry("article", "author title journaltitle year/date/pubstate"),
                    Map.entry("book", "author/editor title year/date/pubstate"),
                    Map.entry("mvbook", "author/editor title year/date/pubstate"),
                    Map.entry("booklet", "author/editor title year/date"),
                    Map.entry("collection", "editor title year/date/pubstate"),
                    Map.entry("mvcollection", "editor title year/date/pubstate"),
                    Map.entry("inbook", "author title booktitle year/date/pubstate"),
                    Map.entry("incollection", "author title booktitle year/date/pubstate"),
                    Map.entry("inproceedings", "author title booktitle year/date/pubstate"),
                    Map.entry("conference", "author title booktitle year/date/pubstate"),
                    Map.entry("manual", "title year/date"),
                    Map.entry("online", "author/editor/organization title url/doi/eprint"),
                    Map.entry("patent", "author title number year/date"),
                    Map.entry("periodical", "editor title year/date"),
                    Map.entry("proceedings", "title year/date/pubstate"),
                    Map.entry("report", "author title institution year/date"),
                    Map.entry("techreport", "author title institution year/date"),
                    Map.entry("thesis", "author title institution year/date/pubstate"),
                    Map.entry("phdthesis", "author title institution year/date/pubstate"),
                    Map.entry("mastersthesis", "author title institution year/date/pubstate"),
                    Map.entry("unpublished", "author title"));

    @SafeVarargs
    private static Map<String, List<List<String>>> table(Map.Entry<String, String>... rows) {
        return Arrays.stream(rows)
                .collect(
                        Collectors.toUnmodifiableMap(
                                Map.Entry::getKey, row -> alternatives(row.getValue())));
    }

    private static List<List<String>> alternatives(String needed) {
        return Arrays.stream(needed.split(" ", -1))
                .map(fields -> List.of(fields.split("/", -1)))
                .toList();
    }

    @Override
    public List<Rule> rules() {
        return List.of(MISSING);
    }

    @Override
    public List<Problem> problems(Subject subject) {
        var table = subject.library().flavour() == Flavour.BIBTEX ? BIBTEX : BIBLATEX;
        String type = subject.type();
        List<Problem> found = new ArrayList<>();
        for (List<String> fields : table.getOrDefault(type, List.of())) {
            if (fields.stream().allMatch(field -> subject.raw(field).isBlank())) {
                String missing = String.join("/", fields).replaceFirst("/date.*", "");
                String message = "This " + type + " has no " + missing.replace("/", " or ") + ".";
                found.add(MISSING.problem(subject.item(), subject.head(), message));
            }
        }
        return found;
    }
}
