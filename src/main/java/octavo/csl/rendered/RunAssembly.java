package octavo.csl.rendered;

import octavo.richtext.Run;
import octavo.richtext.Run.TextFormat;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Puts a text together with what opens and closes in it.
final class RunAssembly {
    private final StringBuilder sourceText;
    private final List<Run> assembledRuns = new ArrayList<>();
    private int copiedEnd;

    private RunAssembly(StringBuilder sourceText) {
        this.sourceText = sourceText;
    }

    /// The runs of a text; each event that opens something has one that closes it.
    static Runs of(StringBuilder sourceText, List<TextEvent> events) {
        return new RunAssembly(sourceText).assembleRuns(events);
    }

    /// Moves a blank of an affix at the very start or end of everything out of its block, at the
    /// start also one that does not break.
    ///
    /// @param startsWithAffix whether it all starts with an affix
    /// @param affixEnd where the last affix ends
    static void moveBlanksOut(
            StringBuilder sourceText,
            List<TextEvent> events,
            boolean startsWithAffix,
            int affixEnd) {
        if (events.isEmpty()) {
            return;
        }
        TextEvent firstEvent = events.getFirst();
        boolean opensBlock =
                startsWithAffix
                        && firstEvent.offset == 0
                        && firstEvent.kind == TextEvent.EventKind.OPEN_BLOCK;
        int firstIndex = opensBlock ? firstTextIndex(events) : sourceText.length();
        boolean startsWithBlank =
                firstIndex < sourceText.length()
                        && " \u00A0".indexOf(sourceText.charAt(firstIndex)) >= 0;
        if (startsWithBlank) {
            char blank = sourceText.charAt(firstIndex);
            sourceText.deleteCharAt(firstIndex);
            sourceText.insert(0, blank);
            for (TextEvent event : events) {
                event.offset += event.offset > firstIndex ? 0 : 1;
            }
        }
        TextEvent lastEvent = events.getLast();
        boolean closesBlock =
                lastEvent.offset == sourceText.length()
                        && lastEvent.kind == TextEvent.EventKind.CLOSE_BLOCK;
        int lastIndex = closesBlock ? lastTextIndex(sourceText, events) : -1;
        if (lastIndex >= (startsWithBlank ? 1 : 0)
                && affixEnd == lastIndex + 1
                && sourceText.charAt(lastIndex) == ' ') {
            sourceText.deleteCharAt(lastIndex);
            for (TextEvent event : events) {
                event.offset -= event.offset > lastIndex ? 1 : 0;
            }
            sourceText.append(' ');
        }
    }

    /// The first character that is not a quotation mark.
    private static int firstTextIndex(List<TextEvent> events) {
        int firstIndex = 0;
        for (int i = 0; i < events.size() && firstIndex >= events.get(i).offset; i++) {
            firstIndex = events.get(i).offset + events.get(i).markLength;
        }
        return firstIndex;
    }

    /// The last character that is not a quotation mark.
    private static int lastTextIndex(StringBuilder sourceText, List<TextEvent> events) {
        int lastIndex = sourceText.length();
        for (int i = events.size() - 1;
                i >= 0 && lastIndex <= events.get(i).offset + events.get(i).markLength;
                i--) {
            lastIndex = events.get(i).offset;
        }
        return lastIndex - 1;
    }

    private Runs assembleRuns(List<TextEvent> events) {
        List<TextEvent> openEvents = new ArrayList<>();
        for (TextEvent event : events) {
            switch (event.kind) {
                case OPEN_QUOTE, CLOSE_QUOTE -> {}
                case OPEN_LOOK, OPEN_NAME, OPEN_BLOCK -> {
                    flushText(event.offset);
                    event.firstRun = assembledRuns.size();
                    openEvents.add(event);
                }
                case CLOSE, CLOSE_BLOCK -> {
                    flushText(event.offset);
                    TextEvent openingEvent = openEvents.removeLast();
                    List<Run> innerRuns =
                            assembledRuns.subList(openingEvent.firstRun, assembledRuns.size());
                    List<Run> children = List.copyOf(innerRuns);
                    innerRuns.clear();
                    closeEvent(openingEvent, children);
                }
            }
        }
        flushText(sourceText.length());
        return new Runs(assembledRuns);
    }

    private void flushText(int endOffset) {
        if (copiedEnd < endOffset) {
            assembledRuns.add(new Run.TextRun(sourceText.substring(copiedEnd, endOffset)));
        }
        copiedEnd = endOffset;
    }

    private void closeEvent(TextEvent openingEvent, List<Run> children) {
        if (openingEvent.kind == TextEvent.EventKind.OPEN_BLOCK) {
            assembledRuns.add(new Run.BlockRun(openingEvent.position, children));
        } else if (openingEvent.kind == TextEvent.EventKind.OPEN_NAME) {
            assembledRuns.add(
                    new Run.PersonRun(
                            openingEvent.namedPerson.variable(),
                            openingEvent.namedPerson.nameIndex(),
                            children));
        } else if (!children.isEmpty()) {
            assembledRuns.add(new Run.StyledRun(openingEvent.textFormat, children));
        }
    }

    /// What opens or closes at a place of the text; a quotation mark stands there, `markLength`
    /// long. Events are changed rather than made anew, as there are as many as pieces of text.
    static final class TextEvent {
        EventKind kind = EventKind.CLOSE;
        int offset;
        int markLength;

        /// How many looks end just before it.
        int endingFormats;

        TextFormat textFormat = TextFormat.UPRIGHT;
        Run.BlockPosition position = Run.BlockPosition.BLOCK;
        RenderedNode.NamedPerson namedPerson = RenderedNode.NamedPerson.NOBODY;

        /// The first run within.
        int firstRun;

        enum EventKind {
            OPEN_QUOTE,
            CLOSE_QUOTE,
            OPEN_LOOK,
            OPEN_NAME,
            OPEN_BLOCK,
            CLOSE,
            CLOSE_BLOCK
        }
    }
}
