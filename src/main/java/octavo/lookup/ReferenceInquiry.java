package octavo.lookup;

import octavo.formats.workdrafts.TreeTexts;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/// Asks Crossref what works cite: publishers deposit the list of references with the record, so a
/// hundred works need one request.
public final class ReferenceInquiry {
    private final AnswerSource answerSource;
    private final Map<Doi, List<Doi>> citedDois = new LinkedHashMap<>();
    private final List<ListingFailure> failures = new ArrayList<>();
    private int namelessCount;

    public ReferenceInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    /// @param dois of the citing works
    /// @param onProgress receives the number of works that were asked about
    /// @throws InterruptedException if nobody wants the answer any more
    public DepositedReferences findReferences(List<Doi> dois, IntConsumer onProgress)
            throws InterruptedException {
        List<Doi> listedDois =
                dois.stream().distinct().filter(it -> !LookupServices.isAskedAlone(it)).toList();
        int askedCount = dois.size() - listedDois.size();
        for (List<Doi> batch : PaperLookup.splitBatches(listedDois, LookupServices.MOST_DOIS)) {
            askBatch(LookupServices.crossrefUpdatedRequest(batch));
            askedCount += batch.size();
            onProgress.accept(askedCount);
        }
        return new DepositedReferences(citedDois, namelessCount, failures);
    }

    private void askBatch(WebRequest request) throws InterruptedException {
        switch (answerSource.fetchAnswer(request)) {
            case NotFound _ -> {}
            case WebFailure failure -> addFailure(failure);
            case WebContent webContent -> {
                Optional<JsonNode> items =
                        DoiLookup.parseJson(webContent.text())
                                .map(it -> it.at("/message/items"))
                                .filter(JsonNode::isArray);
                if (items.isEmpty()) {
                    answerSource.discardAnswer(request);
                    addFailure(
                            new BrokenAnswer(String.valueOf(webContent.finalAddress().getHost())));
                }
                items.ifPresent(it -> it.forEach(this::readItem));
            }
        }
    }

    private void addFailure(WebFailure failure) {
        failures.add(new ListingFailure(WebService.CROSSREF.displayTitle(), failure));
    }

    private void readItem(JsonNode item) {
        Optional<Doi> citingDoi = Doi.parse(TreeTexts.firstText(item, "DOI")).value();
        if (citingDoi.isEmpty() || !item.path("reference").isArray()) {
            return;
        }
        Set<Doi> cited = new LinkedHashSet<>();
        for (JsonNode reference : item.path("reference")) {
            Optional<Doi> citedDoi = Doi.parse(TreeTexts.firstText(reference, "DOI")).value();
            citedDoi.ifPresent(cited::add);
            namelessCount += citedDoi.isEmpty() ? 1 : 0;
        }
        citedDois.put(citingDoi.get(), List.copyOf(cited));
    }
}
