package octavo.richtext;

import octavo.richtext.Run.TextFormat;

import java.util.List;

/// Writes formatted text as plain text: a line per block, with the margin text before it. Scripts
/// become Unicode characters where those exist: x², H₂O. Ordinals and marks stay as they are;
/// formulas keep their notation, so that e^(-x²) is not misread.
public final class PlainTextWriter {
    private static final String SCRIPT_CHARACTERS = "0123456789+-=()";
    private static final String RAISED_CHARACTERS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
    private static final String LOWERED_CHARACTERS = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";

    /// Nothing is raised after these.
    private static final String NO_BASES = " ([{+-−–—=,;:/";

    private final StringBuilder output = new StringBuilder();
    private boolean isWithinScript;

    private PlainTextWriter(boolean isWithinScript) {
        this.isWithinScript = isWithinScript;
    }

    public static String of(Runs runs) {
        PlainTextWriter plainTextWriter = new PlainTextWriter(false);
        plainTextWriter.writeRuns(runs.runs());
        return plainTextWriter.output.toString().stripTrailing();
    }

    /// A script after other text.
    public static String scriptAfter(
            CharSequence precedingText, TextFormat script, List<Run> children) {
        PlainTextWriter plainTextWriter = new PlainTextWriter(false);
        plainTextWriter.output.append(precedingText);
        plainTextWriter.writeScript(script, children);
        return plainTextWriter.output.substring(precedingText.length());
    }

    /// A script within another, for formats that cannot nest scripts.
    public static String scriptWithin(TextFormat script, List<Run> children) {
        PlainTextWriter plainTextWriter = new PlainTextWriter(true);
        plainTextWriter.writeScript(script, children);
        return plainTextWriter.output.toString();
    }

    private void writeRuns(List<Run> runs) {
        for (Run run : runs) {
            switch (run) {
                case Run.TextRun(String text) -> output.append(text);
                case Run.RawMarkup _ -> {}
                case Run.StyledRun(TextFormat textFormat, List<Run> children)
                        when textFormat.isScript() ->
                        writeScript(textFormat, children);
                case Run.StyledRun(_, List<Run> children) -> writeRuns(children);
                case Run.LinkRun(_, List<Run> children) -> writeRuns(children);
                case Run.PersonRun(_, _, List<Run> children) -> writeRuns(children);
                case Run.BlockRun(Run.BlockPosition position, List<Run> children) ->
                        writeBlock(position, children);
            }
        }
    }

    private void writeScript(TextFormat textFormat, List<Run> children) {
        int scriptStart = output.length();
        boolean wasWithinScript = isWithinScript;
        isWithinScript = true;
        writeRuns(children);
        isWithinScript = wasWithinScript;
        String text = output.substring(scriptStart);
        output.setLength(scriptStart);
        if (text.chars().allMatch(character -> SCRIPT_CHARACTERS.indexOf(character) >= 0)) {
            String scriptCharacters =
                    textFormat == TextFormat.SUPERSCRIPT ? RAISED_CHARACTERS : LOWERED_CHARACTERS;
            text.chars()
                    .forEach(character ->
                            output.append(
                                    scriptCharacters.charAt(SCRIPT_CHARACTERS.indexOf(character))));
        } else if (isWithinScript || hasBase() && isFormula(text)) {
            boolean isSingleCharacter = text.codePointCount(0, text.length()) == 1;
            output.append(textFormat == TextFormat.SUPERSCRIPT ? '^' : '_');
            output.append(isSingleCharacter ? text : "(" + text + ")");
        } else {
            output.append(text);
        }
    }

    private boolean hasBase() {
        return !output.isEmpty() && NO_BASES.indexOf(output.charAt(output.length() - 1)) < 0;
    }

    /// Ordinals consist of letters only, marks have none; neither contains scripts.
    private static boolean isFormula(String text) {
        boolean hasLetters = text.chars().anyMatch(Character::isLetter);
        return hasLetters && !text.chars().allMatch(Character::isLetter)
                || text.chars()
                        .anyMatch(character ->
                                (RAISED_CHARACTERS + LOWERED_CHARACTERS).indexOf(character) >= 0);
    }

    private void writeBlock(Run.BlockPosition position, List<Run> children) {
        switch (position) {
            case LEFT_MARGIN -> {
                startLine();
                writeRuns(children);
                writeSpace();
            }
            case RIGHT_INLINE -> {
                writeSpace();
                writeRuns(children);
            }
            case BLOCK, INDENT -> {
                startLine();
                output.append(position == Run.BlockPosition.INDENT ? "    " : "");
                writeRuns(children);
                output.append('\n');
            }
        }
    }

    private void startLine() {
        if (!output.isEmpty() && output.charAt(output.length() - 1) != '\n') {
            output.append('\n');
        }
    }

    private void writeSpace() {
        if (!output.isEmpty() && !Character.isWhitespace(output.charAt(output.length() - 1))) {
            output.append(' ');
        }
    }
}
