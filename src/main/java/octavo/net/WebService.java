package octavo.net;

import octavo.text.LocalizedSentence;

import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The services that Octavo knows: their hosts, rate limits and authentication. The limits are
/// those that they publish, or lower if they publish none.
public enum WebService {
    DOI("doi.org", 5, 1, 2, "doi.org dx.doi.org www.doi.org"),
    CROSSREF("Crossref", 5, 1, 1, "api.crossref.org doi.crossref.org"),
    DATACITE(
            "DataCite",
            3,
            1,
            2,
            "api.datacite.org data.datacite.org data.crosscite.org citation.crosscite.org"),
    ARXIV("arXiv", 1, 3, 1, "export.arxiv.org arxiv.org"),
    OPENALEX("OpenAlex", 5, 1, 2, "api.openalex.org"),
    SEMANTIC_SCHOLAR("Semantic Scholar", 1, 1, 1, "api.semanticscholar.org"),
    DBLP("DBLP", 1, 1, 1, "dblp.org dblp.uni-trier.de"),
    OPENREVIEW("OpenReview", 30, 60, 1, "api2.openreview.net api.openreview.net openreview.net"),
    ACL_ANTHOLOGY("ACL Anthology", 1, 1, 1, "aclanthology.org"),
    UNPAYWALL("Unpaywall", 5, 1, 2, "api.unpaywall.org"),
    ORCID("ORCID", 12, 1, 2, "pub.orcid.org"),
    OPEN_LIBRARY("Open Library", 1, 1, 1, "openlibrary.org"),
    GOOGLE_BOOKS("Google Books", 2, 1, 1, "www.googleapis.com"),
    PUBMED(
            "PubMed",
            3,
            1,
            2,
            "eutils.ncbi.nlm.nih.gov pubmed.ncbi.nlm.nih.gov www.ncbi.nlm.nih.gov"),
    EUROPE_PMC("Europe PMC", 5, 1, 2, "www.ebi.ac.uk"),
    ADS("NASA ADS", 5, 1, 1, "api.adsabs.harvard.edu"),
    INSPIRE("INSPIRE", 15, 5, 1, "inspirehep.net"),
    ZENODO("Zenodo", 1, 1, 1, "zenodo.org");

    /// The pace for all other hosts: the pages of publishers.
    static final HostPace OTHER_HOSTS = new HostPace(2, Duration.ofSeconds(1), 2);

    private final String displayTitle;
    private final int requestCount;
    private final int periodSeconds;
    private final int mostConcurrent;
    private final String hostList;

    /// @param requestCount the number per `periodSeconds`
    /// @param mostConcurrent the number of simultaneous requests
    WebService(
            String displayTitle,
            int requestCount,
            int periodSeconds,
            int mostConcurrent,
            String hostList) {
        this.displayTitle = displayTitle;
        this.requestCount = requestCount;
        this.periodSeconds = periodSeconds;
        this.mostConcurrent = mostConcurrent;
        this.hostList = hostList;
    }

    /// How to identify us to a service.
    ///
    /// @param mailParameter the parameter for an e-mail address; empty if it reads it from
    ///   `User-Agent`
    /// @param needsMail whether the address is required
    /// @param keyName the parameter or header for a key; empty if there are no keys
    /// @param keyPrefix the prefix of the key in its header
    record ServiceIdentification(
            String mailParameter,
            boolean needsMail,
            String keyName,
            boolean isKeyInHeader,
            String keyPrefix) {
        static final ServiceIdentification NONE =
                new ServiceIdentification("", false, "", false, "");

        static ServiceIdentification mail(String parameterName) {
            return new ServiceIdentification(parameterName, false, "", false, "");
        }

        ServiceIdentification withRequiredMail() {
            return new ServiceIdentification(
                    mailParameter, true, keyName, isKeyInHeader, keyPrefix);
        }

        ServiceIdentification withKeyParameter(String parameterName) {
            return new ServiceIdentification(mailParameter, needsMail, parameterName, false, "");
        }

        ServiceIdentification withKeyHeader(String headerName, String headerPrefix) {
            return new ServiceIdentification(
                    mailParameter, needsMail, headerName, true, headerPrefix);
        }
    }

    /// The service of an address.
    public static Optional<WebService> of(URI address) {
        String hostName = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(it -> it.hostNames().contains(hostName)).findFirst();
    }

    /// Its display name.
    public String displayTitle() {
        return displayTitle;
    }

    /// Its id in files: `semantic-scholar`.
    public String serviceId() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Set<String> hostNames() {
        return Set.of(hostList.split(" ", -1));
    }

    /// Whether users can get keys for it.
    public boolean takesKey() {
        return !identification().keyName().isEmpty();
    }

    HostPace hostPace() {
        return new HostPace(requestCount, Duration.ofSeconds(periodSeconds), mostConcurrent);
    }

    ServiceIdentification identification() {
        return switch (this) {
            case CROSSREF -> ServiceIdentification.mail("mailto");
            case OPENALEX -> ServiceIdentification.mail("mailto").withKeyParameter("api_key");
            case SEMANTIC_SCHOLAR -> ServiceIdentification.NONE.withKeyHeader("x-api-key", "");
            case UNPAYWALL -> ServiceIdentification.mail("email").withRequiredMail();
            case PUBMED -> ServiceIdentification.mail("email");
            case ADS -> ServiceIdentification.NONE.withKeyHeader("Authorization", "Bearer ");
            default -> ServiceIdentification.NONE;
        };
    }

    /// What it is used for, and what it learns from the requests.
    public LocalizedSentence purpose() {
        return switch (this) {
            case DOI -> LocalizedSentence.of("which agency registered a DOI");
            case CROSSREF, DATACITE ->
                    LocalizedSentence.of("works by DOI, printed references by their text");
            case ARXIV -> LocalizedSentence.of("preprints by number or title");
            case OPENALEX -> LocalizedSentence.of("works by DOI; titles, if you have a key");
            case SEMANTIC_SCHOLAR -> LocalizedSentence.of("where a preprint was published");
            case DBLP -> LocalizedSentence.of("works by DBLP key");
            case OPENREVIEW -> LocalizedSentence.of("submissions by forum number");
            case ACL_ANTHOLOGY -> LocalizedSentence.of("works by Anthology number");
            case UNPAYWALL -> LocalizedSentence.of("open-access copies by DOI");
            case ORCID -> LocalizedSentence.of("the works of a person by ORCID iD");
            case OPEN_LIBRARY, GOOGLE_BOOKS -> LocalizedSentence.of("books by ISBN");
            case PUBMED, EUROPE_PMC -> LocalizedSentence.of("works by PubMed number");
            case ADS -> LocalizedSentence.of("works by bibcode, with your key");
            case INSPIRE -> LocalizedSentence.of("works in physics by number");
            case ZENODO -> LocalizedSentence.of("records by Zenodo number");
        };
    }
}
