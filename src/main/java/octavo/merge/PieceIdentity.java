package octavo.merge;

import octavo.bib.ByteSlice;
import octavo.names.PersonName;

import java.util.Optional;

/// Matches the pieces of texts.
final class PieceIdentity {
    private PieceIdentity() {}

    /// Pairs pieces with the same bytes.
    static void pairEqual(UnitPairing<ByteSlice> unitPairing) {
        unitPairing.pairUnique(Optional::of);
        unitPairing.pairNeighbours(ByteSlice::equals);
        unitPairing.pairInOrder(Optional::of, (_, _) -> true);
    }

    /// Pairs equal names, then compatible ones, then those with the same family name and first
    /// initial.
    static void pairNames(UnitPairing<ByteSlice> unitPairing) {
        pairEqual(unitPairing);
        unitPairing.pairInOrder(
                name -> Optional.of(parseName(name).comparisonKeys()), (_, _) -> true);
        unitPairing.pairInOrder(
                name -> Optional.of(familyAndInitial(parseName(name))), (_, _) -> true);
    }

    private static PersonName parseName(ByteSlice slice) {
        return PersonName.parse(slice.text()).value();
    }

    private static String familyAndInitial(PersonName name) {
        String foldedKey = name.comparisonKeys().iterator().next();
        int commaIndex = foldedKey.indexOf(", ");
        return commaIndex < 0
                ? foldedKey
                : foldedKey.substring(0, Math.min(foldedKey.length(), commaIndex + 3));
    }
}
