package octavo.bibliometrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.bibliometrics.CoauthorGraph.GraphAuthor;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.DecisionsJson;
import octavo.people.People;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class CoauthorGraphTest {
    private static CoauthorGraph of(String bibtex, String sidecar) {
        Library library = Library.of(BibParser.parse(bibtex));
        PersonDecisions decisions =
                DecisionsJson.readDecisions(
                                Sidecar.of((ObjectNode) JsonMapper.shared().readTree(sidecar)))
                        .decisions();
        return CoauthorGraph.of(Work.allOf(library).toList(), People.of(library, decisions));
    }

    private static List<String> names(List<GraphAuthor> authors) {
        return authors.stream().map(it -> it.name() + " " + it.papers().size()).toList();
    }

    @Test
    void authorsOfOnePaperAreLinkedByHowOftenTheyWroteTogether() {
        CoauthorGraph graph =
                of(
                        """
                        @misc{a, title = {A}, author = {Ann Doe and Bob Roe}, year = 2019}
                        @misc{b, title = {B}, author = {Bob Roe and Ann Doe and Eve Moe}, year = 2023}
                        @misc{c, title = {C}, author = {Ann Doe}, editor = {Ed Itor}}
                        """,
                        "{}");
        assertEquals(List.of("Doe, Ann 3", "Roe, Bob 2", "Moe, Eve 1"), names(graph.authors()));
        assertEquals(
                List.of(new PointLink(0, 1, 2), new PointLink(0, 2, 1), new PointLink(1, 2, 1)),
                graph.links());
        assertEquals(List.of("Roe, Bob 2", "Moe, Eve 1"), names(graph.partnersOf(0)));
        assertEquals(
                "2019–2023",
                graph.authors().getFirst().years().map(YearRange::shownYears).orElse(""));
    }

    @Test
    void spellingsOfOnePersonAreOneAuthorAndTheOwnerIsKnown() {
        CoauthorGraph graph =
                of(
                        """
                        @misc{a, title = {A}, author = {Ann Doe and Bob Roe}}
                        @misc{b, title = {B}, author = {A. Doe}}
                        """,
                        """
                        {"people": {"doe": {"me": true, "spellings": {"Doe, Ann": true, "Doe, A.": true}}}}
                        """);
        assertEquals(2, graph.authors().size());
        assertEquals(2, graph.authors().getFirst().papers().size());
        assertEquals(
                List.of(true, false), graph.authors().stream().map(GraphAuthor::isOwner).toList());
    }

    @Test
    void ofManyAuthorsOnlySomeAreDrawnAndAllAreListed() {
        String authors =
                IntStream.range(0, 3000)
                        .mapToObj(
                                it -> "Ann Name" + Integer.toString(it, 36).replaceAll("\\d", "z"))
                        .distinct()
                        .collect(Collectors.joining(" and "));
        CoauthorGraph graph = of("@misc{a, title = {A}, author = {" + authors + "}}", "{}");
        assertEquals(authors.split(" and ").length, graph.authors().size());
        assertEquals(60, graph.drawnCount());
        assertEquals(60 * 59 / 2, graph.links().size());
    }
}
