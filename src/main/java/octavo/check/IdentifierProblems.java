package octavo.check;

import octavo.fields.FieldName;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
import octavo.tidy.PageDashCleanUp;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Issn;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;
import octavo.values.WorkPages;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Malformed DOIs, ISBNs, ISSNs, URLs and pages.
final class IdentifierProblems implements EntryCheck {
    private static final ProblemRule BAD_DOI =
            ProblemRule.warning("bad-doi", "a DOI is malformed, or is inside other text");
    private static final ProblemRule LONG_DOI =
            ProblemRule.hint(
                            "doi-with-address",
                            "a DOI is written as a URL, with doi: or with escapes")
                    .fixedBy("doi");
    private static final ProblemRule DOI_STOP =
            ProblemRule.of(
                    ValueProblem.DOI_WITH_STOP, "a DOI ends with a full stop or other punctuation");
    private static final ProblemRule BAD_ISBN =
            ProblemRule.warning("bad-isbn", "an ISBN has the wrong length or check digit");
    private static final ProblemRule BAD_ISSN =
            ProblemRule.warning("bad-issn", "an ISSN has the wrong length or check digit");
    private static final ProblemRule BAD_ARXIV =
            ProblemRule.warning(
                    "bad-arxiv", "an arXiv id is malformed, or has an impossible month");
    private static final ProblemRule BAD_URL =
            ProblemRule.hint(
                    "bad-url", "a URL lacks https: or another scheme, or has spaces in it");
    private static final ProblemRule DASH =
            ProblemRule.hint("page-dash", "a page range has a single hyphen")
                    .fixedBy("page-dashes");

    private static final Set<String> FIELDS =
            Set.of("doi", "isbn", "issn", "url", "eprint", "pages");

    @Override
    public List<ProblemRule> rules() {
        return List.of(
                BAD_DOI,
                LONG_DOI,
                DOI_STOP,
                BAD_ISBN,
                BAD_ISSN,
                BAD_ARXIV,
                BAD_URL,
                DASH,
                ProblemRule.of(ValueProblem.PAGES_UNREADABLE, "pages cannot be read"),
                ProblemRule.of(ValueProblem.PAGES_DESCENDING, "a page range ends before it starts"),
                ProblemRule.of(ValueProblem.PAGES_WITH_OTHER_TEXT, "pages have text after them"),
                ProblemRule.of(ValueProblem.PAGES_ABBREVIATED, "the last page is abbreviated"),
                ProblemRule.of(ValueProblem.WORD_IN_PAGES, "pages include a word such as pp."));
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        List<Problem> found = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String field : subject.names()) {
            if (FIELDS.contains(field) && seen.add(field) && !subject.raw(field).isBlank()) {
                problems(subject, field).forEach(found::add);
            }
        }
        return found;
    }

    private static Stream<Problem> problems(CheckedItem subject, String field) {
        int item = subject.item();
        Span place = subject.place(field);
        String text = subject.raw(field);
        return switch (field) {
            case "doi" -> doi(item, place, text);
            case "isbn" -> said(Isbn.parse(text), BAD_ISBN, item, place, text);
            case "issn" -> said(Issn.parse(text), BAD_ISSN, item, place, text);
            case "url" -> said(WebUrl.parse(text), BAD_URL, item, place, text);
            case "eprint" -> eprint(place, subject);
            case "pages" -> pages(item, place, text);
            default -> Stream.empty();
        };
    }

    private static Stream<Problem> said(
            Parsed<?> parsed, ProblemRule rule, int item, Span place, String text) {
        return parsed.diagnostics().stream()
                .limit(1)
                .map(what ->
                        rule.problem(
                                item,
                                place,
                                LocalizedSentence.of("{0}: {1}", text, what.message())));
    }

    private static Stream<Problem> eprint(Span place, CheckedItem subject) {
        String archive = subject.raw(FieldName.EPRINTTYPE);
        String eprint = subject.raw("eprint");
        return archive.strip().equalsIgnoreCase("arxiv")
                ? said(
                        ArxivId.parse(eprint, subject.text(FieldName.EPRINTCLASS)),
                        BAD_ARXIV,
                        subject.item(),
                        place,
                        eprint)
                : Stream.empty();
    }

    private static Stream<Problem> doi(int item, Span place, String text) {
        return Doi.parse(text).diagnostics().stream()
                .map(what ->
                        switch (what.code().id()) {
                            case "doi-not-bare" -> LONG_DOI.problem(item, place, what.message());
                            case "doi-with-stop" -> DOI_STOP.problem(item, place, what.message());
                            default ->
                                    BAD_DOI.problem(
                                            item,
                                            place,
                                            LocalizedSentence.of("{0}: {1}", text, what.message()));
                        });
    }

    /// Whether it is like `12--15`, as nearly all are.
    private static boolean isPlainRange(String pages) {
        int dash = pages.indexOf("--");
        String first = pages.substring(0, Math.max(dash, 0));
        String last = pages.substring(dash < 0 ? 0 : dash + 2);
        return isPlainNumber(last)
                && (dash < 0
                        || isPlainNumber(first)
                                && Integer.parseInt(first) <= Integer.parseInt(last));
    }

    private static boolean isPlainNumber(String text) {
        boolean digits = !text.isEmpty() && text.length() < 10 && text.charAt(0) != '0';
        for (int i = 0; i < text.length() && digits; i++) {
            digits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return digits;
    }

    private static Stream<Problem> pages(int item, Span place, String text) {
        if (isPlainRange(text)) {
            return Stream.empty();
        }
        if (!PageDashCleanUp.cleaned(text).equals(text)) {
            LocalizedSentence message =
                    LocalizedSentence.of("Write the pages as {0}.", PageDashCleanUp.cleaned(text));
            return Stream.of(DASH.problem(item, place, message));
        }
        return WorkPages.parse(text).diagnostics().stream()
                .map(what ->
                        new Diagnostic(
                                place,
                                what.code(),
                                LocalizedSentence.of("{0}: {1}", "pages", what.message())))
                .map(what -> new Problem(item, what, Optional.empty()));
    }
}
