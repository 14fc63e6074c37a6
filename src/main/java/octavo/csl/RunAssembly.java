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
