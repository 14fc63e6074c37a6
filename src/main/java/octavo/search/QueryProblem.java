package octavo.search;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.Parsed;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/// Problems of queries. A query with problems is still answered as well as possible.
public final class QueryProblem {
    public static final Code UNKNOWN_FIELD = new Code("unknown-field", Severity.ERROR);
    public static final Code NO_RANGE = new Code("no-range-of-years", Severity.ERROR);
    public static final Code MISSING_VALUE = new Code("missing-value", Severity.WARNING);
    public static final Code OPEN_QUOTE = new Code("open-quote", Severity.WARNING);
    public static final Code OPEN_BRACKET = new Code("open-bracket", Severity.WARNING);
    public static final Code LONE_BRACKET = new Code("lone-bracket", Severity.WARNING);
    public static final Code LONE_OPERATOR = new Code("lone-operator", Severity.WARNING);
    public static final Code TOO_DEEP = new Code("too-many-brackets", Severity.WARNING);

    /// An entry type or kind that is none, unless the library has entries of it.
    static final Code UNKNOWN_TYPE = new Code("unknown-type", Severity.WARNING);

    /// Words in place of a year, unless an entry has them there.
    static final Code UNKNOWN_YEAR = new Code("unknown-year", Severity.WARNING);

    private QueryProblem() {}

    /// What is wrong with a query that was put to a library.
    ///
    /// @param matching finds the library's entries
    public static List<Diagnostic> in(
            String text, Parsed<Query> query, Function<Query, BitSet> matching) {
        return query.diagnostics().stream().filter(what -> !isThere(text, what, matching)).toList();
    }

    private static boolean isThere(String text, Diagnostic what, Function<Query, BitSet> matching) {
        List<String> fields =
                what.code().equals(UNKNOWN_TYPE)
                        ? List.of(SearchFields.TYPE)
                        : what.code().equals(UNKNOWN_YEAR) ? QueryTerms.YEAR_FIELDS : List.of();
        String word = text.substring(what.where().start(), what.where().end()).replace("\"", "");
        return !fields.isEmpty()
                && !matching.apply(new Query.Phrase(fields, SearchWords.of(word), false)).isEmpty();
    }
}
