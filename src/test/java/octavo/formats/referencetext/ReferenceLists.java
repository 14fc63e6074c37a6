package octavo.formats.referencetext;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The usual shapes of a list of references.
enum ReferenceLists {
    ONE_A_LINE,
    BLANK_LINES,
    BRACKETED_NUMBERS,
    NUMBERS,
    HANGING_LINES,
    NUMBERED_BROKEN_LINES,
    BLANK_LINES_BROKEN,
    BROKEN_LINES;

    private static final int WIDTH = 72;

    String write(List<String> references) {
        List<String> written =
                IntStream.range(0, references.size())
                        .mapToObj(i -> write(references.get(i), i + 1))
                        .toList();
        return String.join(
                this == BLANK_LINES || this == BLANK_LINES_BROKEN ? "\n\n" : "\n", written);
    }

    private String write(String reference, int number) {
        return switch (this) {
            case ONE_A_LINE, BLANK_LINES -> reference;
            case BRACKETED_NUMBERS -> "[" + number + "] " + reference;
            case NUMBERS -> number + ". " + reference;
            case HANGING_LINES -> String.join("\n    ", linesOf(reference));
            case NUMBERED_BROKEN_LINES ->
                    "[" + number + "] " + String.join("\n", linesOf(reference));
            case BLANK_LINES_BROKEN, BROKEN_LINES -> String.join("\n", linesOf(reference));
        };
    }

    /// Lines of a column, with long words hyphenated.
    private static List<String> linesOf(String reference) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : reference.split(" ", -1)) {
            int space = WIDTH - line.length() - 2;
            if (line.length() + 1 + word.length() <= WIDTH) {
                line.append(line.isEmpty() ? "" : " ").append(word);
            } else if (word.matches("\\p{Ll}{10,}[.,]?")
                    && space > 4
                    && space < word.length() - 4) {
                lines.add(line + " " + word.substring(0, space) + "-");
                line = new StringBuilder(word.substring(space));
            } else {
                lines.add(line.toString());
                line = new StringBuilder(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }
}
