package octavo.merge;

import octavo.bib.ByteSlice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Matches the members of two states of an entry: fields by name, or else by a value that only they
/// have; comments by their text.
final class FieldMatching {
    /// Shorter values, braces included, may be equal by chance.
    private static final int TELLING = 6;

    private FieldMatching() {}

    static UnitMatching between(List<EntryMember> before, List<EntryMember> after) {
        var pairing = new UnitPairing<>(before, after);
        pairing.inOrder(FieldMatching::name, (_, _) -> true);
        pairing.whereUnique(FieldMatching::value);
        return pairing.matching();
    }

    static UnitMatching ofAdded(
            SequenceTriple<EntryMember> rows, UnitMatching toOurs, UnitMatching toTheirs) {
        return BothAdded.matching(
                toOurs,
                toTheirs,
                (ours, theirs) -> {
                    var pairing =
                            new UnitPairing<>(
                                    ours.stream().map(rows.ours().elements()::get).toList(),
                                    theirs.stream().map(rows.theirs().elements()::get).toList());
                    pairing.inOrder(FieldMatching::name, (_, _) -> true);
                    return pairing.matching();
                });
    }

    private static Optional<Object> name(EntryMember member) {
        return Optional.of(
                member.isField() ? member.name().text().toLowerCase(Locale.ROOT) : member.value());
    }

    private static Optional<ByteSlice> value(EntryMember member) {
        return member.isField() && member.value().length() >= TELLING
                ? Optional.of(member.value())
                : Optional.empty();
    }
}
