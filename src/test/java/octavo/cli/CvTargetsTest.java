package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.storage.HomeFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What a list may be written to, and what it must leave alone.
class CvTargetsTest extends Command {
    private static final String TEXT =
            """
            @comment{mine}
            @article{a, author = {Mai, Luo}, title = {T}, journal = {J}, year = 2020}
            """;
    private static final String PROFILE = "{\"profiles\": {\"p\": {}}}";

    @TempDir Path folder = Path.of("");

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private String library(String profiles) throws IOException {
        file("papers.octavo.json", profiles);
        return file("papers.bib", TEXT);
    }

    private int written(String format, String target) {
        String library = folder.resolve("papers.bib").toString();
        String to = folder.resolve(target).toString();
        return run("cv", library, "--profile", "p", "--format", format, "-o", to);
    }

    @Test
    void aHyphenIsStandardOutput() throws IOException {
        String library = library(PROFILE);
        assertEquals(0, run("cv", library, "--profile", "p", "--format", "text", "-o", "-"));
        assertFalse(out.toString().isBlank());
        assertFalse(Files.exists(Path.of("-")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-o", "--into"})
    void anEndingThatNoFormatHasIsNotTakenForText(String where) throws IOException {
        String library = library(PROFILE);
        String target = folder.resolve("pub.foo").toString();
        assertEquals(2, run("cv", library, where, target));
        assertTrue(err.toString().contains("--format"), err::toString);
        assertFalse(Files.exists(Path.of(target)));
    }

    @Test
    void aNameWithoutAnEndingIsText() throws IOException {
        String target = folder.resolve("some.where/list").toString();
        Files.createDirectory(folder.resolve("some.where"));
        assertEquals(0, run("cv", library(PROFILE), "-o", target), err::toString);
        assertFalse(text("some.where/list").isBlank());
    }

    @ParameterizedTest(name = "{0} to {1}")
    @CsvSource({
        "bibtex, papers.bib",
        "text, ./papers.bib",
        "csl-json, papers.octavo.json",
        "latex-biblatex, papers.tex",
        "text, link.txt"
    })
    void aListNeverReplacesItsLibraryOrTheSidecar(String format, String target) throws IOException {
        Path library = Path.of(library(PROFILE));
        Files.createSymbolicLink(folder.resolve("link.txt"), library);
        assertEquals(1, written(format, target), err::toString);
        assertTrue(err.toString().contains("the library itself or its sidecar"), err::toString);
        assertEquals(TEXT, text("papers.bib"));
        assertEquals(PROFILE, text("papers.octavo.json"));
    }

    @Test
    void whatWasWrittenIntoAListByHandIsNamed() throws IOException {
        library(PROFILE);
        assertEquals(0, written("text", "cv.txt"), err::toString);
        Files.writeString(folder.resolve("cv.txt"), text("cv.txt") + "by hand\n");
        String to = folder.resolve("cv.txt").toString();
        String library = folder.resolve("papers.bib").toString();
        assertEquals(1, run("cv", library, "--profile", "p", "-o", to, "--check"));
        String said = "cv.txt is out of date: it has a line that is not in the list, “by hand”";
        assertTrue(out.toString().contains(said), out::toString);
    }

    @Test
    void aTildeIsOnesHome() throws IOException {
        String outputs = "{\"outputs\": [{\"format\": \"text\", \"to\": \"~/no-octavo.txt\"}]}";
        String library = library("{\"profiles\": {\"p\": %s}}".formatted(outputs));
        Path target = HomeFolder.path().resolve("no-octavo.txt");
        String[] check = {"cv", library, "--all", "--check", "--allow", target.toString()};
        assertEquals(1, run(check), err::toString);
        String said = target + " is out of date";
        assertTrue(out.toString().startsWith(said), out::toString);
        file("papers.octavo.json", text("papers.octavo.json").replace("~", "~x"));
        assertEquals(2, run("cv", library, "--all"));
    }

    @Test
    void anOutputIsNamedByTheShortestPath() throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        String outputs = "{\"outputs\": [{\"format\": \"text\", \"to\": \"sub/../cv.txt\"}]}";
        String library = library("{\"profiles\": {\"p\": %s}}".formatted(outputs));
        assertEquals(1, run("cv", library, "--all", "--check"));
        assertTrue(out.toString().startsWith(folder.resolve("cv.txt") + " "), out::toString);
    }

    @Test
    void anOutputWithoutANameIsToldOnce() throws IOException {
        String library = library("{\"profiles\": {\"p\": {\"outputs\": [{\"to\": \"\"}]}}}");
        assertEquals(2, run("cv", library, "--all"));
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertTrue(err.toString().contains("profiles.p.outputs[1].to is missing"), err::toString);
    }

    @Test
    void namesThatTypstWouldTakeForAllAreTold() throws IOException {
        library(PROFILE);
        Path library = folder.resolve("papers.bib");
        Files.writeString(library, TEXT.replace("{Mai, Luo}", "{Mai, Luo and others}"));
        assertEquals(0, written("hayagriva", "cv.yml"), err::toString);
        assertTrue(err.toString().contains("cannot hold “and others”: a"), err::toString);
    }

    @Test
    void theBibliographyBesideAFragmentReplacesOnlyOneOfOurs() throws IOException {
        library(PROFILE);
        file("cv.bib", "@book{mine}\n");
        assertEquals(1, written("latex-biblatex", "cv.tex"));
        assertTrue(err.toString().contains("cv.bib would be replaced, but Octavo did not"));
        assertEquals("@book{mine}\n", text("cv.bib"));
        assertFalse(Files.exists(folder.resolve("cv.tex")));
        Files.delete(folder.resolve("cv.bib"));
        assertEquals(0, written("latex-biblatex", "cv.tex"), err::toString);
        file("papers.bib", TEXT.replace("{T}", "{Another}"));
        assertEquals(0, written("latex-biblatex", "cv.tex"), err::toString);
        assertTrue(text("cv.bib").contains("Another"));
    }

    @Test
    void onlyTheFragmentGoesIntoADocument() throws IOException {
        String library = library(PROFILE);
        String cv = file("cv.tex", "me@here\n% octavo: begin p\n% octavo: end p\nend\n");
        assertEquals(0, run("cv", library, "--format", "latex-biblatex", "--into", cv));
        assertTrue(text("cv.tex").contains("begin p\n% In the preamble"), text("cv.tex"));
        assertFalse(text("cv.bib").contains("me@here"), text("cv.bib"));
        assertTrue(text("cv.bib").contains("@article{a,"));
        String[] check = {"cv", library, "--format", "latex-biblatex", "--into", cv, "--check"};
        assertEquals(0, run(check), out::toString);
    }

    @ParameterizedTest
    @CsvSource({"where, foo:bar", "where, ((author:", "prefer, foo:bar"})
    void aQueryThatIsWrongLeavesTheListAsItIs(String member, String query) throws IOException {
        String library =
                library(
                        """
                        {"profiles": {"p": {"sections": [{"where": ""}, {"%s": "%s"}],
                          "outputs": [{"format": "text", "to": "list.txt"}]}}}
                        """
                                .formatted(member, query));
        file("list.txt", "good\n");
        for (String which : List.of("--all", "--profile=p")) {
            assertEquals(2, run("cv", library, which));
            String place =
                    "papers.octavo.json: profiles.p.sections[2]." + member + ": in “" + query;
            assertTrue(err.toString().contains(place), err::toString);
            assertEquals("", out.toString());
        }
        assertEquals("good\n", text("list.txt"));
    }

    @Test
    void twoListsDoNotGoToOneFileUnlessEachHasItsPlaceThere() throws IOException {
        String profiles =
                """
                {"profiles": {"p": {"outputs": [{"format": "markdown", "WHERE": "x.md"}]},
                  "q": {"outputs": [{"format": "markdown", "WHERE": "./x.md"}]}}}
                """;
        String library = library(profiles.replace("WHERE", "to"));
        assertEquals(1, run("cv", library, "--all"));
        assertTrue(err.toString().contains("x.md is an output of p and once more of q"));
        assertFalse(Files.exists(folder.resolve("x.md")));
        library(profiles.replace("WHERE", "into"));
        String marks = "<!-- octavo: begin p -->\n<!-- octavo: end p -->\n";
        file("x.md", marks + marks.replace(" p ", " q "));
        assertEquals(0, run("cv", library, "--all"), err::toString);
        assertEquals(0, run("cv", library, "--all", "--check"), out::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "latex-biblatex, x.tex, bibtex, x.bib",
        "bibtex, x.bib, latex-biblatex, x.tex",
        "markdown, same.md, html, alias.md"
    })
    void noOutputReplacesWhatAnotherWritesOrIsAnotherNameOf(
            String one, String to, String other, String also) throws IOException {
        String output = "{\"format\": \"%s\", \"to\": \"%s\"}";
        String outputs = output.formatted(one, to) + ", " + output.formatted(other, also);
        String library = library("{\"profiles\": {\"p\": {\"outputs\": [" + outputs + "]}}}");
        if (also.equals("alias.md")) {
            Files.createSymbolicLink(folder.resolve(also), Path.of(to));
        }
        assertEquals(1, run("cv", library, "--all"));
        assertTrue(err.toString().contains("one would replace the other"), err::toString);
        assertFalse(Files.exists(folder.resolve(to)));
    }

    @Test
    @Timeout(60)
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aDeviceIsWrittenToAndNeverReadFirst() throws IOException {
        String library = library("{}");
        // It can be read for ever, and takes what is written.
        assertEquals(0, run("cv", library, "-o", "/dev/zero"), err::toString);
        assertEquals(1, run("cv", library, "--into", "/dev/zero"));
        assertTrue(err.toString().contains("it is a device or a pipe"), err::toString);
    }
}
