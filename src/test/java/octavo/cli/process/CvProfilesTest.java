package octavo.cli.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;
import octavo.cv.configuration.ProfileReader;
import octavo.cv.configuration.Profiles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The profiles that come with Octavo, and their rules.
class CvProfilesTest {
    private static final List<String> SHIPPED = Profiles.SHIPPED;

    private static final String GOOD =
            """
            @article{good, author = {Mai, Luo and Li, Guo}, title = {Good}, journal = {J}, volume = 1, pages = {1--2},
              year = 2020, doi = {10.1145/good}, pmcid = {PMC1234567}}
            """;

    @TempDir Path folder = Path.of("");
    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    private int run(String bib, String... arguments) throws IOException {
        out = new StringWriter();
        err = new StringWriter();
        var all = new ArrayList<>(List.of("cv"));
        all.add(Files.writeString(folder.resolve("papers.bib"), bib).toString());
        all.addAll(List.of(arguments));
        return Cli.runCommand(all, new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void aFundersFormIsForWhomTheLibraryNamesAndNeverForAGuess() throws IOException {
        assertEquals(2, run(GOOD, "--profile", "nsf"));
        assertTrue(err.toString().contains("whose list is it?"), err::toString);
        assertTrue(err.toString().contains("--profile nsf --me \"Mai, Luo\""), err::toString);
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"profiles": {"mine": {"self": {"names": ["Li, Guo"], "emphasis": "bold"}}}}
                """);
        assertEquals(0, run(GOOD, "--profile", "nsf", "--format", "markdown"), err::toString);
        assertTrue(out.toString().contains("**Guo Li**"), out::toString);
        assertEquals("", err.toString());
    }

    private static final String TWO_PROFILES =
            """
            {"profiles": {
              "talks": {"sections": [{"where": "type:talk"}]},
              "web": {"self": {"names": ["Li, Guo"], "emphasis": "bold"}, "sections": [{"where": "type:talk"}]}}}
            """;

    @Test
    void amongSeveralProfilesTheCompleteListNeedsNoName() throws IOException {
        Files.writeString(folder.resolve("papers.octavo.json"), TWO_PROFILES);
        assertEquals(0, run(GOOD, "--format", "markdown"), err::toString);
        assertTrue(
                out.toString().contains("## Journal articles\n\nLuo Mai and **Guo Li**"),
                out::toString);
        assertTrue(
                err.toString().contains("the complete list")
                        && err.toString().contains("talks, web"),
                err::toString);
    }

    @Test
    void theCompleteListCanBeAskedForByName() throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"profiles\": {\"talks\": {\"sections\": [{\"where\": \"type:talk\"}]}}}");
        assertEquals(0, run(GOOD), err::toString);
        assertEquals("", out.toString());
        assertEquals(0, run(GOOD, "--profile", "publications"), err::toString);
        assertTrue(out.toString().contains("Good"), out::toString);
        assertEquals(0, run(GOOD, "--profiles"));
        assertTrue(out.toString().contains("publications "), out::toString);
    }

    @Test
    void theCompleteListGoesBetweenItsOwnMarks() throws IOException {
        Files.writeString(folder.resolve("papers.octavo.json"), TWO_PROFILES);
        Path cv = folder.resolve("cv.tex");
        Files.writeString(cv, "% octavo: begin publications\n% octavo: end publications\n");
        assertEquals(0, run(GOOD, "--into", cv.toString()), err::toString);
        assertTrue(Files.readString(cv).contains("Good"), () -> err.toString());
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void aGoodEntryBreaksNoRuleOfAShippedProfile(String profile) throws IOException {
        assertEquals(
                List.of(),
                Profiles.shippedProfile(profile)
                        .map(ProfileReader.ReadProfile::problems)
                        .orElseThrow());
        assertEquals(0, run(GOOD, "--profile", profile, "--me", "Mai, Luo"), err::toString);
        assertEquals("", err.toString());
        assertTrue(out.toString().contains(profile.equals("ukri") ? "Mai and Li, 2020" : "Good"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    nih      | pmcid          | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010, doi = {10.1145/x}, pmid = {1}}
                    nih      | pmcid          | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010, pmcid = {to come}}
                    nih      | state          | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010, pmcid = {PMC12345}, pubstate = {submitted}}
                    nsf      | accessible     | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010}
                    nsf      | state          | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010, doi = {10.1145/x}, pubstate = {inpreparation}}
                    nsf      | kind           | @misc{x, author = {Mai, Luo}, title = {T}, year = 2010, url = {https://x.org}, keywords = {talk, nsf-related}}
                    dfg      | quality-assured| @misc{x, author = {Mai, Luo}, title = {T}, year = 2010, url = {https://x.org}, keywords = {preprint, dfg-a}}
                    dfg      | metrics        | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010, note = {Impact Factor 12}}
                    dfg      | all-authors    | @article{x, author = {Mai, Luo and others}, title = {T}, journal = {J}, year = 2010}
                    erc      | link           | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010}
                    ukri     | doi            | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010}
                    jsps     | pages          | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, volume = 1, year = 2010}
                    industry | link           | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2010}
                    academic-full | year      | @article{x, author = {Mai, Luo}, title = {T}, journal = {J}}
                    """)
    void aBrokenRuleIsToldByItsNameWithTheEntry(String profile, String rule, String entry)
            throws IOException {
        assertEquals(1, run(entry, "--profile", profile, "--me", "Mai, Luo"), out::toString);
        assertTrue(
                err.toString().contains("octavo: %s: %s: x ".formatted(profile, rule)),
                err::toString);
    }

    @ParameterizedTest
    @CsvSource({"nsf, 11, nsf-related", "nih, 11, nih-related", "dfg, 11, dfg-a", "erc, 11, erc"})
    void tooManyAreToldAndTheNewestAreListed(String profile, int count, String keyword)
            throws IOException {
        StringBuilder bib = new StringBuilder();
        for (int i = 0; i < count; i++) {
            bib.append(GOOD.replace("good", "k" + i).replace("2020", String.valueOf(2000 + i)));
        }
        assertEquals(1, run(bib.toString(), "--profile", profile, "--me", "Mai, Luo"));
        assertTrue(err.toString().contains("at-most: 11 entries fit"), err::toString);
        assertTrue(err.toString().contains("Give the keyword " + keyword), err::toString);
        assertEquals(10, out.toString().split("Good", -1).length - 1);
        String chosen =
                bib.toString().replace("@article{k3,", "@article{k3, keywords={" + keyword + "},");
        run(chosen, "--profile", profile, "--me", "Mai, Luo");
        assertTrue(out.toString().contains("1. "), out::toString);
        assertFalse(err.toString().contains("Give the keyword " + keyword), err::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "dfg, dfg-antrag",
        "dfg, dfg-a-old",
        "erc, ERCIM news",
        "erc, my erc",
        "academic-short, selected-talks",
        "nsf, nsf-related-2019"
    })
    void aKeywordThatOnlyBeginsLikeThatOfAProfileChoosesNothing(String profile, String keyword)
            throws IOException {
        String other = GOOD.replace("Good", "Other").replace("good", "other");
        run(
                GOOD + other.replace("year", "keywords = {" + keyword + "}, year"),
                "--profile",
                profile,
                "--me",
                "Mai, Luo");
        assertTrue(out.toString().contains("Good"), out::toString);
        assertTrue(out.toString().contains("Other"), out::toString);
    }

    @Test
    void aProfileThatIsLikeOneOfOursTakesTheNameThatItTakes() throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                "{\"profiles\": {\"p\": {\"like\": \"nsf\"}}}");
        assertEquals(0, run(GOOD, "--profile", "p", "--format", "markdown"), err::toString);
        String own = out.toString();
        assertTrue(err.toString().contains("Assuming you are Mai, Luo"), err::toString);
        assertEquals(0, run(GOOD, "--profile", "nsf", "--me", "Mai, Luo", "--format", "markdown"));
        assertEquals(own, out.toString());
    }

    @Test
    void whatToDoIsSaidOnceForARuleThatManyEntriesBreak() throws IOException {
        String bib = GOOD.replaceAll("doi = [^,]*,", "");
        assertEquals(
                1,
                run(bib + bib.replace("good,", "other,"), "--profile", "ukri", "--me", "Mai, Luo"));
        assertTrue(err.toString().contains("doi: good has"), err::toString);
        assertTrue(err.toString().contains("doi: other has"), err::toString);
        assertEquals(2, err.toString().split("lasting address", -1).length, err::toString);
    }

    @Test
    void whatIsYetToAppearNeedsNoYear() throws IOException {
        String bib = GOOD.replace("year = 2020", "pubstate = {submitted}");
        assertEquals(1, run(bib, "--profile", "nih", "--me", "Mai, Luo"));
        assertTrue(err.toString().contains("state: good is submitted"), err::toString);
        assertFalse(err.toString().contains("has no date"), err::toString);
    }

    @Test
    void onlyOnesOwnPapersAreListed() throws IOException {
        String other =
                GOOD.replace("good", "other")
                        .replace("Mai, Luo", "Abel, Ann")
                        .replace("Good", "Other");
        assertEquals(0, run(GOOD + other, "--profile", "nsf", "--me", "Mai, Luo"), err::toString);
        assertFalse(out.toString().contains("Other"), out::toString);
    }

    @Test
    void profilesAreNamedWithWhatTheyAreFor() throws IOException {
        assertEquals(0, run(GOOD, "--profiles"));
        for (String name : SHIPPED) {
            assertTrue(out.toString().contains(name + " "), out::toString);
        }
    }

    @Test
    void aProfileOfOnesOwnCanStartFromAShippedOne() throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"profiles": {"nsf": {"like": "nsf", "hide": ["good"]}, "odd": {"like": "none"}}}
                """);
        assertEquals(0, run(GOOD, "--profile", "nsf", "--me", "Mai, Luo"));
        assertEquals("", out.toString());
        assertTrue(err.toString().contains("profiles.odd.like should be one of"), err::toString);
    }

    @Test
    void aRuleOfOnesOwnIsChecked() throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"profiles": {"a": {"rules": [{"name": "open", "needs": "oa", "do": "Add oa."}, {"atMost": 1}]}}}
                """);
        assertEquals(1, run(GOOD + GOOD.replace("good", "more")));
        assertTrue(
                err.toString().contains("octavo: a: open: good has no oa. Add oa.\n"),
                err::toString);
        assertTrue(
                err.toString().contains("a: at-most: 2 entries fit, 1 are allowed"), err::toString);
    }

    @Test
    void aNewUserNeedsTwoCommandsAndTheFirstNamesTheSecond() throws IOException {
        String library = Files.writeString(folder.resolve("my papers.bib"), GOOD).toString();
        PrintWriter terminal = TerminalWriter.of(new PrintWriter(out));
        assertEquals(0, Cli.runCommand(List.of("list", library), terminal, new PrintWriter(err)));
        String next = err.toString().strip().replaceFirst(".*: octavo ", "");
        assertEquals("cv \"" + library + "\" --format markdown", next);
        List<String> words = List.of("cv", library, "--format", "markdown");
        assertEquals(0, Cli.runCommand(words, new PrintWriter(out), new PrintWriter(err)));
        assertTrue(
                out.toString().contains("## Journal articles\n\n**Luo Mai** and"), out::toString);
    }

    @Test
    void aTableForAFileSuggestsNothing() throws IOException {
        String library = Files.writeString(folder.resolve("papers.bib"), GOOD).toString();
        assertEquals(
                0,
                Cli.runCommand(
                        List.of("list", library), new PrintWriter(out), new PrintWriter(err)));
        assertEquals("", err.toString());
    }

    @Test
    void theOwnerIsGuessedAndThatIsSaid() throws IOException {
        assertEquals(
                0,
                run(
                        GOOD + GOOD.replace("good", "b").replace("Li, Guo", "Abel, A."),
                        "--format",
                        "markdown"));
        assertTrue(out.toString().contains("**Luo Mai** and Guo Li"), out::toString);
        assertTrue(
                err.toString().contains("Assuming you are Mai, Luo (2 of 2 entries"),
                err::toString);
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                """
                {"people": {"li": {"name": "Guo Li", "me": true, "spellings": {"Li, Guo": true}}}}
                """);
        assertEquals(0, run(GOOD, "--format", "markdown"));
        assertTrue(out.toString().contains("Luo Mai and **Guo Li**"), out::toString);
        assertEquals("", err.toString());
    }
}
