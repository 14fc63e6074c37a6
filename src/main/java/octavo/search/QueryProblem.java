package octavo.search;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.Parsed;

import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/// Problems of queries. A query with problems is still answered as well as possible.
public final class QueryProblem {
    public static final DiagnosticCode UNKNOWN_FIELD =
            new DiagnosticCode("unknown-field", DiagnosticSeverity.ERROR);
    public static final DiagnosticCode NO_RANGE =
            new DiagnosticCode("no-range-of-years", DiagnosticSeverity.ERROR);
    public static final DiagnosticCode MISSING_VALUE =
            new DiagnosticCode("missing-value", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode OPEN_QUOTE =
            new DiagnosticCode("open-quote", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode OPEN_BRACKET =
            new DiagnosticCode("open-bracket", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode LONE_BRACKET =
            new DiagnosticCode("lone-bracket", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode LONE_OPERATOR =
            new DiagnosticCode("lone-operator", DiagnosticSeverity.WARNING);
    public static final DiagnosticCode TOO_DEEP =
            new DiagnosticCode("too-many-brackets", DiagnosticSeverity.WARNING);

    /// An entry type or kind that is none, unless the library has entries of it.
    static final DiagnosticCode UNKNOWN_TYPE =
            new DiagnosticCode("unknown-type", DiagnosticSeverity.WARNING);

    /// Words in place of a year, unless an entry has them there.
    static final DiagnosticCode UNKNOWN_YEAR =
            new DiagnosticCode("unknown-year", DiagnosticSeverity.WARNING);

    private QueryProblem() {}

    /// What is wrong with a query that was put to a library.
    ///
    /// @param slotSearch finds the library's entries
    public static List<Diagnostic> remainingProblems(
            String queryText, Parsed<Query> query, Function<Query, BitSet> slotSearch) {
        return query.diagnostics().stream()
                .filter(diagnostic -> !existsInLibrary(queryText, diagnostic, slotSearch))
                .toList();
    }

    private static boolean existsInLibrary(
            String queryText, Diagnostic diagnostic, Function<Query, BitSet> slotSearch) {
        List<String> fieldNames =
                diagnostic.code().equals(UNKNOWN_TYPE)
                        ? List.of(SearchFields.TYPE_FIELD)
                        : diagnostic.code().equals(UNKNOWN_YEAR)
                                ? QueryTerms.YEAR_FIELDS
                                : List.of();
        String word =
                queryText
                        .substring(diagnostic.span().start(), diagnostic.span().end())
                        .replace("\"", "");
        return !fieldNames.isEmpty()
                && !slotSearch
                        .apply(new Query.PhraseQuery(fieldNames, SearchWords.of(word), false))
                        .isEmpty();
    }
}
