package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.cli.Command;
import octavo.cli.CvFromLibraryTest;
import octavo.cli.process.ExitStatus;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

class CvCommandTest extends Command {
    private static final String TEXT =
            """
            @inproceedings{new, author = {Mai, Luo and Li, Guo}, title = {Kung<Fu>},
              booktitle = {Proceedings of X (OSDI 20)}, year = 2020}
            @article{old, author = {Mai, L. and Abel, Ann}, title = {On $x^2$}, journal = {J}, year = 1999}
            """;
    private static final String PROFILES =
            """
            {"profiles": {"web": {"self": {"names": "Mai, Luo", "emphasis": "bold"},
              "entry": {"template": "title-first"},
              "outputs": [{"format": "markdown", "into": "web.md"}, {"format": "text", "to": "web.txt"}]}}}
            """;
    private static final String MARKS =
            "# Me\n<!-- octavo: begin web -->\n<!-- octavo: end web -->\n";

    @TempDir Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String library() throws IOException {
        return file("papers.bib", TEXT);
    }

    private String withProfiles(String profiles) throws IOException {
        file("papers.octavo.json", profiles);
        return library();
    }

    @Test
    void withoutAProfileAVolumeOfOthersDoesNotStandBesideThePapersInIt() throws IOException {
        String bib =
                """
                @inproceedings{a, author = {Mai, Luo}, title = {Alpha}, crossref = {p}}
                @inproceedings{b, author = {Mai, Luo}, title = {Beta}, crossref = {q}}
                @proceedings{p, title = {Volume}, editor = {Abel, Ann}, year = 2020}
                @proceedings{q, title = {Mine}, editor = {Mai, Luo}, year = 2021}
                @proceedings{r, title = {Single}, editor = {Abel, Ann}, year = 2022}
                """;
        assertEquals(0, run("cv", file("papers.bib", bib), "--me", "Mai, Luo"), err::toString);
        List<String> titles =
                Pattern.compile("(?m)^(Alpha|Beta|Volume|Mine|Single)$")
                        .matcher(out.toString())
                        .results()
                        .map(MatchResult::group)
                        .sorted()
                        .toList();
        assertEquals(List.of("Alpha", "Beta", "Mine", "Single"), titles, out::toString);
    }

    @Test
    void stringsThatNothingDefinesAreTold() throws IOException {
        String library =
                file(
                        "strings.bib",
                        """
                        @article{a, author = {Mai, Luo}, title = {A}, journal = aerp, year = 2020, month = may}
                        @article{b, author = {Mai, Luo}, title = {B}, journal = jedc, year = 2021}
                        """);
        assertEquals(0, run("cv", library));
        assertTrue(
                err.toString().contains("octavo: jedc, aerp: no such @string, printed as written"),
                err::toString);
    }

    @Test
    void ofManyStringsThatNothingDefinesTheFirstAreNamed() throws IOException {
        StringBuilder library = new StringBuilder();
        for (int i = 1; i <= 7; i++) {
            library.append(
                    "@article{k%d, title = {T}, journal = j%d, year = %d}\n"
                            .formatted(i, i, 2030 - i));
        }
        assertEquals(0, run("cv", file("strings.bib", library.toString())));
        assertTrue(
                err.toString().contains("octavo: j1, j2, j3 and 4 more: no such @string"),
                err::toString);
    }

