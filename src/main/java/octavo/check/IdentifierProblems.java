package octavo.check;

import octavo.editing.tidy.PageDashCleanUp;
import octavo.fields.FieldName;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;
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
                    .withFix("doi");
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
    private static final ProblemRule SINGLE_HYPHEN =
            ProblemRule.hint("page-dash", "a page range has a single hyphen")
                    .withFix("page-dashes");

    private static final Set<String> CHECKED_FIELDS =
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
                SINGLE_HYPHEN,
                ProblemRule.of(ValueProblem.PAGES_UNREADABLE, "pages cannot be read"),
                ProblemRule.of(ValueProblem.PAGES_DESCENDING, "a page range ends before it starts"),
                ProblemRule.of(ValueProblem.PAGES_WITH_OTHER_TEXT, "pages have text after them"),
                ProblemRule.of(ValueProblem.PAGES_ABBREVIATED, "the last page is abbreviated")
                        .withFix("last-pages"),
                ProblemRule.of(ValueProblem.WORD_IN_PAGES, "pages include a word such as pp."));
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        List<Problem> problems = new ArrayList<>();
        Set<String> seenFields = new HashSet<>();
        for (String fieldName : checkedItem.names()) {
            if (CHECKED_FIELDS.contains(fieldName)
                    && seenFields.add(fieldName)
                    && !checkedItem.rawValue(fieldName).isBlank()) {
                problems(checkedItem, fieldName).forEach(problems::add);
            }
        }
        return problems;
    }

    private static Stream<Problem> problems(CheckedItem checkedItem, String fieldName) {
        int itemIndex = checkedItem.item();
        Span fieldSpan = checkedItem.fieldSpan(fieldName);
        String rawValue = checkedItem.rawValue(fieldName);
        return switch (fieldName) {
            case "doi" -> doiProblems(itemIndex, fieldSpan, rawValue);
            case "isbn" ->
                    firstProblem(Isbn.parse(rawValue), BAD_ISBN, itemIndex, fieldSpan, rawValue);
            case "issn" ->
                    firstProblem(Issn.parse(rawValue), BAD_ISSN, itemIndex, fieldSpan, rawValue);
            case "url" ->
                    firstProblem(WebUrl.parse(rawValue), BAD_URL, itemIndex, fieldSpan, rawValue);
            case "eprint" -> eprintProblems(fieldSpan, checkedItem);
            case "pages" -> pageProblems(itemIndex, fieldSpan, rawValue);
            default -> Stream.empty();
        };
    }

    private static Stream<Problem> firstProblem(
            Parsed<?> parsed,
            ProblemRule problemRule,
            int itemIndex,
            Span fieldSpan,
            String rawValue) {
        return parsed.diagnostics().stream()
                .limit(1)
                .map(diagnostic ->
                        problemRule.problemAt(
                                itemIndex,
                                fieldSpan,
                                LocalizedSentence.of("{0}: {1}", rawValue, diagnostic.message())));
    }

    private static Stream<Problem> eprintProblems(Span fieldSpan, CheckedItem checkedItem) {
        String archive = checkedItem.rawValue(FieldName.EPRINTTYPE);
        String eprintId = checkedItem.rawValue("eprint");
        return archive.strip().equalsIgnoreCase("arxiv")
                ? firstProblem(
                        ArxivId.parse(eprintId, checkedItem.plainText(FieldName.EPRINTCLASS)),
                        BAD_ARXIV,
                        checkedItem.item(),
                        fieldSpan,
                        eprintId)
                : Stream.empty();
    }

    private static Stream<Problem> doiProblems(int itemIndex, Span fieldSpan, String rawValue) {
        return Doi.parse(rawValue).diagnostics().stream()
                .map(diagnostic ->
                        switch (diagnostic.code().id()) {
                            case "doi-not-bare" ->
                                    LONG_DOI.problemAt(itemIndex, fieldSpan, diagnostic.message());
                            case "doi-with-stop" ->
                                    DOI_STOP.problemAt(itemIndex, fieldSpan, diagnostic.message());
                            default ->
                                    BAD_DOI.problemAt(
                                            itemIndex,
                                            fieldSpan,
                                            LocalizedSentence.of(
                                                    "{0}: {1}", rawValue, diagnostic.message()));
                        });
    }

    /// Whether it is like `12--15`, as nearly all are.
    private static boolean isPlainRange(String pages) {
        int dashOffset = pages.indexOf("--");
        String firstPage = pages.substring(0, Math.max(dashOffset, 0));
        String lastPage = pages.substring(dashOffset < 0 ? 0 : dashOffset + 2);
        return isPlainNumber(lastPage)
                && (dashOffset < 0
                        || isPlainNumber(firstPage)
                                && Integer.parseInt(firstPage) <= Integer.parseInt(lastPage));
    }

    private static boolean isPlainNumber(String text) {
        boolean hasOnlyDigits = !text.isEmpty() && text.length() < 10 && text.charAt(0) != '0';
        for (int i = 0; i < text.length() && hasOnlyDigits; i++) {
            hasOnlyDigits = text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return hasOnlyDigits;
    }

    private static Stream<Problem> pageProblems(int itemIndex, Span fieldSpan, String rawValue) {
        if (isPlainRange(rawValue)) {
            return Stream.empty();
        }
        if (!PageDashCleanUp.normaliseDashes(rawValue).equals(rawValue)) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "Write the pages as {0}.", PageDashCleanUp.normaliseDashes(rawValue));
            return Stream.of(SINGLE_HYPHEN.problemAt(itemIndex, fieldSpan, messageSentence));
        }
        return WorkPages.parse(rawValue).diagnostics().stream()
                .map(diagnostic ->
                        new Diagnostic(
                                fieldSpan,
                                diagnostic.code(),
                                LocalizedSentence.of("{0}: {1}", "pages", diagnostic.message())))
                .map(diagnostic -> new Problem(itemIndex, diagnostic, Optional.empty()));
    }
}
