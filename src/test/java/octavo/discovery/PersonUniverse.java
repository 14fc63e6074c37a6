package octavo.discovery;

import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// A world with two researchers called Wei Wang, and services that mistake one for the other as
/// real ones do: OpenAlex attributes a part of the other's works to the first, DBLP has a page for
/// each, Crossref has an iD for some authors, and ORCID lists works without authors, some of them
/// twice.
public final class PersonUniverse {
    public static final String OWN_ORCID = "0000-0002-1825-0097";
    static final String OTHER_ORCID = "0000-0001-5109-3700";
    public static final String NAME = "Wei Wang";

    private static final List<String> OWN_COAUTHORS =
            List.of("Ann Doe", "Bob Roe", "Carla Poe", "Dmitri Low");
    private static final List<String> OTHER_COAUTHORS =
            List.of("Eve Moe", "Fay Coe", "Gus Noe", "Hal Joe");
    private static final List<String> SUBJECTS =
            List.of("Scheduling", "Compilation", "Storage", "Networks", "Tracing", "Proofs");
    private static final List<String> METHODS =
            List.of("Gradient", "Lattice", "Entropy", "Sketch", "Quorum", "Automata", "Tensor");

    private final List<PersonWork> works;

    /// @param number tells works apart; its remainders decide which services know what
    public record PersonWork(int number, boolean isOwn, boolean isPreprint) {
        public String doi() {
            return isPreprint ? "" : (isOwn ? "10.1000/own." : "10.1000/other.") + number;
        }

        String arxivId() {
            return "21%02d.%05d".formatted(1 + number % 12, number);
        }

        public String title() {
            return "%s Methods for %s in %s Systems, Part %s"
                    .formatted(
                            METHODS.get(number % METHODS.size()),
                            SUBJECTS.get(number / METHODS.size() % SUBJECTS.size()),
                            isOwn ? "Distributed" : "Biological",
                            "A".repeat(1 + number / (METHODS.size() * SUBJECTS.size())));
        }

        int year() {
            return 2010 + number % 14;
        }

        String venue() {
            return isOwn ? "Journal of Systems" : "Journal of Botany";
        }

        List<String> people() {
            List<String> coauthors = isOwn ? OWN_COAUTHORS : OTHER_COAUTHORS;
            return List.of(
                    coauthors.get(number % coauthors.size()),
                    NAME,
                    coauthors.get((number + 1) % coauthors.size()));
        }

        String orcid() {
            return isOwn ? OWN_ORCID : OTHER_ORCID;
        }

        public String bibtex(String key) {
            return "@article{%s, title = {%s}, author = {%s}, year = {%d}, journal = {%s}%s}\n"
                    .formatted(
                            key,
                            title(),
                            String.join(" and ", people()),
                            year(),
                            venue(),
                            isPreprint ? "" : ", doi = {" + doi() + "}");
        }
    }

    public PersonUniverse(int ownCount, int otherCount) {
        List<PersonWork> allWorks = new ArrayList<>();
        IntStream.range(0, ownCount)
                .forEach(number -> allWorks.add(new PersonWork(number, true, false)));
        IntStream.range(0, otherCount)
                .forEach(number -> allWorks.add(new PersonWork(number, false, false)));
        IntStream.range(0, ownCount)
                .filter(number -> number % 5 == 0)
                .forEach(number -> allWorks.add(new PersonWork(number, true, true)));
        this.works = List.copyOf(allWorks);
    }

    public List<PersonWork> published(boolean areOwn) {
        return works.stream().filter(it -> it.isOwn() == areOwn && !it.isPreprint()).toList();
    }

    /// Lets a server answer for all services.
    public void serve(StubServer web, Runnable beforeAnswer) {
        web.on(
                "",
                asked -> {
                    beforeAnswer.run();
                    return answer(asked);
                });
    }

