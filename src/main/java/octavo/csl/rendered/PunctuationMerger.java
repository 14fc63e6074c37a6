package octavo.csl.rendered;

import octavo.csl.rendered.RunAssembly.TextEvent;
import octavo.csl.valueformats.PunctuationMarks;
import octavo.csl.valueformats.PunctuationMarks.PieceRole;
import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.List;

/// Pieces of text in a row, with looks, quotations and blocks opening and closing between them.
/// Where a piece starts with a mark and the one before ends in one, only what people would write of
/// the two is kept; marks move into quotations in languages that want that; of two spaces one
/// stays.
///
/// All pieces stand in one text; what opens and closes between them keeps its place there. What
/// joins is at the end, so that little has to move.
public final class PunctuationMerger {
    /// A blank that does not break.
    private static final char NO_BREAK_SPACE = '\u00A0';

    private final boolean punctuationInQuote;
    private final StringBuilder mergedText = new StringBuilder(512);
    private final TextEvents events = new TextEvents();

    /// Whether it all starts with an affix.
    private boolean startsWithAffix;

    /// Where the last affix ended, unless a look began or ended since.
    private int affixEnd = -1;

    /// What the last piece was, and where it began and ended.
    private PieceRole previousRole = PieceRole.TEXT;

    private int previousStart;
    private int previousEnd = -1;

    /// How many blanks the last affix ended in.
    private int blankCount;

    /// Where a number ended, or what is behind it.
    private int numberEnd = -1;

    /// Where a quotation ended that the suffix of its text moved into.
    private int movedInEnd = -1;

    /// The same where that text ended a group.
    private int nestedInEnd = -1;

    /// Where a look ended of which no mark joins what follows directly.
    private int standingEnd = -1;

    public PunctuationMerger(boolean punctuationInQuote) {
        this.punctuationInQuote = punctuationInQuote;
    }

    /// Whether marks move into quotations.
    public boolean movesIntoQuotes() {
        return punctuationInQuote;
    }

    /// Adds an affix or a delimiter, of which a blank joins one of such before it; returns whether
    /// any of it is left.
    public boolean addAffix(String addedText, PieceRole pieceRole) {
        if (addedText.isEmpty()) {
            return false;
        }
        int settledCount = settleMarks(addedText, pieceRole);
        int addedStart = settledCount;
        if (settledCount < addedText.length()
                && addedText.charAt(settledCount) == NO_BREAK_SPACE
                && endsInBlank(NO_BREAK_SPACE)) {
            addedStart++;
        } else if (addedText.startsWith(" ", settledCount) && endsInBlank(' ')) {
            if (pieceRole.isBetween() && blankCount > 1) {
                removeBlank("");
            } else {
                addedStart++;
            }
        }
        int textLength = mergedText.length();
        startsWithAffix |= textLength == 0;
        mergedText.append(PunctuationMarks.keepBlanksApart(addedText.substring(addedStart)));
        if (pieceRole.isBehind() && numberEnd == textLength) {
            endNumber();
        }
        if (addedStart < addedText.length()) {
            affixEnd = mergedText.length();
            previousRole = pieceRole;
            previousStart = textLength;
            previousEnd = affixEnd;
            blankCount = PunctuationMarks.countBlanksAtEnd(addedText, addedStart);
        }
        return settledCount < addedText.length();
    }

    /// Takes one of the blanks at the end away from the others, for another text behind them.
    private void removeBlank(String replacement) {
        mergedText.setLength(mergedText.length() - blankCount);
        mergedText
                .append(PunctuationMarks.keepBlanksApart(" ".repeat(blankCount - 1)))
                .append(replacement);
        for (int i = events.count() - 1;
                i >= 0 && events.get(i).offset > mergedText.length();
                i--) {
            events.get(i).offset = mergedText.length();
        }
        affixEnd = mergedText.length();
        previousEnd = affixEnd;
        blankCount = 1;
    }

    /// Ends a group or a macro. A suffix at its very end no longer meets what follows, but a blank
    /// there does unless it is firm: the blank of a group merges with the one before it, that of a
    /// macro does not.
    public void closeGroup(boolean isMacro) {
        nestedInEnd = movedInEnd;
        boolean endsFirmly =
                affixEnd > 0
                        && affixEnd <= mergedText.length()
                        && mergedText.charAt(affixEnd - 1) == NO_BREAK_SPACE;
        affixEnd = endsFirmly ? -1 : affixEnd;
        if (previousEnd == mergedText.length()) {
            previousRole = previousRole.nestedRole();
            if (blankCount > 1) {
                removeBlank(isMacro ? " " : "");
            }
        }
    }

