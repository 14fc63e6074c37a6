package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibString;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What one side removed, or gave another name, while the other side began to use it: strings, and
/// entries that others take fields from.
final class LostReferences {
    private final SequenceTriple<MergeUnit> rows;

    LostReferences(SequenceTriple<MergeUnit> rows) {
        this.rows = rows;
    }

    /// The strands by which a name may be lost.
    List<AlignedTriple> losing(List<AlignedTriple> strands) {
        return strands.stream().filter(strand -> !lost(strand).isEmpty()).toList();
    }

    /// Of strands that lose a name those whose name is used all the same.
    Set<AlignedTriple> among(List<AlignedTriple> losing, List<BibItem> merged) {
        Set<String> undefined = UnitReferences.undefined(merged);
        return losing.stream()
                .filter(strand -> lost(strand).stream().anyMatch(undefined::contains))
                .collect(Collectors.toSet());
    }

    private Set<String> lost(AlignedTriple strand) {
        UnitVersions<MergeUnit> units = rows.at(strand);
        if (!units.isSettled() || units.ours().equals(units.theirs())) {
            return Set.of();
        }
        Optional<BibItem> left = units.settled().map(MergeUnit::item);
        return units.base().map(MergeUnit::item).map(base -> lost(base, left)).orElse(Set.of());
    }

    /// References follow an entry that has another key.
    private static Set<String> lost(BibItem base, Optional<BibItem> left) {
        boolean mayBeLost = base instanceof BibString || base instanceof BibEntry && left.isEmpty();
        if (!mayBeLost) {
            return Set.of();
        }
        Set<String> names = new HashSet<>(UnitReferences.defined(base));
        left.map(UnitReferences::defined).ifPresent(names::removeAll);
        return names;
    }
}
