package octavo.merge;

import octavo.bib.Slice;
import octavo.merge.Conflict.Part;
import octavo.merge.Rulings.Ruling;
import octavo.merge.Rulings.Subject;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Merges the fields of an entry, and what else stands among them.
final class FieldCraft implements Woven.Craft<Member> {
    private final Rulings rulings;
    private final Rows<Member> rows;
    private final String key;
    private final Slice separator;
    private final List<Slice> fields = new ArrayList<>();

    /// What we have, gathered when it is first asked for.
    private final Set<Slice> ourFields = new HashSet<>();

    FieldCraft(Rulings rulings, Rows<Member> rows, String key) {
        this.rulings = rulings;
        this.rows = rows;
        this.key = key;
        this.separator = separator(rows);
    }

    /// What stands between fields, on the side whose layout wins.
    private static Slice separator(Rows<Member> rows) {
        return Stream.of(rows.ours(), rows.theirs(), rows.base())
                .flatMap(row -> row.gaps().subList(0, row.size()).reversed().stream())
                .filter(FieldCraft::hasComma)
                .findFirst()
                .orElseGet(() -> Bytes.of(",\n  "));
    }

    static boolean hasComma(Slice gap) {
        for (int i = 0; i < gap.length(); i++) {
            if (gap.at(i) == ',') {
                return true;
            }
        }
        return false;
    }

    Slice separator() {
        return separator;
    }

    /// The fields that there are, in order.
    List<Slice> fields() {
        return fields;
    }

    boolean isField(Strand strand) {
        return rows.at(strand).any().isField();
    }

    @Override
    public Slice gap(Strand first, Strand second) {
        return separator;
    }

    @Override
    public Optional<Slice> merged(Strand strand) {
        Versions<Member> members = rows.at(strand);
        if (members.isSettled()) {
            return members.settled().map(this::written);
        }
        return members.ours().isPresent() && members.theirs().isPresent()
                ? Optional.of(changedByBoth(members))
                : removedByOne(members);
    }

    private Slice written(Member member) {
        return member.isField() ? noted(member.bytes()) : member.bytes();
    }

    /// One side removed the field. If the other changed no more than its looks, it goes.
    private Optional<Slice> removedByOne(Versions<Member> members) {
        Versions<Slice> values = members.map(Member::value);
        if (!members.any().isField() || values.isSettled() && values.settled().isEmpty()) {
            return Optional.empty();
        }
        Optional<Ruling> ruling = rule(members, values);
        if (ruling.isPresent()) {
            return ruling.get().chosen().map(it -> written(with(members, it)));
        }
        Optional<Slice> mark = mark(members, values);
        return members.ours().isPresent()
                ? Optional.of(beside(members.ours().get(), mark))
                : mark.map(this::noted);
    }

    private Slice changedByBoth(Versions<Member> members) {
        Versions<Slice> values = members.map(Member::value);
        Optional<Slice> merged =
                values.isSettled()
                        ? values.settled()
                        : ValueMerge.merged(members.any().name().text(), values);
        if (merged.isPresent()) {
            return written(with(members, merged.get()));
        }
        Optional<Ruling> ruling = rule(members, values);
        if (ruling.isPresent()) {
            Slice chosen = ruling.get().chosen().or(values::ours).orElseThrow();
            return written(with(members, chosen));
        }
        return beside(with(members, values.ours().orElseThrow()), mark(members, values));
    }

    private Optional<Ruling> rule(Versions<Member> members, Versions<Slice> values) {
        return rulings.on(new Subject(Part.FIELD, key, members.any().name().text()), values);
    }

    /// The field with a value, its name and layout merged.
    private static Member with(Versions<Member> members, Slice value) {
        Versions<Slice> names = members.map(Member::name);
        Versions<Slice> equals = members.map(Member::equals);
        return new Member(
                names.settled().orElseGet(names::any),
                equals.settled().orElseGet(equals::any),
                value);
    }

    /// The field that holds their value; nothing if we have it from an earlier merge.
    private Optional<Slice> mark(Versions<Member> members, Versions<Slice> values) {
        Slice mark =
                ConflictMarks.field(
                        members.any().name().text(), values.theirs().orElse(Bytes.NONE));
        if (ourFields.isEmpty()) {
            rows.ours().elements().forEach(it -> ourFields.add(it.bytes()));
        }
        return ourFields.contains(mark) ? Optional.empty() : Optional.of(mark);
    }

    private Slice beside(Member member, Optional<Slice> mark) {
        Slice field = noted(member.bytes());
        return mark.map(it -> new Bytes().add(field).add(separator).add(noted(it)).slice())
                .orElse(field);
    }

    private Slice noted(Slice field) {
        fields.add(field);
        return field;
    }
}
