package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

class CliTest {
    private static final String TEXT =
            """
            % my papers
            @article{mai,
              author = {Mai, Luo and Li, Guo},
              title  = {KungFu},
              journal = {J},
              year   = 2020
            }
            """;

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("my päpers.bib"), text).toString();
    }

    @Test
    void listShowsAnEntryALine() throws IOException {
        assertEquals(0, run("list", file(TEXT), "--format", "tsv"));
        assertEquals(
                "key\tauthors\ttitle\tvenue\tyear\tkind\nmai\tMai, Li\tKungFu\tJ\t2020\tjournal\n",
                out.toString().replace("\r", ""));
    }

    @Test
    void listSortsCountsAndChoosesColumns() throws IOException {
        String file =
                file(
                        """
                        @misc{b, title = {B}, year = 2020}
                        @misc{a, title = {A}, year = 2020}
                        @misc{c, title = {C}, year = 2024}
                        """);
        assertEquals(0, run("list", file, "--sort", "-date,title", "--format", "keys"));
        assertEquals("c\na\nb\n", out.toString().replace("\r", ""));
        out.getBuffer().setLength(0);
        assertEquals(0, run("list", file, "year:2020", "--count"));
        assertEquals("2\n", out.toString().replace("\r", ""));
        out.getBuffer().setLength(0);
        assertEquals(0, run("list", file, "year:2024", "--format", "tsv", "--columns", "key,year"));
        assertEquals("key\tyear\nc\t2024\n", out.toString().replace("\r", ""));
        assertEquals(2, run("list", file, "--sort", "dat"));
        assertTrue(
                err.toString()
                        .contains("--sort has the unknown value dat; choose from: author, date"),
                err::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    type:conferense        | 2 | There is no type conferense. Did you mean conference?
                    kind:articel           | 2 | There is no type articel. Did you mean article?
                    year:20x               | 2 | No entry has 20x as its year.
                    -type:preprints        | 2 | There is no type preprints. Did you mean preprint?
                    type:mytype            | 0 | ''
                    type:my                | 0 | ''
                    type:conf              | 0 | no entry matches
                    year:"in press"        | 0 | ''
                    author:nobody          | 0 | no entry matches
                    """)
    void aQueryForWhatThereIsNotIsRefused(String query, int status, String said)
            throws IOException {
        String file = file("@mytype{a, title = {A}, year = {in press}}\n");
        assertEquals(status, run("list", file, "--", query));
        assertTrue(err.toString().contains(said), err::toString);
    }

    @Test
    void wrongWordsAreAnsweredWithWhatWasMeant() throws IOException {
        String file = file(TEXT);
        assertEquals(2, run("list", file, "--format", "jsn"));
        assertTrue(err.toString().contains("Did you mean: json?"), err::toString);
        assertFalse(err.toString().contains("JSON"), err::toString);
        assertEquals(2, run("cv", file, "--format", "htm-page"));
        assertTrue(err.toString().contains("Did you mean: html-page?"), err::toString);
        assertEquals(2, run("list", file, "-type:preprint"));
        assertTrue(err.toString().contains("last, after --"), err::toString);
        assertEquals(2, run("list", file, "--", "-type:preprint", "--format", "keys"));
        assertTrue(err.toString().contains("--format comes after --"), err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-has:doi", "-Volume type:misc", "-type:book"})
    void aQueryOfAnOptionMayBeginWithAMinus(String query) throws IOException {
        String file = file("@misc{a, title = {A}}\n@book{b, doi = {10.1/b}}\n");
        assertEquals(0, run("convert", file, "--to", "bibtex", "--query", query), err::toString);
        assertEquals("@misc{a, title = {A}}\n", out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, run("convert", file, "--to", "bibtex", "--query=" + query));
        assertEquals("@misc{a, title = {A}}\n", out.toString());
        assertEquals(2, run("convert", file, "--query", "--to", "bibtex"));
        assertEquals(2, run("convert", file, "--to", "bibtex", "--query", "-o"));
        assertEquals(2, run("convert", file, "--to", "bibtex", "--query", "-a:b", "--query=c"));
    }

    @Test
    void withoutADisplayOneLineSaysSo() {
        assertEquals(
                "No display to open a window on. In a terminal: octavo list FILE",
                Cli.explainNoWindow(List.of()));
        assertEquals(
                "nosuch.bib does not exist.", Cli.explainNoWindow(List.of(Path.of("nosuch.bib"))));
    }

    @Test
    void controlCharactersAreShownAsSignsToPeopleAndKeptForPrograms() throws IOException {
        String file =
                file("@misc{a, author = {A\u001bB}, title = {red \u001b[31m \u0007\u009b}}\n");
        for (String command : List.of("list", "people --list", "venues", "dedupe")) {
            List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
            words.add(1, file);
            assertEquals(0, run(words.toArray(String[]::new)));
        }
        assertFalse(out.toString().matches("(?s).*[\u001b\u0007\u009b].*"), out::toString);
        assertTrue(out.toString().contains("\u241b[31m \u2407\uFFFD"), out::toString);
        assertEquals(0, run("list", file, "--format", "tsv"));
        assertTrue(out.toString().contains("red \u001b[31m"), out::toString);
    }

    @Test
    void aStrayByteIsFoundAndNewTextIsUtf8() throws IOException {
        Path file = folder.resolve("m.bib");
        byte[] text = "@misc{a,\n title = {ä?ö}, note = {}}\n".getBytes(StandardCharsets.UTF_8);
        text[new String(text, StandardCharsets.ISO_8859_1).indexOf('?')] = (byte) 0xFC;
        Files.write(file, text);
        assertEquals(0, run("edit", file.toString(), "a", "note=é"));
        String now = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertTrue(now.contains("note = {\u00c3\u00a9}"), now);
        assertEquals(1, run("check", file.toString(), "--only", "stray-byte"));
        assertTrue(out.toString().contains("m.bib:2:"), out::toString);
        assertTrue(out.toString().contains("read as “ü”"), out::toString);
    }

    @Test
    void cellsOfATableForSpreadsheetsAreNoFormulas() throws IOException {
        String file =
                file("@misc{a, title = {=1+1}, note = {-x}, howpublished = {@x}, volume = {+2}}\n");
        assertEquals(
                0,
                run(
                        "list",
                        file,
                        "--format",
                        "tsv",
                        "--fields",
                        "key,title,note,howpublished,volume"));
        assertEquals(
                "a\t'=1+1\t'-x\t'@x\t'+2", out.toString().lines().skip(1).findFirst().orElse(""));
    }

    @Test
    void commandsThatReadSayThatEntriesAreDamaged() throws IOException {
        String file = file(TEXT + "@misc{b, title={x, author={Li, Bo}}\n@misc{c, title={d}\n");
        for (String command : List.of("list", "people", "venues", "dedupe", "convert")) {
            err.getBuffer().setLength(0);
            String[] to =
                    command.equals("convert")
                            ? new String[] {command, file, "--to", "ris"}
                            : new String[] {command, file};
            assertEquals(0, run(to));
            assertTrue(err.toString().contains(" damaged"), () -> command + ": " + err);
            assertTrue(err.toString().contains("octavo check"), () -> command + ": " + err);
        }
        err.getBuffer().setLength(0);
        assertEquals(0, run("people", file(TEXT)));
        assertFalse(err.toString().contains("damaged"), err::toString);
    }

    @Test
    void aMarkerOfAFormulaThatNothingKnowsIsRefusedWithASuggestion() throws IOException {
        String file = file(TEXT);
        assertEquals(2, run("keys", file, "--pattern", "[atuh][year]"));
        assertTrue(err.toString().contains("[atuh] is unknown"), err::toString);
        assertTrue(err.toString().contains("Did you mean: auth?"), err::toString);
        assertEquals(0, run("keys", file, "--pattern", "[atuh:(x)][year]"));
        String own = file("@misc{a, title = {A}, shelf = {B2}}\n");
        assertEquals(0, run("keys", own, "--pattern", "[shelf]"), err::toString);
    }

    @Test
    void aTableThatNoTerminalShowsIsWhole() throws IOException {
        String title = "On the Length of Titles and What Readers of Pipes Make of It ".repeat(4);
        run("list", file("@misc{a, title = {" + title + "}}\n"));
        assertTrue(out.toString().contains(title.strip()), out::toString);
    }

    @Test
    void listTakesAQuery() throws IOException {
        String file = file(TEXT + "@misc{other, title = {Other}, year = 2021}\n");
        assertEquals(0, run("list", file, "--format", "keys", "author:mai", "year:2020..2021"));
        assertEquals(0, run("list", file, "--format", "keys", "--", "-author:mai"));
        assertEquals("mai\nother\n", out.toString().replace("\r", ""));
        run("list", file, "--format", "json", "kungfu");
        assertFalse(out.toString().contains("Other"), out::toString);
    }

    @Test
    void aQueryThatIsWrongIsRefusedWithItsPlaceAndASuggestion() throws IOException {
        assertEquals(2, run("list", file(TEXT), "mai autor:li"));
        String said = err.toString().replace("\r", "");
        assertTrue(
                said.contains(
                        """
                        at character 5: There is no field autor. Did you mean author?
                          mai autor:li
                              ^^^^^
                        """),
                said);
    }

    @Test
    void convertAndCiteTakeAQuery() throws IOException {
        String file = file(TEXT + "@misc{other, title = {Other}, year = 2021}\n");
        assertEquals(0, run("convert", file, "--to", "ris", "--query", "year:2020"));
        assertEquals(0, run("cite", file, "--style", "ieee", "--query", "author:mai"));
        assertFalse(out.toString().contains("Other"), out::toString);
        assertEquals(1, run("convert", file, "--to", "ris", "--query", "nobody"));
        assertEquals(1, run("cite", file, "--style", "ieee", "--query", "nobody"));
    }

    @Test
    void listAsJsonSaysWhatTheFileHasAndWhatItMeans() throws IOException {
        String text =
                """

                @misc{a, author = {{\\'E}mile van Zola and {The {ABC} Group} and others},
                 title = {{\\LaTeX}}, date = {2020-02/2021}}
                % @misc{b}
                """;
        run("list", file(text), "--format", "json");
        JsonNode list = JsonMapper.shared().readTree(out.toString());
        JsonNode first = list.get(0);
        assertEquals("a", first.get("key").stringValue());
        assertEquals(2, first.get("line").intValue());
        assertEquals("{{\\LaTeX}}", first.at("/fields/title").stringValue());
        assertEquals("LaTeX", first.at("/text/title").stringValue());
        assertEquals("Émile", first.at("/names/author/0/given").stringValue());
        assertEquals("van", first.at("/names/author/0/prefix").stringValue());
        assertEquals("The ABC Group", first.at("/names/author/1/literal").stringValue());
        assertEquals("2020-02/2021", first.get("date").stringValue());
        assertFalse(first.get("disabled").booleanValue());
        assertTrue(list.get(1).get("disabled").booleanValue());
    }

    @Test
    void editChangesOnlyTheBytesOfTheValue() throws IOException {
        String file = file(TEXT);
        assertEquals(0, run("edit", file, "mai", "year=2021"));
        assertEquals(TEXT.replace("2020", "2021"), Files.readString(Path.of(file)));
    }

    @Test
    void aValueThatWouldBreakTheFileIsRefusedAndTheFileStays() throws IOException {
        String file = file(TEXT);
        assertEquals(1, run("edit", file, "mai", "title={A"));
        assertTrue(err.toString().contains("braces"), err::toString);
        assertEquals(TEXT, Files.readString(Path.of(file)));
    }

    /// What an edit makes of a library, which it may refuse.
    private String edited(String text, String... changes) throws IOException {
        String file = file(text);
        err.getBuffer().setLength(0);
        run(Stream.concat(Stream.of("edit", file), Stream.of(changes)).toArray(String[]::new));
        return Files.readString(Path.of(file));
    }

    @Test
    void editKeepsNumbersAndNamesWithoutDelimiters() throws IOException {
        String text =
                """
                @string{acm = {ACM Press}}
                @misc{a, month = mar, year = 2000, publisher = acm, note = {acm}}
                """;
        for (var same : List.of("month=mar", "month=March", "publisher=ACM Press", "year=2000")) {
            assertEquals(text, edited(text, "a", same));
        }
        assertEquals(text.replace("mar,", "apr,"), edited(text, "a", "month=apr"));
        assertEquals(text.replace("= acm,", "= {IEEE},"), edited(text, "a", "publisher=IEEE"));
        assertEquals(
                text.replace("2000", "2001").replace("{acm}}", "{mar}}"),
                edited(text, "a", "year=2001", "note=mar"));
        assertTrue(edited("@misc{a, title={A}}\n", "a", "month=Apr").contains("=apr"));
    }

    @Test
    void editTakesAValueAsTheFileIsToHaveIt() throws IOException {
        String text = "@string{acm = {ACM}}\n@misc{a, publisher = {ACM Press}}\n";
        assertEquals(
                text.replace("{ACM Press}", "acm # { Press}"),
                edited(text, "a", "publisher:=acm # { Press}"));
        assertEquals(text, edited(text, "a", "publisher:=ieee"));
        assertTrue(err.toString().contains("no @string before the entry is called ieee"));
        assertEquals(text, edited(text, "a", "publisher:=ACM Press"));
        assertTrue(err.toString().contains("not a value as files have it"), err::toString);
    }

    @Test
    void aNewKeyIsFollowedByWhateverNamesTheEntry() throws IOException {
        String text =
                """
                @inproceedings{k, title = {T}, crossref = {p}, related = {q,p}}
                @proceedings{p, title = {P}, year = 2000}
                @misc{q, title = {Q}}
                """;
        assertEquals(
                text.replace("{p", "{proc2000").replace(",p}", ",proc2000}"),
                edited(text, "p", "--rename", "proc2000"));
        for (var key : List.of("k", "K", "", "b c", "b,c", "50%")) {
            assertEquals(text, edited(text, "q", "title=New", "--rename", key));
            assertTrue(err.toString().startsWith("octavo: q "), err::toString);
        }
        assertEquals(
                text.replace("{q,p}", "{Q,p}").replace("{q,", "{Q,"),
                edited(text, "q", "--rename", "Q"));
    }

    @Test
    void editSaysThatAKeyIsThereTwice() throws IOException {
        String text = "@misc{k,title={T}}\n@misc{k,title={U}}\n";
        assertEquals(text.replace("{T}", "{Z}"), edited(text, "k", "title=Z"));
        assertTrue(err.toString().contains("k is there more than once"), err::toString);
    }

    @Test
    void editSaysThatAnEntryIsDamaged() throws IOException {
        edited("@article{f, title=\"E \"q\" x\", year=2000}\n", "f", "year=2001");
        assertTrue(err.toString().contains("my päpers.bib:1:"), err::toString);
        assertTrue(err.toString().contains("Look whether f is now as you want it."));
        String endless =
                "@article{h, title={A {B}, year=2000,\n  note={N}\n}\n@misc{i, title={I}}\n";
        assertEquals(endless, edited(endless, "h", "title=New"));
        assertTrue(err.toString().contains("Mend this first."), err::toString);
    }

    @Test
    void anEditThatTheFileCannotHoldSaysWhy() throws IOException {
        Path file = folder.resolve("latin.bib");
        byte[] bytes = "@misc{a, title={M\u00fcller}}\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(file, bytes);
        assertEquals(1, run("edit", file.toString(), "a", "author=M\u00fcller and \u738b"));
        assertTrue(
                err.toString().contains("is in windows-1252, which has no \u738b."), err::toString);
        assertEquals(1, run("edit", file.toString(), "a", "x y=1"));
        assertTrue(
                err.toString().contains("no field can be called \u201cx y\u201d"), err::toString);
        assertArrayEquals(bytes, Files.readAllBytes(file));
    }

    @Test
    void aMapOfKeysThatCannotBeCarriedOutIsRefused() throws IOException {
        String file = file("@misc{a, title={A}}\n@misc{c, title={C}}\n");
        Path map = folder.resolve("map");
        for (var lines : List.of("a\tc", "a\tx\nc\tX", "a\t", "a\tz z", "nope\tq", "a\tx\na\ty")) {
            Files.writeString(map, lines);
            err.getBuffer().setLength(0);
            assertEquals(1, run("keys", file, "--map", map.toString(), "--apply"), lines);
            assertFalse(err.toString().isBlank(), lines);
        }
        assertEquals("@misc{a, title={A}}\n@misc{c, title={C}}\n", Files.readString(Path.of(file)));
        Files.writeString(map, "a\tc\nc\ta\n");
        assertEquals(0, run("keys", file, "--map", map.toString(), "--apply"));
        assertEquals("@misc{c, title={A}}\n@misc{a, title={C}}\n", Files.readString(Path.of(file)));
    }

    @Test
    void checkNamesFileLineAndColumn() throws IOException {
        String file = file("@misc{a, title = {A}}\n\n@misc{a, note = later}\n");
        assertEquals(1, run("check", file));
        assertEquals(
                List.of(
                        file + ":3:7: duplicate-key: Another entry already has the key a.",
                        file
                                + ":3:17: undefined-string: No @string before this entry defines"
                                + " later."),
                out.toString().lines().toList());
    }

    @Test
    void checkReportsABrokenSidecarInItsOwnFile() throws IOException {
        String file = file(TEXT);
        Path sidecar = folder.resolve("my päpers.octavo.json");
        Files.writeString(sidecar, "{\n  \"version\": 1,\n  \"profiles\": {\n");
        assertEquals(1, run("check", file, "--only", "broken-sidecar"));
        assertTrue(out.toString().startsWith(sidecar + ":4:1: broken-sidecar: "), out::toString);
        assertEquals(0, run("check", file, "--skip", "broken-sidecar"));
        assertEquals(0, run("list", file), "it stands in the way of nothing");
    }

    @Test
    void checkWritesAnnotationsForGithub() throws IOException {
        run("check", file("@misc{a}@misc{a}"), "--format", "github");
        assertTrue(out.toString().startsWith("::error file="), out::toString);
        assertTrue(out.toString().contains("line=1,col=15,title=duplicate-key::"), out::toString);
    }

    @Test
    void aFileThatCannotBeReadGivesStatusThree() throws IOException {
        assertEquals(3, run("list", folder.resolve("none.bib").toString()));
        assertEquals(3, run("list", folder.toString()));
        assertEquals(3, run("convert", file(""), "--to", "ris"));
        String said = err.toString();
        assertTrue(said.contains("does not exist"), said);
        assertTrue(said.contains("is a folder"), said);
        assertTrue(said.contains("is empty"), said);
        assertFalse(said.contains("Exception"), said);
    }

    @Test
    void aFileThatIsNoLibraryIsNotTakenForAnEmptyOne() throws IOException {
        Path json = folder.resolve("refs.json");
        Files.writeString(json, "[{\"name\": \"a\"}]\n");
        for (var command : List.of("list", "check", "tidy")) {
            assertEquals(3, run(command, json.toString()), command);
        }
        assertEquals(3, run("convert", json.toString(), "--to", "ris"));
        assertTrue(err.toString().contains("refs.json is not a .bib file"), err::toString);
        assertEquals(0, run("list", file("% my papers, so far none\n\n")));
        assertEquals(0, run("list", file("@string{a = {A}}\n")));
    }

    @Test
    void listSuggestsACvOnlyWhereThereArePapers() throws IOException {
        assertEquals("", hint(file("\n"), true));
        assertEquals("", hint(file(TEXT), false));
        assertTrue(hint(file(TEXT), true).startsWith("hint: "));
    }

    private static String hint(String library, boolean terminal) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(new StringWriter());
        Cli.runCommand(List.of("list", library), out, new PrintWriter(said), terminal);
        return said.toString();
    }

    @Test
    void brokenJsonIsToldWithoutTheInnardsOfItsReader() throws IOException {
        Path json = Files.writeString(folder.resolve("bad.json"), "{");
        assertEquals(1, run("cite", json.toString(), "--style", "apa"));
        assertTrue(err.toString().contains("bad.json:1:2: this is not JSON: "), err::toString);
        assertFalse(err.toString().contains("Source"), err::toString);
    }

    @Test
    void convertWritesToStandardOutputForAHyphenAndNotOverAFolder() throws IOException {
        String file = file(TEXT);
        assertEquals(0, run("convert", file, "--to", "ris", "-o", "-"));
        assertTrue(out.toString().contains("TY  - "), out::toString);
        assertEquals(3, run("convert", file, "--to", "ris", "-o", folder.toString()));
        assertEquals("octavo: " + folder + " is a folder, not a file.", err.toString().strip());
    }

    @Test
    void whatIsNoFileNameAndNoNumberIsSaidInWords() {
        assertEquals(2, run("list", ""));
        assertTrue(err.toString().contains("the name of the file is empty"), err::toString);
        assertEquals(2, run("versions", "x.bib", "--restore", "x"));
        assertTrue(err.toString().contains("'x' is not an integer"), err::toString);
    }

    @Test
    void wrongUseGivesStatusTwoAndSaysWhereHelpIs() {
        assertEquals(2, run("lst", "a.bib"));
        assertTrue(err.toString().contains("octavo list"), err::toString);
        err.getBuffer().setLength(0);
        assertEquals(2, run("nosuchcmd"));
        assertFalse(err.toString().contains("Did you mean"), err::toString);
        assertEquals(2, run("list", "a.bib", "--format", "xml"));
        assertTrue(err.toString().contains("octavo list --help"), err::toString);
    }

    @Test
    void tidyShowsWhatItChangesAndDryRunsChangeNothing() throws IOException {
        String file = file(TEXT.replace("2020", "{2020}"));
        assertEquals(0, run("tidy", file, "--apply", "bare-numbers", "--dry-run"));
        assertTrue(out.toString().contains("\n-  year   = {2020}"), out::toString);
        assertTrue(out.toString().contains("\n+  year   = 2020"), out::toString);
        assertEquals(TEXT.replace("2020", "{2020}"), Files.readString(Path.of(file)));
        assertEquals(0, run("tidy", file, "--apply", "bare-numbers"));
        assertEquals(TEXT, Files.readString(Path.of(file)));
    }

    @Test
    void tidyNamesEntriesThatItLeavesBecauseTheyAreDamaged() throws IOException {
        String damaged = "@misc{x, year 2000, pages = {1-2}}\n@misc{y, pages = {1-2}}\n";
        String file = file(damaged);
        assertEquals(0, run("tidy", file, "--apply", "page-dashes,names"));
        assertEquals(
                damaged.replace("y, pages = {1-2}", "y, pages = {1--2}"),
                Files.readString(Path.of(file)));
        assertEquals(
                "octavo: "
                        + file
                        + ":1:10: Clean-ups skip this damaged entry until it is fixed: Not a"
                        + " field: expected name = value.\n",
                err.toString().replace("\r", ""));
    }

    @Test
    void tidyCountsTheEntriesThatEachCleanUpWouldChange() throws IOException {
        assertEquals(0, run("tidy", file(TEXT.replace("2020", "{2020}"))));
        assertTrue(out.toString().contains("     1  bare-numbers "), out::toString);
        assertTrue(out.toString().contains("     0  page-dashes "), out::toString);
        assertEquals(2, run("tidy", file(TEXT), "--apply", "nonsense"));
    }

    @Test
    void keysChangeInTheLibraryAndInTex() throws IOException {
        String file = file(TEXT);
        Path tex = Files.writeString(folder.resolve("a.tex"), "mai \\cite{mai}\n");
        assertEquals(0, run("keys", file, "--pattern", "[auth][year]", "--tex", folder.toString()));
        assertTrue(out.toString().contains("mai \u2192 Mai2020"), out::toString);
        assertTrue(out.toString().contains("+mai \\cite{Mai2020}"), out::toString);
        assertEquals(TEXT, Files.readString(Path.of(file)));
        run("keys", file, "--pattern", "[auth][year]", "--tex", folder.toString(), "--apply");
        assertEquals(TEXT.replace("{mai,", "{Mai2020,"), Files.readString(Path.of(file)));
        assertEquals("mai \\cite{Mai2020}\n", Files.readString(tex));
        assertEquals(2, run("keys", file, "--pattern", "[auth"));
    }

    @Test
    void everyCommandsHelpShowsAnExample() {
        for (String command : Cli.COMMANDS.keySet()) {
            out.getBuffer().setLength(0);
            assertEquals(0, run(command, "--help"));
            assertTrue(out.toString().contains("\n  octavo " + command + " "), out::toString);
        }
    }

    @Test
    void filesOpenTheWindowAndCommandsDoNot() {
        assertTrue(Cli.isCommandLine(List.of("list", "a.bib")));
        assertTrue(Cli.isCommandLine(List.of("--version")));
        assertTrue(Cli.isCommandLine(List.of("lst")));
        assertFalse(Cli.isCommandLine(List.of("papers.bib")));
        assertFalse(Cli.isCommandLine(List.of()));
    }
}
