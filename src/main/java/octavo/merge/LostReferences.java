package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Names that one side removed or changed while the other side began to use them: strings, and
/// entries that others inherit from.
final class LostReferences {
    private final SequenceTriple<MergeUnit> sequences;

    LostReferences(SequenceTriple<MergeUnit> sequences) {
        this.sequences = sequences;
    }

    /// The triples that may lose a name.
    List<AlignedTriple> findLosing(List<AlignedTriple> triples) {
        return triples.stream().filter(triple -> !lostNames(triple).isEmpty()).toList();
    }

    /// Of triples that lose a name, those whose name is used regardless.
    Set<AlignedTriple> findUsed(List<AlignedTriple> losingTriples, List<BibItem> mergedItems) {
        Set<String> undefinedNames = UnitReferences.undefinedNames(mergedItems);
        return losingTriples.stream()
                .filter(triple -> lostNames(triple).stream().anyMatch(undefinedNames::contains))
                .collect(Collectors.toSet());
    }

    private Set<String> lostNames(AlignedTriple triple) {
        UnitVersions<MergeUnit> unitVersions = sequences.versionsOf(triple);
        if (!unitVersions.isSettled() || unitVersions.ours().equals(unitVersions.theirs())) {
            return Set.of();
        }
        Optional<BibItem> remainingItem = unitVersions.settledVersion().map(MergeUnit::item);
        return unitVersions
                .base()
                .map(MergeUnit::item)
                .map(base -> lostNames(base, remainingItem))
                .orElse(Set.of());
    }

    /// References follow an entry whose key changed.
    private static Set<String> lostNames(BibItem base, Optional<BibItem> remainingItem) {
        boolean mayBeLost =
                base instanceof BibString || base instanceof BibEntry && remainingItem.isEmpty();
        if (!mayBeLost) {
            return Set.of();
        }
        Set<String> lostNames = new HashSet<>(UnitReferences.definedNames(base));
        remainingItem.map(UnitReferences::definedNames).ifPresent(lostNames::removeAll);
        return lostNames;
    }
}
