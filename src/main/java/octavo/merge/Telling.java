package octavo.merge;

import octavo.bib.Slice;
import octavo.names.PersonName;

import java.util.Optional;

/// How the pieces of texts are told from each other.
final class Telling {
    private Telling() {}

    /// Pairs pieces of the same bytes.
    static void equal(Pairing<Slice> pairing) {
        pairing.whereUnique(Optional::of);
        pairing.besidePartners(Slice::equals);
        pairing.inOrder(Optional::of, (_, _) -> true);
    }

    /// Pairs names that are the same, then those that may be, then those that share family name and
    /// first initial.
    static void names(Pairing<Slice> pairing) {
        equal(pairing);
        pairing.inOrder(name -> Optional.of(name(name).foldings()), (_, _) -> true);
        pairing.inOrder(name -> Optional.of(inShort(name(name))), (_, _) -> true);
    }

    private static PersonName name(Slice slice) {
        return PersonName.parse(slice.text()).value();
    }

    private static String inShort(PersonName name) {
        String folded = name.foldings().iterator().next();
        int comma = folded.indexOf(", ");
        return comma < 0 ? folded : folded.substring(0, Math.min(folded.length(), comma + 3));
    }
}
