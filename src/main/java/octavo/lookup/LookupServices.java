package octavo.lookup;

import octavo.net.WebAddress;
import octavo.net.WebRequest;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Orcid;

import tools.jackson.databind.json.JsonMapper;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Builds the requests of each service, for as many papers as one request may contain.
final class LookupServices {
    private static final String JSON_TYPE = "application/json";
    private static final String XML_TYPE = "application/xml, text/xml";
    private static final String CSL_JSON_TYPE = "application/vnd.citationstyles.csl+json";
    private static final String FORM_TYPE = "application/x-www-form-urlencoded";

    /// The most identifiers in a request.
    static final int MOST_DOIS = 100;

    private static final int MOST_NOTICES = 500;

    static final int MOST_ARXIV_IDS = 100;
    static final int MOST_PUBMED_IDS = 200;
    static final int MOST_ISBNS = 50;
    static final int MOST_AGENCY_DOIS = 50;

    static final int MOST_SEMANTIC_SCHOLAR_IDS = 500;
    static final int MOST_OPENALEX_WORKS = 10;

    private static final int MOST_CANDIDATES = 5;
    private static final String MOST_SIMILAR_TITLES = "20";

    private static final String SEMANTIC_SCHOLAR_FIELDS =
            "title,authors,venue,publicationVenue,journal,year,publicationDate,"
                    + "publicationTypes,externalIds";

    private LookupServices() {}

    /// https://github.com/CrossRef/rest-api-doc
    static WebRequest crossrefRequest(List<Doi> dois) {
        WebAddress worksAddress = WebAddress.at("https://api.crossref.org/works");
        return dois.size() == 1
                ? WebRequest.ofRecord(
                        worksAddress.withPath(dois.getFirst().name()).toUri(), JSON_TYPE)
                : WebRequest.ofRecord(
                        worksAddress
                                .withParameter(
                                        "filter",
                                        joinTexts(
                                                dois.stream().map(it -> "doi:" + it).toList(), ","))
                                .withParameter("rows", String.valueOf(MOST_DOIS))
                                .toUri(),
                        JSON_TYPE);
    }

    /// Crossref's filters cannot contain it, since a comma ends them.
    static boolean isAskedAlone(Doi doi) {
        return doi.name().indexOf(',') >= 0;
    }

