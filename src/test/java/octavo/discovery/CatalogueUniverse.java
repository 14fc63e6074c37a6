package octavo.discovery;

import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A world of works that seven catalogues have, each in its own format and with its own habits:
/// DOIs in capitals, titles in small letters, with markup or a full stop, initials, a year later or
/// earlier, no DOI, a preprint beside the published version. A library has every other work, and
/// writes them no better.
public final class CatalogueUniverse {
    private static final List<String> GROUPS =
            List.of(
                    "Ferns",
                    "Mosses",
                    "Lichens",
                    "Orchids",
                    "Cacti",
                    "Maples",
                    "Cedars",
                    "Lupins",
                    "Poppies",
                    "Thistles",
                    "Willows",
                    "Violets",
                    "Sedges",
                    "Rushes",
                    "Nettles",
                    "Heathers",
                    "Gentians",
                    "Daisies",
                    "Clovers",
                    "Birches");
    private static final List<String> METHODS =
            List.of(
                    "Genetic",
                    "Seasonal",
                    "Thermal",
                    "Acoustic",
                    "Optical",
                    "Chemical",
                    "Spatial",
                    "Hormonal",
                    "Electric",
                    "Nocturnal");
    private static final List<String> PROCESSES =
            List.of("Regulation", "Growth", "Signalling", "Decline", "Migration");
    private static final List<String> FAMILIES =
            List.of("Abel", "Brandt", "Costa", "Dahl", "Evans", "Fuchs", "Grau", "Holm", "Ito");
    private static final List<String> GIVEN_NAMES =
            List.of("Anna", "Boris", "Clara", "David", "Elena", "Felix", "Greta");

    private static final List<String> PARTS = List.of("I", "II", "III", "IV");

    static final int GROUP_SIZE = METHODS.size() * PROCESSES.size();

    private final List<CatalogueWork> works;

    /// @param number its remainders decide who has the work
    record CatalogueWork(int number) {
        String group() {
            return GROUPS.get(number / GROUP_SIZE);
        }

        private String method() {
            return METHODS.get(number % METHODS.size());
        }

        /// The last works of a group are the parts of a series.
        String title() {
            int place = number % GROUP_SIZE;
            boolean isSeries = place >= GROUP_SIZE - PARTS.size();
            return isSeries
                    ? "Atlas of %s, Part %s"
                            .formatted(group(), PARTS.get(place - GROUP_SIZE + PARTS.size()))
                    : "%s %s of %s"
                            .formatted(method(), PROCESSES.get(place / METHODS.size()), group());
        }

        String doi() {
            return (isDataset() ? "10.5061/dryad." : "10.1000/plant.") + number;
        }

        String isbn() {
            String digits = "978300%06d".formatted(number);
            int sum = 0;
            for (int i = 0; i < digits.length(); i++) {
                sum += (digits.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
            }
            return digits + (10 - sum % 10) % 10;
        }

        String arxivId() {
            return "18%02d.%05d".formatted(1 + number % 12, number);
        }

        boolean isDataset() {
            return number % 11 == 5;
        }

        boolean isBook() {
            return !isDataset() && number % 13 == 7;
        }

        boolean isArticle() {
            return !isDataset() && !isBook();
        }

        boolean hasPreprint() {
            return isArticle() && number % 10 >= 8;
        }

        boolean isListed() {
            return number % 2 == 0;
        }

        int year() {
            return 2005 + number % 15;
        }

        String key() {
            return "w" + number;
        }

        List<String> familyNames() {
            return List.of(
                    FAMILIES.get(number % FAMILIES.size()),
                    FAMILIES.get((number + 4) % FAMILIES.size()));
        }

        String givenName(int index) {
            return GIVEN_NAMES.get((number + index) % GIVEN_NAMES.size());
        }

        private String authors(boolean areInitials) {
            return IntStream.range(0, 2)
                    .mapToObj(i ->
                            familyNames().get(i)
                                    + ", "
                                    + (areInitials ? givenName(i).charAt(0) + "." : givenName(i)))
                    .collect(Collectors.joining(" and "));
        }

        String bibtex() {
            int fault = number / 2 % 5;
            String identity =
                    isBook()
                            ? fault == 1 ? "" : ", isbn = {" + isbn() + "}"
                            : fault == 1
                                    ? ""
                                    : fault == 2
                                            ? ", doi = {https://doi.org/"
                                                    + doi().toUpperCase(Locale.ROOT)
                                                    + "}"
                                            : ", doi = {" + doi() + "}";
            if (isArticle() && hasPreprint()) {
                return "@misc{%s, title = {%s}, author = {%s}, year = %d, eprint = {%s}, eprinttype = {arxiv}}%n"
                        .formatted(key(), title(), authors(false), year() - 1, arxivId());
            }
            return "@%s{%s, title = {%s}, author = {%s}, year = %d, %s%s}%n"
                    .formatted(
                            isBook() ? "book" : isDataset() ? "misc" : "article",
                            key(),
                            fault == 3 ? title().replaceFirst(" ", " {") + "}" : title(),
                            authors(fault == 3),
                            year(),
                            isBook()
                                    ? "publisher = {Botanic Press}"
                                    : isDataset()
                                            ? "publisher = {Dryad}"
                                            : "journal = {Annals of Botany}",
                            identity);
        }
    }