    /// Adds the text of an element, of which all blanks stay.
    public void addText(String addedText) {
        mergedText.append(
                PunctuationMarks.keepBlanksApart(
                        addedText.substring(settleMarks(addedText, PieceRole.TEXT))));
    }

    /// How many marks at the start of a text join the end of what is before it.
    private int settleMarks(String addedText, PieceRole pieceRole) {
        int markCount = 0;
        while (markCount < addedText.length()
                && PunctuationMarks.isMark(addedText.charAt(markCount))
                && settleMark(addedText.charAt(markCount), pieceRole)) {
            markCount++;
        }
        return markCount;
    }

    /// Adds text that joins nothing.
    public void addVerbatim(String addedText) {
        mergedText.append(PunctuationMarks.keepBlanksApart(addedText));
    }

    /// Ends what the blanks of later affixes may join.
    public void endAffix() {
        affixEnd = -1;
    }

    /// Lets the blank of an affix join that of the prefix that ends here.
    public void endPrefix() {
        affixEnd = mergedText.length();
    }

    /// Ends a number. Marks behind it stay unless they are the same.
    public void endNumber() {
        numberEnd = mergedText.length();
    }

    /// Keeps the mark at the end beside one that starts what follows.
    public void keepEndMark() {
        standingEnd = mergedText.length();
    }

    public void openFormat(TextFormat textFormat) {
        affixEnd = -1;
        events.add(mergedText.length(), TextEvent.EventKind.OPEN_LOOK).textFormat = textFormat;
    }

    public void openName(RenderedNode.NamedPerson namedPerson) {
        events.add(mergedText.length(), TextEvent.EventKind.OPEN_NAME).namedPerson = namedPerson;
    }

    /// Ends the last look that has not ended.
    public void closeFormat() {
        affixEnd = -1;
        events.add(mergedText.length(), TextEvent.EventKind.CLOSE);
    }

    /// Ends the last name that has not ended.
    public void closeName() {
        events.add(mergedText.length(), TextEvent.EventKind.CLOSE);
    }

    public void openQuote(String mark) {
        addQuote(TextEvent.EventKind.OPEN_QUOTE, mark);
    }

    /// Ends a quotation within which the last `formatCount` are all around; marks move into these,
    /// too.
    public void closeQuote(String mark, int formatCount) {
        addQuote(TextEvent.EventKind.CLOSE_QUOTE, mark).endingFormats = formatCount;
    }

    public void openBlock(Run.BlockPosition position) {
        events.add(mergedText.length(), TextEvent.EventKind.OPEN_BLOCK).position = position;
    }

    public void closeBlock() {
        events.add(mergedText.length(), TextEvent.EventKind.CLOSE_BLOCK);
    }

    private TextEvent addQuote(TextEvent.EventKind eventKind, String mark) {
        TextEvent event = events.add(mergedText.length(), eventKind);
        event.markLength = mark.length();
        mergedText.append(mark);
        return event;
    }

    /// Settles a mark with the end of what is before it; whether nothing is left to be done.
    private boolean settleMark(char mark, PieceRole pieceRole) {
        int lastIndex = lastTextIndex();
        return lastIndex >= 0
                && (mergeMark(mark, pieceRole, lastIndex) || moveOutOfBlock(mark, lastIndex));
    }

    /// Moves a mark at the start of a block, or behind one, to the end of what is before that.
    private boolean moveOutOfBlock(char mark, int lastIndex) {
        for (int i = events.firstAfter(lastIndex); i < events.count(); i++) {
            TextEvent.EventKind eventKind = events.get(i).kind;
            if (eventKind == TextEvent.EventKind.OPEN_BLOCK
                    || eventKind == TextEvent.EventKind.CLOSE_BLOCK) {
                mergedText.insert(events.get(i).offset, mark);
                events.move(i, 1);
                return true;
            }
        }
        return false;
    }

