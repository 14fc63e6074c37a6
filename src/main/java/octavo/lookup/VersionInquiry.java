package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.net.WebAnswer.WebContent;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PreprintServers;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Asks which other versions of a work exist: Crossref and DataCite for the relations that the
/// record of its DOI names, arXiv for what the authors of a preprint have entered.
public final class VersionInquiry {
    /// What DataCite calls the relation of a preprint to the published work.
    private static final Set<String> PREPRINT_RELATIONS =
            Set.of("IsVersionOf", "IsPreviousVersionOf");

    private final AnswerSource answerSource;
    private final Map<String, ImportedWork> arxivRecords = new HashMap<>();

    public VersionInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    /// Asks arXiv about preprints, a hundred at a time.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public void askArxiv(List<ArxivId> arxivIds) throws InterruptedException {
        List<ArxivId> plainIds =
                arxivIds.stream().map(it -> new ArxivId(it.id(), Optional.empty())).toList();
        for (List<ArxivId> batch :
                PaperLookup.splitBatches(
                        plainIds.stream().distinct().toList(), LookupServices.MOST_ARXIV_IDS)) {
            if (answerSource.fetchAnswer(LookupServices.arxivRequest(batch))
                    instanceof WebContent webContent) {
                LookupAnswers.parseWorks(webContent)
                        .forEach(work -> arxivRecords.put(work.plainText(FieldName.EPRINT), work));
            }
        }
    }

    /// Where arXiv says that a preprint was published, as its authors have entered it; empty if
    /// they have not.
    public String journalReference(ArxivId arxivId) {
        return Optional.ofNullable(arxivRecords.get(arxivId.id()))
                .map(it -> it.plainText(FieldName.NOTE))
                .orElse("");
    }

    /// The DOIs of published versions that arXiv or the agency of a preprint's DOI names.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<Doi> publishedVersions(Optional<Doi> preprintDoi, Optional<ArxivId> arxivId)
            throws InterruptedException {
        List<Doi> dois = new ArrayList<>();
        arxivId.flatMap(it -> Optional.ofNullable(arxivRecords.get(it.id())))
                .flatMap(it -> Doi.parse(it.plainText(FieldName.DOI)).value())
                .ifPresent(dois::add);
        Optional<Doi> agencyDoi = preprintDoi.or(() -> arxivId.flatMap(ArxivId::registeredDoi));
        if (agencyDoi.isPresent()) {
            dois.addAll(relatedDois(agencyDoi.get(), "is-preprint-of", PREPRINT_RELATIONS));
        }
        return dois.stream()
                .distinct()
                .filter(Predicate.not(PreprintServers::hasRegistered))
                .toList();
    }

    /// The DOIs of preprints that the agency of a published work's DOI names.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public List<Doi> preprints(Doi publishedDoi) throws InterruptedException {
        return relatedDois(publishedDoi, "has-preprint", Set.of()).stream()
                .filter(PreprintServers::hasRegistered)
                .toList();
    }

    /// @param crossrefRelation its name at Crossref
    /// @param dataciteRelations its names at DataCite
    private List<Doi> relatedDois(Doi doi, String crossrefRelation, Set<String> dataciteRelations)
            throws InterruptedException {
        List<Doi> dois = new ArrayList<>();
        if (answerSource.fetchAnswer(DoiAgency.likelyFor(doi).recordRequest(doi))
                instanceof WebContent webContent) {
            JsonNode root =
                    DoiLookup.parseJson(webContent.text()).orElseGet(MissingNode::getInstance);
            JsonNode crossrefRecord = root.at("/message/items/0");
            crossrefRecord
                    .path("relation")
                    .path(crossrefRelation)
                    .forEach(it ->
                            Doi.parse(it.path("id").asString("")).value().ifPresent(dois::add));
            for (JsonNode relation : root.at("/data/0/attributes/relatedIdentifiers")) {
                if (dataciteRelations.contains(relation.path("relationType").asString(""))) {
                    Doi.parse(relation.path("relatedIdentifier").asString(""))
                            .value()
                            .ifPresent(dois::add);
                }
            }
        }
        return dois;
    }
}
