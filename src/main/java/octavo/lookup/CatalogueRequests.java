package octavo.lookup;

import octavo.lookup.CatalogueTerms.CatalogueField;
import octavo.lookup.CatalogueTerms.TermClause;
import octavo.net.WebAddress;
import octavo.net.WebRequest;
import octavo.values.Issn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Builds the requests of catalogues, each in its own query language. What a catalogue cannot be
/// asked is left out, so that it finds too much rather than too little.
final class CatalogueRequests {
    private static final String JSON_TYPE = "application/json";
    private static final String OPENALEX_FIELDS =
            AuthorRequests.OPENALEX_FIELDS + ",abstract_inverted_index";
    private static final String OPEN_LIBRARY_FIELDS =
            "key,title,subtitle,author_name,first_publish_year,edition_count,editions,editions.key,"
                    + "editions.title,editions.subtitle,editions.isbn,editions.publisher,"
                    + "editions.publish_date";

    private CatalogueRequests() {}

    /// @param mostWorks how many works are wanted
    static WebRequest searchRequest(CatalogueService service, CatalogueTerms terms, int mostWorks) {
        String rowCount = String.valueOf(mostWorks);
        WebAddress address =
                switch (service) {
                    case CROSSREF -> crossref(terms).withParameter("rows", rowCount);
                    case ARXIV -> arxiv(terms).withParameter("max_results", rowCount);
                    case OPENALEX -> openAlex(terms).withParameter("per-page", rowCount);
                    case DBLP -> dblp(terms).withParameter("h", rowCount);
                    case PUBMED -> pubmed(terms).withParameter("retmax", rowCount);
                    case DATACITE -> datacite(terms).withParameter("page[size]", rowCount);
                    case OPEN_LIBRARY -> openLibrary(terms).withParameter("limit", rowCount);
                };
        return WebRequest.ofSearch(address.toUri(), acceptedTypes(service));
    }

    /// Crossref's works of a journal or series, by when it got them.
    static WebRequest newestRequest(Issn issn, int mostWorks) {
        return WebRequest.ofSearch(
                WebAddress.at("https://api.crossref.org/works")
                        .withParameter("filter", "issn:" + issn.number())
                        .withParameter("sort", "created")
                        .withParameter("order", "desc")
                        .withParameter("rows", String.valueOf(mostWorks))
                        .toUri(),
                JSON_TYPE);
    }

    private static String acceptedTypes(CatalogueService service) {
        return switch (service) {
            case ARXIV -> "application/atom+xml";
            case PUBMED -> "application/xml, text/xml";
            case CROSSREF, OPENALEX, DBLP, DATACITE, OPEN_LIBRARY -> JSON_TYPE;
        };
    }

    /// Crossref ranks by how many of the words a work has, so alternatives are all sent.
    /// https://www.crossref.org/documentation/retrieve-metadata/rest-api/
    private static WebAddress crossref(CatalogueTerms terms) {
        WebAddress address = WebAddress.at("https://api.crossref.org/works");
        for (CatalogueField field : CatalogueField.values()) {
            String words = joinWords(terms.clausesFor(field));
            if (!words.isEmpty()) {
                address = address.withParameter(crossrefParameter(field), words);
            }
        }
        if (terms.yearSpan().isEmpty()) {
            return address;
        }
        return address.withParameter(
                "filter", writeYears(terms, "from-pub-date:%d,until-pub-date:%d"));
    }

    private static String crossrefParameter(CatalogueField field) {
        return switch (field) {
            case ANYWHERE -> "query.bibliographic";
            case TITLE -> "query.title";
            case AUTHOR -> "query.author";
            case VENUE -> "query.container-title";
        };
    }

    private static String joinWords(List<TermClause> clauses) {
        return clauses.stream().map(TermClause::allWords).collect(Collectors.joining(" "));
    }

    /// https://info.arxiv.org/help/api/user-manual.html
    private static WebAddress arxiv(CatalogueTerms terms) {
        String expression =
                new CatalogueExpression((field, phrase) -> arxivPrefix(field) + phrase)
                        .of(terms.clauses());
        return WebAddress.at("https://export.arxiv.org/api/query")
                .withParameter(
                        "search_query",
                        withYears(
                                terms, expression, " AND submittedDate:[%d01010000 TO %d12312359]"))
                .withParameter("sortBy", "relevance");
    }

    private static String withYears(CatalogueTerms terms, String expression, String yearFormat) {
        return terms.yearSpan().isEmpty()
                ? expression
                : "(" + expression + ")" + writeYears(terms, yearFormat);
    }

    /// The first and the last year in a format; empty if they do not matter.
    private static String writeYears(CatalogueTerms terms, String yearFormat) {
        return terms.yearSpan()
                .map(it -> String.format(Locale.ROOT, yearFormat, it.firstYear(), it.lastYear()))
                .orElse("");
    }

