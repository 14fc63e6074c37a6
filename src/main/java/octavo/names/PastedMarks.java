package octavo.names;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Removes from pasted text what is attached to names without being part of them, and remembers
/// where it was. A placeholder that no name contains takes its place.
final class PastedMarks {
    private static final char PLACEHOLDER = '\uE000';

    private static final String MARK_SIGN =
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
                            + MARK_SIGN
                            + "{1,3}+(?:\\s*,\\s*"
                            + MARK_SIGN
                            + "{1,3}+(?!\\d)|"
                            + MARK_SIGN
                            + ")*+(?!\\p{L})");

    private static final Pattern WRAPPING =
            Pattern.compile("^[\\s(<$^{\\\\a-z]*\\{|[)>}$\\s]+$|^[\\s(<$^]+");

    private final List<String> marks = new ArrayList<>();
    private final String textWithPlaceholders;
    private int nextMark;

    PastedMarks(String pastedText) {
        textWithPlaceholders = MARK.matcher(pastedText).replaceAll(this::replaceMark);
    }

    private String replaceMark(MatchResult markMatch) {
        marks.add(WRAPPING.matcher(markMatch.group()).replaceAll("").strip());
        return String.valueOf(PLACEHOLDER);
    }

    /// The text with a placeholder for each mark.
    String textWithPlaceholders() {
        return textWithPlaceholders;
    }

    /// A piece without placeholders.
    static String withoutPlaceholders(String pieceText) {
        return pieceText.replace(PLACEHOLDER, ' ').replaceAll("\\s+", " ").strip();
    }

    /// The marks of a piece; call it for the pieces in text order.
    List<String> takeMarks(String pieceText) {
        int markCount =
                (int) pieceText.chars().filter(character -> character == PLACEHOLDER).count();
        int endMark = Math.min(nextMark + markCount, marks.size());
        var takenMarks = marks.subList(nextMark, endMark);
        nextMark = endMark;
        return takenMarks.stream()
                .flatMap(markText -> List.of(markText.split("\\s*,\\s*")).stream())
                .filter(markText -> !markText.isBlank())
                .toList();
    }
}
