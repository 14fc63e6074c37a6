package octavo.values;

import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;

/// Problems of values. A hint means that the value was understood nevertheless.
public final class ValueProblem {
    private ValueProblem() {}

    public static final DiagnosticCode DATE_UNREADABLE = warningCode("date-unreadable");
    public static final DiagnosticCode DATE_NOT_ISO = warningCode("date-not-iso");
    public static final DiagnosticCode NO_SUCH_MONTH = warningCode("no-such-month");
    public static final DiagnosticCode NO_SUCH_DAY = warningCode("no-such-day");
    public static final DiagnosticCode DATES_DESCENDING = warningCode("dates-descending");
    public static final DiagnosticCode DATE_WITH_OTHER_TEXT = warningCode("date-with-other-text");
    public static final DiagnosticCode MONTH_UNREADABLE = warningCode("month-unreadable");
    public static final DiagnosticCode DAY_UNREADABLE = warningCode("day-unreadable");
    public static final DiagnosticCode MONTH_IN_YEAR = hintCode("month-in-year");
    public static final DiagnosticCode YEARS_OR_MONTH = hintCode("years-or-month");
    public static final DiagnosticCode LETTER_AFTER_YEAR = hintCode("letter-after-year");
    public static final DiagnosticCode STATE_IN_DATE = hintCode("state-in-date");

    public static final DiagnosticCode PAGES_UNREADABLE = warningCode("pages-unreadable");
    public static final DiagnosticCode PAGES_DESCENDING = warningCode("pages-descending");
    public static final DiagnosticCode PAGES_WITH_OTHER_TEXT = warningCode("pages-with-other-text");
    public static final DiagnosticCode PAGES_ABBREVIATED = hintCode("pages-abbreviated");
    public static final DiagnosticCode WORD_IN_PAGES = hintCode("word-in-pages");

    public static final DiagnosticCode DOI_UNREADABLE = warningCode("doi-unreadable");
    public static final DiagnosticCode DOI_AMONG_OTHER = warningCode("doi-among-other-text");
    public static final DiagnosticCode DOI_NOT_BARE = hintCode("doi-not-bare");
    public static final DiagnosticCode DOI_WITH_STOP = hintCode("doi-with-stop");
    public static final DiagnosticCode ARXIV_UNREADABLE = warningCode("arxiv-unreadable");
    public static final DiagnosticCode ARXIV_NO_SUCH_ID = warningCode("arxiv-no-such-id");
    public static final DiagnosticCode ISBN_UNREADABLE = warningCode("isbn-unreadable");
    public static final DiagnosticCode ISBN_CHECK_DIGIT = warningCode("isbn-check-digit");
    public static final DiagnosticCode ISSN_UNREADABLE = warningCode("issn-unreadable");
    public static final DiagnosticCode ISSN_CHECK_DIGIT = warningCode("issn-check-digit");
    public static final DiagnosticCode ORCID_UNREADABLE = warningCode("orcid-unreadable");
    public static final DiagnosticCode ORCID_CHECK_DIGIT = warningCode("orcid-check-digit");
    public static final DiagnosticCode URL_UNREADABLE = warningCode("url-unreadable");
    public static final DiagnosticCode URL_SEVERAL = warningCode("url-several");
    public static final DiagnosticCode URL_WITHOUT_SCHEME = hintCode("url-without-scheme");
    public static final DiagnosticCode URL_CHARACTERS = hintCode("url-characters");

    private static DiagnosticCode warningCode(String codeName) {
        return new DiagnosticCode(codeName, DiagnosticSeverity.WARNING);
    }

    private static DiagnosticCode hintCode(String codeName) {
        return new DiagnosticCode(codeName, DiagnosticSeverity.HINT);
    }
}
