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
    default Optional<String> firstPage() {
        return Optional.empty();
    }

    /// The last page, in full even where the text abbreviates it.
    default Optional<String> lastPage() {
        return Optional.empty();
    }

    /// The number of pages.
    default Optional<Integer> pageCount() {
        return Optional.empty();
    }

    /// The normal form, with the given dash in ranges.
    default String format(String dash) {
        return toString();
    }

    /// One page, or the article number in a journal without pages: `e123`.
    record SinglePage(String page) implements PageSpan {
        @Override
        public Optional<String> firstPage() {
            return Optional.of(page);
        }

        @Override
        public Optional<String> lastPage() {
            return Optional.of(page);
        }

        @Override
        public String toString() {
            return page;
        }
    }

    /// From one page to another. The end is as written and may be abbreviated: `123--9`.
    record PageInterval(String startPage, String endPage) implements PageSpan {
        private static final Pattern NUMBERED = Pattern.compile("(\\p{L}*)\\d");

        @Override
        public Optional<String> firstPage() {
            return Optional.of(startPage);
        }

        @Override
        public Optional<String> lastPage() {
            return Optional.of(
                    PageName.of(endPage).completeAfter(PageName.of(startPage)).toString());
        }

        @Override
        public Optional<Integer> pageCount() {
            PageName startName = PageName.of(startPage);
            return startName
                    .distanceTo(PageName.of(endPage).completeAfter(startName))
                    .filter(distance -> distance >= 0)
                    .map(distance -> distance + 1);
        }

        /// Whether the end comes before the start.
        public boolean isDescending() {
            PageName startName = PageName.of(startPage);
            return startName.distanceTo(PageName.of(endPage).completeAfter(startName)).orElse(0)
                    < 0;
        }

        /// Whether both pages have the same letters before their numbers, as `S12` and `S15`. A
        /// Roman numeral has none.
        public boolean hasLikeLetters() {
            return lettersOf(startPage).equalsIgnoreCase(lettersOf(endPage));
        }

        private static String lettersOf(String page) {
            Matcher numbered = NUMBERED.matcher(page);
            return numbered.lookingAt() ? numbered.group(1) : "";
        }

        /// Whether the end omits what it shares with the start.
        public boolean isAbbreviated() {
            return !lastPage().equals(Optional.of(endPage));
        }

        @Override
        public String format(String dash) {
            return startPage + dash + endPage;
        }

        @Override
        public String toString() {
            return format("--");
        }
    }

    /// From a page on: `12+`, `12f`, `12ff`, `12sqq`.
    record OnwardPages(String startPage, String onwardMark) implements PageSpan {
        @Override
        public Optional<String> firstPage() {
            return Optional.of(startPage);
        }

        @Override
        public String toString() {
            return startPage + onwardMark;
        }
    }

    /// The number of pages of a whole book, separately numbered parts apart: `xii+345`, `345 pp.`
    record PageTotal(List<String> partCounts) implements PageSpan {
        public PageTotal {
            partCounts = List.copyOf(partCounts);
        }

        @Override
        public Optional<Integer> pageCount() {
            int totalCount = 0;
            for (String partText : partCounts) {
                Optional<Integer> partCount = PageName.of(partText).pageNumber();
                if (partCount.isEmpty()) {
                    return Optional.empty();
                }
                totalCount += partCount.get();
            }
            return Optional.of(totalCount);
        }

        @Override
        public String toString() {
            return partCounts.size() == 1
                    ? partCounts.getFirst() + " pp."
                    : partCounts.stream().collect(Collectors.joining("+"));
        }
    }

    /// A number labelled as that of an article.
    record ArticleNumber(String number) implements PageSpan {
        @Override
        public String toString() {
            return "Article " + number;
        }
    }

    /// A text that is not understood.
    record UnreadablePages(String text) implements PageSpan {
        @Override
        public String toString() {
            return text;
        }
    }
}
