package octavo.lookup;

import octavo.net.WebService;

/// A service that finds works by their title, and the JSON pointer to the list in its answers.
public enum TitleService {
    CROSSREF(WebService.CROSSREF, "/message/items"),
    OPENALEX(WebService.OPENALEX, "/results"),
    SEMANTIC_SCHOLAR(WebService.SEMANTIC_SCHOLAR, "/data"),
    DBLP(WebService.DBLP, "/result/hits/hit");

    private final WebService webService;
    private final String listPath;

    TitleService(WebService webService, String listPath) {
        this.webService = webService;
        this.listPath = listPath;
    }

    /// Its display name.
    public String serviceName() {
        return webService.displayTitle();
    }

    String listPath() {
        return listPath;
    }
}
