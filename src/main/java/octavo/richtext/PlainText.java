package octavo.richtext;

import octavo.richtext.Run.TextLook;

import java.util.List;

/// Writes formatted text as plain text: a line per block, with the margin text before it. Scripts
/// become Unicode characters where those exist: x², H₂O. Ordinals and marks stay as they are;
/// formulas keep their notation, so that e^(-x²) is not misread.
public final class PlainText {
    private static final String FIGURES = "0123456789+-=()";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
    private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

    /// Nothing is raised after these.
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

    /// A script after other text.
    public static String behind(CharSequence before, TextLook script, List<Run> inner) {
        PlainText writer = new PlainText(false);
        writer.out.append(before);
        writer.script(script, inner);
        return writer.out.substring(before.length());
    }

    /// A script within another, for formats that cannot nest scripts.
    public static String within(TextLook script, List<Run> inner) {
        PlainText writer = new PlainText(true);
        writer.script(script, inner);
        return writer.out.toString();
    }

    private void write(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.Text(String text) -> out.append(text);
                case Run.Raw _ -> {}
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

    /// Ordinals consist of letters only, marks have none; neither contains scripts.
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
