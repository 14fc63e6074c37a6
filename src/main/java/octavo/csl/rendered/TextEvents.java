package octavo.csl.rendered;

import octavo.csl.rendered.RunAssembly.TextEvent;

import java.util.ArrayList;
import java.util.List;

/// What opens and closes within a text, in the order of its places.
final class TextEvents {
    private final List<TextEvent> events = new ArrayList<>();
    private int eventCount;

    int count() {
        return eventCount;
    }

    TextEvent get(int index) {
        return events.get(index);
    }

    List<TextEvent> all() {
        return events.subList(0, eventCount);
    }

    /// Forgets all events.
    void clear() {
        eventCount = 0;
    }

    /// Events are made once, for as many texts as there are.
    TextEvent add(int offset, TextEvent.EventKind eventKind) {
        if (eventCount == events.size()) {
            events.add(new TextEvent());
        }
        TextEvent event = events.get(eventCount++);
        event.kind = eventKind;
        event.offset = offset;
        event.markLength = 0;
        event.endingFormats = 0;
        return event;
    }

    void move(int firstEvent, int distance) {
        for (int i = firstEvent; i < eventCount; i++) {
            events.get(i).offset += distance;
        }
    }

    /// The first event behind a character.
    int firstAfter(int lastIndex) {
        int firstEvent = eventCount;
        while (firstEvent > 0 && events.get(firstEvent - 1).offset > lastIndex) {
            firstEvent--;
        }
        return firstEvent;
    }

    /// The first closing quotation mark behind a character, or -1.
    int closingQuoteAfter(int lastIndex) {
        for (int i = firstAfter(lastIndex); i < eventCount; i++) {
            if (events.get(i).kind == TextEvent.EventKind.CLOSE_QUOTE) {
                return i;
            }
        }
        return -1;
    }
}
