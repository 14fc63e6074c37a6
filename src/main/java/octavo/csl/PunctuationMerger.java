package octavo.csl;

import octavo.csl.PunctuationMarks.PieceRole;
import octavo.csl.RunAssembly.Event;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Pieces of text in a row, with looks, quotations and blocks opening and closing between them.
/// Where a piece starts with a mark and the one before ends in one, only what people would write of
/// the two is kept; marks move into quotations in languages that want that; of two spaces one
/// stays.
///
/// All pieces stand in one text; what opens and closes between them keeps its place there. What
/// joins is at the end, so that little has to move.
final class PunctuationMerger {
    /// A blank that does not break.
    private static final char FIRM = '\u00A0';

    private final boolean punctuationInQuote;
    private final StringBuilder text = new StringBuilder(512);
    private final List<Event> events = new ArrayList<>();
    private int count;

    /// Whether it all starts with an affix.
    private boolean led;

    /// Where the last affix ended, unless a look began or ended since.
    private int affixed = -1;

    /// What the last piece was, and where it began and ended.
    private PieceRole before = PieceRole.TEXT;

    private int began;
    private int ended = -1;

    /// How many blanks the last affix ended in.
    private int blanks;

    /// Where a number ended, or what is behind it.
    private int numbered = -1;

    /// Where a quotation ended that the suffix of its text moved into.
    private int movedIn = -1;

    /// The same where that text ended a group.
    private int nestedIn = -1;

    /// Where a look ended of which no mark joins what follows directly.
    private int standing = -1;

    PunctuationMerger(boolean punctuationInQuote) {
        this.punctuationInQuote = punctuationInQuote;
    }

    /// Whether marks move into quotations.
    boolean movesIntoQuotes() {
        return punctuationInQuote;
    }

    /// Adds an affix or a delimiter, of which a blank joins one of such before it; returns whether
    /// any of it is left.
    boolean affix(String added, PieceRole piece) {
        if (added.isEmpty()) {
            return false;
        }
        int from = settled(added, piece);
        int start = from;
        if (from < added.length() && added.charAt(from) == FIRM && endsIn(FIRM)) {
            start++;
        } else if (added.startsWith(" ", from) && endsIn(' ')) {
            if (piece.isBetween() && blanks > 1) {
                shorten("");
            } else {
                start++;
            }
        }
        int length = text.length();
        led |= length == 0;
        text.append(PunctuationMarks.apart(added.substring(start)));
        if (piece.isBehind() && numbered == length) {
            number();
        }
        if (start < added.length()) {
            affixed = text.length();
            before = piece;
            began = length;
            ended = affixed;
            blanks = PunctuationMarks.blanksAtEnd(added, start);
        }
        return from < added.length();
    }

    /// Takes one of the blanks at the end away from the others, for another text behind them.
    private void shorten(String behind) {
        text.setLength(text.length() - blanks);
        text.append(PunctuationMarks.apart(" ".repeat(blanks - 1))).append(behind);
        for (int i = count - 1; i >= 0 && events.get(i).at > text.length(); i--) {
            events.get(i).at = text.length();
        }
        affixed = text.length();
        ended = affixed;
        blanks = 1;
    }

    /// Ends a group or a macro. A suffix at its very end no longer meets what follows, but a blank
    /// there does unless it is firm: the blank of a group merges with the one before it, that of a
    /// macro does not.
    void closeGroup(boolean macro) {
        nestedIn = movedIn;
        boolean firm = affixed > 0 && affixed <= text.length() && text.charAt(affixed - 1) == FIRM;
        affixed = firm ? -1 : affixed;
        if (ended == text.length()) {
            before = before.nested();
            if (blanks > 1) {
                shorten(macro ? " " : "");
            }
        }
    }

    /// Adds the text of an element, of which all blanks stay.
    void text(String added) {
        text.append(PunctuationMarks.apart(added.substring(settled(added, PieceRole.TEXT))));
    }