    private static String arxivPrefix(CatalogueField field) {
        return switch (field) {
            case ANYWHERE -> "all:";
            case TITLE -> "ti:";
            case AUTHOR -> "au:";
            case VENUE -> "jr:";
        };
    }

    /// https://developers.openalex.org/api-reference/works. Its filters have no words of a venue.
    private static WebAddress openAlex(CatalogueTerms terms) {
        var expression = new CatalogueExpression((_, phrase) -> phrase);
        List<String> filters = new ArrayList<>();
        List<TermClause> titleClauses = terms.clausesFor(CatalogueField.TITLE);
        List<TermClause> authorClauses = terms.clausesFor(CatalogueField.AUTHOR);
        List<TermClause> otherClauses =
                terms.clausesFor(CatalogueField.ANYWHERE, CatalogueField.VENUE);
        if (!titleClauses.isEmpty()) {
            filters.add("title.search:" + expression.of(titleClauses));
        }
        if (!authorClauses.isEmpty()) {
            filters.add("raw_author_name.search:" + expression.of(authorClauses));
        }
        if (terms.yearSpan().isPresent()) {
            filters.add(writeYears(terms, "publication_year:%d-%d"));
        }
        WebAddress address =
                WebAddress.at("https://api.openalex.org/works")
                        .withParameter("select", OPENALEX_FIELDS);
        if (!otherClauses.isEmpty()) {
            address = address.withParameter("search", expression.of(otherClauses));
        }
        return filters.isEmpty()
                ? address
                : address.withParameter("filter", String.join(",", filters));
    }

    /// https://dblp.org/faq/How+to+use+the+dblp+search+API.html. Alternatives are single words; of
    /// longer ones, only the first is asked for.
    private static WebAddress dblp(CatalogueTerms terms) {
        String words =
                terms.clauses().stream()
                        .map(CatalogueRequests::dblpClause)
                        .collect(Collectors.joining(" "));
        return WebAddress.at("https://dblp.org/search/publ/api")
                .withParameter("q", words)
                .withParameter("format", "json");
    }

    private static String dblpClause(TermClause clause) {
        boolean areWords =
                clause.alternatives().stream()
                        .allMatch(it ->
                                it.phrases().size() == 1
                                        && it.phrases().getFirst().indexOf(' ') < 0);
        return areWords
                ? clause.alternatives().stream()
                        .map(it -> it.phrases().getFirst())
                        .collect(Collectors.joining("|"))
                : String.join(" ", clause.alternatives().getFirst().phrases());
    }

    /// The numbers of works, whose records are a request of their own.
    /// https://www.ncbi.nlm.nih.gov/books/NBK25499/
    private static WebAddress pubmed(CatalogueTerms terms) {
        String expression =
                new CatalogueExpression((field, phrase) -> phrase + pubmedSuffix(field))
                        .of(terms.clauses());
        return WebAddress.at("https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi")
                .withParameter("db", "pubmed")
                .withParameter("term", withYears(terms, expression, " AND %d:%d[dp]"))
                .withParameter("sort", "relevance");
    }

    private static String pubmedSuffix(CatalogueField field) {
        return switch (field) {
            case ANYWHERE -> "";
            case TITLE -> "[ti]";
            case AUTHOR -> "[au]";
            case VENUE -> "[ta]";
        };
    }

    /// https://support.datacite.org/docs/api-queries
    private static WebAddress datacite(CatalogueTerms terms) {
        String expression =
                new CatalogueExpression((field, phrase) -> datacitePrefix(field) + phrase)
                        .of(terms.clauses());
        return WebAddress.at("https://api.datacite.org/dois")
                .withParameter(
                        "query", withYears(terms, expression, " AND publicationYear:[%d TO %d]"));
    }

    private static String datacitePrefix(CatalogueField field) {
        return switch (field) {
            case ANYWHERE -> "";
            case TITLE -> "titles.title:";
            case AUTHOR -> "creators.name:";
            case VENUE -> "container.title:";
        };
    }

    /// https://openlibrary.org/dev/docs/api/search
    private static WebAddress openLibrary(CatalogueTerms terms) {
        String expression =
                new CatalogueExpression((field, phrase) -> openLibraryPrefix(field) + phrase)
                        .of(terms.clauses());
        return WebAddress.at("https://openlibrary.org/search.json")
                .withParameter("q", withYears(terms, expression, " AND publish_year:[%d TO %d]"))
                .withParameter("fields", OPEN_LIBRARY_FIELDS);
    }

    private static String openLibraryPrefix(CatalogueField field) {
        return switch (field) {
            case ANYWHERE, VENUE -> "";
            case TITLE -> "title:";
            case AUTHOR -> "author:";
        };
    }
}
