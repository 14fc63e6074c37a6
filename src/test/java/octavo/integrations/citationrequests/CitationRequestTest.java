package octavo.integrations.citationrequests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The documented requests of Better BibTeX and JabRef, and what they are answered.
class CitationRequestTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @article{adams2001, title = {One}, author = {Adams, Ann}, journal = {J}, year = 2001}
                            @book{brigge2002, title = {Two}, author = {Brigge, Bo and Cole, Cy}, publisher = {P}, year = 2002}
                            @misc{odd key+, title = {Three}}
                            """));

    private static final CitationRequest.StyledText STYLE =
            new CitationRequest.StyledText() {
                @Override
                public String citation(List<Work> works) {
                    return "(citation of " + works.size() + ")";
                }

                @Override
                public String bibliography(List<Work> works) {
                    return "bibliography of " + works.size();
                }
            };

    private static CitationRequest request(String query) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String each : query.split("&", -1)) {
            String[] pair = each.split("=", 2);
            parameters.put(pair[0], pair.length < 2 ? "" : pair[1]);
        }
        return new CitationRequest(parameters);
    }

    /// Entries as `prefix~-key~locator~suffix`, with spaces between them.
    private static List<PickedEntry> picked(String entries) {
        List<PickedEntry> picked = new ArrayList<>();
        for (String each : entries.split(" ", -1)) {
            String[] parts = (each.contains("~") ? each : "~" + each + "~~").split("~", -1);
            boolean isYear = parts[1].startsWith("-");
            String start = isYear ? parts[1].substring(1) : parts[1];
            Work work =
                    Work.allOf(LIBRARY)
                            .filter(it -> it.key().startsWith(start))
                            .findFirst()
                            .orElseThrow();
            picked.add(new PickedEntry(work, parts[0], parts[2], parts[3], isYear));
        }
        return picked;
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '\0',
            textBlock =
                    """
                    format=latex ! a ! \\cite{adams2001}
                    format=latex ! a b ! \\cite{adams2001,brigge2002}
                    format=natbib ! a b ! \\cite{adams2001,brigge2002}
                    format=latex&command=citet ! a ! \\citet{adams2001}
                    format=cite ! a b ! \\cite{adams2001,brigge2002}
                    format=citep ! a ! \\citep{adams2001}
                    format=citep&command=Citep* ! a ! \\Citep*{adams2001}
                    format=citet ! a ! \\citet{adams2001}
                    format=latex ! -a -b ! \\citeyear{adams2001,brigge2002}
                    format=latex ! ~a~1~ -b ! \\cite[p. 1]{adams2001}\\citeyear{brigge2002}
                    format=latex ! see~a~1-3~passim ! \\cite[see][pp. 1-3, passim]{adams2001}
                    format=latex ! see~a~~ ! \\cite[see][]{adams2001}
                    format=latex ! ~a~[1]~ ! \\cite[{[1]}]{adams2001}
                    format=biblatex ! a b ! \\autocite{adams2001,brigge2002}
                    format=biblatex&command=parencite ! a ! \\parencite{adams2001}
                    format=biblatex ! -a ! \\autocite*{adams2001}
                    format=biblatex&command=footcite ! -a ! \\footcite{adams2001}
                    format=biblatex ! -a -b ! \\autocite{adams2001,brigge2002}
                    format=biblatex ! see~a~3~ ! \\autocite[see][3]{adams2001}
                    format=biblatex ! see~a~3~ b ! \\autocites[see][3]{adams2001}{brigge2002}
                    format=mmd ! a b ! [#adams2001][][#brigge2002][]
                    format=pandoc ! a b ! @adams2001; @brigge2002
                    format=pandoc&brackets=1 ! a b ! [@adams2001; @brigge2002]
                    format=pandoc&brackets= ! a ! @adams2001
                    format=pandoc&brackets=yes ! see~-a~7~passim ! [see -@adams2001, p. 7 passim]
                    format=pandoc ! odd ! @{odd key+}
                    format=typst ! a b ! #cite(<adams2001>) #cite(<brigge2002>)
                    format=typst ! -a ! #cite(<adams2001>, form: "year")
                    format=typst ! ~a~7~ ! #cite(<adams2001>, supplement: [p. 7])
                    format=typst ! odd ! #cite(label("odd key+"))
                    format=asciidoctor-bibtex ! ~a~7~ b ! cite:[adams2001(7), brigge2002]
                    format=scannable-cite ! see~-a~7~x ! {see | -Adams, 2001 | p. 7 | x | bib:adams2001}
                    format=formatted-citation ! a b ! (citation of 2)
                    format=formatted-bibliography ! a b ! bibliography of 2
                    format=playground ! a b ! adams2001,brigge2002
                    keyprefix=@&citeprefix=[&citepostfix=] ! a b ! [@adams2001,@brigge2002]
                    separator=; &keypostfix=. ! a b ! adams2001.; brigge2002.
                    format=simple-json ! a ! [{"referenceId":"adams2001","citationKey":"adams2001"}]
                    """)
    void aRequestIsAnsweredInItsFormat(String query, String entries, String answer) {
        CitationRequest request = request(query);
        assertEquals("", request.findProblem().orElse(""));
        assertEquals(answer, request.writeCitation(picked(entries), STYLE));
    }

    @ParameterizedTest
    @CsvSource({
        "translate, , @article{adams2001",
        "translate, Better BibLaTeX, journaltitle",
        "translate, bibtex, journal ="
    })
    void translatorsWriteEntries(String format, String translator, String said) {
        String query = "format=" + format + (translator == null ? "" : "&translator=" + translator);
        String answer = request(query).writeCitation(picked("a"), STYLE);
        assertTrue(answer.contains(said), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"format=json", "format=translate&translator=csljson"})
    void jsonHoldsTheItem(String query) {
        JsonNode json =
                JsonMapper.shared().readTree(request(query).writeCitation(picked("a"), STYLE));
        JsonNode item =
                query.endsWith("json") && json.get(0).has("item")
                        ? json.get(0).path("item")
                        : json.get(0);
        assertEquals("One", item.path("title").asString());
    }

    @Test
    void whoPicksNothingGetsNothing() {
        for (String format : List.of("latex", "pandoc&brackets=1", "json", "asciidoctor-bibtex")) {
            assertEquals("", request("format=" + format).writeCitation(List.of(), STYLE));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "format=word, There is no format word; there are: latex",
        "format=latex&command=input{/etc/passwd}, is not a LaTeX command",
        "format=translate&translator=yaml, The translators are"
    })
    void whatCannotBeAnsweredIsSaid(String query, String said) {
        assertTrue(request(query).findProblem().orElse("").contains(said));
    }

    @Test
    void emptyParametersAreNotSet() {
        CitationRequest empty = request("probe=&clipboard=&selected=");
        CitationRequest full = request("probe=1&clipboard=yes&selected=true");
        assertEquals(
                List.of(false, false, false, true, true, true),
                List.of(
                        empty.isProbe(),
                        empty.isForClipboard(),
                        empty.isForSelected(),
                        full.isProbe(),
                        full.isForClipboard(),
                        full.isForSelected()));
    }
}
