package octavo.runs;

import java.util.List;

/// Writes formatted text as plain text: the characters, a block on a line of its own, and what is
/// in the margin in front of its line.
public final class PlainText {
    private static final String FIGURES = "0123456789+-=()";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
    private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

    private final StringBuilder out = new StringBuilder();

    private PlainText() {}

    public static String of(Runs runs) {
        PlainText writer = new PlainText();
        writer.write(runs.runs());
        return writer.out.toString().stripTrailing();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(text);
                case Run.Styled(Look look, List<Run> inner) -> styled(look, inner);
                case Run.Link(_, List<Run> inner) -> write(inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    /// Raised and lowered figures are the characters for them where there are such: x², H₂O.
    private void styled(Look look, List<Run> inner) {
        int start = out.length();
        write(inner);
        String small =
                switch (look) {
                    case SUPERSCRIPT -> RAISED;
                    case SUBSCRIPT -> LOWERED;
                    default -> "";
                };
        if (small.isEmpty()) {
            return;
        }
        String text = out.substring(start);
        if (text.chars().allMatch(c -> FIGURES.indexOf(c) >= 0)) {
            out.setLength(start);
            text.chars()
                    .map(c -> small.charAt(FIGURES.indexOf(c)))
                    .forEach(c -> out.append((char) c));
        }
    }

    private void block(Run.Place place, List<Run> inner) {
        switch (place) {
            case LEFT_MARGIN -> {
                startLine();
                write(inner);
                space();
            }
            case RIGHT_INLINE -> {
                space();
                write(inner);
            }
            case BLOCK, INDENT -> {
                startLine();
                out.append(place == Run.Place.INDENT ? "    " : "");
                write(inner);
                out.append('\n');
            }
        }
    }

    private void startLine() {
        if (!out.isEmpty() && out.charAt(out.length() - 1) != '\n') {
            out.append('\n');
        }
    }

    private void space() {
        if (!out.isEmpty() && !Character.isWhitespace(out.charAt(out.length() - 1))) {
            out.append(' ');
        }
    }
}
