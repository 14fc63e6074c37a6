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
public record WorkPages(List<PageSpan> pageSpans, String note) {
    /// Diagnostics that writing pages in full settles.
    private static final Set<Diagnostic.DiagnosticCode> SETTLED_CODES =
            Set.of(ValueProblem.PAGES_ABBREVIATED, ValueProblem.WORD_IN_PAGES);

    private static final Pattern LONE_HYPHEN = Pattern.compile("(?<![-\\s])-(?![-\\s])");

    public WorkPages {
        pageSpans = List.copyOf(pageSpans);
    }

    /// Parses a pages field. Anything unreadable stays as it is.
    public static Parsed<WorkPages> parse(String pagesText) {
        return new PagesReader(pagesText).readPages();
    }

    /// Pages as they are best written: ranges with `--` and the whole last page, `123--145` for
    /// `123-45`. Empty if they are more than pages and ranges, are not wholly understood, or may
    /// have a hyphen within a name, as `C4-605` has.
    public static Optional<String> pagesInFull(String pagesText) {
        Parsed<WorkPages> parsedPages = parse(pagesText);
        boolean isSettled =
                parsedPages.diagnostics().stream()
                        .allMatch(diagnostic -> SETTLED_CODES.contains(diagnostic.code()));
        return parsedPages.value().note().isEmpty() && isSettled
                ? parsedPages.value().pagesInFull(LONE_HYPHEN.matcher(pagesText).find())
                : Optional.empty();
    }

    private Optional<String> pagesInFull(boolean hasHyphen) {
        List<String> fullSpans = new ArrayList<>();
        for (PageSpan pageSpan : pageSpans) {
            switch (pageSpan) {
                case PageSpan.SinglePage single -> fullSpans.add(single.toString());
                case PageSpan.PageInterval range when !hasHyphen || range.hasLikeLetters() ->
                        fullSpans.add(
                                new PageSpan.PageInterval(
                                                range.startPage(),
                                                range.lastPage().orElse(range.endPage()))
                                        .toString());
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(String.join(", ", fullSpans));
    }

    /// The first page of the work.
    public Optional<String> firstPage() {
        return pageSpans.isEmpty() ? Optional.empty() : pageSpans.getFirst().firstPage();
    }

    /// The last page of the work, in full: `129` for `123--9`.
    public Optional<String> lastPage() {
        return pageSpans.isEmpty() ? Optional.empty() : pageSpans.getLast().lastPage();
    }

    /// The number of pages, where the field determines it. A single page does not: it may be the
    /// first of many, or an article number.
    public Optional<Integer> pageCount() {
        Optional<Integer> statedCount = PageUnits.pageCountIn(note);
        if (statedCount.isPresent() || pageSpans.size() == 1) {
            return statedCount.or(() -> pageSpans.getFirst().pageCount());
        }
        int totalCount = 0;
        for (PageSpan pageSpan : pageSpans) {
            Optional<Integer> spanCount =
                    pageSpan instanceof PageSpan.SinglePage ? Optional.of(1) : pageSpan.pageCount();
            if (spanCount.isEmpty()) {
                return Optional.empty();
            }
            totalCount += spanCount.get();
        }
        return totalCount == 0 ? Optional.empty() : Optional.of(totalCount);
    }

    /// The normal form with another dash, such as `–`.
    public String format(String dash) {
        String pagesText =
                pageSpans.stream()
                        .map(pageSpan -> pageSpan.format(dash))
                        .collect(Collectors.joining(", "));
        return note.isEmpty() ? pagesText : pagesText + " " + note;
    }

    /// The normal form, with BibTeX's `--` in ranges.
    @Override
    public String toString() {
        return format("--");
    }
}
