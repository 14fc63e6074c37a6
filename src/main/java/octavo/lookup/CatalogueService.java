package octavo.lookup;

import octavo.net.WebService;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A catalogue that can be searched.
public enum CatalogueService {
    CROSSREF(WebService.CROSSREF),
    ARXIV(WebService.ARXIV),
    OPENALEX(WebService.OPENALEX),
    DBLP(WebService.DBLP),
    PUBMED(WebService.PUBMED),
    DATACITE(WebService.DATACITE),
    OPEN_LIBRARY(WebService.OPEN_LIBRARY);

    private final WebService webService;

    CatalogueService(WebService webService) {
        this.webService = webService;
    }

    /// Its display name.
    public String serviceName() {
        return webService.displayTitle();
    }

    /// Its name in options: `open-library`.
    public String serviceId() {
        return webService.serviceId();
    }

    WebService webService() {
        return webService;
    }

    /// The service with an id.
    public static Optional<CatalogueService> named(String serviceId) {
        return Arrays.stream(values())
                .filter(it -> it.serviceId().equalsIgnoreCase(serviceId))
                .findFirst();
    }

    /// The ids of all.
    public static List<String> serviceIds() {
        return Arrays.stream(values()).map(CatalogueService::serviceId).toList();
    }
}
