package octavo.lookup;

import octavo.importer.PrintedTitle;
import octavo.net.WebAddress;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.Content;
import octavo.net.WebClient;
import octavo.net.WebFailure;
import octavo.net.WebRequest;
import octavo.text.LocalizedSentence;
import octavo.values.Doi;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Fetches the open-access PDF of a paper: from arXiv, else from where Unpaywall knows a copy, else
/// OpenAlex. Whatever a server sends counts only if it is a PDF with the paper's title on its first
/// page.
final class PdfLookup {
    /// Further copies are hardly better.
    private static final int MOST_COPIES = 4;

    private final WebClient client;
    private final Set<URI> tried = new LinkedHashSet<>();
    private final List<LocalizedSentence> troubles = new ArrayList<>();

    PdfLookup(WebClient client) {
        this.client = client;
    }

    /// @throws InterruptedException if nobody wants the answer any more
    PdfAnswer find(SoughtPdf paper) throws InterruptedException {
        if (paper.arxiv().isEmpty() && paper.doi().isEmpty()) {
            return new PdfAnswer.NotFetched(
                    LocalizedSentence.of("The entry has neither a DOI nor an arXiv number."));
        }
        Optional<PdfAnswer> found = Optional.empty();
        if (paper.arxiv().isPresent()) {
            URI address =
                    WebAddress.at("https://arxiv.org/pdf")
                            .path(paper.arxiv().get().toString())
                            .uri();
            found = first(List.of(address), paper.title());
        }
        if (found.isEmpty() && paper.doi().isPresent()) {
            found = first(unpaywall(paper.doi().get()), paper.title());
        }
        if (found.isEmpty() && paper.doi().isPresent()) {
            found = first(openAlex(paper.doi().get()), paper.title());
        }
        return found.orElseGet(this::notFetched);
    }

    private PdfAnswer notFetched() {
        return new PdfAnswer.NotFetched(
                troubles.isEmpty()
                        ? LocalizedSentence.of(
                                "Neither Unpaywall nor OpenAlex knows an open-access copy.")
                        : troubles.getFirst());
    }

    private Optional<PdfAnswer> first(List<URI> copies, String title) throws InterruptedException {
        for (URI address : copies) {
            if (tried.size() < MOST_COPIES && tried.add(address)) {
                Optional<Content> content =
                        ask(WebRequest.ofDocument(address, "application/pdf,*/*;q=0.5"));
                if (content.isPresent()) {
                    byte[] bytes = content.get().bytes();
                    Optional<LocalizedSentence> objection = PrintedTitle.of(bytes).objection(title);
                    if (objection.isEmpty()) {
                        return Optional.of(new PdfAnswer.Fetched(bytes, content.get().address()));
                    }
                    troubles.add(
                            LocalizedSentence.of(
                                    "The file from {0} was not kept: {1}",
                                    content.get().address().getHost(), objection.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Content> ask(WebRequest request) throws InterruptedException {
        WebAnswer answer = client.fetch(request);
        return switch (answer) {
            case Content content -> Optional.of(content);
            case WebFailure.NotFound _ -> Optional.empty();
            case WebFailure failure -> {
                troubles.add(failure.sentence());
                yield Optional.empty();
            }
        };
    }

    /// https://unpaywall.org/products/api
    private List<URI> unpaywall(Doi doi) throws InterruptedException {
        URI address = WebAddress.at("https://api.unpaywall.org/v2").path(doi.name()).uri();
        JsonNode record = record(address);
        List<JsonNode> places = new ArrayList<>(List.of(record.path("best_oa_location")));
        record.path("oa_locations").forEach(places::add);
        return addresses(places, "url_for_pdf");
    }

    private List<URI> openAlex(Doi doi) throws InterruptedException {
        JsonNode record = record(LookupServices.openAlex(doi).address());
        List<JsonNode> places = new ArrayList<>(List.of(record.path("best_oa_location")));
        for (JsonNode place : record.path("locations")) {
            if (place.path("is_oa").asBoolean(false)) {
                places.add(place);
            }
        }
        return addresses(places, "pdf_url");
    }

    private JsonNode record(URI address) throws InterruptedException {
        Optional<Content> content = ask(WebRequest.ofRecord(address, "application/json"));
        try {
            return JsonMapper.shared().readTree(content.map(Content::text).orElse("{}"));
        } catch (JacksonException _) {
            return JsonMapper.shared().createObjectNode();
        }
    }

    private static List<URI> addresses(List<JsonNode> places, String name) {
        return places.stream()
                .map(place -> place.path(name))
                .filter(JsonNode::isString)
                .flatMap(address -> WebAddress.parse(address.asString()).stream())
                .distinct()
                .toList();
    }
}
