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
    private final SequenceTriple<MergeUnit> rows;

    LostReferences(SequenceTriple<MergeUnit> rows) {
        this.rows = rows;
    }

    /// The triples that may lose a name.
    List<AlignedTriple> losing(List<AlignedTriple> strands) {
        return strands.stream().filter(strand -> !lost(strand).isEmpty()).toList();
    }

    /// Of triples that lose a name, those whose name is used regardless.
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

    /// References follow an entry whose key changed.
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
