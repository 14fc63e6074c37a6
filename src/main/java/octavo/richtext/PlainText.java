package octavo.richtext;

import java.util.List;

/// Writes formatted text as plain text: the characters, a block on a line of its own, and what is
/// in the margin in front of its line. Raised and lowered figures are the characters for them where
/// there are such: x², H₂O. Ordinals and marks stay as they are; what is only in formulas is
/// written as such, lest e^(-x²) read as another.
public final class PlainText {
    private static final String FIGURES = "0123456789+-=()";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
    private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

    /// Nothing is raised behind it.
    private static final String NO_BASES = " ([{+-−–—=,;:/";

    private final StringBuilder out = new StringBuilder();
    private boolean within;

    private PlainText(boolean within) {
        this.within = within;
    }

    public static String of(Runs runs) {
        PlainText writer = new PlainText(false);
        writer.write(runs.runs());
        return writer.out.toString().stripTrailing();
    }

    /// What is raised or lowered behind other text.
    public static String behind(CharSequence before, TextLook script, List<Run> inner) {
        PlainText writer = new PlainText(false);
        writer.out.append(before);
        writer.script(script, inner);
        return writer.out.substring(before.length());
    }

    /// What is raised or lowered within other such text, for formats that know no scripts within
    /// scripts.
    public static String within(TextLook script, List<Run> inner) {
        PlainText writer = new PlainText(true);
        writer.script(script, inner);
        return writer.out.toString();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(text);
                case Run.Styled(TextLook look, List<Run> inner) when look.isScript() ->
                        script(look, inner);
                case Run.Styled(_, List<Run> inner) -> write(inner);
                case Run.Link(_, List<Run> inner) -> write(inner);
                case Run.Person(_, _, List<Run> inner) -> write(inner);
                case Run.Block(Run.Place place, List<Run> inner) -> block(place, inner);
            }
        }
    }

    private void script(TextLook look, List<Run> inner) {
        int start = out.length();
        boolean outer = within;
        within = true;
        write(inner);
        within = outer;
        String text = out.substring(start);
        out.setLength(start);
        if (text.chars().allMatch(c -> FIGURES.indexOf(c) >= 0)) {
            String small = look == TextLook.SUPERSCRIPT ? RAISED : LOWERED;
            text.chars().forEach(c -> out.append(small.charAt(FIGURES.indexOf(c))));
        } else if (within || hasBase() && isFormula(text)) {
            boolean single = text.codePointCount(0, text.length()) == 1;
            out.append(look == TextLook.SUPERSCRIPT ? '^' : '_');
            out.append(single ? text : "(" + text + ")");
        } else {
            out.append(text);
        }
    }

    private boolean hasBase() {
        return !out.isEmpty() && NO_BASES.indexOf(out.charAt(out.length() - 1)) < 0;
    }

    /// Ordinals are letters only, marks have none; neither has anything raised or lowered within.
    private static boolean isFormula(String text) {
        boolean letters = text.chars().anyMatch(Character::isLetter);
        return letters && !text.chars().allMatch(Character::isLetter)
                || text.chars().anyMatch(c -> (RAISED + LOWERED).indexOf(c) >= 0);
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