    /// How many marks at the start of a text join the end of what is before it.
    private int settled(String added, PieceRole piece) {
        int from = 0;
        while (from < added.length()
                && PunctuationMarks.isMark(added.charAt(from))
                && settle(added.charAt(from), piece)) {
            from++;
        }
        return from;
    }

    /// Adds text that joins nothing.
    void verbatim(String added) {
        text.append(PunctuationMarks.apart(added));
    }

    /// Ends what the blanks of later affixes may join.
    void part() {
        affixed = -1;
    }

    /// Lets the blank of an affix join that of the prefix that ends here.
    void prefixed() {
        affixed = text.length();
    }

    /// Ends a number. Marks behind it stay unless they are the same.
    void number() {
        numbered = text.length();
    }

    /// Keeps the mark at the end beside one that starts what follows.
    void stand() {
        standing = text.length();
    }

    void openLook(TextLook look) {
        affixed = -1;
        add(Event.Kind.OPEN_LOOK).look = look;
    }

    void openName(RenderedNode.Named name) {
        add(Event.Kind.OPEN_NAME).name = name;
    }

    /// Ends the last look that has not ended.
    void closeLook() {
        affixed = -1;
        add(Event.Kind.CLOSE);
    }

    /// Ends the last name that has not ended.
    void closeName() {
        add(Event.Kind.CLOSE);
    }

    void openQuote(String mark) {
        quote(Event.Kind.OPEN_QUOTE, mark);
    }

    /// Ends a quotation within which the last `looks` are all around; marks move into these, too.
    void closeQuote(String mark, int looks) {
        quote(Event.Kind.CLOSE_QUOTE, mark).looks = looks;
    }

    void openBlock(Run.Place place) {
        add(Event.Kind.OPEN_BLOCK).place = place;
    }

    void closeBlock() {
        add(Event.Kind.CLOSE_BLOCK);
    }

    private Event quote(Event.Kind kind, String mark) {
        Event event = add(kind);
        event.length = mark.length();
        text.append(mark);
        return event;
    }

    /// Events are made once, for as many texts as there are.
    private Event add(Event.Kind kind) {
        if (count == events.size()) {
            events.add(new Event());
        }
        Event event = events.get(count++);
        event.kind = kind;
        event.at = text.length();
        event.length = 0;
        event.looks = 0;
        return event;
    }

    /// Settles a mark with the end of what is before it; whether nothing is left to be done.
    private boolean settle(char mark, PieceRole piece) {
        int last = last();
        return last >= 0 && (joins(mark, piece, last) || leavesBlock(mark, last));
    }

    /// Moves a mark at the start of a block, or behind one, to the end of what is before that.
    private boolean leavesBlock(char mark, int last) {
        for (int i = firstBehind(last); i < count; i++) {
            Event.Kind kind = events.get(i).kind;
            if (kind == Event.Kind.OPEN_BLOCK || kind == Event.Kind.CLOSE_BLOCK) {
                text.insert(events.get(i).at, mark);
                move(i, 1);
                return true;
            }
        }
        return false;
    }

    /// Joins a mark with the last character before it; whether nothing is left to be done.
    private boolean joins(char mark, PieceRole piece, int last) {
        if (standing == text.length() && piece.isStart()) {
            return false;
        }
        char end = text.charAt(last);
        if (numbered == text.length() && last + 1 == numbered && piece.isBehind()) {
            return mark == end;
        }
        int quote = closingQuote(last);
        if (quote >= 0 && nestedIn == text.length() && PunctuationMarks.moves(mark)) {
            goBeforeIn(mark, last, quote - events.get(quote).looks);
            return true;
        }
        PieceRole beside = last + 1 == ended ? before : PieceRole.TEXT;
        if (piece.stands(mark, end, last + 1 == affixed, quote >= 0)
                || beside.keeps(piece, mark == end)) {
            return false;
        }
        char merged = PunctuationMarks.merged(end, mark);
        if (quote < 0
                && merged != PunctuationMarks.BOTH
                && mark != end
                && beside.swaps(end, mark)) {
            goBefore(mark);
            return true;
        }
        boolean moves = quote >= 0 && punctuationInQuote && PunctuationMarks.moves(mark);
        if (merged == end) {
            return true;
        }
        if (merged != PunctuationMarks.BOTH && quote < 0) {
            text.deleteCharAt(last);
            move(firstBehind(last), -1);
            affix(String.valueOf(merged), piece);
            return true;
        }
        if (moves) {
            moveIn(mark, piece, quote - events.get(quote).looks);
        }
        return moves;
    }

