package octavo.names;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Removes from pasted text what is attached to names without being part of them, and remembers
/// where it was. A placeholder that no name contains takes its place.
final class PastedMarks {
    private static final char HOLE = '\uE000';

    private static final String SIGN =
            "[\\d\u00b9\u00b2\u00b3\u2070-\u2079*\u2217\u204e\u2020\u2021\u00a7\u00b6\u2016#\u2709]";

    /// Superscripts in LaTeX, notes in parentheses, addresses, and signs directly after a name,
    /// separated by commas: Li1,2,*.
    private static final Pattern MARK =
            Pattern.compile(
                    "\\\\(?:textsuperscript|thanks|inst|footnote)\\s*\\{[^{}]*\\}"
                            + "|\\$\\s*\\^\\s*(?:\\{[^{}]*\\}|[^{}\\s$])\\s*\\$"
                            + "|\\^\\{[^{}]*\\}"
                            + "|\\([^()]*\\)|<[^<>@\\s]*@[^<>\\s]*>|[\\w.+-]{1,64}@[\\w.-]{1,255}"
                            + "|(?<=[\\p{L}.)}\uE000])\\s?"
                            + SIGN
                            + "{1,3}+(?:\\s*,\\s*"
                            + SIGN
                            + "{1,3}+(?!\\d)|"
                            + SIGN
                            + ")*+(?!\\p{L})");

    private static final Pattern WRAPPING =
            Pattern.compile("^[\\s(<$^{\\\\a-z]*\\{|[)>}$\\s]+$|^[\\s(<$^]+");

    private final List<String> marks = new ArrayList<>();
    private final String text;
    private int next;

    PastedMarks(String pasted) {
        text = MARK.matcher(pasted).replaceAll(this::hole);
    }

    private String hole(MatchResult mark) {
        marks.add(WRAPPING.matcher(mark.group()).replaceAll("").strip());
        return String.valueOf(HOLE);
    }

    /// The text with a placeholder for each mark.
    String text() {
        return text;
    }

    /// A piece without placeholders.
    static String bare(String piece) {
        return piece.replace(HOLE, ' ').replaceAll("\\s+", " ").strip();
    }

    /// The marks of a piece; call it for the pieces in text order.
    List<String> take(String piece) {
        int count = (int) piece.chars().filter(c -> c == HOLE).count();
        int end = Math.min(next + count, marks.size());
        var taken = marks.subList(next, end);
        next = end;
        return taken.stream()
                .flatMap(each -> List.of(each.split("\\s*,\\s*")).stream())
                .filter(each -> !each.isBlank())
                .toList();
    }
}
