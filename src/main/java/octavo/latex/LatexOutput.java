package octavo.latex;

import octavo.latex.LatexTable.LatexCommand.AccentCommand;
import octavo.latex.LatexTable.LatexCommand.FormatChange;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Builds text with formatting, keeping track of open groups and of what awaits the next argument:
/// accents for its first letter, a format, and text to print after it.
final class LatexOutput {
    private static final LatexStyle UNSTYLED = new LatexStyle(0, List.of(), "");

    /// Text nested deeper in scripts than this is treated as nested this deep.
    private static final int DEEPEST_NESTING = 8;

    private static final String DOT_ABOVE = "\u0307";

    /// What TeX users raise for want of a sign for degrees.
    private static final String RING_OPERATOR = "∘";

    private static final String DEGREE = "°";

    /// What is raised then: the sign, or its unit with it, as in `20^{\circ\mathrm{C}}`.
    private static final Set<String> DEGREES =
            Set.of(RING_OPERATOR, RING_OPERATOR + "C", RING_OPERATOR + "F", RING_OPERATOR + "K");

    private final StringBuilder textBuilder = new StringBuilder();
    private final List<StyleRun> styleRuns = new ArrayList<>();
    private final ArrayDeque<StyledGroup> openGroups = new ArrayDeque<>();

    /// The number of open quotations.
    private int openQuotations;

    private int bareGroupDepth;

    private final List<AccentCommand> pendingAccents = new ArrayList<>();
    private final ArrayDeque<String> textsAfterArgument = new ArrayDeque<>();
    private LatexStyle currentStyle = UNSTYLED;

    /// The style of the last run.
    private LatexStyle lastStyle = UNSTYLED;

    private LatexStyle argumentStyle = UNSTYLED;
    private boolean hasStyledArgument;

    private record LatexStyle(int formatBits, List<ScriptLevel> scripts, String linkAddress) {
        /// Written out for a fast start, as in `FileStamp`.
        @Override
        public boolean equals(Object other) {
            return other instanceof LatexStyle style
                    && formatBits == style.formatBits
                    && scripts.equals(style.scripts)
                    && linkAddress.equals(style.linkAddress);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * formatBits + scripts.hashCode()) + linkAddress.hashCode();
        }

        LatexStyle with(FormatChange change) {
            return new LatexStyle(change.applyTo(formatBits), with(change.script()), linkAddress);
        }

        private List<ScriptLevel> with(Optional<ScriptLevel> script) {
            if (script.isEmpty() || scripts.size() == DEEPEST_NESTING) {
                return scripts;
            }
            List<ScriptLevel> moreScripts = new ArrayList<>(scripts);
            moreScripts.add(script.get());
            return List.copyOf(moreScripts);
        }

        boolean isInside(List<ScriptLevel> outerScripts) {
            return scripts.size() >= outerScripts.size()
                    && scripts.subList(0, outerScripts.size()).equals(outerScripts);
        }

        /// As text beside the script, not a variable in it.
        LatexStyle onBaseline() {
            int formatBits = new FormatChange(0, LatexFormat.MATH.bit()).applyTo(this.formatBits);
            return new LatexStyle(formatBits, scripts.subList(0, scripts.size() - 1), linkAddress);
        }

