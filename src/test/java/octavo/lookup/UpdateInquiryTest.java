package octavo.lookup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.lookup.UpdateInquiry.UpdateReply;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;
import octavo.values.Doi;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Two thousand works, of which every tenth was retracted and every seventh corrected. Some of them
/// are notices themselves.
class UpdateInquiryTest {
    private static final int WORK_COUNT = 2000;

    private static Doi doi(int number) {
        return Doi.parse("10.1000/w" + number).value().orElseThrow();
    }

    private static boolean isRetracted(int number) {
        return number % 10 == 3;
    }

    private static List<Integer> askedNumbers(String address, String filterName) {
        return IntStream.range(0, WORK_COUNT)
                .filter(it ->
                        (address + ",").contains(filterName + doi(it).name() + ",")
                                || address.contains(filterName + doi(it).name() + "&"))
                .boxed()
                .toList();
    }

    private static ObjectNode update(String type, String doiName) {
        ObjectNode update =
                JsonMapper.shared()
                        .createObjectNode()
                        .put("DOI", doiName)
                        .put("type", type)
                        .put("source", "publisher");
        update.putObject("updated").putArray("date-parts").addArray().add(2023).add(5).add(24);
        return update;
    }

    /// A Crossref in which publishers deposit only one of the two fields.
    private static Optional<StubAnswer> crossref(Asked asked, String depositedField) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        ObjectNode root = JsonMapper.shared().createObjectNode();
        ArrayNode items = root.putObject("message").putArray("items");
        boolean isOfNotices = address.contains("updates:");
        for (int number : askedNumbers(address, isOfNotices ? "updates:" : "doi:")) {
            List<String> types =
                    IntStream.range(0, 2)
                            .filter(it -> it == 0 ? isRetracted(number) : number % 7 == 0)
                            .mapToObj(it -> it == 0 ? "retraction" : "correction")
                            .toList();
            if (!isOfNotices) {
                ObjectNode work = items.addObject().put("DOI", doi(number).name());
                if (depositedField.equals("updated-by") && !types.isEmpty()) {
                    ArrayNode updates = work.putArray("updated-by");
                    types.forEach(it -> updates.add(update(it, "10.1000/n" + number + it)));
                }
                if (number % 10 == 4) { // a notice about the work before it
                    work.putArray("update-to").add(update("retraction", doi(number - 1).name()));
                }
            } else if (depositedField.equals("update-to")) {
                types.forEach(it ->
                        items.addObject()
                                .put("DOI", "10.1000/n" + number + it)
                                .putArray("update-to")
                                .add(update(it, doi(number).name())));
            }
        }
        return Optional.of(StubAnswer.ofJson(root.toString()));
    }

    private static UpdateReply findAll(StubServer web) throws InterruptedException {
        return new UpdateInquiry(AnswerSource.of(web.client()))
                .findUpdates(
                        IntStream.range(0, WORK_COUNT).mapToObj(UpdateInquiryTest::doi).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"updated-by", "update-to"})
    void everyRetractedWorkIsFoundByEitherFieldAndNoOther(String depositedField)
            throws IOException, InterruptedException {
        try (var web = new StubServer()) {
            web.on("api.crossref.org/works", asked -> crossref(asked, depositedField));
            UpdateReply reply = findAll(web);
            Set<Doi> alarmed = new HashSet<>();
            reply.noticesByDoi()
                    .forEach((work, notices) -> {
                        if (notices.stream().anyMatch(it -> it.kind().isAlarm())) {
                            alarmed.add(work);
                        }
                    });
            assertEquals(
                    IntStream.range(0, WORK_COUNT)
                            .filter(UpdateInquiryTest::isRetracted)
                            .mapToObj(UpdateInquiryTest::doi)
                            .collect(Collectors.toSet()),
                    alarmed);
            assertEquals(200, alarmed.size());
            assertTrue(reply.isComplete());
            assertEquals(2 * WORK_COUNT / 50, web.asked().size());
        }
    }

    @Test
    void aFailureIsNoAllClear() throws IOException, InterruptedException {
        try (var web = new StubServer()) {
            web.on("", StubAnswer.ofJson("{\"error\": \"try again\"}"));
            assertFalse(findAll(web).isComplete());
        }
    }

    @Test
    void aWorkThatAnotherReplacesAtDataciteIsACorrection()
            throws IOException, InterruptedException {
        Doi work = Doi.parse("10.5281/zenodo.1").value().orElseThrow();
        try (var web = new StubServer()) {
            web.on(
                    "api.datacite.org",
                    StubAnswer.ofJson(
                            """
                            {"data": [{"attributes": {"doi": "10.5281/zenodo.1",
                             "relatedIdentifiers": [
                             {"relationType": "Cites", "relatedIdentifier": "10.5281/zenodo.3"},
                             {"relationType": "IsObsoletedBy",
                              "relatedIdentifier": "10.5281/zenodo.2"}]}}]}
                            """));
            UpdateReply reply =
                    new UpdateInquiry(AnswerSource.of(web.client())).findUpdates(List.of(work));
            assertEquals(1, reply.noticesOf(work).size());
            assertFalse(reply.noticesOf(work).getFirst().kind().isAlarm());
        }
    }
}
