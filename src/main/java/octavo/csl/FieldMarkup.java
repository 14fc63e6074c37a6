package octavo.csl;

import octavo.csl.ItemText.MarkupTag;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Renders the text of a variable: paired elements and quotation marks, and apostrophes. Anything
/// unpaired is text.
final class FieldMarkup {
    private static final int DEEPEST = 50;

    /// How many consecutive elements or marks are skipped to find the character before or after
    /// them.
    private static final int FARTHEST = 20;

    private final String text;
    private final List<ItemText.Mark> marks;
    private final CslLocale locale;
    private final List<Open> open = new ArrayList<>();
    private final StringBuilder run = new StringBuilder();
    private final Map<String, Integer> lastOnes = new HashMap<>();
    private int nextMark;

    private FieldMarkup(String text, List<ItemText.Mark> marks, CslLocale locale) {
        this.text = text;
        this.marks = marks;
        this.locale = locale;
        open.add(new Open("", "", RenderedNode.Wrap.NONE, false));
    }

    /// Text of a style, a name or a citation, which may contain CSL-JSON's elements.
    static RenderedNode parse(String written, CslLocale locale) {
        return of(ItemText.parse(written), locale);
    }

    static RenderedNode of(ItemText written, CslLocale locale) {
        String text = spaced(written.characters(), locale);
        if (written.marks().isEmpty() && endOfPlain(text, 0) == text.length()) {
            return RenderedNode.text(text);
        }
        List<RenderedNode> parts = new FieldMarkup(text, written.marks(), locale).read();
        return parts.size() == 1
                ? parts.getFirst()
                : new RenderedNode.Box(RenderedNode.Wrap.tag(RenderedNode.Tag.VERBATIM), parts);
    }

    /// French quotation marks have a narrow no-break space, and in French other marks as well. The
    /// text keeps its length.
    private static String spaced(String text, CslLocale locale) {
        String spaced = locale.isFrench() ? beforeMarks(text) : text;
        return spaced.indexOf('«') < 0 && spaced.indexOf('»') < 0
                ? spaced
                : spaced.replace("« ", "«\u202F").replace(" »", "\u202F»");
    }

