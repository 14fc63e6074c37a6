package octavo.merge;

import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.Ruling;
import octavo.merge.ConflictChoices.Subject;
import octavo.merge.MergeConflict.Part;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Merges the fields of an entry, and the other elements among them.
final class FieldMerger implements MergedSequence.Craft<EntryMember> {
    private final ConflictChoices rulings;
    private final SequenceTriple<EntryMember> rows;
    private final String key;
    private final ByteSlice separator;
    private final List<ByteSlice> fields = new ArrayList<>();

    /// Our fields, collected on demand.
    private final Set<ByteSlice> ourFields = new HashSet<>();

    FieldMerger(ConflictChoices rulings, SequenceTriple<EntryMember> rows, String key) {
        this.rulings = rulings;
        this.rows = rows;
        this.key = key;
        this.separator = separator(rows);
    }

    /// The separator between fields, on the side whose layout wins.
    private static ByteSlice separator(SequenceTriple<EntryMember> rows) {
        return Stream.of(rows.ours(), rows.theirs(), rows.base())
                .flatMap(row -> row.gaps().subList(0, row.size()).reversed().stream())
                .filter(FieldMerger::hasComma)
                .findFirst()
                .orElseGet(() -> ByteBuilder.of(",\n  "));
    }

    static boolean hasComma(ByteSlice gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (gap.at(i) == ',') {
                return true;
            }
        }
        return false;
    }

    ByteSlice separator() {
        return separator;
    }

    /// The fields, in order.
    List<ByteSlice> fields() {
        return fields;
    }

    boolean isField(AlignedTriple strand) {
        return rows.at(strand).any().isField();
    }

    @Override
    public ByteSlice gap(AlignedTriple first, AlignedTriple second) {
        return separator;
    }

    @Override
    public Optional<ByteSlice> merged(AlignedTriple strand) {
        UnitVersions<EntryMember> members = rows.at(strand);
        if (members.isSettled()) {
            return members.settled().map(this::written);
        }
        return members.ours().isPresent() && members.theirs().isPresent()
                ? Optional.of(changedByBoth(members))
                : removedByOne(members);
    }

    private ByteSlice written(EntryMember member) {
        return member.isField() ? noted(member.bytes()) : member.bytes();
    }

    /// One side removed the field. If the other only reformatted it, it goes.
    private Optional<ByteSlice> removedByOne(UnitVersions<EntryMember> members) {
        UnitVersions<ByteSlice> values = members.map(EntryMember::value);
        if (!members.any().isField() || values.isSettled() && values.settled().isEmpty()) {
            return Optional.empty();
        }
        Optional<Ruling> ruling = rule(members, values);
        if (ruling.isPresent()) {
            return ruling.get().chosen().map(it -> written(with(members, it)));
        }
        Optional<ByteSlice> mark = mark(members, values);
        return members.ours().isPresent()
                ? Optional.of(beside(members.ours().get(), mark))
                : mark.map(this::noted);
    }

    private ByteSlice changedByBoth(UnitVersions<EntryMember> members) {
        UnitVersions<ByteSlice> values = members.map(EntryMember::value);
        Optional<ByteSlice> merged =
                values.isSettled()
                        ? values.settled()
                        : ValueMerge.merged(members.any().name().text(), values);
        if (merged.isPresent()) {
            return written(with(members, merged.get()));
        }
        Optional<Ruling> ruling = rule(members, values);
        if (ruling.isPresent()) {
            ByteSlice chosen = ruling.get().chosen().or(values::ours).orElseThrow();
            return written(with(members, chosen));
        }
        return beside(with(members, values.ours().orElseThrow()), mark(members, values));
    }

    private Optional<Ruling> rule(
            UnitVersions<EntryMember> members, UnitVersions<ByteSlice> values) {
        return rulings.on(new Subject(Part.FIELD, key, members.any().name().text()), values);
    }

    /// The field with a value; name and layout are merged.
    private static EntryMember with(UnitVersions<EntryMember> members, ByteSlice value) {
        UnitVersions<ByteSlice> names = members.map(EntryMember::name);
        UnitVersions<ByteSlice> equals = members.map(EntryMember::equals);
        return new EntryMember(
                names.settled().orElseGet(names::any),
                equals.settled().orElseGet(equals::any),
                value);
    }

    /// The field that holds their value; empty if we have it from an earlier merge.
    private Optional<ByteSlice> mark(
            UnitVersions<EntryMember> members, UnitVersions<ByteSlice> values) {
        ByteSlice mark =
                ConflictMarks.field(
                        members.any().name().text(), values.theirs().orElse(ByteBuilder.NONE));
        if (ourFields.isEmpty()) {
            rows.ours().elements().forEach(it -> ourFields.add(it.bytes()));
        }
        return ourFields.contains(mark) ? Optional.empty() : Optional.of(mark);
    }

    private ByteSlice beside(EntryMember member, Optional<ByteSlice> mark) {
        ByteSlice field = noted(member.bytes());
        return mark.map(it -> new ByteBuilder().add(field).add(separator).add(noted(it)).slice())
                .orElse(field);
    }

    private ByteSlice noted(ByteSlice field) {
        fields.add(field);
        return field;
    }
}
