package octavo.values;

import octavo.values.PageSpan.Onward;
import octavo.values.PageSpan.Range;
import octavo.values.PageSpan.Single;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds out which of the dashes in a text parts the first page from the last, and which belong to
/// the names of pages: `1-1--1-20` goes from `1-1` to `1-20`, and `A-12` is one page.
final class PageDashes {

    /// A dash, or a word that stands for one.
    ///
    /// @param rank how likely it is to part pages rather than to belong to a name
    private record Dash(int start, int end, int rank) {}

    private static final int HYPHEN = 1;
    private static final int LONG_DASH = 2;
    private static final int DASH_WITH_BLANKS = 3;
    private static final int WORD = 4;

    private final String text;
    private final List<Dash> dashes = new ArrayList<>();

    private PageDashes(String text) {
        this.text = text;
    }

    /// The pages that a text without commas names, if it names any.
    static Optional<PageSpan> span(String text) {
        PageDashes reader = new PageDashes(text);
        reader.findDashes();
        return reader.span();
    }

    private Optional<PageSpan> span() {
        int rank = dashes.stream().mapToInt(Dash::rank).max().orElse(0);
        List<Dash> strongest = dashes.stream().filter(dash -> dash.rank == rank).toList();
        if (rank == 0) {
            return single();
        }
        if (strongest.size() == 1) {
            Dash dash = strongest.getFirst();
            return rank == HYPHEN ? atHyphen(dash) : at(dash);
        }
        Dash middle = strongest.get(strongest.size() / 2);
        if (strongest.size() % 2 == 1 && isBetweenLikeNames(middle)) {
            return at(middle);
        }
        return rank == HYPHEN ? single() : Optional.empty();
    }

    private Optional<PageSpan> single() {
        return name(text).filter(PageDashes::isPage).map(Single::new);
    }

    private Optional<PageSpan> at(Dash dash) {
        String right = text.substring(dash.end).strip();
        Optional<String> start = name(text.substring(0, dash.start));
        if (isNoEnd(right)) {
            return start.filter(PageDashes::isPage).map(page -> new Onward(page, "+"));
        }
        Optional<String> end = name(right).filter(PageDashes::mayEnd);
        return start.filter(PageDashes::mayEnd)
                .flatMap(first -> end.map(last -> new Range(first, last)));
    }

    /// A lone hyphen parts two numbers that go up; one after letters is part of the name.
    private Optional<PageSpan> atHyphen(Dash dash) {
        Optional<PageSpan> span = at(dash);
        if (span.isEmpty() || !(span.get() instanceof Range(var start, var end))) {
            return span;
        }
        boolean numbers = hasDigit(start) && hasDigit(end);
        boolean fromRoman = start.equals(start.toLowerCase(Locale.ROOT)) || !hasDigit(end);
        if (numbers || (fromRoman && Roman.value(start).isPresent() && isPage(end))) {
            return new Range(start, end).isDescending() ? single() : span;
        }
        return single();
    }

    private boolean isBetweenLikeNames(Dash middle) {
        String left = text.substring(0, middle.start).strip();
        String right = text.substring(middle.end).strip();
        int leftDash = firstDash(left);
        int rightDash = firstDash(right);
        return leftDash > 0
                && rightDash > 0
                && left.substring(0, leftDash)
                        .strip()
                        .equals(right.substring(0, rightDash).strip());
    }

    private static int firstDash(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isDash(text.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isNoEnd(String text) {
        return text.isEmpty()
                || text.equals("+")
                || text.equals("&")
                || text.equals("ff")
                || text.equalsIgnoreCase("n/a")
                || text.chars().allMatch(c -> c == '?');
    }

    private static boolean isDash(char c) {
        return c == '-' || LatexWords.isDash(c);
    }

    private static boolean isHyphen(char c) {
        return c == '-' || c == '\u2010' || c == '\u2011';
    }

    private void findDashes() {
        for (int i = 0; i < text.length(); i++) {
            if (isDash(text.charAt(i))) {
                int end = i + 1;
                while (end < text.length() && isDash(text.charAt(end))) {
                    end++;
                }
                dashes.add(new Dash(i, end, rank(i, end)));
                i = end - 1;
            } else if (text.startsWith(" to ", i) || text.startsWith(" bis ", i)) {
                int end = text.indexOf(' ', i + 1);
                dashes.add(new Dash(i, end, WORD));
                i = end - 1;
            }
        }
    }

    private int rank(int start, int end) {
        boolean blanks =
                (start > 0 && isBlank(text.charAt(start - 1)))
                        || (end < text.length() && isBlank(text.charAt(end)));
        return blanks
                ? DASH_WITH_BLANKS
                : end - start > 1 || !isHyphen(text.charAt(start)) ? LONG_DASH : HYPHEN;
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || c == '\u00A0';
    }

    /// A text as the name of a page: its dashes made hyphens. Nothing if it does not look like one.
    private static Optional<String> name(String text) {
        String stripped = text.strip();
        if (stripped.isEmpty() || stripped.length() > 60) {
            return Optional.empty();
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < stripped.length(); i++) {
            char c = stripped.charAt(i);
            if (isDash(c)) {
                if (out.isEmpty()) {
                    return Optional.empty();
                }
                if (out.charAt(out.length() - 1) != '-') {
                    out.append('-');
                }
            } else if (Character.isAlphabetic(c)
                    || Character.isDigit(c)
                    || ".:/()*'§".indexOf(c) >= 0) {
                out.append(c);
            } else if (!isBlank(c) || !isLettersThenNumber(stripped, i)) {
                return Optional.empty();
            } else {
                out.append(' ');
            }
        }
        return out.charAt(out.length() - 1) == '-' ? Optional.empty() : Optional.of(out.toString());
    }

    /// Whether a blank is the one of `SI 12`.
    private static boolean isLettersThenNumber(String text, int blank) {
        boolean letters =
                blank <= 3 && text.substring(0, blank).chars().allMatch(Character::isUpperCase);
        return letters && text.substring(blank + 1).chars().allMatch(Character::isDigit);
    }

    /// Whether a name is one that a page may have without another beside it.
    private static boolean isPage(String name) {
        return hasDigit(name)
                || Stream.of(name.split("[-.:/]", -1))
                        .map(part ->
                                part.startsWith("(") && part.endsWith(")")
                                        ? part.substring(1, part.length() - 1)
                                        : part)
                        .allMatch(part -> Roman.value(part).isPresent());
    }

    /// Whether a name may be an end of a range, as `AX` may.
    private static boolean mayEnd(String name) {
        return isPage(name)
                || (name.length() <= 3 && name.chars().allMatch(Character::isUpperCase));
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(c -> c >= '0' && c <= '9');
    }
}
