package octavo.formats.marc;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.WorkDraft;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// MARC 21 in ISO 2709, as catalogues exchange it (`.mrc`). Records are found by their terminators,
/// as lengths may lie.
public final class MarcExchangeFormat implements SourceFormat {
    private static final byte RECORD_END = 0x1D;

    /// How many records may be damaged before one proves the format.
    private static final int MAX_TRIED_RECORDS = 20;

    @Override
    public String name() {
        return "MARC 2709";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return content.isText()
                && content.head().matches("(?s)[0-9]{5}[ -~]{5}.*")
                && slices(content.bytes(), MAX_TRIED_RECORDS).stream()
                        .anyMatch(slice -> slice.isTerminated() && slice.record().hasDirectory());
    }

    /// One record.
    ///
    /// @param isTerminated whether its end is in the file
    private record RecordSlice(MarcExchangeRecord record, boolean isTerminated) {}

    private static List<RecordSlice> slices(byte[] bytes, int maxCount) {
        List<RecordSlice> slices = new ArrayList<>();
        int startOffset = 0;
        int lineNumber = 1;
        while (startOffset < bytes.length && slices.size() < maxCount) {
            // Some programs put each record on a line of its own.
            while (startOffset < bytes.length
                    && bytes[startOffset] <= ' '
                    && bytes[startOffset] > 0) {
                lineNumber += bytes[startOffset] == '\n' ? 1 : 0;
                startOffset++;
            }
            int endOffset = startOffset;
            while (endOffset < bytes.length && bytes[endOffset] != RECORD_END) {
                endOffset++;
            }
            if (endOffset > startOffset) {
                byte[] recordBytes = Arrays.copyOfRange(bytes, startOffset, endOffset);
                slices.add(
                        new RecordSlice(
                                new MarcExchangeRecord(recordBytes, lineNumber),
                                endOffset < bytes.length));
                for (byte recordByte : recordBytes) {
                    lineNumber += recordByte == '\n' ? 1 : 0;
                }
            }
            startOffset = endOffset + 1;
        }
        return slices;
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damagedRecords = new ArrayList<>();
        List<RecordSlice> slices = slices(content.bytes(), Integer.MAX_VALUE);
        for (int i = 0; i < slices.size(); i++) {
            MarcExchangeRecord record = slices.get(i).record();
            Optional<LocalizedSentence> problem =
                    slices.get(i).isTerminated()
                            ? record.readFields()
                            : Optional.of(cutOffMessage());
            WorkDraft draft = MarcReader.readDraft(record.toElement());
            if (problem.isEmpty() && !draft.isEmpty()) {
                works.add(draft.build());
            } else {
                damagedRecords.add(
                        record.damaged(i + 1, problem.orElse(DamagedRecord.EMPTY_RECORD)));
            }
        }
        if (slices.isEmpty()) {
            damagedRecords.add(
                    new DamagedRecord(
                            1,
                            "",
                            LocalizedSentence.of("The file has no records. Export it again.")));
        }
        return new ImportedWorks(works, damagedRecords);
    }

    private static LocalizedSentence cutOffMessage() {
        return LocalizedSentence.of("The record is cut off. Export or download it again.");
    }
}
