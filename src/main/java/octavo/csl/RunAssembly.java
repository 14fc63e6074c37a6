package octavo.csl;

import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;

/// Puts a text together with what opens and closes in it.
final class RunAssembly {
    private final StringBuilder text;
    private final List<Run> done = new ArrayList<>();
    private int from;

    private RunAssembly(StringBuilder text) {
        this.text = text;
    }

    /// The runs of a text; each event that opens something has one that closes it.
    static Runs of(StringBuilder text, List<Event> events) {
        return new RunAssembly(text).runs(events);
    }

    /// Moves a blank of an affix at the very start or end of everything out of its block, at the
    /// start also one that does not break.
    ///
    /// @param led whether it all starts with an affix
    /// @param affixed where the last affix ends
    static void unblock(StringBuilder text, List<Event> events, boolean led, int affixed) {
        if (events.isEmpty()) {
            return;
        }
        Event first = events.getFirst();
        boolean opens = led && first.at == 0 && first.kind == Event.Kind.OPEN_BLOCK;
        int start = opens ? start(events) : text.length();
        boolean started = start < text.length() && " \u00A0".indexOf(text.charAt(start)) >= 0;
        if (started) {
            char blank = text.charAt(start);
            text.deleteCharAt(start);
            text.insert(0, blank);
            for (Event event : events) {
                event.at += event.at > start ? 0 : 1;
            }
        }
        Event last = events.getLast();
        boolean closes = last.at == text.length() && last.kind == Event.Kind.CLOSE_BLOCK;
        int end = closes ? end(text, events) : -1;
        if (end >= (started ? 1 : 0) && affixed == end + 1 && text.charAt(end) == ' ') {
            text.deleteCharAt(end);
            for (Event event : events) {
                event.at -= event.at > end ? 1 : 0;
            }
            text.append(' ');
        }
    }

    /// The first character that is not a quotation mark.
    private static int start(List<Event> events) {
        int start = 0;
        for (int i = 0; i < events.size() && start >= events.get(i).at; i++) {
            start = events.get(i).at + events.get(i).length;
        }
        return start;
    }

    /// The last character that is not a quotation mark.
    private static int end(StringBuilder text, List<Event> events) {
        int end = text.length();
        for (int i = events.size() - 1;
                i >= 0 && end <= events.get(i).at + events.get(i).length;
                i--) {
            end = events.get(i).at;
        }
        return end - 1;
    }

    private Runs runs(List<Event> events) {
        List<Event> open = new ArrayList<>();
        for (Event event : events) {
            switch (event.kind) {
                case OPEN_QUOTE, CLOSE_QUOTE -> {}
                case OPEN_LOOK, OPEN_NAME, OPEN_BLOCK -> {
                    flush(event.at);
                    event.first = done.size();
                    open.add(event);
                }
                case CLOSE, CLOSE_BLOCK -> {
                    flush(event.at);
                    Event opening = open.removeLast();
                    List<Run> within = done.subList(opening.first, done.size());
                    List<Run> inner = List.copyOf(within);
                    within.clear();
                    close(opening, inner);
                }
            }
        }
        flush(text.length());
        return new Runs(done);
    }

    private void flush(int to) {
        if (from < to) {
            done.add(new Run.Text(text.substring(from, to)));
        }
        from = to;
    }

    private void close(Event opening, List<Run> inner) {
        if (opening.kind == Event.Kind.OPEN_BLOCK) {
            done.add(new Run.Block(opening.place, inner));
        } else if (opening.kind == Event.Kind.OPEN_NAME) {
            done.add(new Run.Person(opening.name.list(), opening.name.index(), inner));
        } else if (!inner.isEmpty()) {
            done.add(new Run.Styled(opening.look, inner));
        }
    }

    /// What opens or closes at a place of the text; a quotation mark stands there, `length` long.
    /// Events are changed rather than made anew, as there are as many as pieces of text.
    static final class Event {
        Kind kind = Kind.CLOSE;
        int at;
        int length;

        /// How many looks end just before it.
        int looks;

        TextLook look = TextLook.UPRIGHT;
        Run.Place place = Run.Place.BLOCK;
        RenderedNode.Named name = RenderedNode.Named.NOBODY;

        /// The first run within.
        int first;

        enum Kind {
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
