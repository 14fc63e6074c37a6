package octavo.latex;

import octavo.latex.LatexTable.LatexCommand.Accent;
import octavo.latex.LatexTable.LatexCommand.Change;
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
    private static final Style UNSTYLED = new Style(0, List.of(), "");

    /// Text nested deeper in scripts than this is treated as nested this deep.
    private static final int DEEPEST = 8;

    private static final String DOT = "\u0307";

    /// What TeX users raise for want of a sign for degrees.
    private static final String RING = "∘";

    private static final String DEGREE = "°";

    /// What is raised then: the sign, or its unit with it, as in `20^{\circ\mathrm{C}}`.
    private static final Set<String> DEGREES = Set.of(RING, RING + "C", RING + "F", RING + "K");

    private final StringBuilder text = new StringBuilder();
    private final List<Run> runs = new ArrayList<>();
    private final ArrayDeque<Group> groups = new ArrayDeque<>();

    /// The number of open quotations.
    private int quotations;

    private final List<Accent> accents = new ArrayList<>();
    private final ArrayDeque<String> afterArgument = new ArrayDeque<>();
    private Style style = UNSTYLED;

    /// The style of the last run.
    private Style last = UNSTYLED;

    private Style argument = UNSTYLED;
    private boolean styledArgument;

    private record Style(int formats, List<ScriptLevel> scripts, String link) {
        Style with(Change change) {
            return new Style(change.applied(formats), with(change.script()), link);
        }

        private List<ScriptLevel> with(Optional<ScriptLevel> script) {
            if (script.isEmpty() || scripts.size() == DEEPEST) {
                return scripts;
            }
            List<ScriptLevel> more = new ArrayList<>(scripts);
            more.add(script.get());
            return List.copyOf(more);
        }

        boolean isIn(List<ScriptLevel> outer) {
            return scripts.size() >= outer.size() && scripts.subList(0, outer.size()).equals(outer);
        }

        /// As text beside the script, not a variable in it.
        Style onBase() {
            int formats = new Change(0, LatexFormat.MATH.bit()).applied(this.formats);
            return new Style(formats, scripts.subList(0, scripts.size() - 1), link);
        }

        Style leadingTo(String address) {
            return new Style(formats, scripts, address);
        }
    }

    /// The style to restore after a group, and the text to print after it.
    private record Group(Style outside, String after) {}

    /// A style that applies from an offset on.
    private record Run(int start, Style style) {}

    /// Whether a command awaits its argument, before which whitespace does not count.
    boolean isAwaiting() {
        return styledArgument || !accents.isEmpty();
    }

    boolean is(LatexFormat format) {
        return ((styledArgument ? argument : style).formats & format.bit()) != 0;
    }

    int depth() {
        return groups.size();
    }

    void accent(Accent accent) {
        accents.add(accent);
    }

    void styleArgument(Change change) {
        argument = (styledArgument ? argument : style).with(change);
        styledArgument = true;
    }

    void linkArgument(String address) {
        argument = (styledArgument ? argument : style).leadingTo(address);
        styledArgument = true;
    }

    /// Nested quotations alternate between double and single marks.
    void around(String before, String after) {
        boolean inner = isQuotation(after) && quotations % 2 == 1;
        styleArgument(new Change(0, 0));
        append(inner ? "‘" : before, argument);
        afterArgument.push(inner ? "’" : after);
    }

    private static boolean isQuotation(String after) {
        return after.endsWith("”") || after.endsWith("’");
    }

    void restyle(Change change) {
        style = style.with(change);
    }

    void open(boolean protects) {
        String after = takeAfterArgument();
        quotations += isQuotation(after) ? 1 : 0;
        groups.push(new Group(style, after));
        if (styledArgument) {
            style = argument;
        } else if (protects && accents.isEmpty()) {
            style = style.with(new Change(LatexFormat.PROTECTED.bit(), 0));
        }
        styledArgument = false;
    }

    /// Closes the innermost group; there must be one.
    void close() {
        giveUpWaiting();
        Group group = groups.pop();
        style = group.outside;
        quotations -= isQuotation(group.after) ? 1 : 0;
        append(group.after, style);
    }

    /// Prints what awaits an argument on its own, as in `\~{}`.
    void giveUpWaiting() {
        for (Accent accent : accents) {
            append(accent.sign(), style);
        }
        accents.clear();
        append(takeAfterArgument(), style);
        styledArgument = false;
    }

    /// Appends a character, or a text that counts as one.
    void put(String sign) {
        if (sign.isEmpty()) {
            return;
        }
        Style current = styledArgument ? argument : style;
        append(accents.isEmpty() ? sign : accented(sign), current);
        styledArgument = false;
        append(takeAfterArgument(), style);
    }

    /// Appends a part of the source verbatim; nothing may be awaited.
    void put(String source, int from, int to) {
        begin(style);
        text.append(source, from, to);
    }

    void link(String address) {
        append(address, style.leadingTo(address));
    }

    void blank(String blank) {
        if (!isAwaiting() && !(blank.equals(" ") && endsWithBlank())) {
            append(blank, style);
        }
    }

    String text() {
        return text.toString();
    }

    /// Whether dropping the formatting loses no scripts: no part is raised or lowered.
    boolean isLevel() {
        return runs.stream().allMatch(run -> run.style.scripts.isEmpty());
    }

    RichText richText() {
        var pieces = new ArrayList<RichPiece>(runs.size());
        int degrees = 0;
        for (int i = 0; i < runs.size(); i++) {
            Run run = runs.get(i);
            int end = i + 1 < runs.size() ? runs.get(i + 1).start : text.length();
            String written = text.substring(run.start, end);
            degrees = i < degrees ? degrees : degreesEnd(i);
            pieces.add(
                    i < degrees
                            ? piece(written.replace(RING, DEGREE), run.style.onBase())
                            : piece(written, run.style));
        }
        return new RichText(pieces);
    }

    /// The run after those that raise a sign for degrees, perhaps with its unit, and nothing else;
    /// 0 if a run does not begin such.
    private int degreesEnd(int run) {
        List<ScriptLevel> scripts = runs.get(run).style.scripts;
        boolean begins =
                !scripts.isEmpty()
                        && scripts.getLast() == ScriptLevel.RAISED
                        && (run == 0 || !runs.get(run - 1).style.isIn(scripts));
        int end = run + 1;
        while (begins && end < runs.size() && runs.get(end).style.isIn(scripts)) {
            end++;
        }
        int stop = end < runs.size() ? runs.get(end).start : text.length();
        return begins && DEGREES.contains(text.substring(runs.get(run).start, stop)) ? end : 0;
    }

    private static RichPiece piece(String text, Style style) {
        var formats = EnumSet.noneOf(LatexFormat.class);
        for (LatexFormat format : LatexFormat.values()) {
            if ((style.formats & format.bit()) != 0) {
                formats.add(format);
            }
        }
        Optional<String> link = Optional.of(style.link).filter(address -> !address.isEmpty());
        return new RichPiece(text, formats, style.scripts, link);
    }

    private String takeAfterArgument() {
        if (afterArgument.isEmpty()) {
            return "";
        }
        String after = String.join("", afterArgument);
        afterArgument.clear();
        return after;
    }

    private void append(String sign, Style itsStyle) {
        if (!sign.isEmpty()) {
            begin(itsStyle);
            text.append(sign);
        }
    }

    @SuppressWarnings("ReferenceEquality") // usually the same instance, which is cheaper to check
    private void begin(Style next) {
        if (next != last || runs.isEmpty()) {
            if (runs.isEmpty() || !last.equals(next)) {
                runs.add(new Run(text.length(), next));
            }
            last = next;
        }
    }

    private boolean endsWithBlank() {
        return !text.isEmpty() && text.charAt(text.length() - 1) == ' ';
    }

    /// The character with all pending accents, the innermost first. One that takes no accents gets
    /// them before it, in their spacing form if they have one.
    private String accented(String sign) {
        int base = sign.codePointAt(0);
        boolean bears = Character.isLetterOrDigit(base) || isSymbol(base);
        var marked = new StringBuilder().appendCodePoint(undotted(base));
        var before = new StringBuilder();
        for (Accent accent : accents.reversed()) {
            boolean stands = !accent.sign().isEmpty();
            if (stands && !bears) {
                before.append(accent.sign());
            } else if (!accent.mark().equals(DOT) || "ijıȷ".indexOf(base) < 0) {
                marked.append(accent.mark());
            }
        }
        accents.clear();
        String rest = sign.substring(Character.charCount(base));
        return before + LatexTable.STANDARD.composed(marked.toString()) + rest;
    }

    /// A mathematical symbol, such as ∂, takes accents as letters do; ASCII ones do not.
    private static boolean isSymbol(int character) {
        return character >= 128 && Character.getType(character) == Character.MATH_SYMBOL;
    }

    /// An accent replaces the dot: `\'\i` is í.
    private static int undotted(int base) {
        return switch (base) {
            case 'ı' -> 'i';
            case 'ȷ' -> 'j';
            default -> base;
        };
    }
}
