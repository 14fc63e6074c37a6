package octavo.csl;

import octavo.richtext.Run;
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
    static Runs of(StringBuilder text, List<LayoutEvent> events) {
        return new RunAssembly(text).runs(events);
    }

    private Runs runs(List<LayoutEvent> events) {
        List<LayoutEvent> open = new ArrayList<>();
        for (LayoutEvent event : events) {
            switch (event.kind) {
                case OPEN_QUOTE, CLOSE_QUOTE -> {}
                case OPEN_LOOK, OPEN_NAME, OPEN_BLOCK -> {
                    flush(event.at);
                    event.first = done.size();
                    open.add(event);
                }
                case CLOSE, CLOSE_BLOCK -> {
                    flush(event.at);
                    LayoutEvent opening = open.removeLast();
                    close(opening, ListTail.of(done, opening.first));
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

    private void close(LayoutEvent opening, List<Run> inner) {
        if (opening.kind == LayoutEvent.Kind.OPEN_BLOCK) {
            done.add(new Run.Block(opening.place, inner));
        } else if (opening.kind == LayoutEvent.Kind.OPEN_NAME) {
            done.add(new Run.Person(opening.name.list(), opening.name.index(), inner));
        } else if (!inner.isEmpty()) {
            done.add(new Run.Styled(opening.look, inner));
        }
    }
}
