package octavo.formats.workdrafts;

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
public final class YamlRecords {
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();

    /// The first line of a pair of the outermost mapping.
    private static final Pattern RECORD_START =
            Pattern.compile("(?m)^(?![\\s#}\\]%]|---|\\.\\.\\.)[^\\n]+$");

    /// How many records that are too deep are told one by one: each costs time.
    private static final int MAX_TOO_DEEP = 100;

    private final String yamlText;
    private final int firstLine;
    private final List<TreeRecord> records = new ArrayList<>();
    private final List<DamagedRecord> damagedRecords = new ArrayList<>();
    private int currentLine;

    private YamlRecords(String yamlText, int firstLine) {
        this.yamlText = yamlText;
        this.firstLine = firstLine;
        this.currentLine = firstLine;
    }

    public static TreeRecords readRecords(String text) {
        var wholeReader = new YamlRecords(text, 1);
        return wholeReader.readAll().isEmpty()
                ? new TreeRecords(wholeReader.records, wholeReader.damagedRecords)
                : readInParts(text);
    }

    private static TreeRecords readInParts(String text) {
        List<TreeRecord> records = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        Matcher startMatcher = RECORD_START.matcher(text);
        int startOffset = startMatcher.find() ? startMatcher.start() : text.length();
        int lineNumber = 1 + countLines(text.substring(0, startOffset));
        int tooDeepCount = 0;
        while (startOffset < text.length()) {
            boolean isLast = tooDeepCount == MAX_TOO_DEEP || !startMatcher.find();
            int endOffset = isLast ? text.length() : startMatcher.start();
            var partReader = new YamlRecords(text.substring(startOffset, endOffset), lineNumber);
            tooDeepCount +=
                    partReader.readSingle().equals(Optional.of(TreeBuilder.NESTED_TOO_DEEP))
                            ? 1
                            : 0;
            records.addAll(partReader.records);
            damaged.addAll(partReader.damagedRecords);
            lineNumber += countLines(partReader.yamlText);
            startOffset = endOffset;
        }
        return new TreeRecords(records, damaged);
    }

    private static int countLines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }

    /// Reads a part with one record, or fragments of one; returns why it is not one.
    private Optional<LocalizedSentence> readSingle() {
        Optional<LocalizedSentence> problemSentence = readAll();
        problemSentence.ifPresent(it -> {
            records.clear();
            damagedRecords.clear();
            String excerpt = yamlText.substring(0, Math.min(yamlText.length(), 200));
            damagedRecords.add(new DamagedRecord(firstLine, excerpt, it));
        });
        return problemSentence;
    }

    /// Why not all was read; empty if it was.
    private Optional<LocalizedSentence> readAll() {
        try {
            Iterator<Event> yamlEvents = new Parse(SETTINGS).parseString(yamlText).iterator();
            var yamlTree = new YamlTree(yamlEvents);
            while (yamlEvents.hasNext() && !yamlTree.isTooDeep()) {
                Event yamlEvent = yamlEvents.next();
                if (yamlEvent.getEventId() == Event.ID.MappingStart) {
                    readMapping(yamlEvents, yamlTree);
                } else if (yamlEvent instanceof NodeEvent) {
                    yamlTree.readNode(yamlEvent);
                }
            }
            return yamlTree.isTooDeep()
                    ? Optional.of(TreeBuilder.NESTED_TOO_DEEP)
                    : Optional.empty();
        } catch (MarkedYamlEngineException exception) {
            return brokenMessage(
                    exception
                            .getProblemMark()
                            .map(mark -> firstLine + mark.getLine())
                            .orElse(currentLine));
        } catch (YamlEngineException | IllegalArgumentException _) {
            return brokenMessage(currentLine);
        }
    }

    private static Optional<LocalizedSentence> brokenMessage(int lineNumber) {
        return Optional.of(
                LocalizedSentence.of(
                        "The record is broken in line {0}. Export it again, or mend that line.",
                        String.valueOf(lineNumber)));
    }

    private void readMapping(Iterator<Event> yamlEvents, YamlTree yamlTree) {
        Event yamlEvent = yamlEvents.next();
        while (yamlEvent.getEventId() != Event.ID.MappingEnd) {
            currentLine =
                    firstLine + yamlEvent.getStartMark().map(mark -> mark.getLine()).orElse(0);
            String key = yamlTree.readNode(yamlEvent).tree().asString("");
            if (yamlTree.isTooDeep()) {
                return;
            }
            TreeBuilder valueBuilder = yamlTree.readNode(yamlEvents.next());
            if (yamlTree.isTooDeep()) {
                return;
            }
            valueBuilder
                    .objection()
                    .ifPresentOrElse(
                            sentence ->
                                    damagedRecords.add(
                                            new DamagedRecord(currentLine, key, sentence)),
                            () ->
                                    records.add(
                                            new TreeRecord(
                                                    currentLine, key, valueBuilder.tree(), key)));
            yamlEvent = yamlEvents.next();
        }
    }
}
