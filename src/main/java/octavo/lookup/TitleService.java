package octavo.lookup;

import octavo.net.WebService;

import java.util.List;

/// A service that finds works by their title, and the path to the list in its answers.
public enum TitleService {
    CROSSREF(WebService.CROSSREF, List.of("message", "items")),
    OPENALEX(WebService.OPENALEX, List.of("results")),
    SEMANTIC_SCHOLAR(WebService.SEMANTIC_SCHOLAR, List.of("data")),
    DBLP(WebService.DBLP, List.of("result", "hits", "hit"));

    private final WebService webService;
    private final List<String> listPath;

    TitleService(WebService webService, List<String> listPath) {
        this.webService = webService;
        this.listPath = listPath;
    }

    /// Its display name.
    public String serviceName() {
        return webService.displayTitle();
    }

    List<String> listPath() {
        return listPath;
    }
}
