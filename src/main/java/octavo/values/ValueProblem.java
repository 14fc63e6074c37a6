package octavo.values;

import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;

/// Problems of values. A hint means that the value was understood nevertheless.
public final class ValueProblem {
    private ValueProblem() {}

    public static final Code DATE_UNREADABLE = warning("date-unreadable");
    public static final Code DATE_NOT_ISO = warning("date-not-iso");
    public static final Code NO_SUCH_MONTH = warning("no-such-month");
    public static final Code NO_SUCH_DAY = warning("no-such-day");
    public static final Code DATES_DESCENDING = warning("dates-descending");
    public static final Code DATE_WITH_OTHER_TEXT = warning("date-with-other-text");
    public static final Code MONTH_UNREADABLE = warning("month-unreadable");
    public static final Code DAY_UNREADABLE = warning("day-unreadable");
    public static final Code MONTH_IN_YEAR = hint("month-in-year");
    public static final Code YEARS_OR_MONTH = hint("years-or-month");
    public static final Code LETTER_AFTER_YEAR = hint("letter-after-year");
    public static final Code STATE_IN_DATE = hint("state-in-date");

    public static final Code PAGES_UNREADABLE = warning("pages-unreadable");
    public static final Code PAGES_DESCENDING = warning("pages-descending");
    public static final Code PAGES_WITH_OTHER_TEXT = warning("pages-with-other-text");
    public static final Code PAGES_ABBREVIATED = hint("pages-abbreviated");
    public static final Code WORD_IN_PAGES = hint("word-in-pages");

    public static final Code DOI_UNREADABLE = warning("doi-unreadable");
    public static final Code DOI_AMONG_OTHER = warning("doi-among-other-text");
    public static final Code DOI_NOT_BARE = hint("doi-not-bare");
    public static final Code DOI_WITH_STOP = hint("doi-with-stop");
    public static final Code ARXIV_UNREADABLE = warning("arxiv-unreadable");
    public static final Code ARXIV_NO_SUCH_ID = warning("arxiv-no-such-id");
    public static final Code ISBN_UNREADABLE = warning("isbn-unreadable");
    public static final Code ISBN_CHECK_DIGIT = warning("isbn-check-digit");
    public static final Code ISSN_UNREADABLE = warning("issn-unreadable");
    public static final Code ISSN_CHECK_DIGIT = warning("issn-check-digit");
    public static final Code ORCID_UNREADABLE = warning("orcid-unreadable");
    public static final Code ORCID_CHECK_DIGIT = warning("orcid-check-digit");
    public static final Code URL_UNREADABLE = warning("url-unreadable");
    public static final Code URL_SEVERAL = warning("url-several");
    public static final Code URL_WITHOUT_SCHEME = hint("url-without-scheme");
    public static final Code URL_CHARACTERS = hint("url-characters");

    private static Code warning(String id) {
        return new Code(id, Severity.WARNING);
    }

    private static Code hint(String id) {
        return new Code(id, Severity.HINT);
    }
}
