package octavo.lookup;

import octavo.net.WebAddress;
import octavo.net.WebRequest;
import octavo.values.Orcid;

/// Builds the requests for the works of a person.
final class AuthorRequests {
    private static final String JSON_TYPE = "application/json";
    private static final String PAGE_SIZE = "100";
    private static final String MOST_ROWS = "1000";

    /// What is needed of a work of OpenAlex: whole ones are ten times as large.
    static final String OPENALEX_FIELDS =
            "id,doi,title,type,type_crossref,publication_year,publication_date,authorships,biblio,"
                    + "primary_location,ids";

    private AuthorRequests() {}

    /// https://info.arxiv.org/help/author_identifiers.html
    static WebRequest arxivPage(Orcid orcid) {
        return WebRequest.ofSearch(
                WebAddress.at("https://arxiv.org/a").withPath(orcid.number() + ".atom2").toUri(),
                "application/atom+xml");
    }

    /// Works whose publishers have said that the person wrote them.
    static WebRequest crossrefWorks(Orcid orcid) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.crossref.org/works")
                        .withParameter("filter", "orcid:" + orcid.number())
                        .withParameter("rows", MOST_ROWS)
                        .toUri(),
                JSON_TYPE);
    }

    /// @param cursor where to go on; `*` for the first page
    static WebRequest openAlexWorks(Orcid orcid, String cursor) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.openalex.org/works")
                        .withParameter("filter", "author.orcid:" + orcid.number())
                        .withParameter("per-page", PAGE_SIZE)
                        .withParameter("select", OPENALEX_FIELDS)
                        .withParameter("cursor", cursor)
                        .toUri(),
                JSON_TYPE);
    }

    /// https://dblp.org/faq/How+to+use+the+dblp+search+API.html
    static WebRequest dblpPeople(String writtenName) {
        return WebRequest.ofSearch(
                WebAddress.at("https://dblp.org/search/author/api")
                        .withParameter("q", writtenName)
                        .withParameter("h", PAGE_SIZE)
                        .withParameter("format", "json")
                        .toUri(),
                JSON_TYPE);
    }

    /// @param personNumber as in the address of the person's page: `95/7448-1`
    static WebRequest dblpPerson(String personNumber) {
        return WebRequest.ofSearch(
                WebAddress.at("https://dblp.org/pid").withPath(personNumber + ".xml").toUri(),
                "application/xml, text/xml");
    }

    /// Works of anybody of that name.
    static WebRequest crossrefNamed(String writtenName) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.crossref.org/works")
                        .withParameter("query.author", writtenName)
                        .withParameter("rows", PAGE_SIZE)
                        .toUri(),
                JSON_TYPE);
    }
}
