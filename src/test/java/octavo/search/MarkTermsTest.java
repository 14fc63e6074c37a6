package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.text.Parsed;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Collectors;

class MarkTermsTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @misc{five, ranking = {rank5}, readstatus = {read}, priority = {prio1}}
                            @misc{four, ranking = "rank4", readstatus = {skimmed}}
                            @misc{three, rating = {3}, priority = {prio3}}
                            @misc{none, title = {Nothing}}
                            @misc{own, rating = {good}}
                            """));
    private static final SearchIndex INDEX = SearchIndex.of(LIBRARY);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    rating:5               | five
                    rating:rank4           | four
                    rating:>=4             | five four
                    rating:>4              | five
                    rating:<5              | four three none
                    rating:3..4            | four three
                    rating:4..             | five four
                    rating:0               | none
                    -rating:0              | five four three own
                    rating:good            | own
                    RATING:>=3 read:no     | four three
                    rating:9               | ''
                    has:rating             | five four three own
                    priority:1             | five
                    priority:high          | five
                    priority:prio3         | three
                    priority:<=2           | five four none own
                    priority:none          | four none own
                    read:yes               | five
                    read:skimmed           | four
                    read:no                | four three none own
                    """)
    void marksAreFoundByTheirLevel(String query, String keys) {
        Parsed<Query> parsed = QueryParser.parse(query, INDEX.fieldNames());
        assertEquals(List.of(), parsed.diagnostics());
        assertEquals(
                keys,
                INDEX.matchingSlots(parsed.value()).stream()
                        .mapToObj(slot -> LIBRARY.entryInSlot(slot).orElseThrow().key())
                        .collect(Collectors.joining(" ")));
    }
}
