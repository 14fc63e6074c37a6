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
    static final HostPace OTHERS = new HostPace(2, Duration.ofSeconds(1), 2);

    private final String title;
    private final int requests;
    private final int seconds;
    private final int concurrent;
    private final String hosts;

    /// @param requests the number per `seconds`
    /// @param concurrent the number of simultaneous requests
    WebService(String title, int requests, int seconds, int concurrent, String hosts) {
        this.title = title;
        this.requests = requests;
        this.seconds = seconds;
        this.concurrent = concurrent;
        this.hosts = hosts;
    }

    /// How to identify us to a service.
    ///
    /// @param mail the parameter for an e-mail address; empty if it reads it from `User-Agent`
    /// @param mailNeeded whether the address is required
    /// @param key the parameter or header for a key; empty if there are no keys
    /// @param keyStart the prefix of the key in its header
    record Asker(
            String mail, boolean mailNeeded, String key, boolean keyInHeader, String keyStart) {
        static final Asker NONE = new Asker("", false, "", false, "");

        static Asker mail(String parameter) {
            return new Asker(parameter, false, "", false, "");
        }

        Asker needingMail() {
            return new Asker(mail, true, key, keyInHeader, keyStart);
        }

        Asker keyParameter(String name) {
            return new Asker(mail, mailNeeded, name, false, "");
        }

        Asker keyHeader(String name, String start) {
            return new Asker(mail, mailNeeded, name, true, start);
        }
    }

    /// The service of an address.
    public static Optional<WebService> of(URI address) {
        String host = String.valueOf(address.getHost()).toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(it -> it.hosts().contains(host)).findFirst();
    }

    /// Its display name.
    public String title() {
        return title;
    }

    /// Its id in files: `semantic-scholar`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public Set<String> hosts() {
        return Set.of(hosts.split(" ", -1));
    }

    /// Whether users can get keys for it.
    public boolean takesKey() {
        return !asker().key().isEmpty();
    }

    HostPace pace() {
        return new HostPace(requests, Duration.ofSeconds(seconds), concurrent);
    }

    Asker asker() {
        return switch (this) {
            case CROSSREF -> Asker.mail("mailto");
            case OPENALEX -> Asker.mail("mailto").keyParameter("api_key");
            case SEMANTIC_SCHOLAR -> Asker.NONE.keyHeader("x-api-key", "");
            case UNPAYWALL -> Asker.mail("email").needingMail();
            case PUBMED -> Asker.mail("email");
            case ADS -> Asker.NONE.keyHeader("Authorization", "Bearer ");
            default -> Asker.NONE;
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
