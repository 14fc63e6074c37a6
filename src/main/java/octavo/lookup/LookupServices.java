package octavo.lookup;

import octavo.net.WebAddress;
import octavo.net.WebRequest;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Orcid;

import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;

/// Builds the requests of each service, for as many papers as one request may contain.
final class LookupServices {
    private static final String JSON = "application/json";
    private static final String XML = "application/xml, text/xml";
    private static final String CSL_JSON = "application/vnd.citationstyles.csl+json";
    private static final String FORM = "application/x-www-form-urlencoded";

    /// The most identifiers in a request.
    static final int DOIS = 100;

    static final int ARXIV_IDS = 100;
    static final int PUBMED_IDS = 200;
    static final int ISBNS = 50;
    static final int AGENCIES = 50;

    static final int SEMANTIC_SCHOLAR_IDS = 500;
    static final int OPENALEX_WORKS = 10;

    private static final int CANDIDATES = 5;

    private LookupServices() {}

    /// https://github.com/CrossRef/rest-api-doc
    static WebRequest crossref(List<Doi> dois) {
        WebAddress works = WebAddress.at("https://api.crossref.org/works");
        return dois.size() == 1
                ? WebRequest.ofRecord(works.path(dois.getFirst().name()).uri(), JSON)
                : WebRequest.ofRecord(
                        works.with(
                                        "filter",
                                        joined(dois.stream().map(it -> "doi:" + it).toList(), ","))
                                .with("rows", String.valueOf(DOIS))
                                .uri(),
                        JSON);
    }

    /// Crossref's filters cannot contain it, since a comma ends them.
    static boolean isAskedAlone(Doi doi) {
        return doi.name().indexOf(',') >= 0;
    }

    static WebRequest crossrefSearch(String words) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.crossref.org/works")
                        .with("query.bibliographic", words)
                        .with("rows", String.valueOf(CANDIDATES))
                        .uri(),
                JSON);
    }

    /// https://support.datacite.org/docs/api
    static WebRequest datacite(List<Doi> dois) {
        WebAddress all = WebAddress.at("https://api.datacite.org/dois");
        if (dois.size() == 1) {
            return WebRequest.ofRecord(all.path(dois.getFirst().folded()).uri(), JSON);
        }
        List<String> quoted = dois.stream().map(it -> '"' + it.folded() + '"').toList();
        return WebRequest.ofRecord(
                all.with("query", "doi:(" + joined(quoted, " OR ") + ")")
                        .with("page[size]", String.valueOf(DOIS))
                        .uri(),
                JSON);
    }

    /// The registration agencies of some DOIs. https://www.doi.org/doi-handbook/
    static WebRequest agencies(List<Doi> dois) {
        String names = joined(dois.stream().map(Doi::name).toList(), ",");
        return WebRequest.ofRecord(WebAddress.at("https://doi.org/doiRA").path(names).uri(), JSON);
    }

    /// The agency's record, through content negotiation.
    static WebRequest negotiated(Doi doi) {
        return WebRequest.ofRecord(URI.create(doi.url()), CSL_JSON);
    }

    /// https://developers.openalex.org/api-reference/works
    static WebRequest openAlex(Doi doi) {
        return WebRequest.ofRecord(
                WebAddress.at("https://api.openalex.org/works").path("doi:" + doi.name()).uri(),
                JSON);
    }

    /// https://api.semanticscholar.org/api-docs/graph
    static WebRequest semanticScholar(List<ArxivId> ids) {
        String fields =
                "title,authors,venue,publicationVenue,journal,year,publicationDate,"
                        + "publicationTypes,externalIds";
        List<String> asked = ids.stream().map(it -> "\"ARXIV:" + it.id() + '"').toList();
        return WebRequest.ofRecord(
                        WebAddress.at("https://api.semanticscholar.org/graph/v1/paper/batch")
                                .with("fields", fields)
                                .uri(),
                        JSON)
                .posting(JSON, "{\"ids\": [" + joined(asked, ", ") + "]}");
    }

    /// https://info.orcid.org/documentation/api-tutorials/api-tutorial-read-data-on-a-record/
    static WebRequest orcid(Orcid person) {
        return WebRequest.ofSearch(
                WebAddress.at("https://pub.orcid.org/v3.0")
                        .path(person.number())
                        .path("works")
                        .uri(),
                JSON);
    }

    /// https://info.arxiv.org/help/api/user-manual.html
    static WebRequest arxiv(List<ArxivId> ids) {
        return WebRequest.ofRecord(
                WebAddress.at("https://export.arxiv.org/api/query")
                        .with("id_list", joined(ids.stream().map(ArxivId::toString).toList(), ","))
                        .with("max_results", String.valueOf(ids.size()))
                        .uri(),
                "application/atom+xml");
    }

    /// https://www.ncbi.nlm.nih.gov/books/NBK25499/; posted, as a list may be too long for a URL.
    static WebRequest pubmed(List<String> numbers) {
        return WebRequest.ofRecord(
                        URI.create("https://eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch.fcgi"),
                        XML)
                .posting(FORM, "db=pubmed&retmode=xml&id=" + joined(numbers, ","));
    }

    /// https://europepmc.org/RestfulWebService
    static WebRequest europePmc(List<String> numbers) {
        List<String> asked = numbers.stream().map(it -> "PMCID:" + it).toList();
        return WebRequest.ofRecord(
                WebAddress.at("https://www.ebi.ac.uk/europepmc/webservices/rest/search")
                        .with("query", joined(asked, " OR "))
                        .with("resultType", "core")
                        .with("format", "json")
                        .with("pageSize", String.valueOf(DOIS))
                        .uri(),
                JSON);
    }

    /// https://openlibrary.org/dev/docs/api/books
    static WebRequest openLibrary(List<Isbn> isbns) {
        List<String> asked = isbns.stream().map(it -> "ISBN:" + it.digits()).toList();
        return WebRequest.ofRecord(
                WebAddress.at("https://openlibrary.org/api/books")
                        .with("bibkeys", joined(asked, ","))
                        .with("jscmd", "data")
                        .with("format", "json")
                        .uri(),
                JSON);
    }

    /// https://developers.google.com/books/docs/v1/using
    static WebRequest googleBooks(Isbn isbn) {
        return WebRequest.ofRecord(
                WebAddress.at("https://www.googleapis.com/books/v1/volumes")
                        .with("q", "isbn:" + isbn.digits())
                        .uri(),
                JSON);
    }

    /// https://dblp.org/faq
    static WebRequest dblp(String key) {
        return WebRequest.ofRecord(
                WebAddress.at("https://dblp.org/rec").path(key + ".xml").uri(), XML);
    }

    private static String joined(List<String> parts, String between) {
        return parts.stream().collect(Collectors.joining(between));
    }
}
