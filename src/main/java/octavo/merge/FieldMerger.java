package octavo.merge;

import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.AppliedChoice;
import octavo.merge.ConflictChoices.ConflictSubject;
import octavo.merge.MergeConflict.ConflictPart;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Merges the fields of an entry, and the other elements among them.
final class FieldMerger implements MergedSequence.ElementMerger<EntryMember> {
    private final ConflictChoices choices;
    private final SequenceTriple<EntryMember> sequences;
    private final String entryKey;
    private final ByteSlice separator;
    private final List<ByteSlice> mergedFields = new ArrayList<>();

    /// Our fields, collected on demand.
    private final Set<ByteSlice> ourFields = new HashSet<>();

    FieldMerger(ConflictChoices choices, SequenceTriple<EntryMember> sequences, String entryKey) {
        this.choices = choices;
        this.sequences = sequences;
        this.entryKey = entryKey;
        this.separator = separator(sequences);
    }

    /// The separator between fields, on the side whose layout wins.
    private static ByteSlice separator(SequenceTriple<EntryMember> sequences) {
        return Stream.of(sequences.ours(), sequences.theirs(), sequences.base())
                .flatMap(sequence ->
                        sequence.gapSlices().subList(0, sequence.size()).reversed().stream())
                .filter(FieldMerger::hasComma)
                .findFirst()
                .orElseGet(() -> ByteBuilder.of(",\n  "));
    }

    static boolean hasComma(ByteSlice gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (gap.byteAt(i) == ',') {
                return true;
            }
        }
        return false;
    }

    ByteSlice separator() {
        return separator;
    }

    /// The fields, in order.
    List<ByteSlice> mergedFields() {
        return mergedFields;
    }

    boolean isField(AlignedTriple triple) {
        return sequences.versionsOf(triple).anyVersion().isField();
    }

    @Override
    public ByteSlice gapBetween(AlignedTriple firstTriple, AlignedTriple secondTriple) {
        return separator;
    }

    @Override
    public Optional<ByteSlice> mergeElement(AlignedTriple triple) {
        UnitVersions<EntryMember> members = sequences.versionsOf(triple);
        if (members.isSettled()) {
            return members.settledVersion().map(this::writeMember);
        }
        return members.ours().isPresent() && members.theirs().isPresent()
                ? Optional.of(mergeBothChanged(members))
                : mergeRemoval(members);
    }

    private ByteSlice writeMember(EntryMember member) {
        return member.isField() ? recordField(member.toBytes()) : member.toBytes();
    }

    /// One side removed the field. If the other only reformatted it, it goes.
    private Optional<ByteSlice> mergeRemoval(UnitVersions<EntryMember> members) {
        UnitVersions<ByteSlice> values = members.map(EntryMember::value);
        if (!members.anyVersion().isField()
                || values.isSettled() && values.settledVersion().isEmpty()) {
            return Optional.empty();
        }
        Optional<AppliedChoice> appliedChoice = applyChoice(members, values);
        if (appliedChoice.isPresent()) {
            return appliedChoice.get().chosenBytes().map(it -> writeMember(withValue(members, it)));
        }
        Optional<ByteSlice> markField = markField(members, values);
        return members.ours().isPresent()
                ? Optional.of(writeWithMark(members.ours().get(), markField))
                : markField.map(this::recordField);
    }

    private ByteSlice mergeBothChanged(UnitVersions<EntryMember> members) {
        UnitVersions<ByteSlice> values = members.map(EntryMember::value);
        Optional<ByteSlice> mergedValue =
                values.isSettled()
                        ? values.settledVersion()
                        : ValueMerge.mergeValues(members.anyVersion().name().text(), values);
        if (mergedValue.isPresent()) {
            return writeMember(withValue(members, mergedValue.get()));
        }
        Optional<AppliedChoice> appliedChoice = applyChoice(members, values);
        if (appliedChoice.isPresent()) {
            ByteSlice chosenValue =
                    appliedChoice.get().chosenBytes().or(values::ours).orElseThrow();
            return writeMember(withValue(members, chosenValue));
        }
        return writeWithMark(
                withValue(members, values.ours().orElseThrow()), markField(members, values));
    }

    private Optional<AppliedChoice> applyChoice(
            UnitVersions<EntryMember> members, UnitVersions<ByteSlice> values) {
        return choices.resolve(
                new ConflictSubject(
                        ConflictPart.FIELD, entryKey, members.anyVersion().name().text()),
                values);
    }

    /// The field with a value; name and layout are merged.
    private static EntryMember withValue(UnitVersions<EntryMember> members, ByteSlice value) {
        UnitVersions<ByteSlice> names = members.map(EntryMember::name);
        UnitVersions<ByteSlice> equalsSigns = members.map(EntryMember::equalsSign);
        return new EntryMember(
                names.settledVersion().orElseGet(names::anyVersion),
                equalsSigns.settledVersion().orElseGet(equalsSigns::anyVersion),
                value);
    }

    /// The field that holds their value; empty if we have it from an earlier merge.
    private Optional<ByteSlice> markField(
            UnitVersions<EntryMember> members, UnitVersions<ByteSlice> values) {
        ByteSlice markSlice =
                ConflictMarks.markField(
                        members.anyVersion().name().text(),
                        values.theirs().orElse(ByteBuilder.EMPTY_SLICE));
        if (ourFields.isEmpty()) {
            sequences.ours().elements().forEach(it -> ourFields.add(it.toBytes()));
        }
        return ourFields.contains(markSlice) ? Optional.empty() : Optional.of(markSlice);
    }

    private ByteSlice writeWithMark(EntryMember member, Optional<ByteSlice> markField) {
        ByteSlice field = recordField(member.toBytes());
        return markField
                .map(it ->
                        new ByteBuilder()
                                .append(field)
                                .append(separator)
                                .append(recordField(it))
                                .toSlice())
                .orElse(field);
    }

    private ByteSlice recordField(ByteSlice field) {
        mergedFields.add(field);
        return field;
    }
}
