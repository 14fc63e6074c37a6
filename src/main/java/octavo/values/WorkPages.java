package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Parsed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The pages of a work, or their number.
///
/// @param note text after the pages that is not one: `(5 pp.)`, `(electronic)`; mostly empty
public record WorkPages(List<PageSpan> spans, String note) {
    /// Diagnostics that writing pages in full settles.
    private static final Set<Diagnostic.Code> SETTLED =
            Set.of(ValueProblem.PAGES_ABBREVIATED, ValueProblem.WORD_IN_PAGES);

    private static final Pattern LONE_HYPHEN = Pattern.compile("(?<![-\\s])-(?![-\\s])");

    public WorkPages {
        spans = List.copyOf(spans);
    }

    /// Parses a pages field. Anything unreadable stays as it is.
    public static Parsed<WorkPages> parse(String pages) {
        return new PagesReader(pages).read();
    }

    /// Pages as they are best written: ranges with `--` and the whole last page, `123--145` for
    /// `123-45`. Empty if they are more than pages and ranges, are not wholly understood, or may
    /// have a hyphen within a name, as `C4-605` has.
    public static Optional<String> inFull(String pages) {
        Parsed<WorkPages> parsed = parse(pages);
        boolean isSettled =
                parsed.diagnostics().stream().allMatch(what -> SETTLED.contains(what.code()));
        return parsed.value().note().isEmpty() && isSettled
                ? parsed.value().inFull(LONE_HYPHEN.matcher(pages).find())
                : Optional.empty();
    }

    private Optional<String> inFull(boolean hyphenated) {
        List<String> whole = new ArrayList<>();
        for (PageSpan span : spans) {
            switch (span) {
                case PageSpan.Single single -> whole.add(single.toString());
                case PageSpan.Range range when !hyphenated || range.hasLikeLetters() ->
                        whole.add(
                                new PageSpan.Range(range.start(), range.last().orElse(range.end()))
                                        .toString());
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(String.join(", ", whole));
    }

    /// The first page of the work.
    public Optional<String> first() {
        return spans.isEmpty() ? Optional.empty() : spans.getFirst().first();
    }

    /// The last page of the work, in full: `129` for `123--9`.
    public Optional<String> last() {
        return spans.isEmpty() ? Optional.empty() : spans.getLast().last();
    }

    /// The number of pages, where the field determines it. A single page does not: it may be the
    /// first of many, or an article number.
    public Optional<Integer> count() {
        Optional<Integer> stated = PageUnits.countIn(note);
        if (stated.isPresent() || spans.size() == 1) {
            return stated.or(() -> spans.getFirst().count());
        }
        int sum = 0;
        for (PageSpan span : spans) {
            Optional<Integer> count =
                    span instanceof PageSpan.Single ? Optional.of(1) : span.count();
            if (count.isEmpty()) {
                return Optional.empty();
            }
            sum += count.get();
        }
        return sum == 0 ? Optional.empty() : Optional.of(sum);
    }

    /// The normal form with another dash, such as `–`.
    public String format(String dash) {
        String pages =
                spans.stream().map(span -> span.format(dash)).collect(Collectors.joining(", "));
        return note.isEmpty() ? pages : pages + " " + note;
    }

    /// The normal form, with BibTeX's `--` in ranges.
    @Override
    public String toString() {
        return format("--");
    }
}
