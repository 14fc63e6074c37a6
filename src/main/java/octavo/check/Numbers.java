package octavo.check;

import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Diagnostic;
import octavo.text.Span;
import octavo.tidy.BareDoi;
import octavo.tidy.BookNumbers;
import octavo.tidy.PageDashes;
import octavo.values.Pages;
import octavo.values.ValueProblem;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// DOIs, ISBNs, ISSNs, addresses and pages that are not what they should be.
final class Numbers implements EntryCheck {
    private static final Rule BAD_DOI = Rule.warning("bad-doi", "a DOI is none");
    private static final Rule LONG_DOI =
            Rule.hint("doi-with-address", "a DOI is written with its address").fixedBy("doi");
    private static final Rule BAD_ISBN =
            Rule.warning("bad-isbn", "an ISBN is too short or long, or its check digit is wrong");
    private static final Rule BAD_ISSN =
            Rule.warning("bad-issn", "an ISSN is too short or long, or its check digit is wrong");
    private static final Rule BAD_URL =
            Rule.hint("bad-url", "an address has no https: or the like");
    private static final Rule DASH =
            Rule.hint("page-dash", "pages have one hyphen between them").fixedBy("page-dashes");

    private static final Pattern SEVERAL =
            Pattern.compile(
                    "(?i)\\s*(?:[,;/|]|\\band\\b|\\bor\\b|\\R|\\([^()]*\\)|\\[[^\\[\\]]*\\])\\s*");
    private static final Pattern ADDRESS =
            Pattern.compile("(?s)\\s*(?:\\\\url\\s*\\{|<|\\{)?\\s*[A-Za-z][A-Za-z0-9+.-]*:.*");

    @Override
    public List<Rule> rules() {
        return List.of(
                BAD_DOI,
                LONG_DOI,
                BAD_ISBN,
                BAD_ISSN,
                BAD_URL,
                DASH,
                Rule.of(ValueProblem.PAGES_UNREADABLE, "pages cannot be read"),
                Rule.of(ValueProblem.PAGES_DESCENDING, "pages go backwards"),
                Rule.of(ValueProblem.PAGES_WITH_OTHER_TEXT, "pages have other text with them"),
                Rule.of(ValueProblem.PAGES_ABBREVIATED, "the last page is cut short"),
                Rule.of(ValueProblem.WORD_IN_PAGES, "pages have a word such as pp. in them"));
    }

    @Override
    public Stream<Problem> problems(Library library, int item, Work work) {
        return work.entry().fields().stream()
                .map(field -> field.name().toLowerCase(Locale.ROOT))
                .distinct()
                .flatMap(field -> {
                    String text = work.raw(field).orElse("");
                    return text.isBlank()
                            ? Stream.empty()
                            : problems(item, EntryCheck.place(work.entry(), field), field, text);
                });
    }

    private static Stream<Problem> problems(int item, Span place, String field, String text) {
        return switch (field) {
            case "doi" -> doi(item, place, text);
            case "isbn" ->
                    each(text)
                            .filter(it -> BookNumbers.isbn(it).isEmpty())
                            .map(it -> BAD_ISBN.problem(item, place, it + " is no ISBN."));
            case "issn" ->
                    each(text)
                            .filter(it -> BookNumbers.issn(it).isEmpty())
                            .map(it -> BAD_ISSN.problem(item, place, it + " is no ISSN."));
            case "url" ->
                    ADDRESS.matcher(text).matches()
                            ? Stream.empty()
                            : Stream.of(
                                    BAD_URL.problem(item, place, text + " is no whole address."));
            case "pages" -> pages(item, place, text);
            default -> Stream.empty();
        };
    }

    private static Stream<String> each(String text) {
        return SEVERAL.splitAsStream(text)
                .filter(part -> part.chars().anyMatch(Character::isDigit));
    }

    private static Stream<Problem> doi(int item, Span place, String text) {
        Optional<String> doi = BareDoi.in(text);
        if (doi.isEmpty()) {
            return Stream.of(BAD_DOI.problem(item, place, text + " is no DOI."));
        }
        boolean bare = text.strip().startsWith("10.");
        String message = "Write the DOI as " + doi.get() + ".";
        return bare ? Stream.empty() : Stream.of(LONG_DOI.problem(item, place, message));
    }

    private static Stream<Problem> pages(int item, Span place, String text) {
        if (!PageDashes.cleaned(text).equals(text)) {
            String message = "Write the pages as " + PageDashes.cleaned(text) + ".";
            return Stream.of(DASH.problem(item, place, message));
        }
        return Pages.parse(text).diagnostics().stream()
                .map(what -> new Diagnostic(place, what.code(), "pages: " + what.message()))
                .map(what -> new Problem(item, what, Optional.empty()));
    }
}