    /// Puts a mark before the last affix, unless it joins the end of what is there.
    private void goBefore(char mark) {
        if (began > 0) {
            char end = text.charAt(began - 1);
            if (end == mark || PunctuationMarks.merged(end, mark) == end) {
                return;
            }
        }
        text.insert(began, mark);
        move(firstBehind(began), 1);
        began++;
        ended++;
    }

    /// Moves a mark into a quotation, before the mark that its text moved in at the end of a group.
    private void goBeforeIn(char mark, int last, int inner) {
        char end = text.charAt(last);
        char before = last == 0 ? ' ' : text.charAt(last - 1);
        if (mark == end || before == mark || PunctuationMarks.merged(before, mark) == before) {
            return;
        }
        if (PunctuationMarks.merged(mark, end) == mark) {
            text.setCharAt(last, mark);
            return;
        }
        text.insert(last, mark);
        move(inner, 1);
    }

    /// Moves a mark to the end of a quotation, before the first event `inner`.
    private void moveIn(char mark, PieceRole piece, int inner) {
        int at = events.get(inner).at;
        if (PunctuationMarks.merged(text.charAt(at - 1), mark) == text.charAt(at - 1)) {
            return;
        }
        text.insert(at, mark);
        move(inner, 1);
        movedIn = piece == PieceRole.LEAF_SUFFIX ? text.length() : -1;
    }

    private void move(int from, int by) {
        for (int i = from; i < count; i++) {
            events.get(i).at += by;
        }
    }

    /// The first event behind a character.
    private int firstBehind(int last) {
        int first = count;
        while (first > 0 && events.get(first - 1).at > last) {
            first--;
        }
        return first;
    }

    /// The index of the last character before closing quotation marks; -1 if a quotation opens
    /// there.
    private int last() {
        int end = text.length();
        for (int i = count - 1; i >= 0; i--) {
            Event event = events.get(i);
            if (end > event.at + event.length) {
                break;
            }
            switch (event.kind) {
                case OPEN_QUOTE -> {
                    return -1;
                }
                case CLOSE_QUOTE, OPEN_LOOK, OPEN_NAME, OPEN_BLOCK, CLOSE, CLOSE_BLOCK ->
                        end = event.at;
            }
        }
        return end - 1;
    }

    /// Whether the last affix ends in a blank that one of another affix joins.
    private boolean endsIn(char blank) {
        int last = last();
        return last >= 0 && last + 1 == affixed && text.charAt(last) == blank;
    }

    /// The first closing quotation mark behind a character, or -1.
    private int closingQuote(int last) {
        for (int i = firstBehind(last); i < count; i++) {
            if (events.get(i).kind == Event.Kind.CLOSE_QUOTE) {
                return i;
            }
        }
        return -1;
    }

    /// All that was added, which is forgotten: what is added next starts anew.
    Runs runs() {
        List<Event> all = events.subList(0, count);
        RunAssembly.unblock(text, all, led, ended);
        Runs runs = RunAssembly.of(text, all);
        text.setLength(0);
        led = false;
        affixed = -1;
        ended = -1;
        numbered = -1;
        movedIn = -1;
        nestedIn = -1;
        standing = -1;
        count = 0;
        return runs;
    }
}
