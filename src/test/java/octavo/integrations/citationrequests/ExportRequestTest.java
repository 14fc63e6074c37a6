package octavo.integrations.citationrequests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.integrations.citationrequests.ExportRequest.ExportAnswer;
import octavo.integrations.citationrequests.ExportRequest.OpenLibrary;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The addresses of Better BibTeX from which programs fetch a library, and what they get.
class ExportRequestTest {
    private static final List<OpenLibrary> OPEN =
            List.of(
                    open(
                            "papers.bib",
                            """
                            @string{j = {Journal}}
                            @article{child2001, title = {One}, journal = j, year = 2001, groups = {Thesis}}
                            @inproceedings{talk2002, title = {Two}, crossref = {proc}, groups = {Two = 2}}
                            @proceedings{proc, title = {Proceedings}, year = 2002}
                            @comment{jabref-meta: grouping:
                            0 AllEntriesGroup:;
                            1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;
                            2 StaticGroup:Two = 2\\;0\\;1\\;\\;\\;\\;;
                            1 StaticGroup:Empty\\;0\\;1\\;\\;\\;\\;;
                            }
                            """),
                    open("Old.BIB", "@misc{old1990, title = {Old}}\n"),
                    open("odd.name.bib", "@misc{odd, title = {Odd}}\n"));

    private static OpenLibrary open(String name, String text) {
        return new OpenLibrary(name, Library.of(BibParser.parse(text)));
    }

    private static Optional<ExportRequest> request(String address) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String[] halves = address.split("\\?", 2);
        for (String each : halves[1].split("&", -1)) {
            String[] pair = each.split("=", 2);
            parameters.put(pair[0], pair.length < 2 ? "" : pair[1]);
        }
        return ExportRequest.of("/better-bibtex/" + halves[0], parameters);
    }

    private static ExportAnswer answer(String address) {
        return request(address).orElseThrow().answer(OPEN);
    }

    private static String keys(String bibtex) {
        return Pattern.compile("(?m)^@(?!string)\\w+\\{([^,]+),")
                .matcher(bibtex)
                .results()
                .map(it -> it.group(1))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "library?/1/library.biblatex, child2001 proc talk2002",
        "library?/0/library.bibtex, child2001 proc talk2002",
        "library?/2/library.bibtex, old1990",
        "library?/papers/library.bib, child2001 proc talk2002",
        "library?/papers.bib/anything.bib, child2001 proc talk2002",
        "library?/old/library.bib, old1990",
        "library?/odd.name/library.bib, odd",
        "library?/PAPERS/library.BibLaTeX&exportNotes=true, child2001 proc talk2002",
        "collection?/0/Thesis.biblatex, child2001",
        "collection?/papers/thesis.biblatex&useJournalAbbreviation=false, child2001",
        "collection?/papers/Thesis/Two = 2.bibtex, proc talk2002",
        "collection?/papers/Two = 2.bib, proc talk2002",
        "collection?/papers/Empty.bib, ''"
    })
    void aLibraryOrAGroupIsSentWithTheParentsOfItsEntries(String address, String keys) {
        ExportAnswer answer = answer(address);
        assertEquals(200, answer.status(), answer::text);
        assertEquals(keys, keys(answer.text()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "biblatex, journaltitle",
        "bibtex, journal",
        "bib, @string{j",
        "json, container-title",
        "csljson, container-title",
        "hayagriva, periodical",
        "ris, TY  - JOUR",
        "csv, child2001"
    })
    void eachFormatIsWritten(String format, String said) {
        String text = answer("library?/1/library." + format).text();
        assertTrue(text.contains(said), text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "library?",
                "library?biblatex",
                "library?/1",
                "library?/1/library",
                "library?/1/.biblatex",
                "library?//library.biblatex",
                "collection?/Thesis.biblatex",
                "library?../etc/passwd"
            })
    void whatIsNoPlaceIsNoRequest(String address) {
        assertEquals(Optional.empty(), request(address));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    library?/1/library.yaml          | 400 | There is no format yaml; there are: bib, bibtex, biblatex, csl-json, ris, hayagriva, csv.
                    library?/4/library.bib           | 404 | No library 4 is open; there are: papers.bib, Old.BIB, odd.name.bib.
                    library?/99999999999/library.bib | 404 | No library 99999999999 is open; there are: papers.bib, Old.BIB, odd.name.bib.
                    collection?/papers/Theses.bib    | 404 | papers.bib has no group Theses; there are: Thesis, Thesis/Two = 2, Empty.
                    collection?/old/Thesis.bib       | 404 | Old.BIB has no groups.
                    library?/1/x.bib&useJournalAbbreviation=true | 400 | Octavo sends venues as the library has them.
                    """)
    void whatIsNotThereIsSaid(String address, int status, String why) {
        assertEquals(new ExportAnswer(status, why + "\n"), answer(address));
    }

    @Test
    void onlyTheTwoPathsAreOfLibraries() {
        assertTrue(ExportRequest.handlesPath("/better-bibtex/library"));
        assertTrue(ExportRequest.handlesPath("/better-bibtex/collection"));
        assertEquals(false, ExportRequest.handlesPath(CitationRequest.PATH));
        assertEquals(false, ExportRequest.handlesPath("/better-bibtex/library/"));
    }
}
