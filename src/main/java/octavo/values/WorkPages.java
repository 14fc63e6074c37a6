package octavo.values;

import octavo.text.Parsed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The pages of a work, or their number.
///
/// @param note text after the pages that is not one: `(5 pp.)`, `(electronic)`; mostly empty
public record WorkPages(List<PageSpan> spans, String note) {
    public WorkPages {
        spans = List.copyOf(spans);
    }

    /// Parses a pages field. Anything unreadable stays as it is.
    public static Parsed<WorkPages> parse(String pages) {
        return new PagesReader(pages).read();
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