    /// Joins a mark with the last character before it; whether nothing is left to be done.
    private boolean mergeMark(char mark, PieceRole pieceRole, int lastIndex) {
        if (standingEnd == mergedText.length() && pieceRole.isStart()) {
            return false;
        }
        char endMark = mergedText.charAt(lastIndex);
        if (numberEnd == mergedText.length()
                && lastIndex + 1 == numberEnd
                && pieceRole.isBehind()) {
            return mark == endMark;
        }
        int quoteIndex = events.closingQuoteAfter(lastIndex);
        if (quoteIndex >= 0
                && nestedInEnd == mergedText.length()
                && PunctuationMarks.movesIntoQuotes(mark)) {
            insertIntoNestedQuote(
                    mark, lastIndex, quoteIndex - events.get(quoteIndex).endingFormats);
            return true;
        }
        PieceRole neighbourRole = lastIndex + 1 == previousEnd ? previousRole : PieceRole.TEXT;
        if (pieceRole.keepsMarkAfter(mark, endMark, lastIndex + 1 == affixEnd, quoteIndex >= 0)
                || neighbourRole.keepsMarkOf(pieceRole, mark == endMark)) {
            return false;
        }
        char mergedMark = PunctuationMarks.mergeMarks(endMark, mark);
        if (quoteIndex < 0
                && mergedMark != PunctuationMarks.BOTH_STAY
                && mark != endMark
                && neighbourRole.swapsMarks(endMark, mark)) {
            insertBeforeAffix(mark);
            return true;
        }
        boolean movesIntoQuote =
                quoteIndex >= 0 && punctuationInQuote && PunctuationMarks.movesIntoQuotes(mark);
        if (mergedMark == endMark) {
            return true;
        }
        if (mergedMark != PunctuationMarks.BOTH_STAY && quoteIndex < 0) {
            mergedText.deleteCharAt(lastIndex);
            events.move(events.firstAfter(lastIndex), -1);
            addAffix(String.valueOf(mergedMark), pieceRole);
            return true;
        }
        if (movesIntoQuote) {
            moveIntoQuote(mark, pieceRole, quoteIndex - events.get(quoteIndex).endingFormats);
        }
        return movesIntoQuote;
    }

    /// Puts a mark before the last affix, unless it joins the end of what is there.
    private void insertBeforeAffix(char mark) {
        if (previousStart > 0) {
            char endMark = mergedText.charAt(previousStart - 1);
            if (endMark == mark || PunctuationMarks.mergeMarks(endMark, mark) == endMark) {
                return;
            }
        }
        mergedText.insert(previousStart, mark);
        events.move(events.firstAfter(previousStart), 1);
        previousStart++;
        previousEnd++;
    }

    /// Moves a mark into a quotation, before the mark that its text moved in at the end of a group.
    private void insertIntoNestedQuote(char mark, int lastIndex, int innerEvent) {
        char endMark = mergedText.charAt(lastIndex);
        char previousMark = lastIndex == 0 ? ' ' : mergedText.charAt(lastIndex - 1);
        if (mark == endMark
                || previousMark == mark
                || PunctuationMarks.mergeMarks(previousMark, mark) == previousMark) {
            return;
        }
        if (PunctuationMarks.mergeMarks(mark, endMark) == mark) {
            mergedText.setCharAt(lastIndex, mark);
            return;
        }
        mergedText.insert(lastIndex, mark);
        events.move(innerEvent, 1);
    }

    /// Moves a mark to the end of a quotation, before the first event `innerEvent`.
    private void moveIntoQuote(char mark, PieceRole pieceRole, int innerEvent) {
        int insertOffset = events.get(innerEvent).offset;
        if (PunctuationMarks.mergeMarks(mergedText.charAt(insertOffset - 1), mark)
                == mergedText.charAt(insertOffset - 1)) {
            return;
        }
        mergedText.insert(insertOffset, mark);
        events.move(innerEvent, 1);
        movedInEnd = pieceRole == PieceRole.LEAF_SUFFIX ? mergedText.length() : -1;
    }

    /// The index of the last character before closing quotation marks; -1 if a quotation opens
    /// there.
    private int lastTextIndex() {
        int textEnd = mergedText.length();
        for (int i = events.count() - 1; i >= 0; i--) {
            TextEvent event = events.get(i);
            if (textEnd > event.offset + event.markLength) {
                break;
            }
            if (event.kind == TextEvent.EventKind.OPEN_QUOTE) {
                return -1;
            }
            textEnd = event.offset;
        }
        return textEnd - 1;
    }

    /// Whether the last affix ends in a blank that one of another affix joins.
    private boolean endsInBlank(char blank) {
        int lastIndex = lastTextIndex();
        return lastIndex >= 0 && lastIndex + 1 == affixEnd && mergedText.charAt(lastIndex) == blank;
    }

    /// All that was added, which is forgotten: what is added next starts anew.
    public Runs takeRuns() {
        List<TextEvent> allEvents = events.all();
        RunAssembly.moveBlanksOut(mergedText, allEvents, startsWithAffix, previousEnd);
        Runs runs = RunAssembly.of(mergedText, allEvents);
        mergedText.setLength(0);
        startsWithAffix = false;
        affixEnd = -1;
        previousEnd = -1;
        numberEnd = -1;
        movedInEnd = -1;
        nestedInEnd = -1;
        standingEnd = -1;
        events.clear();
        return runs;
    }
}
