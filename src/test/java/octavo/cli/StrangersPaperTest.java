package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
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
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What the folder of a stranger's paper may have `octavo cited` do: write regular files in it, and
/// read what lies in it.
@EnabledOnOs({OS.LINUX, OS.MAC})
class StrangersPaperTest extends Command {
    private static final String OWN =
            """
            @article{x,
              author={Doe, Jane}, title={
            touch PWNED
            }, year=2020, journal={J}}
            """;

    @TempDir Path home = Path.of("");
    private Path paper = Path.of("");

    @BeforeEach
    void writeAPaper() throws IOException {
        home = home.toRealPath();
        Files.writeString(home.resolve(".bashrc"), "# mine\n");
        Files.writeString(
                home.resolve("papers.bib"),
                """
                @misc{secret, author = {Me}, title = {T}, year = 2020, annote = {private},
                  note = {In press}, file = {:/home/me/t.pdf:PDF}}
                """);
        paper = paperIn("from-a-stranger");
    }

    private Path paperIn(String place) throws IOException {
        Path folder = Files.createDirectories(home.resolve(place));
        Files.writeString(
                folder.resolve("main.tex"),
                "\\documentclass{article}\\begin{document}\\cite{x}\\end{document}\n");
        Files.writeString(folder.resolve("own.bib"), OWN);
        return folder;
    }

    private void profile(String json) throws IOException {
        Files.writeString(paper.resolve("octavo.json"), json.replace("HOME", home.toString()));
    }

    private int cited(String... more) {
        String[] words =
                Stream.concat(Stream.of("cited", paper.toString()), Stream.of(more))
                        .toArray(String[]::new);
        return run(words);
    }

