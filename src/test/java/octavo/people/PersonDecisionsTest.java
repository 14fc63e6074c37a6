package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class PersonDecisionsTest {
    private static final PersonDecisions SOME =
            PersonDecisions.none()
                    .decideSame("Li, Guo", "Li, G.")
                    .decideDifferent("Li, Guo", "Li, Gang")
                    .preferName("Li, G.", "Guo Li")
                    .orcid("Li, Guo", "0000-0002-1825-0097")
                    .markMe("Mai, Luo", true)
                    .markAdvisee("Zhao, Bo", true);

    private static Sidecar sidecar(String json) {
        return Sidecar.of((ObjectNode) JsonMapper.shared().readTree(json));
    }

    @Test
    void whatIsSaidOfOneSpellingHoldsForAllOfThePerson() {
        assertTrue(SOME.areSame("Li, G.", "Li, Guo"));
        assertTrue(SOME.areDifferent("Li, Gang", "Li, G."));
        assertEquals("0000-0002-1825-0097", SOME.orcid("Li, G."));
        assertEquals(3, SOME.people().size());
    }

    @Test
    void sameJoinsWhatWasKnownOfBoth() {
        var joined = SOME.decideSame("Mai, Luo", "Li, G.");
        assertEquals(2, joined.people().size());
        var person = joined.person("Li, Guo").orElseThrow();
        assertTrue(person.isMe());
        assertEquals("Guo Li", person.name());
        assertTrue(joined.areDifferent("Mai, Luo", "Li, Gang"));
    }

    @Test
    void theLastVerdictCounts() {
        var apart = SOME.decideDifferent("Li, Guo", "Li, G.");
        assertFalse(apart.areSame("Li, Guo", "Li, G."));
        assertTrue(apart.areDifferent("Li, Guo", "Li, G."));
        var again = apart.decideSame("Li, G.", "Li, Guo");
        assertTrue(again.areSame("Li, Guo", "Li, G."));
        assertFalse(again.areDifferent("Li, Guo", "Li, G."));
        assertEquals(
                PersonDecisions.none().people().size(),
                SOME.withoutSpelling("Li, G.")
                        .withoutSpelling("Mai, Luo")
                        .withoutSpelling("Zhao, Bo")
                        .people()
                        .size());
    }

    @Test
    void aSidecarGivesBackWhatWasWritten() {
        var written = DecisionsJson.write(SOME, Sidecar.empty());
        assertEquals(SOME, DecisionsJson.readDecisions(written).decisions());
        assertEquals(List.of(), DecisionsJson.readDecisions(written).messages());
        assertSame(written, DecisionsJson.write(SOME, written));
        assertEquals(Sidecar.empty(), DecisionsJson.write(PersonDecisions.none(), written));
    }

    @Test
    void whatIsNotOursStaysAndSoDoesItsOrder() {
        var before =
                sidecar(
                        """
                        {"version": 1, "zeta": 1,
                         "people": {"odd": 7, "mai-luo": {"twitter": "x", "me": true,
                           "spellings": {"Mai, Luo": true, "Odd": "?"}}},
                         "alpha": 2}
                        """);
        var read = DecisionsJson.readDecisions(before);
        assertEquals(2, read.messages().size());
        var after = DecisionsJson.write(read.decisions().markAdvisee("Mai, Luo", true), before);
        assertEquals(
                "{\"version\":1,\"zeta\":1,\"people\":{\"odd\":7,\"mai-luo\":{\"twitter\":\"x\","
                        + "\"me\":true,\"spellings\":{\"Mai, Luo\":true,\"Odd\":\"?\"},"
                        + "\"advisee\":true}},\"alpha\":2}",
                after.toString());
    }

    @Test
    void whatTwoSayAboutOnePersonIsMerged(@TempDir Path folder) throws IOException {
        Path library = folder.resolve("papers.bib");
        var start =
                SidecarFile.loadFor(library)
                        .saveSidecar(DecisionsJson.write(SOME, Sidecar.empty()));
        var ours = DecisionsJson.write(SOME.decideSame("Li, Guo", "Guo Li, X."), start.content());
        var theirs =
                DecisionsJson.write(SOME.decideDifferent("Li, Guo", "Li, Gong"), start.content());
        start.saveSidecar(ours);
        start.saveSidecar(theirs);
        var merged =
                DecisionsJson.readDecisions(SidecarFile.loadFor(library).content()).decisions();
        assertTrue(merged.areSame("Li, G.", "Guo Li, X."));
        assertTrue(merged.areDifferent("Li, G.", "Li, Gong"));
        assertTrue(
                Files.readAllLines(SidecarFile.pathFor(library)).stream()
                        .allMatch(line -> line.chars().filter(c -> c == ':').count() <= 1));
    }

    @Test
    void aSpellingIsOnePersonAtMost() {
        var read =
                DecisionsJson.readDecisions(
                        sidecar(
                                """
                                {"people": {"a": {"spellings": {"Li, Guo": true}},
                                            "b": {"orcid": "12", "spellings": {"Li, Guo": true}}}}
                                """));
        assertEquals(2, read.messages().size());
        assertEquals("a", read.decisions().person("Li, Guo").orElseThrow().id());
    }
}
