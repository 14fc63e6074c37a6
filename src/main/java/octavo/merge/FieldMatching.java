package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Matches the members of two states of an entry: fields by name, or else by a value that only they
/// have; comments by their text.
final class FieldMatching {
    /// Shorter values, braces included, may be equal by chance.
    private static final int MIN_TELLING_LENGTH = 6;

    private FieldMatching() {}

    static UnitMatching matchMembers(List<EntryMember> oldMembers, List<EntryMember> newMembers) {
        var unitPairing = new UnitPairing<>(oldMembers, newMembers);
        unitPairing.pairInOrder(FieldMatching::nameIdentity, (_, _) -> true);
        unitPairing.pairUnique(FieldMatching::valueIdentity);
        return unitPairing.matching();
    }

    static UnitMatching matchAdditions(
            SequenceTriple<EntryMember> sequences,
            UnitMatching ourMatching,
            UnitMatching theirMatching) {
        return AdditionMatching.matchAdditions(
                ourMatching,
                theirMatching,
                (ours, theirs) -> {
                    var unitPairing =
                            new UnitPairing<>(
                                    ours.stream().map(sequences.ours().elements()::get).toList(),
                                    theirs.stream()
                                            .map(sequences.theirs().elements()::get)
                                            .toList());
                    unitPairing.pairInOrder(FieldMatching::nameIdentity, (_, _) -> true);
                    return unitPairing.matching();
                });
    }

    private static Optional<Object> nameIdentity(EntryMember member) {
        return Optional.of(
                member.isField() ? member.name().text().toLowerCase(Locale.ROOT) : member.value());
    }

    private static Optional<ByteSlice> valueIdentity(EntryMember member) {
        return member.isField() && member.value().length() >= MIN_TELLING_LENGTH
                ? Optional.of(member.value())
                : Optional.empty();
    }
}
