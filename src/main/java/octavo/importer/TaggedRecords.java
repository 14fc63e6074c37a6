package octavo.importer;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;

/// Collects the lines of a tagged format into records, in linear time.
final class TaggedRecords {
    private final List<TaggedRecord> records = new ArrayList<>();
    private final List<TaggedLine> open = new ArrayList<>();
    private final StringBuilder value = new StringBuilder();
    private String tag = "";
    private int number;

    /// Starts a line: its tag is the first group, its value the second, if there is one.
    ///
    /// @param index of the line, from 0
    void add(Matcher tagged, int index) {
        add(tagged.group(1), Objects.requireNonNullElse(tagged.group(2), ""), index + 1);
    }

    /// Starts a line of the open record.
    void add(String name, String text, int line) {
        closeLine();
        tag = name;
        number = line;
        value.append(text.strip());
    }

    /// Appends an untagged line to the previous one. A line before all records is dropped.
    void continueWith(String line) {
        String text = line.strip();
        if (!tag.isEmpty() && !text.isEmpty()) {
            value.append(value.isEmpty() ? "" : "\n").append(text);
        }
    }

    private void closeLine() {
        if (!tag.isEmpty()) {
            open.add(new TaggedLine(tag, value.toString(), number));
            value.setLength(0);
            tag = "";
        }
    }

    /// Ends the open record, if there is one.
    void close() {
        closeLine();
        if (!open.isEmpty()) {
            records.add(new TaggedRecord(open.getFirst().number(), open));
            open.clear();
        }
    }

    /// Whether no record is open.
    boolean isClosed() {
        return open.isEmpty() && tag.isEmpty();
    }

    /// Whether the open record starts with a tag.
    boolean beginsWith(String first) {
        return open.isEmpty() ? tag.equals(first) : open.getFirst().tag().equals(first);
    }

    /// Reads all records. An empty one is damaged, and so is one that a check objects to.
    ImportedWorks read(
            Function<TaggedRecord, Optional<LocalizedSentence>> check,
            Function<TaggedRecord, WorkDraft> reader) {
        close();
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        for (TaggedRecord record : records) {
            Optional<LocalizedSentence> objection = check.apply(record);
            WorkDraft draft =
                    objection.isEmpty() ? reader.apply(record) : new WorkDraft(record.line());
            if (draft.isEmpty()) {
                LocalizedSentence message = objection.orElse(DamagedRecord.EMPTY);
                damaged.add(new DamagedRecord(record.line(), record.excerpt(), message));
            } else {
                works.add(draft.build());
            }
        }
        return new ImportedWorks(works, damaged);
    }

    ImportedWorks read(Function<TaggedRecord, WorkDraft> reader) {
        return read(_ -> Optional.empty(), reader);
    }
}
