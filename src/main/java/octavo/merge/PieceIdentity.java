package octavo.merge;

import octavo.bib.ByteSlice;
import octavo.names.PersonName;

import java.util.Optional;

/// Matches the pieces of texts.
final class PieceIdentity {
    private PieceIdentity() {}

    /// Pairs pieces with the same bytes.
    static void equal(UnitPairing<ByteSlice> pairing) {
        pairing.whereUnique(Optional::of);
        pairing.besidePartners(ByteSlice::equals);
        pairing.inOrder(Optional::of, (_, _) -> true);
    }

    /// Pairs equal names, then compatible ones, then those with the same family name and first
    /// initial.
    static void names(UnitPairing<ByteSlice> pairing) {
        equal(pairing);
        pairing.inOrder(name -> Optional.of(name(name).foldings()), (_, _) -> true);
        pairing.inOrder(name -> Optional.of(inShort(name(name))), (_, _) -> true);
    }

    private static PersonName name(ByteSlice slice) {
        return PersonName.parse(slice.text()).value();
    }

    private static String inShort(PersonName name) {
        String folded = name.foldings().iterator().next();
        int comma = folded.indexOf(", ");
        return comma < 0 ? folded : folded.substring(0, Math.min(folded.length(), comma + 3));
    }
}
