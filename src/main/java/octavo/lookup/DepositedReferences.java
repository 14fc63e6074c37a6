package octavo.lookup;

import octavo.lookup.ListingReply.ListingFailure;
import octavo.values.Doi;

import java.util.List;
import java.util.Map;

/// What works cite, by the reference lists that publishers have deposited.
///
/// @param citedDois the DOIs that a work cites, each once, by its own; without those of works whose
///   list is unknown
/// @param namelessCount how many references have no DOI
/// @param failures why some lists could not be asked for
public record DepositedReferences(
        Map<Doi, List<Doi>> citedDois, int namelessCount, List<ListingFailure> failures) {
    public DepositedReferences {
        citedDois = Map.copyOf(citedDois);
        failures = List.copyOf(failures);
    }
}