    static WebRequest crossrefSearchRequest(String searchWords) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.crossref.org/works")
                        .withParameter("query.bibliographic", searchWords)
                        .withParameter("rows", String.valueOf(MOST_CANDIDATES))
                        .toUri(),
                JSON_TYPE);
    }

    /// https://support.datacite.org/docs/api
    static WebRequest dataciteRequest(List<Doi> dois) {
        WebAddress doisAddress = WebAddress.at("https://api.datacite.org/dois");
        if (dois.size() == 1) {
            return WebRequest.ofRecord(
                    doisAddress.withPath(dois.getFirst().foldedName()).toUri(), JSON_TYPE);
        }
        List<String> quotedDois = dois.stream().map(it -> '"' + it.foldedName() + '"').toList();
        return WebRequest.ofRecord(
                doisAddress
                        .withParameter("query", "doi:(" + joinTexts(quotedDois, " OR ") + ")")
                        .withParameter("page[size]", String.valueOf(MOST_DOIS))
                        .toUri(),
                JSON_TYPE);
    }

    /// The registration agencies of some DOIs. https://www.doi.org/doi-handbook/
    static WebRequest agenciesRequest(List<Doi> dois) {
        String doiNames = joinTexts(dois.stream().map(Doi::name).toList(), ",");
        return WebRequest.ofRecord(
                WebAddress.at("https://doi.org/doiRA").withPath(doiNames).toUri(), JSON_TYPE);
    }

    /// The agency's record, through content negotiation.
    static WebRequest negotiatedRequest(Doi doi) {
        return WebRequest.ofRecord(URI.create(doi.url()), CSL_JSON_TYPE);
    }

    /// https://developers.openalex.org/api-reference/works
    static WebRequest openAlexRequest(Doi doi) {
        return WebRequest.ofRecord(
                WebAddress.at("https://api.openalex.org/works")
                        .withPath("doi:" + doi.name())
                        .toUri(),
                JSON_TYPE);
    }

    /// https://api.semanticscholar.org/api-docs/graph
    static WebRequest semanticScholarRequest(List<ArxivId> arxivIds) {
        List<String> askedIds = arxivIds.stream().map(it -> "\"ARXIV:" + it.id() + '"').toList();
        return WebRequest.ofRecord(
                        WebAddress.at("https://api.semanticscholar.org/graph/v1/paper/batch")
                                .withParameter("fields", SEMANTIC_SCHOLAR_FIELDS)
                                .toUri(),
                        JSON_TYPE)
                .withPostedBody(JSON_TYPE, "{\"ids\": [" + joinTexts(askedIds, ", ") + "]}");
    }

    /// The works that cite some, with their records.
    static WebRequest citationsRequest(List<Doi> dois) {
        String citingFields =
                Arrays.stream(SEMANTIC_SCHOLAR_FIELDS.split(",", -1))
                        .map(it -> "citations." + it)
                        .collect(Collectors.joining(","));
        List<String> askedIds = dois.stream().map(LookupServices::semanticScholarId).toList();
        String askedJson = JsonMapper.shared().writeValueAsString(Map.of("ids", askedIds));
        return WebRequest.ofSearch(
                        WebAddress.at("https://api.semanticscholar.org/graph/v1/paper/batch")
                                .withParameter("fields", "externalIds," + citingFields)
                                .toUri(),
                        JSON_TYPE)
                .withPostedBody(JSON_TYPE, askedJson);
    }

    /// Preprints are known there by their numbers.
    private static String semanticScholarId(Doi doi) {
        return doi.foldedName().startsWith(ArxivId.DOI_START)
                ? "ARXIV:" + doi.name().substring(ArxivId.DOI_START.length())
                : "DOI:" + doi.name();
    }

    /// https://info.orcid.org/documentation/api-tutorials/api-tutorial-read-data-on-a-record/
    static WebRequest orcidRequest(Orcid personOrcid) {
        return WebRequest.ofSearch(
                WebAddress.at("https://pub.orcid.org/v3.0")
                        .withPath(personOrcid.number())
                        .withPath("works")
                        .toUri(),
                JSON_TYPE);
    }

    /// https://info.arxiv.org/help/api/user-manual.html
    static WebRequest arxivRequest(List<ArxivId> arxivIds) {
        return WebRequest.ofRecord(
                WebAddress.at("https://export.arxiv.org/api/query")
                        .withParameter(
                                "id_list",
                                joinTexts(arxivIds.stream().map(ArxivId::toString).toList(), ","))
                        .withParameter("max_results", String.valueOf(arxivIds.size()))
                        .toUri(),
                "application/atom+xml");
    }

    /// https://www.ncbi.nlm.nih.gov/books/NBK25499/; posted, as a list may be too long for a URL.
    static WebRequest pubmedRequest(List<String> pubmedNumbers) {
        return WebRequest.ofRecord(
                        URI.create("https://eutils.ncbi.nlm.nih.gov/entrez/eutils/efetch.fcgi"),
                        XML_TYPE)
                .withPostedBody(
                        FORM_TYPE, "db=pubmed&retmode=xml&id=" + joinTexts(pubmedNumbers, ","));
    }

    /// https://europepmc.org/RestfulWebService
    static WebRequest europePmcRequest(List<String> pubmedNumbers) {
        List<String> askedIds = pubmedNumbers.stream().map(it -> "PMCID:" + it).toList();
        return WebRequest.ofRecord(
                WebAddress.at("https://www.ebi.ac.uk/europepmc/webservices/rest/search")
                        .withParameter("query", joinTexts(askedIds, " OR "))
                        .withParameter("resultType", "core")
                        .withParameter("format", "json")
                        .withParameter("pageSize", String.valueOf(MOST_DOIS))
                        .toUri(),
                JSON_TYPE);
    }

    /// https://openlibrary.org/dev/docs/api/books
    static WebRequest openLibraryRequest(List<Isbn> isbns) {
        List<String> askedIds = isbns.stream().map(it -> "ISBN:" + it.digits()).toList();
        return WebRequest.ofRecord(
                WebAddress.at("https://openlibrary.org/api/books")
                        .withParameter("bibkeys", joinTexts(askedIds, ","))
                        .withParameter("jscmd", "data")
                        .withParameter("format", "json")
                        .toUri(),
                JSON_TYPE);
    }

    /// https://developers.google.com/books/docs/v1/using
    static WebRequest googleBooksRequest(Isbn isbn) {
        return WebRequest.ofRecord(
                WebAddress.at("https://www.googleapis.com/books/v1/volumes")
                        .withParameter("q", "isbn:" + isbn.digits())
                        .toUri(),
                JSON_TYPE);
    }

    /// https://dblp.org/faq
    static WebRequest dblpRequest(String dblpKey) {
        return WebRequest.ofRecord(
                WebAddress.at("https://dblp.org/rec").withPath(dblpKey + ".xml").toUri(), XML_TYPE);
    }

    /// One DOI, in the form of a list: that a list lacks it is an answer that the cache keeps.
    static WebRequest crossrefListRequest(Doi doi) {
        return isAskedAlone(doi)
                ? crossrefRequest(List.of(doi))
                : WebRequest.ofRecord(
                        WebAddress.at("https://api.crossref.org/works")
                                .withParameter("filter", "doi:" + doi)
                                .withParameter("rows", "1")
                                .toUri(),
                        JSON_TYPE);
    }

    /// The records of works, for the notices that they name. Always a list, even of one.
    static WebRequest crossrefUpdatedRequest(List<Doi> dois) {
        return crossrefFilterRequest("doi:", dois, MOST_DOIS);
    }

    /// The notices about works.
    static WebRequest crossrefNoticesRequest(List<Doi> dois) {
        return crossrefFilterRequest("updates:", dois, MOST_NOTICES);
    }

    private static WebRequest crossrefFilterRequest(
            String filterName, List<Doi> dois, int mostRows) {
        return WebRequest.ofRecord(
                WebAddress.at("https://api.crossref.org/works")
                        .withParameter(
                                "filter",
                                joinTexts(dois.stream().map(it -> filterName + it).toList(), ","))
                        .withParameter("rows", String.valueOf(mostRows))
                        .toUri(),
                JSON_TYPE);
    }

    static WebRequest dataciteUpdatesRequest(List<Doi> dois) {
        List<String> quotedDois = dois.stream().map(it -> '"' + it.foldedName() + '"').toList();
        return WebRequest.ofRecord(
                WebAddress.at("https://api.datacite.org/dois")
                        .withParameter("query", "doi:(" + joinTexts(quotedDois, " OR ") + ")")
                        .withParameter("page[size]", String.valueOf(MOST_DOIS))
                        .toUri(),
                JSON_TYPE);
    }

    /// The same at DataCite.
    static WebRequest dataciteListRequest(Doi doi) {
        return WebRequest.ofRecord(
                WebAddress.at("https://api.datacite.org/dois")
                        .withParameter("query", "doi:\"" + doi.foldedName() + '"')
                        .toUri(),
                JSON_TYPE);
    }

    /// Works with a similar title. Kept as long as a record: who checks a library again within a
    /// month asks nothing twice.
    ///
    /// @param titleWords without punctuation, which some services take for operators
    static WebRequest titleRequest(TitleService service, String titleWords) {
        WebAddress searchAddress =
                switch (service) {
                    case CROSSREF ->
                            WebAddress.at("https://api.crossref.org/works")
                                    .withParameter("query.title", titleWords)
                                    .withParameter("rows", MOST_SIMILAR_TITLES);
                    case OPENALEX ->
                            WebAddress.at("https://api.openalex.org/works")
                                    .withParameter("filter", "title.search:" + titleWords)
                                    .withParameter("per-page", MOST_SIMILAR_TITLES);
                    case SEMANTIC_SCHOLAR ->
                            WebAddress.at("https://api.semanticscholar.org/graph/v1/paper/search")
                                    .withParameter("query", titleWords)
                                    .withParameter("limit", MOST_SIMILAR_TITLES)
                                    .withParameter("fields", SEMANTIC_SCHOLAR_FIELDS);
                    case DBLP ->
                            WebAddress.at("https://dblp.org/search/publ/api")
                                    .withParameter("q", titleWords)
                                    .withParameter("h", MOST_SIMILAR_TITLES)
                                    .withParameter("format", "json");
                };
        return WebRequest.ofRecord(searchAddress.toUri(), JSON_TYPE);
    }

    private static String joinTexts(List<String> parts, String separator) {
        return parts.stream().collect(Collectors.joining(separator));
    }
}
