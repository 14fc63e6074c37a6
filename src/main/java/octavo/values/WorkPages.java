package octavo.values;

import octavo.text.Parsed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The pages that a work is on, or how many it has.
///
/// @param note what follows the pages and is none of them: `(5 pp.)`, `(electronic)`; mostly empty
public record WorkPages(List<PageSpan> spans, String note) {
    public WorkPages {
        spans = List.copyOf(spans);
    }

    /// Reads a pages field. What is not understood stays as it is.
    public static Parsed<WorkPages> parse(String pages) {
        return new PagesReader(pages).read();
    }

    /// The page on which the work begins.
    public Optional<String> first() {
        return spans.isEmpty() ? Optional.empty() : spans.getFirst().first();
    }

    /// The page on which the work ends, in full: `129` of `123--9`.
    public Optional<String> last() {
        return spans.isEmpty() ? Optional.empty() : spans.getLast().last();
    }

    /// How many pages the work has, where the field tells. One page alone does not: it may as well
    /// be the first of many or the number of an article.
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

    /// The normal form, with `--` in ranges as BibTeX has it.
    @Override
    public String toString() {
        return format("--");
    }
}
