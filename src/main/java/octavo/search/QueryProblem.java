package octavo.search;

import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;

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

    private QueryProblem() {}
}
