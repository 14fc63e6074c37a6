package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

class CiteCommandTest {
    private static final String TEXT =
            """
            @article{b, author = {Mai, Luo and Li, Guo}, title = {Kung<fu>}, journal = {J}, year = 2020}
            @book{a, author = {Abel, Ann}, title = {On Things}, publisher = {P}, year = 1999}
            """;
    private static final String REFERENCES =
            """
            Abel, A. (1999). On things. P.
            Mai, L., & Li, G. (2020). Kung<fu>. J.
            """;
    private static final String LAYOUT = "<layout><text variable=\"title\"/></layout>";

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String library() throws IOException {
        return file("papers.bib", TEXT);
    }

    @Test
    void writesTheReferencesOfALibraryInTheOrderOfTheStyle() throws IOException {
        assertEquals(0, run("cite", library(), "--style", "apa"), err::toString);
        assertEquals(REFERENCES, out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void writesTheReferencesOfCslJson() throws IOException {
        String library = library();
        run("convert", library, "--to", "csl-json");
        String json = file("papers.json", out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, run("cite", json, "--style", "apa"), err::toString);
        assertEquals(REFERENCES, out.toString());
    }

    @Test
    void writesHtmlInWhichNothingOfTheLibraryIsMarkup() throws IOException {
        assertEquals(0, run("cite", library(), "b", "--style", "apa", "--format", "html"));
        assertEquals(
                """
                <div class="csl-bib-body" style="padding-left: 2em; text-indent: -2em">
                  <div class="csl-entry">Mai, L., &#38; Li, G. (2020). Kung&#60;fu&#62;. <i>J</i>.</div>
                </div>
                """,
                out.toString());
    }

    @Test
    void citesTheNamedEntriesTogether() throws IOException {
        assertEquals(0, run("cite", library(), "b", "a", "--style", "apa", "--as", "citation"));
        assertEquals("(Abel, 1999; Mai & Li, 2020)\n", out.toString());
    }

    @Test
    void writesInTheLanguageThatIsAskedFor() throws IOException {
        assertEquals(
                0,
                run(
                        "cite",
                        library(),
                        "b",
                        "--style",
                        "apa",
                        "--locale",
                        "de",
                        "--as",
                        "citation"));
        assertEquals("(Mai & Li, 2020)\n", out.toString());
        out.getBuffer().setLength(0);
        String style = style("<layout><text term=\"and\"/></layout>");
        assertEquals(0, run("cite", library(), "b", "--style", style, "--locale", "german"));
        assertEquals("Und\n", out.toString());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    de | phdthesis, school = {ETH}              | [Dissertation]
                    de | thesis, type = {PhD thesis}, institution = {ETH} | [Dissertation]
                    fr | book, publisher = {P}, pubstate = {inpress} | sous presse
                    es | misc, type = {Talk}                    | charla
                    zh | misc, eprint = {2001.00001}, eprinttype = {arxiv} | 预印本
                    en | phdthesis, school = {ETH}              | [PhD thesis]
                    it | phdthesis, school = {ETH}              | [PhD thesis]
                    """)
    void whatItemsSayInEnglishIsPutIntoTheLanguage(String locale, String entry, String expected)
            throws IOException {
        String bib = "@" + entry.replaceFirst(",", "{a, author = {Abel, Ann}, title = {T},") + "}";
        String library = file("l.bib", bib);
        assertEquals(0, run("cite", library, "--style", "apa", "--locale", locale), err::toString);
        String written = out.toString();
        assertTrue(
                written.toLowerCase(Locale.ROOT).contains(expected.toLowerCase(Locale.ROOT)),
                written);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    ieee | G `quoted ``inner'' z' end     | “G ‘quoted “inner” z’ end,”
                    ieee | G `quoted "inner" z' end       | “G ‘quoted “inner” z’ end,”
                    ieee | G ``quoted `inner' z'' end     | “G ‘quoted “inner” z’ end,”
                    ieee | G `quoted' it's ``inner'' end  | “G ‘quoted’ it’s ‘inner’ end,”
                    apa  | G `quoted ``inner'' z' end     | G “quoted ‘inner’ z” end.
                    apa  | G `quoted' end                 | G ‘quoted’ end.
                    """)
    void quotationsWithinOthersHaveTheOtherMarks(String style, String title, String expected)
            throws IOException {
        String bib = "@article{a, author = {A, B}, title = {" + title + "}, journal = {J}}";
        assertEquals(0, run("cite", file("l.bib", bib), "--style", style), err::toString);
        assertTrue(out.toString().contains(expected), out::toString);
    }

    @Test
    void germanNounsKeepTheirCapitalsAndYearsBeforeTheFirstAreCountedAsPeopleDo()
            throws IOException {
        String bib =
                """
                @book{a, author = {Abel, Ann}, title = {T}, publisher = {P}, pubstate = {inpress}}
                @book{b, author = {Bebel, Ann}, title = {T}, publisher = {P}, date = {-0349}}
                """;
        String library = file("l.bib", bib);
        assertEquals(0, run("cite", library, "--style", "apa", "--locale", "de"), err::toString);
        assertTrue(out.toString().contains("(im Druck)"), out::toString);
        assertTrue(out.toString().contains("(350"), out::toString);
    }

    @Test
    void tellsWhatPdflatexCannotSet() throws IOException {
        String library = file("l.bib", TEXT.replace("On Things", "α 中 α 文"));
        assertEquals(0, run("cite", library, "--style", "apa", "--format", "latex"));
        assertTrue(out.toString().contains("$\\alpha$ 中"), out::toString);
        assertTrue(err.toString().contains("pdfLaTeX cannot set 中 文: use"), err::toString);
    }

    @Test
    void takesAStyleByItsTitle() throws IOException {
        assertEquals(0, run("cite", library(), "--style", "APA style 7th edition"), err::toString);
        assertEquals(REFERENCES, out.toString());
    }

    @Test
    void namesTheStylesThatAMisspeltNameMayMean() throws IOException {
        assertEquals(2, run("cite", library(), "--style", "apaa"));
        assertTrue(
                err.toString().startsWith("octavo: there is no style apaa; did you mean apa"),
                err::toString);
    }

    @Test
    void aDependentStyleStandsForItsParent() throws IOException {
        assertEquals(0, run("cite", library(), "a", "--style", "nature-climate-change"));
        String dependent = out.toString();
        out.getBuffer().setLength(0);
        assertEquals(0, run("cite", library(), "a", "--style", "nature", "--locale", "en-GB"));
        assertEquals(out.toString(), dependent);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    papers.bib c --style apa               | 1 | has no entry c.
                    papers.bib --style apaa                | 2 | there is no style apaa
                    papers.bib --style ../apa              | 2 | there is no style ../apa
                    papers.bib                             | 2 | --style
                    papers.bib --style apa --format word   | 2 | --format: unknown value word
                    papers.bib --style apa --locale xx-YY  | 2 | no words in the language xx-YY
                    papers.bib --style none.csl            | 3 | none.csl does not exist.
                    none.bib --style apa                   | 3 | none.bib does not exist.
                    object.json --style apa                | 1 | does not hold a list of items
                    nameless.json --style apa              | 1 | item 2 of the list has no id
                    torn.json --style apa                  | 1 | torn.json:2:
                    papers.bib --style papers.bib.csl      | 1 | line 1: this is not well-formed XML
                    papers.bib --style apa-no.csl          | 1 | only refers to another, http://example.org/x
                    papers.bib --style bare.csl            | 2 | has no bibliography. Add: --as citation
                    """)
    void refusesInWords(String arguments, int status, String message) throws IOException {
        library();
        file("object.json", "{}");
        file("nameless.json", "[{\"id\": 1}, {}]");
        file("torn.json", "[{\"id\":\n x");
        file("papers.bib.csl", TEXT);
        file("bare.csl", "<style><citation>" + LAYOUT + "</citation></style>");
        file(
                "apa-no.csl",
                "<style><info><link rel=\"independent-parent\""
                        + " href=\"http://example.org/x\"/></info></style>");
        List<String> words = new ArrayList<>(List.of("cite"));
        for (String word : arguments.split(" ", -1)) {
            boolean isFile = word.matches("[a-z].*\\.(bib|json|csl)");
            words.add(isFile ? folder.resolve(word).toString() : word);
        }
        assertEquals(status, run(words.toArray(String[]::new)), err::toString);
        assertTrue(err.toString().contains(message), err::toString);
        assertFalse(err.toString().contains("Exception"), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void aHostileStyleIsRefusedAtOnceAndReadsNothingElse() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "hunter2");
        String style =
                file(
                        "hostile.csl",
                        """
                        <?xml version="1.0"?>
                        <!DOCTYPE style [<!ENTITY a SYSTEM "%s"><!ENTITY b "&a;&a;&a;">]>
                        <style><citation><layout><text value="&b;"/></layout></citation></style>
                        """
                                .formatted(secret.toUri()));
        int status =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(2), () -> run("cite", library(), "--style", style));
        assertEquals(1, status);
        assertTrue(
                err.toString().contains("line 2: a document type is not allowed"), err::toString);
        assertFalse(err.toString().contains("hunter2") || out.toString().contains("hunter2"));
    }

    @Test
    void aStyleWithoutEndIsRefused() throws IOException {
        String style = file("endless.csl", " ".repeat(5 << 20));
        assertEquals(1, run("cite", library(), "--style", style));
        assertTrue(err.toString().contains("too large to be a style"), err::toString);
    }

    @Test
    void tellsOfWhatIsMissingIfAsked() throws IOException {
        assertEquals(0, run("cite", library(), "b", "--style", "apa", "--missing"));
        assertTrue(err.toString().startsWith("octavo: b has no "), err::toString);
    }

    @Test
    void tellsOnlyOfWhatIsUsualForSuchAnEntry() throws IOException {
        String bib =
                file(
                        "usual.bib",
                        "@article{a, author={A, B}, title={T}, journal={J}, year=2020}"
                                + "@book{b, editor={A, B}, title={T}, year=2020}");
        assertEquals(0, run("cite", bib, "--style", "apa", "--missing"));
        assertEquals("octavo: a has no page, volume\noctavo: b has no publisher\n", err.toString());
    }

    @Test
    void tellsOfVariablesThatThereAreNotAndOfEntriesThatShowNothing() throws IOException {
        String style = style("<layout><text variable=\"colour\"/></layout>");
        assertEquals(0, run("cite", library(), "a", "--style", style));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("CSL has no variable \"colour\""), err::toString);
        assertTrue(err.toString().contains("a has no field that the style prints."), err::toString);
    }

    @Test
    void ofEntriesWithOneKeyOrNoneAllAreTaken() throws IOException {
        String twice =
                file(
                        "twice.bib",
                        """
                        @misc{a, title={One}}
                        @misc{a, title={Two}}
                        @misc{,title={Three}}
                        @misc{,title={Four}}
                        """);
        assertEquals(0, run("cite", twice, "--style", style(LAYOUT)));
        assertEquals("One\nTwo\nThree\nFour\n", out.toString());
        assertTrue(err.toString().contains("a occurs more than once; all of them are cited."));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    apa                 | year = {12.33.1999} | A, B. (12.33.1999). T.
                    apa                 | year = {20120}      | A, B. (20120). T.
                    apa                 | date = {2020-02-30} | A, B. (2020-02-30). T.
                    apa                 | date = {2002-13}    | A, B. (2002-13). T.
                    chicago-author-date | year = {12.33.1999} | A, B. 12.33.1999. “T.”
                    """)
    void aDateThatCannotBeReadIsThereOnce(String style, String date, String reference)
            throws IOException {
        String bib = file("dates.bib", "@misc{a, author = {A, B}, title = {T}, " + date + "}");
        run("cite", bib, "--style", style);
        assertEquals(reference + "\n", out.toString());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    text     | “Bounds for x in e^(-x²) and X_(i_j) and Z_(p²) and a^(b_c).”
                    html     | “Bounds for x in e<sup>-x<sup>2</sup></sup> and X<sub>i<sub>j</sub></sub> and Z<sub>p<sup>2</sup></sub> and a<sup>b<sub>c</sub></sup>.”
                    latex    | “Bounds for x in e\\textsuperscript{-x\\textsuperscript{2}} and X\\textsubscript{i\\textsubscript{j}} and Z\\textsubscript{p\\textsuperscript{2}} and a\\textsuperscript{b\\textsubscript{c}}.”
                    """)
    void formulasStayWhatTheyAre(String format, String title) throws IOException {
        String formulas =
                "Bounds for $x$ in $e^{-x^2}$ and $X_{i_j}$ and $\\mathbb{Z}_{p^2}$ and $a^{b_c}$";
        String bib = file("formulas.bib", "@misc{a, title = {" + formulas + "}}");
        run("cite", bib, "--style", "chicago-author-date", "--format", format);
        assertTrue(out.toString().contains(title), out::toString);
    }

    private String style(String layout) throws IOException {
        return file(
                "mine.csl",
                "<style><citation>"
                        + LAYOUT
                        + "</citation><bibliography>"
                        + layout
                        + "</bibliography></style>");
    }

    @Test
    void referencesAreJsonWithTheirKeys() throws IOException {
        String file = Files.writeString(folder.resolve("x.bib"), TEXT).toString();
        List<String> arguments = List.of("cite", file, "--style", "apa", "--format", "json", "a");
        assertEquals(0, Cli.runCommand(arguments, new PrintWriter(out), new PrintWriter(err)));
        JsonNode reference = JsonMapper.shared().readTree(out.toString()).get(0);
        assertEquals("a", reference.get("key").stringValue());
        assertEquals("Abel, A. (1999). On things. P.", reference.get("text").stringValue());
        assertTrue(reference.get("html").stringValue().contains("<i>On things</i>"), out::toString);
    }
}