        LatexStyle withLink(String address) {
            return new LatexStyle(formatBits, scripts, address);
        }
    }

    /// The style to restore after a group, and the text to print after it.
    private record StyledGroup(LatexStyle outerStyle, String closingText, boolean isArgument) {}

    /// A style that applies from an offset on.
    private record StyleRun(int startOffset, LatexStyle style) {}

    /// Whether a command awaits its argument, before which whitespace does not count.
    boolean isAwaitingArgument() {
        return hasStyledArgument || !pendingAccents.isEmpty();
    }

    boolean hasFormat(LatexFormat format) {
        return ((hasStyledArgument ? argumentStyle : currentStyle).formatBits & format.bit()) != 0;
    }

    int groupDepth() {
        return openGroups.size();
    }

    /// How many of the open groups are no arguments of commands.
    int bareGroupDepth() {
        return bareGroupDepth;
    }

    void addAccent(AccentCommand accent) {
        pendingAccents.add(accent);
    }

    void styleArgument(FormatChange change) {
        argumentStyle = (hasStyledArgument ? argumentStyle : currentStyle).with(change);
        hasStyledArgument = true;
    }

    void linkArgument(String address) {
        argumentStyle = (hasStyledArgument ? argumentStyle : currentStyle).withLink(address);
        hasStyledArgument = true;
    }

    /// Nested quotations alternate between double and single marks.
    void surroundArgument(String openingText, String closingText) {
        boolean isInner = isQuotation(closingText) && openQuotations % 2 == 1;
        styleArgument(new FormatChange(0, 0));
        appendStyled(isInner ? "‘" : openingText, argumentStyle);
        textsAfterArgument.push(isInner ? "’" : closingText);
    }

    private static boolean isQuotation(String closingText) {
        return closingText.endsWith("”") || closingText.endsWith("’");
    }

    void changeStyle(FormatChange change) {
        currentStyle = currentStyle.with(change);
    }

    void openGroup(boolean protectsCase) {
        String closingText = takeAfterArgument();
        openQuotations += isQuotation(closingText) ? 1 : 0;
        boolean isArgument = isAwaitingArgument();
        openGroups.push(new StyledGroup(currentStyle, closingText, isArgument));
        bareGroupDepth += isArgument ? 0 : 1;
        if (hasStyledArgument) {
            currentStyle = argumentStyle;
        } else if (protectsCase && !isArgument) {
            currentStyle = currentStyle.with(new FormatChange(LatexFormat.PROTECTED.bit(), 0));
        }
        hasStyledArgument = false;
    }

    /// Closes the innermost group; there must be one.
    void closeGroup() {
        flushPending();
        StyledGroup group = openGroups.pop();
        currentStyle = group.outerStyle;
        openQuotations -= isQuotation(group.closingText) ? 1 : 0;
        bareGroupDepth -= group.isArgument ? 0 : 1;
        appendStyled(group.closingText, currentStyle);
    }

    /// Prints what awaits an argument on its own, as in `\~{}`.
    void flushPending() {
        for (AccentCommand accent : pendingAccents) {
            appendStyled(accent.spacingForm(), currentStyle);
        }
        pendingAccents.clear();
        appendStyled(takeAfterArgument(), currentStyle);
        hasStyledArgument = false;
    }

    /// Appends a character, or a text that counts as one.
    void writeText(String symbol) {
        if (symbol.isEmpty()) {
            return;
        }
        LatexStyle symbolStyle = hasStyledArgument ? argumentStyle : currentStyle;
        appendStyled(pendingAccents.isEmpty() ? symbol : applyAccents(symbol), symbolStyle);
        hasStyledArgument = false;
        appendStyled(takeAfterArgument(), currentStyle);
    }

    /// Appends a part of the source verbatim; nothing may be awaited.
    void writeText(String latexSource, int startIndex, int endIndex) {
        beginRun(currentStyle);
        textBuilder.append(latexSource, startIndex, endIndex);
    }

    void writeLink(String address) {
        appendStyled(address, currentStyle.withLink(address));
    }

    void writeBlank(String blank) {
        if (!isAwaitingArgument() && !(blank.equals(" ") && endsWithBlank())) {
            appendStyled(blank, currentStyle);
        }
    }

    String plainText() {
        return textBuilder.toString();
    }

    /// Whether dropping the formatting loses no scripts: no part is raised or lowered.
    boolean hasNoScripts() {
        return styleRuns.stream().allMatch(run -> run.style.scripts.isEmpty());
    }

    RichText toRichText() {
        var pieces = new ArrayList<RichPiece>(styleRuns.size());
        int degreesEnd = 0;
        for (int i = 0; i < styleRuns.size(); i++) {
            StyleRun run = styleRuns.get(i);
            int endOffset =
                    i + 1 < styleRuns.size()
                            ? styleRuns.get(i + 1).startOffset
                            : textBuilder.length();
            String runText = textBuilder.substring(run.startOffset, endOffset);
            degreesEnd = i < degreesEnd ? degreesEnd : endOfDegrees(i);
            pieces.add(
                    i < degreesEnd
                            ? toPiece(
                                    runText.replace(RING_OPERATOR, DEGREE), run.style.onBaseline())
                            : toPiece(runText, run.style));
        }
        return new RichText(pieces);
    }

    /// The run after those that raise a sign for degrees, perhaps with its unit, and nothing else;
    /// 0 if a run does not begin such.
    private int endOfDegrees(int runIndex) {
        List<ScriptLevel> scripts = styleRuns.get(runIndex).style.scripts;
        boolean startsScript =
                !scripts.isEmpty()
                        && scripts.getLast() == ScriptLevel.RAISED
                        && (runIndex == 0 || !styleRuns.get(runIndex - 1).style.isInside(scripts));
        int endRun = runIndex + 1;
        while (startsScript
                && endRun < styleRuns.size()
                && styleRuns.get(endRun).style.isInside(scripts)) {
            endRun++;
        }
        int endOffset =
                endRun < styleRuns.size()
                        ? styleRuns.get(endRun).startOffset
                        : textBuilder.length();
        return startsScript
                        && DEGREES.contains(
                                textBuilder.substring(
                                        styleRuns.get(runIndex).startOffset, endOffset))
                ? endRun
                : 0;
    }

    private static RichPiece toPiece(String text, LatexStyle style) {
        var formats = EnumSet.noneOf(LatexFormat.class);
        for (LatexFormat format : LatexFormat.values()) {
            if ((style.formatBits & format.bit()) != 0) {
                formats.add(format);
            }
        }
        Optional<String> link =
                Optional.of(style.linkAddress).filter(address -> !address.isEmpty());
        return new RichPiece(text, formats, style.scripts, link);
    }

    private String takeAfterArgument() {
        if (textsAfterArgument.isEmpty()) {
            return "";
        }
        String closingText = String.join("", textsAfterArgument);
        textsAfterArgument.clear();
        return closingText;
    }

    private void appendStyled(String symbol, LatexStyle symbolStyle) {
        if (!symbol.isEmpty()) {
            beginRun(symbolStyle);
            textBuilder.append(symbol);
        }
    }

    @SuppressWarnings("ReferenceEquality") // usually the same instance, which is cheaper to check
    private void beginRun(LatexStyle nextStyle) {
        if (nextStyle != lastStyle || styleRuns.isEmpty()) {
            if (styleRuns.isEmpty() || !lastStyle.equals(nextStyle)) {
                styleRuns.add(new StyleRun(textBuilder.length(), nextStyle));
            }
            lastStyle = nextStyle;
        }
    }

    private boolean endsWithBlank() {
        return !textBuilder.isEmpty() && textBuilder.charAt(textBuilder.length() - 1) == ' ';
    }

    /// The character with all pending accents, the innermost first. One that takes no accents gets
    /// them before it, in their spacing form if they have one.
    private String applyAccents(String symbol) {
        int baseCodePoint = symbol.codePointAt(0);
        boolean takesAccents = Character.isLetterOrDigit(baseCodePoint) || isSymbol(baseCodePoint);
        var markedBase = new StringBuilder().appendCodePoint(withoutDot(baseCodePoint));
        var spacingAccents = new StringBuilder();
        for (AccentCommand accent : pendingAccents.reversed()) {
            boolean hasSpacingForm = !accent.spacingForm().isEmpty();
            if (hasSpacingForm && !takesAccents) {
                spacingAccents.append(accent.spacingForm());
            } else if (!accent.mark().equals(DOT_ABOVE) || "ijıȷ".indexOf(baseCodePoint) < 0) {
                markedBase.append(accent.mark());
            }
        }
        pendingAccents.clear();
        String remainder = symbol.substring(Character.charCount(baseCodePoint));
        return spacingAccents + LatexTable.STANDARD.composeMarks(markedBase.toString()) + remainder;
    }

    /// A mathematical symbol, such as ∂, takes accents as letters do; ASCII ones do not.
    private static boolean isSymbol(int codePoint) {
        return codePoint >= 128 && Character.getType(codePoint) == Character.MATH_SYMBOL;
    }

    /// An accent replaces the dot: `\'\i` is í.
    private static int withoutDot(int baseCodePoint) {
        return switch (baseCodePoint) {
            case 'ı' -> 'i';
            case 'ȷ' -> 'j';
            default -> baseCodePoint;
        };
    }
}
