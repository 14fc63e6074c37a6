package octavo.bib;

import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;

import java.util.Set;

/// The kinds of damage that the parser reports.
public final class BibProblem {
    private BibProblem() {}

    public static final Code MISSING_KEY = error("missing-key");
    public static final Code BLANK_IN_KEY = warning("blank-in-key");
    public static final Code MISSING_COMMA = error("missing-comma");
    public static final Code MISSING_EQUALS = error("missing-equals");
    public static final Code MISSING_VALUE = error("missing-value");
    public static final Code UNQUOTED_VALUE = error("unquoted-value");
    public static final Code ESCAPED_QUOTE = error("escaped-quote");
    public static final Code UNCLOSED_VALUE = error("unclosed-value");
    public static final Code UNCLOSED_BLOCK = error("unclosed-block");
    public static final Code JUNK_IN_ENTRY = error("junk-in-entry");
    public static final Code LONE_AT = error("lone-at");

    private static final Set<Code> DAMAGE =
            Set.of(
                    MISSING_KEY,
                    BLANK_IN_KEY,
                    MISSING_COMMA,
                    MISSING_EQUALS,
                    MISSING_VALUE,
                    UNQUOTED_VALUE,
                    ESCAPED_QUOTE,
                    UNCLOSED_VALUE,
                    UNCLOSED_BLOCK,
                    JUNK_IN_ENTRY,
                    LONE_AT);

    /// Whether the parser reports this problem.
    public static boolean isDamage(Code problem) {
        return DAMAGE.contains(problem);
    }

    static boolean isOfKey(Code problem) {
        return problem.equals(MISSING_KEY) || problem.equals(BLANK_IN_KEY);
    }

    static boolean isOfEnd(Code problem) {
        return problem.equals(UNCLOSED_VALUE) || problem.equals(UNCLOSED_BLOCK);
    }

    private static Code error(String id) {
        return new Code(id, Severity.ERROR);
    }

    private static Code warning(String id) {
        return new Code(id, Severity.WARNING);
    }
}
