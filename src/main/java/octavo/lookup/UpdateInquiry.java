package octavo.lookup;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebRequest;
import octavo.retractions.UpdateKind;
import octavo.retractions.UpdateNotice;
import octavo.values.Doi;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Asks Crossref and DataCite which works were retracted or corrected. At Crossref, a work may name
/// its notices (`updated-by`), and a notice the works that it is about (`update-to`); either is
/// enough, since publishers deposit only one of them.
public final class UpdateInquiry {
    private static final int MOST_DOIS_ASKED = 50;

    private final AnswerSource answerSource;
    private final Map<Doi, List<UpdateNotice>> noticesByDoi = new LinkedHashMap<>();
    private boolean hasFailed;

    public UpdateInquiry(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    /// The notices about some works, and whether all questions were answered.
    public record UpdateReply(Map<Doi, List<UpdateNotice>> noticesByDoi, boolean isComplete) {
        public UpdateReply {
            noticesByDoi = Map.copyOf(noticesByDoi);
        }

        public List<UpdateNotice> noticesOf(Doi work) {
            return noticesByDoi.getOrDefault(work, List.of());
        }
    }

    /// Asks about works, fifty at a time.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public UpdateReply findUpdates(List<Doi> works) throws InterruptedException {
        List<Doi> dois = works.stream().distinct().filter(it -> !isAskedAlone(it)).toList();
        List<Doi> dataciteDois = dois.stream().filter(DoiAgency::isDataciteRepository).toList();
        List<Doi> crossrefDois =
                dois.stream().filter(it -> !DoiAgency.isDataciteRepository(it)).toList();
        for (int i = 0; i < crossrefDois.size(); i += MOST_DOIS_ASKED) {
            List<Doi> asked =
                    crossrefDois.subList(i, Math.min(i + MOST_DOIS_ASKED, crossrefDois.size()));
            Set<Doi> wantedDois = new HashSet<>(asked);
            for (JsonNode item :
                    ask(LookupServices.crossrefUpdatedRequest(asked), "/message/items")) {
                addOwnUpdates(item, wantedDois);
            }
            for (JsonNode item :
                    ask(LookupServices.crossrefNoticesRequest(asked), "/message/items")) {
                addAnnounced(item, wantedDois);
            }
        }
        for (int i = 0; i < dataciteDois.size(); i += MOST_DOIS_ASKED) {
            List<Doi> asked =
                    dataciteDois.subList(i, Math.min(i + MOST_DOIS_ASKED, dataciteDois.size()));
            for (JsonNode item : ask(LookupServices.dataciteUpdatesRequest(asked), "/data")) {
                addReplacements(item.path("attributes"), new HashSet<>(asked));
            }
        }
        return new UpdateReply(noticesByDoi, !hasFailed);
    }

    private static boolean isAskedAlone(Doi doi) {
        return LookupServices.isAskedAlone(doi);
    }

    /// The items of a list; none, and a failure, if there is no list.
    private Iterable<JsonNode> ask(WebRequest request, String listPath)
            throws InterruptedException {
        if (answerSource.fetchAnswer(request) instanceof WebContent webContent) {
            Optional<JsonNode> list =
                    DoiLookup.parseJson(webContent.text())
                            .map(it -> it.at(listPath))
                            .filter(JsonNode::isArray);
            if (list.isPresent()) {
                return list.get();
            }
            answerSource.discardAnswer(request);
        }
        hasFailed = true;
        return List.of();
    }

    /// `updated-by` of a work's own record.
    private void addOwnUpdates(JsonNode item, Set<Doi> wantedDois) {
        doiOf(item)
                .filter(wantedDois::contains)
                .ifPresent(work ->
                        item.path("updated-by")
                                .forEach(update -> addNotice(work, update, doiOf(update))));
    }

    /// `update-to` of a notice.
    private void addAnnounced(JsonNode notice, Set<Doi> wantedDois) {
        notice.path("update-to")
                .forEach(update ->
                        doiOf(update)
                                .filter(wantedDois::contains)
                                .ifPresent(work -> addNotice(work, update, doiOf(notice))));
    }

    private void addNotice(Doi work, JsonNode update, Optional<Doi> noticeDoi) {
        boolean isOfRetractionWatch = update.path("source").asString("").equals("retraction-watch");
        var notice =
                new UpdateNotice(
                        UpdateKind.of(update.path("type").asString("")),
                        noticeDoi,
                        dateOf(update.path("updated")),
                        isOfRetractionWatch ? "Retraction Watch" : "Crossref");
        List<UpdateNotice> notices = noticesByDoi.computeIfAbsent(work, _ -> new ArrayList<>());
        boolean isKnown =
                notices.stream()
                        .anyMatch(it ->
                                it.kind() == notice.kind()
                                        && it.noticeDoi().equals(notice.noticeDoi()));
        if (!isKnown) {
            notices.add(notice);
        }
    }

    /// DataCite knows no retractions, only works that another one replaces.
    private void addReplacements(JsonNode attributes, Set<Doi> wantedDois) {
        Optional<Doi> work =
                Doi.parse(attributes.path("doi").asString("")).value().filter(wantedDois::contains);
        attributes
                .path("relatedIdentifiers")
                .forEach(relation -> {
                    boolean isReplaced =
                            relation.path("relationType").asString("").equals("IsObsoletedBy");
                    if (isReplaced && work.isPresent()) {
                        String identifier = relation.path("relatedIdentifier").asString("");
                        noticesByDoi
                                .computeIfAbsent(work.get(), _ -> new ArrayList<>())
                                .add(
                                        new UpdateNotice(
                                                UpdateKind.CORRECTION,
                                                Doi.parse(identifier).value(),
                                                "",
                                                "DataCite"));
                    }
                });
    }

    private static Optional<Doi> doiOf(JsonNode node) {
        return Doi.parse(node.path("DOI").asString("")).value();
    }

    private static String dateOf(JsonNode updated) {
        List<String> parts = new ArrayList<>();
        updated.path("date-parts")
                .path(0)
                .forEach(it -> {
                    String part = it.asString("");
                    parts.add(part.length() == 1 ? "0" + part : part);
                });
        return String.join("-", parts);
    }
}
