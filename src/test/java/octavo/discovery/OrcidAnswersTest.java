package octavo.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.lookup.AnswerSource;
import octavo.lookup.AuthorInquiry;
import octavo.lookup.RecordedWork;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.people.PersonDecisions;
import octavo.values.Orcid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What ORCID has really answered, read beside an independent reading of its JSON.
class OrcidAnswersTest {
    private static final String EMPTY_FEED =
            "<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>http://arxiv.org/a/x</id></feed>";

    @ParameterizedTest
    @ValueSource(strings = {"0000-0001-8607-8025", "0000-0003-1444-9135"})
    void eachGroupIsOneWorkWithItsTitleDateAndDoi(String orcid) throws Exception {
        List<JsonNode> groups = new ArrayList<>();
        try (var web = StubServer.replaying(SharedData.path("octavo.web", "sources/web"))) {
            web.on("arxiv.org/a/", StubAnswer.of(200, "application/atom+xml", EMPTY_FEED));
            web.on("api.crossref.org/", StubAnswer.of(404, "text/plain", "none"));
            web.on("api.openalex.org/", StubAnswer.of(404, "text/plain", "none"));
            var identity =
                    OwnIdentity.of(PersonDecisions.none(), List.of(new Orcid(orcid)), List.of());
            OwnWorkAnswers answers =
                    OwnWorkAnswers.ask(new AuthorInquiry(AnswerSource.of(web.client())), identity);
            String answer =
                    Files.readString(
                            SharedData.path(
                                    "octavo.web.orcid",
                                    "sources/web/orcid/v3.0-%s-works.answer".formatted(orcid)));
            JsonMapper.shared()
                    .readTree(answer.substring(answer.indexOf('{')))
                    .path("group")
                    .forEach(groups::add);
            List<RecordedWork> works =
                    answers.works().stream().filter(RecordedWork::isClaimed).toList();
            assertEquals(groups.size(), works.size());
            for (int i = 0; i < groups.size(); i++) {
                compare(groups.get(i), works.get(i));
            }
            assertEquals(
                    groups.size(),
                    RecordGroups.of(Library.of(BibParser.parse("")), works, DistinctPairs.NONE)
                            .groups()
                            .stream()
                            .mapToInt(it -> it.records().size())
                            .sum());
        }
    }

    private static void compare(JsonNode group, RecordedWork work) {
        JsonNode best = group.path("work-summary").path(0);
        for (JsonNode summary : group.path("work-summary")) {
            best = rank(summary) > rank(best) ? summary : best;
        }
        assertEquals(
                letters(best.at("/title/title/value").asString("")),
                letters(work.work().plainText(FieldName.TITLE)));
        assertEquals(
                best.at("/publication-date/year/value").asString(""),
                work.work().plainText(FieldName.DATE).replaceFirst("-.*", ""));
        String doi = "";
        for (JsonNode identifier : best.at("/external-ids/external-id")) {
            boolean isOwn =
                    identifier.path("external-id-type").asString("").equals("doi")
                            && identifier
                                    .path("external-id-relationship")
                                    .asString("")
                                    .equalsIgnoreCase("self");
            doi =
                    isOwn && doi.isEmpty()
                            ? identifier
                                    .path("external-id-value")
                                    .asString("")
                                    .replaceFirst("^https?://(dx\\.)?doi\\.org/", "")
                            : doi;
        }
        String address = best.at("/url/value").asString("");
        if (doi.isEmpty() && address.contains("doi.org/")) {
            doi = address.substring(address.indexOf("doi.org/") + "doi.org/".length());
        }
        assertEquals(
                doi.toLowerCase(Locale.ROOT),
                work.work().plainText(FieldName.DOI).toLowerCase(Locale.ROOT));
    }

    private static int rank(JsonNode summary) {
        return Integer.parseInt(summary.path("display-index").asString("0"));
    }

    private static String letters(String text) {
        return text.replaceAll("<[^>]+>", "").replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
