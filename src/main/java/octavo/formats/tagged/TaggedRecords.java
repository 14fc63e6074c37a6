package octavo.formats.tagged;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.WorkDraft;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;

/// Collects the lines of a tagged format into records, in linear time.
public final class TaggedRecords {
    private final List<TaggedRecord> records = new ArrayList<>();
    private final List<TaggedLine> openLines = new ArrayList<>();
    private final StringBuilder openValue = new StringBuilder();
    private String openTag = "";
    private int openLineNumber;

    /// Starts a line: its tag is the first group, its value the second, if there is one.
    ///
    /// @param lineIndex of the line, from 0
    public void addLine(Matcher tagMatcher, int lineIndex) {
        addLine(
                tagMatcher.group(1),
                Objects.requireNonNullElse(tagMatcher.group(2), ""),
                lineIndex + 1);
    }

    /// Starts a line of the open record.
    public void addLine(String newTag, String value, int lineNumber) {
        closeLine();
        openTag = newTag;
        openLineNumber = lineNumber;
        openValue.append(value.strip());
    }

    /// Appends an untagged line to the previous one. A line before all records is dropped.
    public void continueLine(String line) {
        String continuation = line.strip();
        if (!openTag.isEmpty() && !continuation.isEmpty()) {
            openValue.append(openValue.isEmpty() ? "" : "\n").append(continuation);
        }
    }

    private void closeLine() {
        if (!openTag.isEmpty()) {
            openLines.add(new TaggedLine(openTag, openValue.toString(), openLineNumber));
            openValue.setLength(0);
            openTag = "";
        }
    }

    /// Ends the open record, if there is one.
    public void closeRecord() {
        closeLine();
        if (!openLines.isEmpty()) {
            records.add(new TaggedRecord(openLines.getFirst().lineNumber(), openLines));
            openLines.clear();
        }
    }

    /// Whether no record is open.
    public boolean isClosed() {
        return openLines.isEmpty() && openTag.isEmpty();
    }

    /// Whether the open record starts with a tag.
    public boolean beginsWith(String firstTag) {
        return openLines.isEmpty()
                ? openTag.equals(firstTag)
                : openLines.getFirst().tag().equals(firstTag);
    }

    /// Reads all records. An empty one is damaged, and so is one that a check objects to.
    public ImportedWorks readWorks(
            Function<TaggedRecord, Optional<LocalizedSentence>> findObjection,
            Function<TaggedRecord, WorkDraft> readDraft) {
        closeRecord();
        List<ImportedWork> importedWorks = new ArrayList<>();
        List<DamagedRecord> damagedRecords = new ArrayList<>();
        for (TaggedRecord taggedRecord : records) {
            Optional<LocalizedSentence> objectionSentence = findObjection.apply(taggedRecord);
            WorkDraft draft =
                    objectionSentence.isEmpty()
                            ? readDraft.apply(taggedRecord)
                            : new WorkDraft(taggedRecord.lineNumber());
            if (draft.isEmpty()) {
                LocalizedSentence messageSentence =
                        objectionSentence.orElse(DamagedRecord.EMPTY_RECORD);
                damagedRecords.add(
                        new DamagedRecord(
                                taggedRecord.lineNumber(),
                                taggedRecord.excerpt(),
                                messageSentence));
            } else {
                importedWorks.add(draft.build());
            }
        }
        return new ImportedWorks(importedWorks, damagedRecords);
    }

    public ImportedWorks readWorks(Function<TaggedRecord, WorkDraft> readDraft) {
        return readWorks(_ -> Optional.empty(), readDraft);
    }
}
