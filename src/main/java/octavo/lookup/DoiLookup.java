package octavo.lookup;

import octavo.fields.FieldName;
import octavo.lookup.LookupAnswers.AskedPaper;
import octavo.lookup.SoughtPaper.OfDoi;
import octavo.net.WebRequest;
import octavo.values.Doi;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Looks up DOIs: at Crossref, at DataCite, and then through content negotiation with the
/// registration agency.
final class DoiLookup {
    private final LookupAnswers lookupAnswers;

    DoiLookup(LookupAnswers lookupAnswers) {
        this.lookupAnswers = lookupAnswers;
    }

    /// A paper and the DOI to look up.
    private record PaperWithDoi(SoughtPaper soughtPaper, Doi paperDoi) {
        AskedPaper toAskedPaper() {
            return new AskedPaper(
                    soughtPaper,
                    work ->
                            Doi.parse(work.plainText(FieldName.DOI))
                                    .value()
                                    .filter(paperDoi::equals)
                                    .isPresent());
        }
    }

    /// @param publishedDois papers found already, with the DOIs of their published versions
    void findPapers(List<OfDoi> papers, Map<SoughtPaper, Doi> publishedDois)
            throws InterruptedException {
        List<PaperWithDoi> wantedPapers =
                papers.stream().map(it -> new PaperWithDoi(it, it.doi())).toList();
        List<PaperWithDoi> publishedPapers =
                publishedDois.entrySet().stream()
                        .map(it -> new PaperWithDoi(it.getKey(), it.getValue()))
                        .toList();
        Predicate<PaperWithDoi> isDataciteDoi = it -> DoiAgency.isDataciteRepository(it.paperDoi());
        askDatacite(wantedPapers.stream().filter(isDataciteDoi).toList());
        askCrossref(
                Stream.concat(unansweredPapers(wantedPapers).stream(), publishedPapers.stream())
                        .toList());
        askDatacite(
                unansweredPapers(wantedPapers).stream().filter(isDataciteDoi.negate()).toList());
        askAgencies(unansweredPapers(wantedPapers));
        askOpenAlex(unansweredPapers(wantedPapers));
    }

    /// OpenAlex copies what agencies say: it stands in for one that does not answer. It gives
    /// single works for nothing; more than a few would be a search.
    private void askOpenAlex(List<PaperWithDoi> papers) throws InterruptedException {
        List<PaperWithDoi> unanswered =
                papers.stream()
                        .filter(it -> lookupAnswers.failureOf(it.soughtPaper()).isPresent())
                        .limit(LookupServices.MOST_OPENALEX_WORKS)
                        .toList();
        askService(
                "OpenAlex",
                PaperLookup.splitBatches(unanswered, 1),
                it -> LookupServices.openAlexRequest(it.getFirst()));
    }

    private List<PaperWithDoi> unansweredPapers(List<PaperWithDoi> papers) {
        return papers.stream().filter(it -> !lookupAnswers.hasAnswer(it.soughtPaper())).toList();
    }

    private void askCrossref(List<PaperWithDoi> papers) throws InterruptedException {
        Predicate<PaperWithDoi> isAskedAlone = it -> LookupServices.isAskedAlone(it.paperDoi());
        List<List<PaperWithDoi>> batches = new ArrayList<>();
        batches.addAll(PaperLookup.splitBatches(papers.stream().filter(isAskedAlone).toList(), 1));
        batches.addAll(
                PaperLookup.splitBatches(
                        papers.stream().filter(isAskedAlone.negate()).toList(),
                        LookupServices.MOST_DOIS));
        askService("Crossref", batches, LookupServices::crossrefRequest);
    }

    private void askDatacite(List<PaperWithDoi> papers) throws InterruptedException {
        askService(
                "DataCite",
                PaperLookup.splitBatches(papers, LookupServices.MOST_DOIS),
                LookupServices::dataciteRequest);
    }

    private void askService(
            String sourceName,
            List<List<PaperWithDoi>> batches,
            Function<List<Doi>, WebRequest> requestBuilder)
            throws InterruptedException {
        for (List<PaperWithDoi> batch : batches) {
            lookupAnswers.askService(
                    sourceName,
                    batch,
                    it -> requestBuilder.apply(it.stream().map(PaperWithDoi::paperDoi).toList()),
                    PaperWithDoi::toAskedPaper);
        }
    }

    private void askAgencies(List<PaperWithDoi> papers) throws InterruptedException {
        for (List<PaperWithDoi> batch :
                PaperLookup.splitBatches(papers, LookupServices.MOST_AGENCY_DOIS)) {
            Optional<JsonNode> agencyReply =
                    lookupAnswers
                            .fetchContent(
                                    LookupServices.agenciesRequest(
                                            batch.stream().map(PaperWithDoi::paperDoi).toList()),
                                    batch.stream().map(PaperWithDoi::soughtPaper).toList())
                            .flatMap(it -> parseJson(it.text()));
            for (PaperWithDoi paperWithDoi : batch) {
                if (DoiAgency.in(agencyReply, paperWithDoi.paperDoi()).isOther()) {
                    askService(
                            "doi.org",
                            List.of(List.of(paperWithDoi)),
                            it -> LookupServices.negotiatedRequest(it.getFirst()));
                }
            }
        }
    }

    static Optional<JsonNode> parseJson(String jsonText) {
        try {
            return Optional.of(JsonMapper.shared().readTree(jsonText));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }
}
