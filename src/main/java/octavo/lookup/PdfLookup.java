package octavo.lookup;

import octavo.formats.paper.PrintedTitle;
import octavo.net.WebAddress;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.WebContent;
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

    private final WebClient webClient;
    private final Set<URI> triedAddresses = new LinkedHashSet<>();
    private final List<LocalizedSentence> troubleSentences = new ArrayList<>();

    PdfLookup(WebClient webClient) {
        this.webClient = webClient;
    }

    /// @throws InterruptedException if nobody wants the answer any more
    PdfAnswer findPdf(SoughtPdf soughtPdf) throws InterruptedException {
        if (soughtPdf.arxivId().isEmpty() && soughtPdf.doi().isEmpty()) {
            return new PdfAnswer.NotFetched(
                    LocalizedSentence.of("The entry has neither a DOI nor an arXiv number."));
        }
        Optional<PdfAnswer> foundAnswer = Optional.empty();
        if (soughtPdf.arxivId().isPresent()) {
            URI address =
                    WebAddress.at("https://arxiv.org/pdf")
                            .withPath(soughtPdf.arxivId().get().toString())
                            .toUri();
            foundAnswer = firstFetched(List.of(address), soughtPdf.paperTitle());
        }
        if (foundAnswer.isEmpty() && soughtPdf.doi().isPresent()) {
            foundAnswer =
                    firstFetched(unpaywallCopies(soughtPdf.doi().get()), soughtPdf.paperTitle());
        }
        if (foundAnswer.isEmpty() && soughtPdf.doi().isPresent()) {
            foundAnswer =
                    firstFetched(openAlexCopies(soughtPdf.doi().get()), soughtPdf.paperTitle());
        }
        return foundAnswer.orElseGet(this::notFetched);
    }

    private PdfAnswer notFetched() {
        return new PdfAnswer.NotFetched(
                troubleSentences.isEmpty()
                        ? LocalizedSentence.of(
                                "Neither Unpaywall nor OpenAlex knows an open-access copy.")
                        : troubleSentences.getFirst());
    }

    private Optional<PdfAnswer> firstFetched(List<URI> copyAddresses, String paperTitle)
            throws InterruptedException {
        for (URI address : copyAddresses) {
            if (triedAddresses.size() < MOST_COPIES && triedAddresses.add(address)) {
                Optional<WebContent> webContent =
                        fetchContent(WebRequest.ofDocument(address, "application/pdf,*/*;q=0.5"));
                if (webContent.isPresent()) {
                    byte[] pdfBytes = webContent.get().bytes();
                    Optional<LocalizedSentence> objectionSentence =
                            PrintedTitle.of(pdfBytes).objection(paperTitle);
                    if (objectionSentence.isEmpty()) {
                        return Optional.of(
                                new PdfAnswer.FetchedPdf(
                                        pdfBytes, webContent.get().finalAddress()));
                    }
                    troubleSentences.add(
                            LocalizedSentence.of(
                                    "The file from {0} was not kept: {1}",
                                    webContent.get().finalAddress().getHost(),
                                    objectionSentence.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<WebContent> fetchContent(WebRequest request) throws InterruptedException {
        WebAnswer webAnswer = webClient.fetchAnswer(request);
        return switch (webAnswer) {
            case WebContent webContent -> Optional.of(webContent);
            case WebFailure.NotFound _ -> Optional.empty();
            case WebFailure failure -> {
                troubleSentences.add(failure.sentence());
                yield Optional.empty();
            }
        };
    }

    /// https://unpaywall.org/products/api
    private List<URI> unpaywallCopies(Doi doi) throws InterruptedException {
        URI address = WebAddress.at("https://api.unpaywall.org/v2").withPath(doi.name()).toUri();
        JsonNode recordNode = fetchRecord(address);
        List<JsonNode> locationNodes =
                new ArrayList<>(List.of(recordNode.path("best_oa_location")));
        recordNode.path("oa_locations").forEach(locationNodes::add);
        return parseAddresses(locationNodes, "url_for_pdf");
    }

    private List<URI> openAlexCopies(Doi doi) throws InterruptedException {
        JsonNode recordNode = fetchRecord(LookupServices.openAlexRequest(doi).address());
        List<JsonNode> locationNodes =
                new ArrayList<>(List.of(recordNode.path("best_oa_location")));
        for (JsonNode locationNode : recordNode.path("locations")) {
            if (locationNode.path("is_oa").asBoolean(false)) {
                locationNodes.add(locationNode);
            }
        }
        return parseAddresses(locationNodes, "pdf_url");
    }

    private JsonNode fetchRecord(URI address) throws InterruptedException {
        Optional<WebContent> webContent =
                fetchContent(WebRequest.ofRecord(address, "application/json"));
        try {
            return JsonMapper.shared().readTree(webContent.map(WebContent::text).orElse("{}"));
        } catch (JacksonException _) {
            return JsonMapper.shared().createObjectNode();
        }
    }

    private static List<URI> parseAddresses(List<JsonNode> locationNodes, String memberName) {
        return locationNodes.stream()
                .map(locationNode -> locationNode.path(memberName))
                .filter(JsonNode::isString)
                .flatMap(address -> WebAddress.parse(address.asString()).stream())
                .distinct()
                .toList();
    }
}
