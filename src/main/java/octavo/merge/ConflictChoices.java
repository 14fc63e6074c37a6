package octavo.merge;

import octavo.bib.ByteSlice;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The conflicts met during a merge, and the choices made for them.
final class ConflictChoices {
    private final Map<Integer, ConflictChoice> choicesByNumber;
    private final Charset charset;
    private final List<MergeConflict> openConflicts = new ArrayList<>();
    private int conflictCount;

    /// @param charset the encoding of chosen texts if it can represent them, otherwise UTF-8
    ConflictChoices(Map<Integer, ConflictChoice> choicesByNumber, Charset charset) {
        this.choicesByNumber = choicesByNumber;
        this.charset = charset;
    }

    /// What a conflict is about.
    record ConflictSubject(
            MergeConflict.ConflictPart conflictPart, String itemKey, String fieldName) {}

    /// A choice.
    ///
    /// @param chosenBytes empty if the choice is to have nothing there
    record AppliedChoice(Optional<ByteSlice> chosenBytes) {}

    /// Records a conflict. Empty if there is no choice for it yet.
    Optional<AppliedChoice> resolve(ConflictSubject subject, UnitVersions<ByteSlice> versions) {
        int conflictNumber = conflictCount++;
        ConflictChoice choice = choicesByNumber.get(conflictNumber);
        if (choice == null) {
            openConflicts.add(toConflict(conflictNumber, subject, UnitVersions.toTexts(versions)));
            return Optional.empty();
        }
        return Optional.of(
                switch (choice) {
                    case ConflictChoice.MergeSide side ->
                            new AppliedChoice(versions.versionOf(side));
                    case ConflictChoice.ReplacementText(var sourceText) ->
                            new AppliedChoice(Optional.of(encodeText(sourceText)));
                });
    }

    private ByteSlice encodeText(String chosenText) {
        byte[] encodedText = chosenText.getBytes(charset);
        boolean isEncodable = new String(encodedText, charset).equals(chosenText);
        return ByteSlice.of(
                isEncodable ? encodedText : chosenText.getBytes(StandardCharsets.UTF_8));
    }

    private static MergeConflict toConflict(
            int conflictNumber, ConflictSubject subject, UnitVersions<String> texts) {
        return new MergeConflict(
                conflictNumber,
                subject.conflictPart(),
                subject.itemKey(),
                subject.fieldName(),
                texts.base(),
                texts.ours(),
                texts.theirs());
    }

    /// A mark for rolling back.
    int rollbackMark() {
        return openConflicts.size();
    }

    /// Drops the open conflicts recorded since a mark.
    void rollBackTo(int rollbackMark) {
        openConflicts.subList(rollbackMark, openConflicts.size()).clear();
    }

    /// The unresolved conflicts.
    List<MergeConflict> openConflicts() {
        return List.copyOf(openConflicts);
    }
}