    private Optional<StubAnswer> answer(Asked asked) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        boolean isOwn = address.contains(OWN_ORCID);
        if (address.startsWith("pub.orcid.org/")) {
            return Optional.of(isOwn ? orcid() : notFound());
        }
        if (address.startsWith("arxiv.org/a/") || address.startsWith("export.arxiv.org/")) {
            return Optional.of(arxiv(address));
        }
        if (address.startsWith("api.crossref.org/")) {
            return Optional.of(
                    address.contains("orcid:")
                            ? crossref(it -> it.isOwn() && it.number() % 3 == 0)
                            : address.contains("query.author")
                                    ? crossref(_ -> true)
                                    : crossref(it ->
                                            address.contains("doi:" + it.doi() + ",")
                                                    || address.contains("doi:" + it.doi() + "&")));
        }
        if (address.startsWith("api.openalex.org/")) {
            return Optional.of(openAlex(address));
        }
        if (address.startsWith("dblp.org/")) {
            return Optional.of(dblp(address));
        }
        return Optional.of(notFound());
    }

    private static StubAnswer notFound() {
        return StubAnswer.of(404, "text/plain", "not found");
    }

    private static ObjectNode object() {
        return JsonMapper.shared().createObjectNode();
    }

    /// Two of three of the own works; of each tenth two summaries.
    private StubAnswer orcid() {
        ObjectNode root = object();
        ArrayNode groups = root.putArray("group");
        for (PersonWork work : works) {
            if (work.isOwn() && work.number() % 3 != 1) {
                ArrayNode summaries = groups.addObject().putArray("work-summary");
                addSummary(summaries, work, "0", work.title().toUpperCase(Locale.ROOT));
                if (work.number() % 10 == 0) {
                    addSummary(summaries, work, "1", work.title());
                }
            }
        }
        return StubAnswer.ofJson(root.toString());
    }

    private static void addSummary(
            ArrayNode summaries, PersonWork work, String displayIndex, String title) {
        ObjectNode summary = summaries.addObject();
        summary.put("put-code", work.number()).put("display-index", displayIndex);
        summary.putObject("title").putObject("title").put("value", title);
        summary.put("type", work.isPreprint() ? "preprint" : "journal-article");
        summary.putObject("publication-date")
                .putObject("year")
                .put("value", String.valueOf(work.year()));
        summary.putNull("journal-title");
        ObjectNode identifier =
                summary.putObject("external-ids").putArray("external-id").addObject();
        identifier
                .put("external-id-type", work.isPreprint() ? "arxiv" : "doi")
                .put("external-id-value", work.isPreprint() ? work.arxivId() : work.doi())
                .put("external-id-relationship", "self");
    }

    private StubAnswer crossref(Predicate<PersonWork> isWanted) {
        ObjectNode root = object();
        ArrayNode items = root.putObject("message").putArray("items");
        for (PersonWork work : works) {
            if (!work.isPreprint() && isWanted.test(work)) {
                ObjectNode item = items.addObject().put("DOI", work.doi()).put("prefix", "10.1000");
                item.put("type", "journal-article");
                item.putArray("title").add(work.title());
                item.putArray("container-title").add(work.venue());
                item.putObject("issued").putArray("date-parts").addArray().add(work.year());
                ArrayNode authors = item.putArray("author");
                for (String person : work.people()) {
                    int familyStart = person.lastIndexOf(' ') + 1;
                    ObjectNode author =
                            authors.addObject()
                                    .put("given", person.substring(0, familyStart).strip())
                                    .put("family", person.substring(familyStart));
                    if (person.equals(NAME) && work.number() % 3 == 0) {
                        author.put("ORCID", "https://orcid.org/" + work.orcid());
                    }
                }
            }
        }
        return StubAnswer.ofJson(root.toString());
    }

    /// Attributes all own works and four of five of the other's to the first researcher.
    private StubAnswer openAlex(String address) {
        List<PersonWork> profile =
                works.stream()
                        .filter(it -> !it.isPreprint())
                        .filter(it -> it.isOwn() || it.number() % 5 != 0)
                        .toList();
        int page = address.contains("cursor=*") ? 0 : 1;
        ObjectNode root = object();
        root.putObject("meta").put("next_cursor", page == 0 ? "second" : "");
        ArrayNode results = root.putArray("results");
        int half = profile.size() / 2;
        for (PersonWork work :
                page == 0 ? profile.subList(0, half) : profile.subList(half, profile.size())) {
            ObjectNode node =
                    results.addObject()
                            .put("id", "https://openalex.org/W" + works.indexOf(work))
                            .put("doi", "https://doi.org/" + work.doi())
                            .put("title", work.title())
                            .put("type", "article")
                            .put("publication_year", work.year());
            node.putObject("primary_location")
                    .putObject("source")
                    .put("display_name", work.venue())
                    .put("type", "journal");
            ArrayNode authorships = node.putArray("authorships");
            for (String person : work.people()) {
                ObjectNode authorship = authorships.addObject().put("raw_author_name", person);
                authorship.putObject("author").put("display_name", person);
                if (person.equals(NAME)) {
                    authorship.withObject("author").put("orcid", "https://orcid.org/" + OWN_ORCID);
                    authorship
                            .putArray("institutions")
                            .addObject()
                            .put("display_name", work.isOwn() ? "University A" : "University B");
                }
            }
        }
        return StubAnswer.ofJson(root.toString());
    }

    private StubAnswer arxiv(String address) {
        var feed =
                new StringBuilder(
                        "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\">"
                                + "<id>http://arxiv.org/a/wang</id>");
        for (PersonWork work : works) {
            boolean isWanted =
                    address.startsWith("arxiv.org/a/")
                            ? address.contains(work.orcid())
                            : address.contains(work.arxivId());
            if (work.isPreprint() && isWanted) {
                feed.append(
                        "<entry><id>http://arxiv.org/abs/%sv1</id><title>%s</title>"
                                        .formatted(work.arxivId(), work.title())
                                + "<published>%d-01-02T00:00:00Z</published>"
                                        .formatted(work.year()));
                work.people()
                        .forEach(it ->
                                feed.append("<author><name>%s</name></author>".formatted(it)));
                feed.append("</entry>");
            }
        }
        return StubAnswer.of(200, "application/atom+xml", feed.append("</feed>").toString());
    }

    private StubAnswer dblp(String address) {
        if (address.contains("/search/author/")) {
            return StubAnswer.ofJson(
                    """
                    {"result": {"hits": {"@total": "2", "hit": [
                     {"info": {"author": "Wei Wang 0001", "url": "https://dblp.org/pid/35/1"}},
                     {"info": {"author": "Wei Wang 0002", "url": "https://dblp.org/pid/35/2"}}]}}}
                    """);
        }
        boolean isOwn = address.contains("35/1");
        var page =
                new StringBuilder(
                        """
                        <?xml version="1.0"?><dblpperson name="Wei Wang" pid="35/%d">
                        <person key="homepages/35/%d"><author pid="35/%d">Wei Wang 000%d</author>
                        <url>https://orcid.org/%s</url></person>
                        """
                                .formatted(
                                        isOwn ? 1 : 2,
                                        isOwn ? 1 : 2,
                                        isOwn ? 1 : 2,
                                        isOwn ? 1 : 2,
                                        isOwn ? OWN_ORCID : OTHER_ORCID));
        for (PersonWork work : published(isOwn)) {
            if (work.number() % 2 == 0) {
                page.append("<r><article key=\"journals/x/%d\">".formatted(work.number()));
                work.people()
                        .forEach(it ->
                                page.append(
                                        it.equals(NAME)
                                                ? "<author pid=\"35/%d\">%s 000%d</author>"
                                                        .formatted(isOwn ? 1 : 2, it, isOwn ? 1 : 2)
                                                : "<author pid=\"1/%d\">%s</author>"
                                                        .formatted(it.length(), it)));
                page.append(
                        "<title>%s.</title><year>%d</year><journal>%s</journal>"
                                        .formatted(work.title(), work.year(), work.venue())
                                + "<ee>https://doi.org/%s</ee></article></r>"
                                        .formatted(work.doi()));
            }
        }
        return StubAnswer.of(200, "application/xml", page.append("</dblpperson>").toString());
    }
}