    public CatalogueUniverse(int groupCount) {
        works = IntStream.range(0, groupCount * GROUP_SIZE).mapToObj(CatalogueWork::new).toList();
    }

    List<CatalogueWork> works() {
        return works;
    }

    static List<String> groups() {
        return GROUPS;
    }

    /// The library, which has every other work.
    public String bibtex() {
        return works.stream()
                .filter(CatalogueWork::isListed)
                .map(CatalogueWork::bibtex)
                .collect(Collectors.joining("\n"));
    }

    /// Lets a server answer for all catalogues.
    public void serve(StubServer web) {
        web.on("api.crossref.org/works", asked -> Optional.of(crossref(asked)));
        web.on("api.openalex.org/works", asked -> Optional.of(openAlex(asked)));
        web.on("api.datacite.org/dois", asked -> Optional.of(datacite(asked)));
        web.on("dblp.org/search/publ/api", asked -> Optional.of(dblp(asked)));
        web.on("openlibrary.org/search.json", asked -> Optional.of(openLibrary(asked)));
        web.on("export.arxiv.org/api/query", asked -> Optional.of(arxiv(asked)));
        web.on("eutils.ncbi.nlm.nih.gov/", asked -> Optional.of(pubmed(asked)));
    }

    private List<CatalogueWork> asked(Asked asked, Predicate<CatalogueWork> isHere) {
        String address =
                URLDecoder.decode(asked.address(), StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
        return works.stream()
                .filter(isHere)
                .filter(it -> address.contains(it.group().toLowerCase(Locale.ROOT)))
                .toList();
    }

    private static ObjectNode object() {
        return JsonMapper.shared().createObjectNode();
    }

    private StubAnswer crossref(Asked asked) {
        ObjectNode root = object();
        ArrayNode items = root.putObject("message").putArray("items");
        for (CatalogueWork work : asked(asked, CatalogueWork::isArticle)) {
            ObjectNode item = items.addObject().put("type", "journal-article");
            item.put("prefix", "10.1000").put("DOI", work.doi().toUpperCase(Locale.ROOT));
            item.putArray("title")
                    .add(work.number() % 3 == 0 ? "<i>" + work.title() + "</i>" : work.title());
            item.putArray("container-title").add("Annals of Botany");
            ArrayNode authors = item.putArray("author");
            for (int i = 0; i < 2; i++) {
                authors.addObject()
                        .put("family", work.familyNames().get(i))
                        .put("given", work.givenName(i));
            }
            item.putObject("issued").putArray("date-parts").addArray().add(work.year());
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer openAlex(Asked asked) {
        ObjectNode root = object();
        ArrayNode results = root.putArray("results");
        for (CatalogueWork work : asked(asked, CatalogueWork::isArticle)) {
            ObjectNode result = results.addObject();
            result.put("id", "https://openalex.org/W" + work.number());
            if (work.number() % 5 != 0) {
                result.put("doi", "https://doi.org/" + work.doi());
            }
            result.put("title", work.title().toLowerCase(Locale.ROOT)).put("type", "article");
            result.put("publication_year", work.year() + (work.number() % 7 == 0 ? 1 : 0));
            ArrayNode authorships = result.putArray("authorships");
            for (int i = 0; i < 2; i++) {
                String name = work.givenName(i) + " " + work.familyNames().get(i);
                authorships.addObject().put("raw_author_name", name).putObject("author");
            }
            ObjectNode index = result.putObject("abstract_inverted_index");
            index.putArray("Plants").add(0);
            index.putArray("thrive.").add(1);
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer datacite(Asked asked) {
        ObjectNode root = object();
        ArrayNode data = root.putArray("data");
        for (CatalogueWork work : asked(asked, CatalogueWork::isDataset)) {
            ObjectNode node = data.addObject().put("id", work.doi()).put("type", "dois");
            ObjectNode attributes = node.putObject("attributes").put("doi", work.doi());
            attributes.putArray("titles").addObject().put("title", work.title());
            ArrayNode creators = attributes.putArray("creators");
            for (int i = 0; i < 2; i++) {
                creators.addObject()
                        .put("name", work.familyNames().get(i) + ", " + work.givenName(i))
                        .put("nameType", "Personal");
            }
            attributes.put("publicationYear", work.year()).put("publisher", "Dryad");
            attributes.putObject("types").put("resourceTypeGeneral", "Dataset");
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer dblp(Asked asked) {
        ObjectNode root = object();
        ObjectNode hits = root.putObject("result").putObject("hits");
        List<CatalogueWork> found =
                asked(asked, it -> it.isArticle() && (it.isListed() || it.number() % 3 == 0));
        hits.put("@total", String.valueOf(found.size()));
        ArrayNode hitList = object().putArray("hit");
        for (CatalogueWork work : found) {
            ObjectNode info = hitList.addObject().put("@score", "1").putObject("info");
            ArrayNode authors = info.putObject("authors").putArray("author");
            for (int i = 0; i < 2; i++) {
                authors.addObject()
                        .put("@pid", "1/" + i)
                        .put("text", work.givenName(i) + " " + work.familyNames().get(i));
            }
            info.put("title", work.title() + ".").put("venue", "Annals of Botany");
            info.put("year", String.valueOf(work.year())).put("type", "Journal Articles");
            info.put("key", "journals/aob/" + work.number());
            if (work.number() % 3 != 0) {
                info.put("doi", work.doi().toUpperCase(Locale.ROOT));
            }
        }
        if (!hitList.isEmpty()) {
            hits.set("hit", hitList);
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer openLibrary(Asked asked) {
        ObjectNode root = object();
        ArrayNode docs = root.putArray("docs");
        for (CatalogueWork work : asked(asked, CatalogueWork::isBook)) {
            ObjectNode doc = docs.addObject().put("key", "/works/OL" + work.number() + "W");
            doc.put("title", work.title()).put("first_publish_year", work.year());
            ArrayNode names = doc.putArray("author_name");
            for (int i = 0; i < 2; i++) {
                names.add(work.givenName(i) + " " + work.familyNames().get(i));
            }
            ObjectNode edition =
                    doc.putObject("editions")
                            .putArray("docs")
                            .addObject()
                            .put("title", work.title());
            edition.putArray("isbn").add(work.isbn());
            edition.putArray("publisher").add("Botanic Press");
            edition.putArray("publish_date").add(String.valueOf(work.year()));
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer arxiv(Asked asked) {
        String entries =
                asked(asked, CatalogueWork::hasPreprint).stream()
                        .map(work ->
                                """
                                <entry><id>http://arxiv.org/abs/%sv2</id><published>%d-03-01T00:00:00Z</published>
                                <title>%s</title><summary> Plants thrive. </summary>
                                <author><name>%s</name></author><author><name>%s</name></author></entry>
                                """
                                        .formatted(
                                                work.arxivId(),
                                                work.year() - 1,
                                                work.title(),
                                                work.givenName(0) + " " + work.familyNames().get(0),
                                                work.givenName(1)
                                                        + " "
                                                        + work.familyNames().get(1)))
                        .collect(Collectors.joining());
        return StubAnswer.of(
                200,
                "application/atom+xml",
                "<feed xmlns=\"http://www.w3.org/2005/Atom\">" + entries + "</feed>");
    }

    private StubAnswer pubmed(Asked asked) {
        if (asked.address().contains("esearch")) {
            String ids =
                    asked(asked, it -> it.isArticle() && it.number() % 4 < 2).stream()
                            .map(it -> "<Id>" + (50_000 + it.number()) + "</Id>")
                            .collect(Collectors.joining());
            return StubAnswer.of(
                    200, "text/xml", "<eSearchResult><IdList>" + ids + "</IdList></eSearchResult>");
        }
        String articles =
                List.of(asked.body().replaceFirst(".*id=", "").split(",", -1)).stream()
                        .map(id -> pubmedArticle(works.get(Integer.parseInt(id) - 50_000)))
                        .collect(Collectors.joining());
        return StubAnswer.of(
                200, "text/xml", "<PubmedArticleSet>" + articles + "</PubmedArticleSet>");
    }

    private static String pubmedArticle(CatalogueWork work) {
        String authors =
                IntStream.range(0, 2)
                        .mapToObj(i ->
                                "<Author><LastName>%s</LastName><ForeName>%s</ForeName></Author>"
                                        .formatted(
                                                work.familyNames().get(i),
                                                work.givenName(i).charAt(0)))
                        .collect(Collectors.joining());
        return """
        <PubmedArticle><MedlineCitation><PMID>%d</PMID><Article><Journal>
        <JournalIssue><PubDate><Year>%d</Year></PubDate></JournalIssue>
        <Title>Annals of Botany</Title></Journal><ArticleTitle>%s.</ArticleTitle>
        <AuthorList>%s</AuthorList></Article></MedlineCitation>%s</PubmedArticle>
        """
                .formatted(
                        50_000 + work.number(),
                        work.year(),
                        work.title(),
                        authors,
                        work.number() % 5 == 1
                                ? ""
                                : "<PubmedData><ArticleIdList><ArticleId IdType=\"doi\">"
                                        + work.doi()
                                        + "</ArticleId></ArticleIdList></PubmedData>");
    }
}
