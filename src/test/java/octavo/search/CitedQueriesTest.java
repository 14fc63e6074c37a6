package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.text.Parsed;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class CitedQueriesTest {
    private static final Set<String> KNOWN = Set.of("title", CitedQueries.KNOWS_PROJECTS);

    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @misc{a, title = {One}}
                            @misc{b, title = {Two}}
                            @misc{c, title = {Cited}}
                            """));

    /// Of the entries, `thesis` cites `a`, and some project cites `a` and `b`.
    private static BitSet citing(String project) {
        BitSet slots = new BitSet();
        LIBRARY.entrySlots()
                .limit(project.equals("thesis") ? 1 : 2)
                .forEach(it -> slots.set(it.number()));
        return slots;
    }

    private static String found(String query) {
        Parsed<Query> parsed = QueryParser.parse(query, () -> KNOWN);
        assertEquals(List.of(), parsed.diagnostics());
        Query resolved = CitedQueries.resolveProjects(parsed.value(), CitedQueriesTest::citing);
        BitSet indexed = SearchIndex.of(LIBRARY).matchingSlots(resolved);
        assertEquals(indexed, PartialIndex.of(LIBRARY).matchingSlots(resolved));
        return LIBRARY.entrySlots()
                .filter(slot -> indexed.get(slot.number()))
                .map(slot -> ((BibEntry) slot.item()).key())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    cited:thesis                | a
                    CITED:thesis                | a
                    -cited:thesis               | b c
                    has:cited                   | a b
                    -has:cited                  | c
                    has:cited -cited:thesis     | b
                    cited:thesis or title:two   | a b
                    (cited:thesis or one) two   | ''
                    -(cited:thesis or has:cited) | c
                    cited                       | c
                    """)
    void whatProjectsCiteIsFoundWhereverAQueryAsks(String query, String keys) {
        assertEquals(keys, found(query));
    }

    @Test
    void aNameInQuotationMarksIsOneName() {
        List<String> asked = new ArrayList<>();
        Query query = QueryParser.parse("cited:\"my talk\" cited:b", () -> KNOWN).value();
        CitedQueries.resolveProjects(
                query,
                project -> {
                    asked.add(project);
                    return new BitSet();
                });
        assertEquals(List.of("my talk", "b"), asked);
    }

    @ParameterizedTest
    @CsvSource({"cited:thesis", "has:cited"})
    void whereNoProjectsAreKnownThatIsSaid(String query) {
        assertEquals(
                List.of("What projects cite cannot be searched for here."),
                QueryParser.parse(query, () -> Set.of("title")).diagnostics().stream()
                        .map(what -> what.message().toString())
                        .toList());
    }

    @Test
    void aFieldOfThisNameIsSuggestedWhereItIsKnown() {
        assertEquals(
                "There is no field citde. Did you mean cited?",
                QueryParser.parse("citde:thesis", () -> KNOWN)
                        .diagnostics()
                        .getFirst()
                        .message()
                        .toString());
    }
}
