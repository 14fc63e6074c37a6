package octavo.values;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A part of a pages field. Pages have names rather than numbers: `12`, `iv`, `S12`, `A-12`,
/// `1:20`.
public sealed interface PageSpan {

    /// The first page.
    default Optional<String> first() {
        return Optional.empty();
    }

    /// The last page, in full even where the text abbreviates it.
    default Optional<String> last() {
        return Optional.empty();
    }

    /// The number of pages.
    default Optional<Integer> count() {
        return Optional.empty();
    }

    /// The normal form, with the given dash in ranges.
    default String format(String dash) {
        return toString();
    }

    /// One page, or the article number in a journal without pages: `e123`.
    record Single(String page) implements PageSpan {
        @Override
        public Optional<String> first() {
            return Optional.of(page);
        }

        @Override
        public Optional<String> last() {
            return Optional.of(page);
        }

        @Override
        public String toString() {
            return page;
        }
    }

    /// From one page to another. The end is as written and may be abbreviated: `123--9`.
    record Range(String start, String end) implements PageSpan {
        private static final Pattern NUMBERED = Pattern.compile("(\\p{L}*)\\d");

        @Override
        public Optional<String> first() {
            return Optional.of(start);
        }

        @Override
        public Optional<String> last() {
            return Optional.of(PageName.of(end).completedFrom(PageName.of(start)).toString());
        }

        @Override
        public Optional<Integer> count() {
            PageName from = PageName.of(start);
            return from.distanceTo(PageName.of(end).completedFrom(from))
                    .filter(distance -> distance >= 0)
                    .map(distance -> distance + 1);
        }

        /// Whether the end comes before the start.
        public boolean isDescending() {
            PageName from = PageName.of(start);
            return from.distanceTo(PageName.of(end).completedFrom(from)).orElse(0) < 0;
        }

        /// Whether both pages have the same letters before their numbers, as `S12` and `S15`. A
        /// Roman numeral has none.
        public boolean hasLikeLetters() {
            return lettersOf(start).equalsIgnoreCase(lettersOf(end));
        }

        private static String lettersOf(String page) {
            Matcher numbered = NUMBERED.matcher(page);
            return numbered.lookingAt() ? numbered.group(1) : "";
        }

        /// Whether the end omits what it shares with the start.
        public boolean isAbbreviated() {
            return !last().equals(Optional.of(end));
        }

        @Override
        public String format(String dash) {
            return start + dash + end;
        }

        @Override
        public String toString() {
            return format("--");
        }
    }

    /// From a page on: `12+`, `12f`, `12ff`, `12sqq`.
    record Onward(String start, String mark) implements PageSpan {
        @Override
        public Optional<String> first() {
            return Optional.of(start);
        }

        @Override
        public String toString() {
            return start + mark;
        }
    }

    /// The number of pages of a whole book, separately numbered parts apart: `xii+345`, `345 pp.`
    record Total(List<String> parts) implements PageSpan {
        public Total {
            parts = List.copyOf(parts);
        }

        @Override
        public Optional<Integer> count() {
            int sum = 0;
            for (String part : parts) {
                Optional<Integer> number = PageName.of(part).number();
                if (number.isEmpty()) {
                    return Optional.empty();
                }
                sum += number.get();
            }
            return Optional.of(sum);
        }

        @Override
        public String toString() {
            return parts.size() == 1
                    ? parts.getFirst() + " pp."
                    : parts.stream().collect(Collectors.joining("+"));
        }
    }

    /// A number labelled as that of an article.
    record Article(String number) implements PageSpan {
        @Override
        public String toString() {
            return "Article " + number;
        }
    }

    /// A text that is not understood.
    record Literal(String text) implements PageSpan {
        @Override
        public String toString() {
            return text;
        }
    }
}
