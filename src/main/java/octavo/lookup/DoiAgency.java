package octavo.lookup;

import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.values.ArxivId;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.Optional;
import java.util.Set;

/// Who registered a DOI, as the DOI system names it.
///
/// @param agencyName empty if it is not known; a status if there is no such DOI
record DoiAgency(String agencyName) {
    private static final DoiAgency CROSSREF = new DoiAgency(WebService.CROSSREF.displayTitle());
    private static final DoiAgency DATACITE = new DoiAgency(WebService.DATACITE.displayTitle());

    /// Prefixes of repositories that use DataCite: Zenodo, figshare, Dryad, Mendeley Data, OSF.
    private static final Set<String> DATACITE_PREFIXES =
            Set.of("10.5281", "10.6084", "10.5061", "10.17632", "10.17605");

    private static final Set<String> UNREGISTERED_STATUSES =
            Set.of("DOI does not exist", "Invalid DOI");

    /// The agency of a DOI according to a reply of the DOI system.
    static DoiAgency in(Optional<JsonNode> agencyReply, Doi doi) {
        return agencyReply.stream()
                .flatMap(JsonNode::valueStream)
                .filter(it -> it.path("DOI").asString("").equalsIgnoreCase(doi.name()))
                .map(it -> it.path("RA").asString(it.path("status").asString("")))
                .findFirst()
                .map(DoiAgency::new)
                .orElse(new DoiAgency(""));
    }

    /// The agency to ask first, by the prefix of a DOI.
    static DoiAgency likelyFor(Doi doi) {
        return isDataciteRepository(doi) || doi.prefix().equals(ArxivId.DOI_PREFIX)
                ? DATACITE
                : CROSSREF;
    }

    static boolean isDataciteRepository(Doi doi) {
        return DATACITE_PREFIXES.contains(doi.prefix());
    }

    boolean isUnknown() {
        return agencyName.isEmpty();
    }

    boolean isUnregistered() {
        return UNREGISTERED_STATUSES.contains(agencyName);
    }

    /// Whether it is an agency whose records the DOI system passes on.
    boolean isOther() {
        return !isUnknown() && !isUnregistered() && !equals(CROSSREF) && !equals(DATACITE);
    }

    WebRequest recordRequest(Doi doi) {
        return equals(CROSSREF)
                ? LookupServices.crossrefListRequest(doi)
                : equals(DATACITE)
                        ? LookupServices.dataciteListRequest(doi)
                        : LookupServices.negotiatedRequest(doi);
    }
}
