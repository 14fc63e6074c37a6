package octavo.lookup;

import octavo.fields.FieldName;
import octavo.lookup.LookupAnswers.Asked;
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
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Looks up DOIs: at Crossref, at DataCite, and then through content negotiation with the
/// registration agency.
final class DoiLookup {
    /// Prefixes of repositories that use DataCite: Zenodo, figshare, Dryad, Mendeley Data, OSF.
    private static final Set<String> OF_DATACITE =
            Set.of("10.5281", "10.6084", "10.5061", "10.17632", "10.17605");

    /// Replies of the agency service after which no other service need be asked.
    private static final Set<String> HOPELESS =
            Set.of("", "Crossref", "DataCite", "DOI does not exist", "Invalid DOI");

    private final LookupAnswers answers;

    DoiLookup(LookupAnswers answers) {
        this.answers = answers;
    }

    /// A paper and the DOI to look up.
    private record Named(SoughtPaper paper, Doi doi) {
        Asked asked() {
            return new Asked(
                    paper,
                    work ->
                            Doi.parse(work.plain(FieldName.DOI))
                                    .value()
                                    .filter(doi::equals)
                                    .isPresent());
        }
    }

    /// @param published papers found already, with the DOIs of their published versions
    void find(List<OfDoi> papers, Map<SoughtPaper, Doi> published) throws InterruptedException {
        List<Named> wanted = papers.stream().map(it -> new Named(it, it.doi())).toList();
        List<Named> more =
                published.entrySet().stream()
                        .map(it -> new Named(it.getKey(), it.getValue()))
                        .toList();
        Predicate<Named> deposited = it -> OF_DATACITE.contains(it.doi().prefix());
        datacite(wanted.stream().filter(deposited).toList());
        crossref(Stream.concat(open(wanted).stream(), more.stream()).toList());
        datacite(open(wanted).stream().filter(deposited.negate()).toList());
        agencies(open(wanted));
        openAlex(open(wanted));
    }

    /// OpenAlex copies what agencies say: it stands in for one that does not answer. It gives
    /// single works for nothing; more than a few would be a search.
    private void openAlex(List<Named> papers) throws InterruptedException {
        List<Named> unanswered =
                papers.stream()
                        .filter(it -> answers.failure(it.paper()).isPresent())
                        .limit(LookupServices.OPENALEX_WORKS)
                        .toList();
        ask(
                "OpenAlex",
                PaperLookup.parts(unanswered, 1),
                it -> LookupServices.openAlex(it.getFirst()));
    }

    private List<Named> open(List<Named> papers) {
        return papers.stream().filter(it -> !answers.has(it.paper())).toList();
    }

    private void crossref(List<Named> papers) throws InterruptedException {
        Predicate<Named> alone = it -> LookupServices.isAskedAlone(it.doi());
        List<List<Named>> parts = new ArrayList<>();
        parts.addAll(PaperLookup.parts(papers.stream().filter(alone).toList(), 1));
        parts.addAll(
                PaperLookup.parts(
                        papers.stream().filter(alone.negate()).toList(), LookupServices.DOIS));
        ask("Crossref", parts, LookupServices::crossref);
    }

    private void datacite(List<Named> papers) throws InterruptedException {
        ask("DataCite", PaperLookup.parts(papers, LookupServices.DOIS), LookupServices::datacite);
    }

    private void ask(
            String source, List<List<Named>> parts, Function<List<Doi>, WebRequest> request)
            throws InterruptedException {
        for (List<Named> some : parts) {
            answers.ask(
                    source,
                    some,
                    it -> request.apply(it.stream().map(Named::doi).toList()),
                    Named::asked);
        }
    }

    private void agencies(List<Named> papers) throws InterruptedException {
        for (List<Named> some : PaperLookup.parts(papers, LookupServices.AGENCIES)) {
            Optional<JsonNode> said =
                    answers.fetch(
                                    LookupServices.agencies(some.stream().map(Named::doi).toList()),
                                    some.stream().map(Named::paper).toList())
                            .flatMap(it -> tree(it.text()));
            for (Named named : some) {
                if (!HOPELESS.contains(agency(said, named.doi()))) {
                    ask(
                            "doi.org",
                            List.of(List.of(named)),
                            it -> LookupServices.negotiated(it.getFirst()));
                }
            }
        }
    }

    private static Optional<JsonNode> tree(String json) {
        try {
            return Optional.of(JsonMapper.shared().readTree(json));
        } catch (JacksonException _) {
            return Optional.empty();
        }
    }

    /// The registration agency of a DOI; empty if the answer has none.
    private static String agency(Optional<JsonNode> said, Doi doi) {
        return said.stream()
                .flatMap(JsonNode::valueStream)
                .filter(it -> it.path("DOI").asString("").equalsIgnoreCase(doi.name()))
                .map(it -> it.path("RA").asString(it.path("status").asString("")))
                .findFirst()
                .orElse("");
    }
}