    /// All files below the home, with what regular ones hold; links are not followed.
    private Map<String, String> snapshot() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(home)) {
            for (Path each : all.toList()) {
                boolean isFile = Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS);
                files.put(home.relativize(each).toString(), isFile ? Files.readString(each) : "");
            }
        }
        return files;
    }

    @ParameterizedTest(name = "{0}: {1} is a link to {2}")
    @CsvSource({
        "refs.bib, refs.bib, ../.bashrc",
        "refs.bib, refs.bib, ../new.bib",
        "refs.bib, refs.bib, HOME/.bashrc",
        "out/x.bib, out, ..",
        "out/x.bib, out, ../new",
        "a/b/x.bib, a, HOME",
        "refs.bib, refs.bib, second.bib",
        "refs.bib, refs.bib, .hidden.bib"
    })
    void nothingIsWrittenThroughALinkThatLeadsElsewhere(String into, String link, String aim)
            throws IOException {
        Files.createSymbolicLink(paper.resolve("second.bib"), Path.of("../.bashrc"));
        Files.createSymbolicLink(
                paper.resolve(link), Path.of(aim.replace("HOME", home.toString())));
        profile("{\"library\": \"own.bib\", \"into\": \"%s\"}".formatted(into));
        Map<String, String> before = snapshot();
        assertEquals(3, cited(), err::toString);
        assertTrue(err.toString().contains("--allow"), err::toString);
        assertEquals(before, snapshot());
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource({
        ".git/hooks/post-commit, .x/proj",
        ".git/x.bib, .x/proj",
        ".x.bib, .x/proj",
        "a/.b/x.bib, .x/.y/proj",
        "main.tex, proj",
        "octavo.json, proj",
        "Makefile, proj",
        "../x.bib, .x/proj",
        "HOME/x.bib, proj"
    })
    void nothingHiddenAndNoOtherKindOfFileIsWrittenWhateverTheFolderIsCalled(
            String into, String place) throws IOException {
        paper = paperIn(place);
        Files.createDirectories(paper.resolve(".git/hooks"));
        profile("{\"library\": \"own.bib\", \"into\": \"%s\"}".formatted(into));
        Map<String, String> before = snapshot();
        assertEquals(3, cited(), err::toString);
        assertEquals(before, snapshot());
    }

    @Test
    void aProjectBelowAHiddenFolderIsWrittenAsAnyOther() throws IOException {
        paper = paperIn(".x/proj");
        profile("{\"library\": \"own.bib\", \"into\": \"refs.bib\"}");
        assertEquals(0, cited(), err::toString);
        assertTrue(Files.readString(paper.resolve("refs.bib")).contains("Doe"));
    }

    @Test
    void whatTheUserNamesIsWrittenThroughALink() throws IOException {
        Path real = home.resolve("shared.bib");
        Path link = Files.createSymbolicLink(paper.resolve("refs.bib"), real);
        profile("{\"library\": \"own.bib\"}");
        assertEquals(0, cited("--into", link.toString()), err::toString);
        assertTrue(Files.readString(real).contains("Doe"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "library, /dev/zero",
        "library, /dev/random",
        "library, /proc/kmsg",
        "library, fifo.bib",
        "library, zero.bib",
        "into, fifo.bib",
        "into, zero.bib",
        "into, folder.bib",
        "outputs, fifo.bib",
        "outputs, sub.json"
    })
    @Timeout(60)
    void aPipeOrDeviceIsRefusedWithoutBeingOpened(String member, String name) throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", paper + "/fifo.bib").start().waitFor());
        Files.createSymbolicLink(paper.resolve("zero.bib"), Path.of("/dev/zero"));
        Files.createDirectory(paper.resolve("folder.bib"));
        Files.createDirectory(paper.resolve("sub.json"));
        String library = member.equals("library") ? "" : "\"library\": \"own.bib\", ";
        profile("{%s\"%s\": \"%s\"}".formatted(library, member, name));
        assertEquals(3, cited("--allow", "/dev", "--allow", "/proc"), err::toString);
        assertTrue(
                err.toString().contains("a device, a pipe or a folder")
                        || name.equals("zero.bib") && err.toString().contains("it is outside"),
                err::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\bibliography{fifo}",
                "\\bibliography{zero}",
                "\\input{zero}",
                "\\input{/dev/zero}",
                "\\addbibresource{/dev/random}",
                "\\input{fifo.bib}"
            })
    @Timeout(60)
    void aPipeOrDeviceThatASourceNamesIsNotThere(String words) throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", paper + "/fifo.bib").start().waitFor());
        Files.createSymbolicLink(paper.resolve("zero.bib"), Path.of("/dev/zero"));
        Files.createSymbolicLink(paper.resolve("zero.tex"), Path.of("/dev/zero"));
        Files.writeString(paper.resolve("main.tex"), "\\documentclass{x}\\cite{x}" + words);
        profile("{\"library\": \"own.bib\"}");
        assertEquals(0, cited(), err::toString);
        assertTrue(err.toString().contains("which does not exist"), err::toString);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    {"library": "HOME/papers.bib", "into": "refs.bib"} | \\bibliography{refs}
                    {"library": "../papers.bib", "outputs": "refs.bib"} | text
                    {"library": "link.bib", "into": "refs.bib"} | \\bibliography{refs}
                    {"outputs": ["refs.bib"]} | \\bibliography{../papers}
                    {"outputs": ["refs.bib"]} | \\bibliography{link}
                    {"outputs": ["refs.bib"]} | \\input{../chapter}
                    """)
    void whatLiesOutsideIsReadOnlyOnceItIsAllowed(String json, String words) throws IOException {
        Files.createSymbolicLink(paper.resolve("link.bib"), Path.of("../papers.bib"));
        Files.writeString(home.resolve("chapter.tex"), "\\bibliography{../papers}");
        String source = "\\documentclass{x}\\cite{secret}" + words;
        Files.writeString(paper.resolve("main.tex"), source);
        profile(json);
        assertEquals(3, cited(), out::toString);
        String aim = words.contains("chapter") ? "chapter.tex" : "papers.bib";
        assertTrue(err.toString().contains("--allow " + home.resolve(aim)), err::toString);
        assertFalse((out.toString() + err).contains("private"));
        assertFalse(Files.exists(paper.resolve("refs.bib")));
        assertEquals(0, cited("--allow", home.toString()), err::toString);
        assertEquals(0, cited(), err::toString);
    }

    private String brought(String members) throws IOException {
        profile("{\"library\": \"../papers.bib\", \"into\": \"refs.bib\"%s}".formatted(members));
        Files.writeString(
                paper.resolve("main.tex"), "\\documentclass{x}\\cite{secret}\\bibliography{refs}");
        assertEquals(0, cited("--allow", home.resolve("papers.bib").toString()), err::toString);
        return Files.readString(paper.resolve("refs.bib"));
    }

    @Test
    void notesAndLinksOfOnesOwnStayOutOfThePapersFile() throws IOException {
        String refs = brought(", \"outputs\": \"all.bib\"");
        for (String text : List.of(refs, Files.readString(paper.resolve("all.bib")))) {
            assertTrue(text.contains("note = {In press}"), text);
            assertFalse(text.contains("private") || text.contains("/home/me"), text);
        }
    }

    @ParameterizedTest(name = "without {0}: {1}, {2}")
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    []                   ; true  ; true
                    "annote"             ; false ; true
                    ["personal", "note"] ; false ; false
                    """)
    void whatStaysOutCanBeSaid(String without, boolean hasAnnote, boolean hasFile)
            throws IOException {
        String refs = brought(", \"without\": " + without);
        assertEquals(hasAnnote, refs.contains("private"), refs);
        assertEquals(hasFile, refs.contains("/home/me"), refs);
        assertEquals(!without.contains("note\"]"), refs.contains("In press"), refs);
    }

    /// A co-author may want them, and version 0.2.0 wrote them.
    @ParameterizedTest(name = "written by Octavo: {0}")
    @ValueSource(booleans = {true, false})
    void suchFieldsThatThePapersFileHasAlreadyStay(boolean isOctavos) throws IOException {
        Path papers = home.resolve("papers.bib");
        String before = Files.readString(papers);
        if (isOctavos) {
            String written = brought(", \"without\": []");
            assertTrue(written.contains("private"), written);
        } else {
            Files.writeString(paper.resolve("refs.bib"), before);
        }
        String refs = Files.readString(paper.resolve("refs.bib"));
        assertEquals(refs, brought(""));
        Files.writeString(papers, before.replace("2020", "2021"));
        assertEquals(refs.replace("2020", "2021"), brought(""));
        Files.writeString(papers, before.replace("{private}", "{more}"));
        assertEquals(refs, brought(""));
    }

    @Test
    void anEntryThatHasSuchFieldsAlreadyIsRemovedOnceNothingCitesIt() throws IOException {
        String _ = brought(", \"without\": []");
        String _ = brought("");
        Files.writeString(
                paper.resolve("main.tex"), "\\documentclass{x}\\cite{x}\\bibliography{refs}");
        profile("{\"library\": [\"../papers.bib\", \"own.bib\"], \"into\": \"refs.bib\"}");
        assertEquals(0, cited(), err::toString);
        assertFalse(Files.readString(paper.resolve("refs.bib")).contains("secret"));
    }

    @Test
    void aLibraryThatTheUserNamesNeedsNoPermission() throws IOException {
        Files.writeString(
                paper.resolve("main.tex"),
                "\\documentclass{x}\\cite{secret}\\bibliography{../papers}");
        assertEquals(0, cited("--library", home.resolve("papers.bib").toString()), err::toString);
    }

    @Test
    void anAllowanceToReadIsNoneToWrite() throws IOException {
        Path papers = home.resolve("papers.bib");
        String before = Files.readString(papers);
        profile("{\"library\": \"../papers.bib\"}");
        assertEquals(1, cited("--allow", papers.toString()), err::toString);
        profile("{\"library\": \"own.bib\", \"into\": \"../papers.bib\"}");
        assertEquals(3, cited(), err::toString);
        profile("{\"library\": \"own.bib\", \"outputs\": \"../papers.bib\"}");
        assertEquals(3, cited(), err::toString);
        assertEquals(before, Files.readString(papers));
    }

    @Test
    void anOctavoJsonThatIsALinkToElsewhereIsNotRead() throws IOException {
        Path secret = Files.writeString(home.resolve("settings.json"), "{\"token\": \"x\"}");
        Files.createSymbolicLink(paper.resolve("octavo.json"), secret);
        assertEquals(3, cited());
        assertFalse(err.toString().contains("token"), err::toString);
    }

    @Test
    void aHintCanBePastedWithoutHarm() throws IOException {
        Path odd = Files.writeString(home.resolve("$(touch pwned).bib"), OWN);
        profile("{\"library\": \"../%s\"}".formatted(odd.getFileName()));
        assertEquals(3, cited());
        assertTrue(err.toString().contains("--allow '" + odd + "'"), err::toString);
    }

    @Test
    void everyFileThatNeedsToBeAllowedIsNamedAtOnce() throws IOException {
        List<String> names = List.of("a.bib", "b.bib", "c.bib");
        for (String name : names) {
            Files.writeString(home.resolve(name), OWN);
        }
        Files.writeString(paper.resolve("main.tex"), "\\documentclass{x}\\bibliography{../c}");
        profile("{\"library\": [\"../a.bib\", \"../b.bib\"]}");
        assertEquals(3, cited());
        names.forEach(
                name -> assertTrue(err.toString().contains("--allow " + home.resolve(name)), name));
    }
}