    @Test
    void aLocaleWithoutWordsIsTold() throws IOException {
        String japanese = "{\"profiles\": {\"p\": {\"locale\": \"ja\"}}}";
        assertEquals(0, run("cv", withProfiles(japanese)), err::toString);
        assertTrue(
                err.toString().contains("p.locale is ja, a language that Octavo lacks"),
                err::toString);
        assertEquals(2, run("cv", withProfiles(japanese.replace("ja", "klingon"))));
        assertTrue(err.toString().contains("p.locale is klingon, which is not a language"));
        assertEquals(0, run("cv", withProfiles(japanese.replace("ja", "german"))));
        assertTrue(out.toString().contains("Veröffentlichungen"), out::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cv-2022", "cv-2023"})
    void theSampleMakesTheListsOfOldCvs(String profile) throws IOException {
        Path expected = SharedData.path("octavo.cv.expected", "cv/expected");
        assertEquals(0, run("cv", "samples/papers.bib", "--profile", profile), err::toString);
        assertEquals(Files.readString(expected.resolve(profile + ".txt")), out.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "apa",
                "apa-cv",
                "association-for-computing-machinery",
                "chicago-author-date",
                "din-1505-2",
                "ieee",
                "modern-language-association",
                "nature"
            })
    void theSampleMakesTheLatestListInEveryStyleButForThePreprint(String style) throws IOException {
        Path expected = SharedData.path("octavo.cv.expected", "cv/expected");
        run("cv", "samples/papers.bib", "--profile", "cv-2026", "--style", style);
        List<String> entries = out.toString().lines().skip(2).toList();
        List<String> wanted =
                Files.readAllLines(expected.resolve("cv-2026." + style + ".txt")).stream()
                        .map(line -> line.replaceFirst("^(\\[\\d+]|\\d+\\.) ?", ""))
                        .map(CvFromLibraryTest::withPublisherAtHome)
                        .toList();
        assertEquals(4, entries.size());
        for (int i = 0; i < 3; i++) {
            String entry = entries.get(i);
            assertTrue(entry.startsWith("[" + (i + 1) + "] "), entry);
            assertTrue(wanted.contains(entry.substring(4)), entry);
        }
    }

    @Test
    void aLibraryWithoutProfilesIsListedByKindAndTheNextStepIsTold() throws IOException {
        String library = library();
        assertEquals(0, run("cv", library));
        assertEquals(
                """
                Journal articles

                L. Mai and Ann Abel
                On x²
                J, 1999

                Conference papers

                Luo Mai and Guo Li
                Kung<Fu>
                Proceedings of X (OSDI), 2020
                """,
                out.toString());
        String next = "octavo cv " + library + " --me \"Mai, Luo\" --format markdown";
        assertTrue(err.toString().contains(next), err::toString);
    }

    @Test
    void onesNameIsBroughtOutHoweverItIsSpelt() throws IOException {
        assertEquals(0, run("cv", library(), "--me", "Luo Mai", "--format", "markdown"));
        assertTrue(out.toString().contains("**Luo Mai** and Guo Li"), out::toString);
        assertTrue(out.toString().contains("**L. Mai** and Ann Abel"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void allWritesWhatTheProfilesSayAndASecondTimeNothing() throws IOException {
        String library = withProfiles(PROFILES);
        file("web.md", MARKS);
        assertEquals(1, run("cv", library, "--all", "--check"));
        assertTrue(out.toString().contains("web.md is out of date: new, old"), out::toString);
        assertEquals(MARKS, Files.readString(folder.resolve("web.md")));
        assertEquals(0, run("cv", library, "--all"), err::toString);
        String written = Files.readString(folder.resolve("web.md"));
        assertTrue(written.startsWith("# Me\n<!-- octavo: begin web -->\n## Publications\n"));
        assertTrue(written.endsWith("1999\n<!-- octavo: end web -->\n"), written);
        assertTrue(Files.exists(folder.resolve("web.txt")));
        var before = Files.getLastModifiedTime(folder.resolve("web.md"));
        assertEquals(0, run("cv", library, "--all", "--check"));
        assertEquals(0, run("cv", library, "--all"));
        assertEquals("", out.toString());
        assertEquals(before, Files.getLastModifiedTime(folder.resolve("web.md")));
    }

    @Test
    void outputsAndProblemsAreToldInTheOrderOfTheProfiles() throws IOException {
        StringBuilder profiles = new StringBuilder();
        List<String> files = new ArrayList<>();
        List<String> queries = new ArrayList<>();
        for (int i = 9; i >= 0; i--) {
            profiles.append(i == 9 ? "" : ",")
                    .append("\"p")
                    .append(i)
                    .append("\": {\"sections\": [");
            profiles.append("{\"where\": \"nothing").append(i).append(":1\"}], \"outputs\": [");
            for (String format : List.of("pdf", "text")) {
                String file = "p" + i + "." + format;
                profiles.append(format.equals("pdf") ? "" : ",").append("{\"format\": \"");
                profiles.append(format).append("\", \"to\": \"").append(file).append("\"}");
                files.add(file);
            }
            profiles.append("]}");
            queries.add("nothing" + i + ":1");
        }
        String wrong = "{\"profiles\": {" + profiles + "}}";
        assertEquals(2, run("cv", withProfiles(wrong), "--all", "--check"));
        assertEquals(queries, inOrder(err.toString(), "nothing\\d:1"));
        String right = wrong.replace("nothing", "title:nothing").replace(":1\"", "\"");
        assertEquals(1, run("cv", withProfiles(right), "--all", "--check"), err::toString);
        assertEquals(files, inOrder(out.toString(), "p\\d\\.(pdf|text)(?= is out of date)"));
    }

    @Test
    void anOutputThatCannotBeWrittenKeepsNoOtherBack() throws IOException {
        String library =
                withProfiles(
                        """
                        {"profiles": {"p": {"sections": [{"where": ""}], "outputs": [
                          {"format": "text", "to": "nowhere/cv.txt"},
                          {"format": "text", "to": "cv.txt"}]}}}
                        """);
        assertEquals(ExitStatus.NO_FILE, run("cv", library, "--all"));
        assertTrue(err.toString().contains("cv.txt was not saved: its folder does not exist."));
        assertTrue(Files.exists(folder.resolve("cv.txt")));
    }

    private static List<String> inOrder(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group).toList();
    }

    @Test
    void wholeDocumentsGoIntoNoOther() throws IOException {
        String target = file("mine.rtf", MARKS);
        assertEquals(2, run("cv", library(), "--into", target));
        assertTrue(err.toString().contains("rtf makes whole files"), err::toString);
        assertEquals(MARKS, Files.readString(Path.of(target)));
    }

    @Test
    void checkNamesWhatIsStale() throws IOException {
        String library = withProfiles(PROFILES);
        file("web.md", MARKS);
        run("cv", library, "--all");
        file("papers.bib", TEXT.replace("1999", "1998"));
        assertEquals(1, run("cv", library, "--all", "--check"));
        assertTrue(out.toString().contains("web.md is out of date: old\n"), out::toString);
    }

    @Test
    void aFileWithoutMarksIsLeftAlone() throws IOException {
        String library = withProfiles(PROFILES);
        String mine = file("mine.tex", "\\section{Me}\n");
        assertEquals(1, run("cv", library, "--into", mine));
        assertTrue(err.toString().contains("octavo: begin web"), err::toString);
        assertEquals("\\section{Me}\n", Files.readString(folder.resolve("mine.tex")));
        assertEquals(3, run("cv", library, "--into", folder.resolve("none.tex").toString()));
    }

    @Test
    void aFileThatIsNoUtf8IsLeftAlone() throws IOException {
        String library = withProfiles(PROFILES);
        byte[] bytes = {'%', (byte) 0xe4, '\n'};
        Path mine = Files.write(folder.resolve("latin.tex"), bytes);
        assertEquals(1, run("cv", library, "--into", mine.toString()));
        assertEquals(bytes.length, Files.size(mine));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {"superseeded": "hide"}                 | profiles.web.superseeded is unknown here
                    {"superseded": "gone"}                  | profiles.web.superseded is gone, but should be one of: hide, show, link
                    {"entry": {"template": "nice"}}         | profiles.web.entry.template is nice, but should be one of: names-title-venue
                    {"entry": {"text": "{{titel}}"}}        | profiles.web.entry.text at character 1: there is no value titel
                    {"sections": {}}                        | profiles.web.sections should be a list in square brackets
                    {"sections": {"where": "x"}}            | profiles.web.sections should be a list in square brackets
                    {"sections": [{"sort": "beauty"}]}      | profiles.web.sections[1].sort has the unknown value beauty; choose from: author, date
                    {"sections": [{"number": "one"}]}       | profiles.web.sections[1].number is one, which is not a numbering
                    {"sections": [{"wehre": "type:book"}]}  | profiles.web.sections[1].wehre is unknown here
                    {"sections": [{"group": "month"}]}      | profiles.web.sections[1].group cannot group by month
                    {"rules": [{"atMost": "x"}]}            | profiles.web.rules[1].atMost should be a whole number
                    {"rules": [{"name": "x"}]}              | profiles.web.rules[1] names nothing to check
                    {"rules": [{"atMost": 1, "where": "autor:x"}]} | There is no field autor
                    {"entry": {"text": "{{title"}}          | profiles.web.entry.text at character 1: this {{ has no matching }}
                    {"entry": {"text": "x", "csl": "ieee"}} | profiles.web.entry.csl excludes template and text: give one of the three
                    {"outputs": [{"to": "~mai/home.tex"}]}  | profiles.web.outputs[1].to begins with ~
                    {"hide": {}}                            | profiles.web.hide should be text or a list of texts
                    {"mine": "yes"}                         | profiles.web.mine should be true or false
                    {"like": "nope"}                        | profiles.web.like should be one of
                    """)
    void aProfileThatIsNotUnderstoodIsSaidWithItsPlaceAndWritesNothing(
            String profile, String problem) throws IOException {
        String library = withProfiles("{\"profiles\": {\"web\": %s}}".formatted(profile));
        Path target = folder.resolve("web.txt");
        assertEquals(2, run("cv", library, "-o", target.toString()));
        assertTrue(err.toString().contains(problem), err::toString);
        assertEquals(err.toString().indexOf(problem), err.toString().lastIndexOf(problem));
        assertFalse(Files.exists(target));
        assertEquals(2, run("cv", library));
        assertEquals("", out.toString());
    }

    @Test
    void aProfileThatIsNotUnderstoodKeepsNoOtherBack() throws IOException {
        String library = withProfiles("{\"profiles\": {\"a\": {}, \"b\": {\"hid\": \"x\"}}}");
        assertEquals(0, run("cv", library, "--profile", "a"));
        assertTrue(err.toString().contains("profiles.b.hid is unknown"), err::toString);
    }

    @Test
    void aDamagedSidecarIsNotTakenForOneWithoutProfiles() throws IOException {
        String library = withProfiles("{\"profiles\": {\n  \"a\": {},}}");
        assertEquals(2, run("cv", library, "--all"));
        assertTrue(err.toString().contains("papers.octavo.json:2:"), err::toString);
        assertFalse(err.toString().contains("no profile"), err::toString);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {"hide": "nwe"}                    | profiles.web.hide names nwe, which no entry has as its key
                    {"notes": {"nwe": "x"}}            | profiles.web.notes names nwe, which no entry has as its key
                    {"sections": [{"entries": "nwe"}]} | profiles.web.sections[1].entries names nwe
                    {"marks": {"nosuch": "#"}}         | profiles.web.marks names nosuch, a mark that nobody has
                    {"self": {"names": "Nobody, X"}}   | nobody in the library is called Nobody, X
                    """)
    void whatAProfileNamesInVainIsSaid(String profile, String remark) throws IOException {
        String library = withProfiles("{\"profiles\": {\"web\": %s}}".formatted(profile));
        assertEquals(0, run("cv", library));
        assertTrue(err.toString().contains(remark), err::toString);
    }

    @Test
    void aNameThatNobodyHasIsSaidAndNoNameIsRefused() throws IOException {
        assertEquals(0, run("cv", library(), "--me", "Zzz, Q"));
        assertTrue(err.toString().contains("called Zzz, Q"), err::toString);
        assertEquals(2, run("cv", library(), "--me", ""));
    }

    @Test
    void aKeyOfSeveralEntriesIsNamedWhereAProfileNeedsIt() throws IOException {
        String library = file("twice.bib", "@misc{k, title={One}}@misc{k, title={Two}}");
        assertEquals(0, run("cv", library));
        assertEquals("", err.toString());
        assertTrue(out.toString().contains("Two"), out::toString);
        file("twice.octavo.json", "{\"profiles\": {\"web\": {\"hide\": [\"k\"]}}}");
        assertEquals(0, run("cv", library, "--profile", "web"));
        String said = "profiles.web.hide names k, which is the key of 2 entries: “One”, “Two”";
        assertTrue(err.toString().contains(said), err::toString);
    }

    @Test
    void entriesOfOneKeyAreToldApartInData() throws IOException {
        String library =
                file(
                        "twice.bib",
                        "@misc{k, title={One}}@misc{k, title={Two}}@misc{, title={Three}}");
        assertEquals(0, run("cv", library, "--format", "csl-json"));
        assertTrue(out.toString().contains("Three"), out::toString);
        assertEquals(0, run("cv", library, "--format", "hayagriva"));
        assertTrue(out.toString().contains("\"k-2\":"), out::toString);
    }

    @Test
    void severalProfilesAreNamedBesideTheCompleteList() throws IOException {
        String library = withProfiles("{\"profiles\": {\"a\": {}, \"b\": {}}}");
        assertEquals(0, run("cv", library));
        assertTrue(err.toString().contains("a, b"), err::toString);
        assertEquals(2, run("cv", library, "--profile", "c"));
        assertEquals(0, run("cv", library, "--profile", "b"));
    }
}
