package octavo.importer;

import octavo.text.LocalizedSentence;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads YAML whose records are the values of its outermost mapping. If the whole is broken, each
/// record is parsed separately.
final class YamlRecords {
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();

    /// The first line of a pair of the outermost mapping.
    private static final Pattern BEGIN =
            Pattern.compile("(?m)^(?![\\s#}\\]%]|---|\\.\\.\\.)[^\\n]+$");

    /// How many records that are too deep are told one by one: each costs time.
    private static final int MOST_TOO_DEEP = 100;

    private final String text;
    private final int firstLine;
    private final List<TreeRecord> records = new ArrayList<>();
    private final List<DamagedRecord> damaged = new ArrayList<>();
    private int line;

    private YamlRecords(String text, int firstLine) {
        this.text = text;
        this.firstLine = firstLine;
        this.line = firstLine;
    }

    static TreeRecords read(String text) {
        var whole = new YamlRecords(text, 1);
        return whole.readAll().isEmpty()
                ? new TreeRecords(whole.records, whole.damaged)
                : inParts(text);
    }

    private static TreeRecords inParts(String text) {
        List<TreeRecord> records = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        Matcher begin = BEGIN.matcher(text);
        int start = begin.find() ? begin.start() : text.length();
        int line = 1 + lines(text.substring(0, start));
        int tooDeep = 0;
        while (start < text.length()) {
            boolean isLast = tooDeep == MOST_TOO_DEEP || !begin.find();
            int end = isLast ? text.length() : begin.start();
            var part = new YamlRecords(text.substring(start, end), line);
            tooDeep += part.readOne().equals(Optional.of(TreeBuilder.TOO_DEEP)) ? 1 : 0;
            records.addAll(part.records);
            damaged.addAll(part.damaged);
            line += lines(part.text);
            start = end;
        }
        return new TreeRecords(records, damaged);
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    /// Reads a part with one record, or fragments of one; returns why it is not one.
    private Optional<LocalizedSentence> readOne() {
        Optional<LocalizedSentence> problem = readAll();
        problem.ifPresent(it -> {
            records.clear();
            damaged.clear();
            String excerpt = text.substring(0, Math.min(text.length(), 200));
            damaged.add(new DamagedRecord(firstLine, excerpt, it));
        });
        return problem;
    }

    /// Why not all was read; empty if it was.
    private Optional<LocalizedSentence> readAll() {
        try {
            Iterator<Event> events = new Parse(SETTINGS).parseString(text).iterator();
            var trees = new YamlTree(events);
            while (events.hasNext() && !trees.isTooDeep()) {
                Event event = events.next();
                if (event.getEventId() == Event.ID.MappingStart) {
                    mapping(events, trees);
                } else if (event instanceof NodeEvent) {
                    trees.read(event);
                }
            }
            return trees.isTooDeep() ? Optional.of(TreeBuilder.TOO_DEEP) : Optional.empty();
        } catch (MarkedYamlEngineException broken) {
            return brokenIn(
                    broken.getProblemMark().map(mark -> firstLine + mark.getLine()).orElse(line));
        } catch (YamlEngineException | IllegalArgumentException _) {
            return brokenIn(line);
        }
    }

    private static Optional<LocalizedSentence> brokenIn(int line) {
        return Optional.of(
                LocalizedSentence.of(
                        "The record is broken in line {0}. Export it again, or mend that line.",
                        String.valueOf(line)));
    }

    private void mapping(Iterator<Event> events, YamlTree trees) {
        Event event = events.next();
        while (event.getEventId() != Event.ID.MappingEnd) {
            line = firstLine + event.getStartMark().map(mark -> mark.getLine()).orElse(0);
            String key = trees.read(event).tree().asString("");
            if (trees.isTooDeep()) {
                return;
            }
            TreeBuilder value = trees.read(events.next());
            if (trees.isTooDeep()) {
                return;
            }
            value.objection()
                    .ifPresentOrElse(
                            sentence -> damaged.add(new DamagedRecord(line, key, sentence)),
                            () -> records.add(new TreeRecord(line, key, value.tree(), key)));
            event = events.next();
        }
    }
}