    /// A text with narrow blanks before marks, as French has them.
    static String beforeMarks(String text) {
        StringBuilder spaced = new StringBuilder(text);
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i - 1) == ' ' && ":;!?".indexOf(text.charAt(i)) >= 0) {
                spaced.setCharAt(i - 1, '\u202F');
            }
        }
        return spaced.toString();
    }

    /// The end of the plain text that starts here.
    private static int endOfPlain(String text, int start) {
        for (int i = start; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\'' || letter > '\u00AA' && isQuote(letter)) {
                return i;
            }
        }
        return text.length();
    }

    private static boolean isQuote(char letter) {
        return (letter <= '»' || letter >= '‘') && "«»‘’“”„‚‹›「」『』".indexOf(letter) >= 0;
    }

    private List<RenderedNode> read() {
        int at = 0;
        while (at < text.length()) {
            marksAt(at);
            char letter = text.charAt(at);
            at =
                    switch (letter) {
                        case '"', '\'' -> straight(at, letter);
                        default -> isQuote(letter) ? curly(at, letter) : plain(at);
                    };
        }
        marksAt(at);
        flush();
        while (open.size() > 1) {
            giveUp();
        }
        return open.getFirst().parts;
    }

    private int plain(int at) {
        int mark = nextMark < marks.size() ? marks.get(nextMark).at() : text.length();
        int end = Math.min(endOfPlain(text, at + 1), mark);
        run.append(text, at, end);
        return end;
    }

    private void marksAt(int at) {
        while (nextMark < marks.size() && marks.get(nextMark).at() == at) {
            ItemText.Mark mark = marks.get(nextMark++);
            MarkupTag element = mark.element();
            if (!mark.isStart()) {
                if (!close(element.closing())) {
                    run.append(element.closing());
                }
            } else if (open.size() < DEEPEST && endsLater(element.closing())) {
                push(
                        new Open(
                                element.opening(),
                                element.closing(),
                                element.wrap(),
                                element.fixed()));
            } else {
                run.append(element.opening());
            }
        }
    }

    private boolean endsLater(String closing) {
        return lastOnes.computeIfAbsent(closing, this::lastEnd) >= nextMark;
    }

    private int lastEnd(String closing) {
        for (int i = marks.size() - 1; i >= 0; i--) {
            if (!marks.get(i).isStart() && marks.get(i).element().closing().equals(closing)) {
                return i;
            }
        }
        return -1;
    }

    /// Whether the closing mark of a quotation is still to come; false within too many open ones.
    private boolean closesLater(String closing, int at) {
        return open.size() < DEEPEST && last(closing) > at;
    }

    private int last(String mark) {
        return lastOnes.computeIfAbsent(mark, text::lastIndexOf);
    }

    private int straight(int at, char mark) {
        String closing = String.valueOf(mark);
        char before = at == 0 ? ' ' : before(at);
        char after = after(at);
        boolean wordAfter = Character.isLetterOrDigit(after);
        boolean spaceBefore = Character.isWhitespace(before);
        if (isOpen(closing) && !spaceBefore && !(wordAfter && mark == '\'')) {
            close(closing);
        } else if (!isOpen(closing)
                && opens(before)
                && !Character.isWhitespace(after)
                && closesLater(closing, at)) {
            RenderedNode.Quotes kind =
                    mark == '"' ? RenderedNode.Quotes.DOUBLE : RenderedNode.Quotes.SINGLE;
            push(new Open(closing, closing, quoted(kind), false));
        } else {
            run.append(mark == '\'' ? '’' : mark);
        }
        return at + 1;
    }

    private static boolean opens(char before) {
        return Character.isWhitespace(before)
                || Character.isSpaceChar(before)
                || "([{<—–-/“‘«„".indexOf(before) >= 0;
    }

    /// The preceding character, skipping elements.
    private char before(int at) {
        int i = at - 1;
        int left = FARTHEST;
        while (left-- > 0 && i >= 0 && ">\"'".indexOf(text.charAt(i)) >= 0) {
            int start = text.charAt(i) == '>' ? text.lastIndexOf('<', i) : i;
            if (start < 0) {
                break;
            }
            i = start - 1;
        }
        return i < 0 ? ' ' : text.charAt(i);
    }

    private char after(int at) {
        int i = at + 1;
        int left = FARTHEST;
        while (left-- > 0 && i < text.length() && text.charAt(i) == '<') {
            int end = text.indexOf('>', i);
            if (end < 0) {
                break;
            }
            i = end + 1;
        }
        return i < text.length() ? text.charAt(i) : ' ';
    }

    private int curly(int at, char mark) {
        String closing = locale.closing(mark);
        boolean outermost = mark == '‘' && !isQuoting() && !holdsQuotation(at);
        if (!closing.isEmpty() && !outermost && closesLater(closing, at)) {
            push(new Open(String.valueOf(mark), closing, quoted(locale.kind(mark)), false));
            return at + 1;
        }
        String here = String.valueOf(mark);
        boolean apostrophe = mark == '’' && Character.isLetterOrDigit(after(at));
        if (apostrophe || !isOpen(here) || !close(here)) {
            run.append(mark);
        }
        return at + 1;
    }

    /// Whether another quotation is inside the one that this mark may open, so that it does not
    /// quote a single word.
    private boolean holdsQuotation(int at) {
        int end = last("’");
        return last("“") > at && last("“") < end || last("\"") > at && last("\"") < end;
    }

    private static RenderedNode.Wrap quoted(RenderedNode.Quotes kind) {
        return new RenderedNode.Wrap(
                "", "", List.of(), kind, Optional.empty(), "", RenderedNode.Tag.FIELD);
    }

    private void push(Open opened) {
        flush();
        open.add(opened);
    }

    private boolean isOpen(String closing) {
        for (Open each : open) {
            if (each.closing.equals(closing)) {
                return true;
            }
        }
        return false;
    }

    private boolean isQuoting() {
        for (Open each : open) {
            if (each.isQuote()) {
                return true;
            }
        }
        return false;
    }

    private boolean isFixed() {
        for (Open each : open) {
            if (each.fixed) {
                return true;
            }
        }
        return false;
    }

    /// Closes the innermost match. Unpaired quotation marks within it become text; an open element
    /// within it means that this closes nothing.
    private boolean close(String closing) {
        int found = open.size() - 1;
        while (found > 0 && !open.get(found).closing.equals(closing)) {
            if (open.get(found).closing.startsWith("<") && !closing.startsWith("<")) {
                return false;
            }
            found--;
        }
        if (found == 0) {
            return false;
        }
        flush();
        while (open.size() - 1 > found) {
            giveUp();
        }
        Open done = open.removeLast();
        open.getLast().parts.add(new RenderedNode.Box(done.wrap, done.parts));
        return true;
    }

    /// Turns the innermost opening into text.
    private void giveUp() {
        Open given = open.removeLast();
        List<RenderedNode> parts = open.getLast().parts;
        parts.add(RenderedNode.text(given.opening.equals("'") ? "’" : given.opening));
        parts.addAll(given.parts);
    }

    private void flush() {
        if (!run.isEmpty()) {
            open.getLast().parts.add(new RenderedNode.Text(run.toString(), isFixed()));
            run.setLength(0);
        }
    }

    /// An unclosed element or quotation.
    private static final class Open {
        private final String opening;
        private final String closing;
        private final RenderedNode.Wrap wrap;
        private final boolean fixed;
        private final List<RenderedNode> parts = new ArrayList<>();

        boolean isQuote() {
            return wrap.quotes() != RenderedNode.Quotes.NONE;
        }

        Open(String opening, String closing, RenderedNode.Wrap wrap, boolean fixed) {
            this.opening = opening;
            this.closing = closing;
            this.wrap = wrap;
            this.fixed = fixed;
        }
    }
}
