package octavo.enrichment;

import octavo.net.StubAnswer;
import octavo.net.StubServer.Asked;
import octavo.verify.LoopbackUniverse;
import octavo.verify.UniverseRecord;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A universe that also has books and arXiv's own service, and whose agencies name relations.
final class TwinUniverse {
    /// Of the DOIs of books.
    static final String BOOK_PREFIX = "10.7777/";

    private final LoopbackUniverse universe;
    private final Map<String, String> arxivEntries = new HashMap<>();
    private final Map<String, String> relatedDois = new HashMap<>();

    TwinUniverse(List<UniverseRecord> works) {
        universe = new LoopbackUniverse(works);
    }

    /// Lets authors have entered at arXiv where a preprint was published.
    void enterAtArxiv(String arxivNumber, String doi, String journalReference) {
        arxivEntries.put(
                arxivNumber,
                (doi.isEmpty() ? "" : "<arxiv:doi>" + doi + "</arxiv:doi>")
                        + (journalReference.isEmpty()
                                ? ""
                                : "<arxiv:journal_ref>"
                                        + journalReference.replace("&", "&amp;")
                                        + "</arxiv:journal_ref>"));
    }

    /// Lets DataCite name the published version of a preprint.
    void relate(String arxivNumber, String publishedDoi) {
        relatedDois.put("10.48550/arxiv." + arxivNumber, publishedDoi);
    }

    Optional<StubAnswer> answer(Asked asked) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        return address.startsWith("export.arxiv.org")
                ? Optional.of(arxivAnswer(address))
                : universe.answer(asked).map(it -> completed(address, it));
    }

    private StubAnswer arxivAnswer(String address) {
        var feed =
                new StringBuilder(
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><feed"
                                + " xmlns=\"http://www.w3.org/2005/Atom\""
                                + " xmlns:arxiv=\"http://arxiv.org/schemas/atom\">");
        String numbers = address.replaceFirst(".*id_list=([^&]*).*", "$1");
        for (String number : numbers.split(",", -1)) {
            feed.append(
                    "<entry><id>http://arxiv.org/abs/%sv1</id><title>A Title</title>%s</entry>"
                            .formatted(number, arxivEntries.getOrDefault(number, "")));
        }
        return StubAnswer.of(200, "application/atom+xml", feed.append("</feed>").toString());
    }

    private StubAnswer completed(String address, StubAnswer answer) {
        String text = new String(answer.body(), StandardCharsets.UTF_8);
        if (!text.startsWith("{")) {
            return answer;
        }
        JsonNode root = JsonMapper.shared().readTree(text);
        root.at("/message/items").forEach(it -> completeCrossref((ObjectNode) it));
        root.at("/results").forEach(it -> completeOpenAlex((ObjectNode) it));
        root.at("/result/hits/hit").forEach(it -> completeDblp((ObjectNode) it.path("info")));
        root.at("/data")
                .forEach(it -> {
                    if (address.startsWith("api.datacite.org")) {
                        completeDatacite((ObjectNode) it.path("attributes"));
                    } else {
                        completeSemanticScholar((ObjectNode) it);
                    }
                });
        return StubAnswer.ofJson(root.toString());
    }

    private static boolean isBook(String doi) {
        return doi.contains(BOOK_PREFIX);
    }

    private static void completeCrossref(ObjectNode item) {
        if (isBook(item.path("DOI").asString(""))) {
            item.put("type", "book").remove("container-title");
        }
    }

    private static void completeOpenAlex(ObjectNode work) {
        if (isBook(work.path("doi").asString(""))) {
            work.put("type", "book").remove("primary_location");
        }
    }

    private static void completeSemanticScholar(ObjectNode paper) {
        String doi = paper.path("externalIds").path("DOI").asString("");
        if (isBook(doi)) {
            paper.put("venue", "").putArray("publicationTypes").add("Book");
        }
        if (doi.startsWith("10.48550/arXiv.")) {
            ((ObjectNode) paper.path("externalIds"))
                    .put("ArXiv", doi.substring("10.48550/arXiv.".length()));
        }
    }

    private static void completeDblp(ObjectNode info) {
        if (isBook(info.path("doi").asString(""))) {
            info.put("type", "Books and Theses").remove("venue");
        }
    }

    private void completeDatacite(ObjectNode attributes) {
        Optional.ofNullable(relatedDois.get(attributes.path("doi").asString("")))
                .ifPresent(doi ->
                        attributes
                                .putArray("relatedIdentifiers")
                                .addObject()
                                .put("relationType", "IsVersionOf")
                                .put("relatedIdentifierType", "DOI")
                                .put("relatedIdentifier", doi));
    }
}
