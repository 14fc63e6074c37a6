package octavo.bib;

import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;

import java.util.Set;

/// The kinds of damage that the parser reports.
public final class BibProblem {
    private BibProblem() {}

    public static final DiagnosticCode MISSING_KEY = errorCode("missing-key");
    public static final DiagnosticCode BLANK_IN_KEY = warningCode("blank-in-key");
    public static final DiagnosticCode MISSING_COMMA = errorCode("missing-comma");
    public static final DiagnosticCode MISSING_EQUALS = errorCode("missing-equals");
    public static final DiagnosticCode MISSING_VALUE = errorCode("missing-value");
    public static final DiagnosticCode UNQUOTED_VALUE = errorCode("unquoted-value");
    public static final DiagnosticCode ESCAPED_QUOTE = errorCode("escaped-quote");
    public static final DiagnosticCode UNCLOSED_VALUE = errorCode("unclosed-value");
    public static final DiagnosticCode UNCLOSED_BLOCK = errorCode("unclosed-block");
    public static final DiagnosticCode JUNK_IN_ENTRY = errorCode("junk-in-entry");
    public static final DiagnosticCode LONE_AT = errorCode("lone-at");

    private static final Set<DiagnosticCode> DAMAGE =
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
    public static boolean isDamage(DiagnosticCode problem) {
        return DAMAGE.contains(problem);
    }

    static boolean isKeyProblem(DiagnosticCode problem) {
        return problem.equals(MISSING_KEY) || problem.equals(BLANK_IN_KEY);
    }

    static boolean isClosingProblem(DiagnosticCode problem) {
        return problem.equals(UNCLOSED_VALUE) || problem.equals(UNCLOSED_BLOCK);
    }

    private static DiagnosticCode errorCode(String codeName) {
        return new DiagnosticCode(codeName, DiagnosticSeverity.ERROR);
    }

    private static DiagnosticCode warningCode(String codeName) {
        return new DiagnosticCode(codeName, DiagnosticSeverity.WARNING);
    }
}
