package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.catalogue.BundledStyles;
import octavo.files.pdf.DrawnPaper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a library, a sidecar, a style and a folder from a stranger may do: be shown. See
/// docs/safety.md, whose sentences these are.
class TrustModelTest extends StrangerFolder {
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "HOME/victim",
                "../victim",
                "sub/../../victim",
                "link.txt",
                "out/victim",
                "HOME/new",
                "../new",
                "dangling.txt",
                "out/new"
            })
    void aSidecarWritesNothingOutsideTheLibrarysFolder(String target) throws IOException {
        Files.createDirectory(folder.resolve("sub"));
        Files.createSymbolicLink(folder.resolve("link.txt"), Path.of("../victim"));
        Files.createSymbolicLink(folder.resolve("dangling.txt"), Path.of("../new"));
        Files.createSymbolicLink(folder.resolve("out"), Path.of(".."));
        outputs(to("text", target.replace("HOME", home.toString())), to("text", "good.txt"));
        List<String> before = files();
        assertEquals(3, all());
        Path aim = home.toRealPath().resolve(target.contains("new") ? "new" : "victim");
        if (target.startsWith("dangling")) {
            aim = home.toRealPath().resolve("new");
        }
        String said = aim + " was not read: it is outside ";
        assertTrue(err.toString().contains(said), err::toString);
        assertTrue(err.toString().contains("--allow " + aim), err::toString);
        assertEquals("mine\n", text(victim));
        List<String> after = new ArrayList<>(files());
        assertTrue(after.remove("from-a-stranger/good.txt"), "the others are written");
        assertEquals(before, after);
    }

    @Test
    void aSidecarWritesNothingIntoTheHomeThatItNamesByATilde() throws IOException {
        System.setProperty("octavo.home", home.toString());
        try {
            outputs(to("text", "~/victim"));
            assertEquals(3, all());
        } finally {
            System.clearProperty("octavo.home");
        }
        assertEquals("mine\n", text(victim));
    }

    @ParameterizedTest(name = "{0} to {1}")
    @CsvSource({
        "hugoblox, ../site",
        "hugoblox-flat, HOME/site",
        "academicpages, out/site",
        "hugoblox, site",
        "academicpages, .",
        "latex-biblatex, ../x.tex"
    })
    void neitherDoesAFormatOfManyFiles(String format, String target) throws IOException {
        Files.createSymbolicLink(folder.resolve("out"), Path.of(".."));
        Files.createDirectories(home.resolve("victims"));
        Files.createDirectories(folder.resolve("site"));
        Files.createSymbolicLink(folder.resolve("site/content"), Path.of("../../victims"));
        Files.createSymbolicLink(folder.resolve("_publications"), Path.of("../victims"));
        outputs(to(format, target.replace("HOME", home.toString())));
        List<String> before = files();
        assertEquals(3, all(), err::toString);
        assertEquals(before, files());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"--check", "--diff"})
    void whatLiesOutsideIsNotReadEither(String how) throws IOException {
        Files.writeString(victim, "the secret of the house\n");
        Path other = Files.writeString(home.resolve("other"), "another secret\n");
        Files.createSymbolicLink(folder.resolve("link.txt"), other);
        outputs(to("text", victim), to("text", "link.txt").replace("\"to\"", "\"into\""));
        assertEquals(3, all(how));
        assertFalse((out.toString() + err).contains("secret"), out::toString);
        assertEquals(2, err.toString().lines().filter(line -> line.contains("not read")).count());
    }

    @Test
    void aFileThatOctavoDidNotWriteIsNotReplaced() throws IOException {
        Path mine = Files.writeString(folder.resolve("Makefile.txt"), "mine\n");
        outputs(to("text", "Makefile.txt"));
        assertEquals(3, all());
        assertTrue(err.toString().contains("and Octavo did not write it"), err::toString);
        assertEquals("mine\n", text(mine));
    }

    @Test
    void aFileThatOctavoWroteIsReplacedUntilSomebodyChangesIt() throws IOException {
        outputs(to("text", "cv.txt"));
        assertEquals(0, all(), err::toString);
        sidecar("\"outputs\": [%s]", to("text", "cv.txt"));
        assertEquals(0, all(), err::toString);
        Path cv = folder.resolve("cv.txt");
        Files.writeString(cv, text(cv) + "by hand\n");
        assertEquals(3, all());
        assertTrue(err.toString().contains("changed since Octavo wrote it"), err::toString);
        assertTrue(text(cv).endsWith("by hand\n"));
        assertEquals(0, all("--allow", cv.toString()), err::toString);
        assertFalse(text(cv).endsWith("by hand\n"));
        outputs(to("text", "cv.txt"));
        assertEquals(0, all(), err::toString);
    }

    @Test
    void aFileThatHoldsTheListAlreadyIsOctavosFromThenOn() throws IOException {
        outputs(to("text", "cv.txt"));
        Path cv = folder.resolve("cv.txt");
        assertEquals(0, run("cv", library(), "--profile", "x", "-o", cv.toString()));
        assertEquals(0, all(), err::toString);
        sidecar("\"outputs\": [%s]", to("text", "cv.txt"));
        assertEquals(0, all(), err::toString);
        assertFalse(text(cv).contains("PWNED"));
    }

    @Test
    void onlyThePartBetweenTheMarksOfAFileIsReplaced() throws IOException {
        Path page = folder.resolve("page.md");
        Files.writeString(
                page, "mine\n<!-- octavo: begin x -->\n<!-- octavo: end x -->\nmine too\n");
        outputs(to("markdown", "page.md").replace("\"to\"", "\"into\""));
        assertEquals(0, all(), err::toString);
        Files.writeString(page, text(page) + "more of mine\n");
        sidecar("\"outputs\": [%s]", to("markdown", "page.md").replace("\"to\"", "\"into\""));
        assertEquals(0, all(), err::toString);
        assertTrue(text(page).startsWith("mine\n<!--") && text(page).endsWith("more of mine\n"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {".profile", ".config/autostart/x.desktop"})
    void aSidecarMakesNoHiddenFile(String target) throws IOException {
        Files.createDirectories(folder.resolve(".config/autostart"));
        outputs(to("text", target));
        assertEquals(3, all());
        assertTrue(err.toString().contains("it is a hidden file"), err::toString);
        assertFalse(Files.exists(folder.resolve(target)));
    }

    @Test
    void whatSomebodyAllowedIsWrittenFromThenOnForThisLibraryOnly() throws IOException {
        outputs(to("text", victim));
        assertEquals(0, all("--allow", victim.toString()), err::toString);
        assertEquals("touch PWNED", text(victim).strip().lines().toList().getLast());
        sidecar("\"outputs\": [%s]", to("text", victim));
        assertEquals(0, all(), err::toString);
        assertFalse(text(victim).contains("PWNED"));
        Files.writeString(victim, "mine again\n");
        assertEquals(3, all());
        assertTrue(err.toString().contains("changed since Octavo wrote it"), err::toString);
        Path other = Files.createDirectory(home.resolve("another"));
        for (String each : List.of("s.bib", "s.octavo.json")) {
            Files.copy(folder.resolve(each), other.resolve(each));
        }
        assertEquals(3, run("cv", other.resolve("s.bib").toString(), "--all"));
        assertTrue(err.toString().contains("outside"), err::toString);
        assertEquals("mine again\n", text(victim));
    }

    @Test
    void whatIsAllowedIsKeptWhereOnlyItsOwnerCanRead() throws IOException {
        outputs(to("text", victim));
        String sidecar = text(folder.resolve("s.octavo.json"));
        Path state = Path.of(System.getProperty("octavo.state")).resolve("outputs");
        List<Path> before = records(state);
        assertEquals(0, all("--allow", victim.toString()), err::toString);
        List<Path> added = records(state).stream().filter(it -> !before.contains(it)).toList();
        assertEquals(1, added.size());
        for (Path each : records(state)) {
            var mode = Files.getPosixFilePermissions(each, LinkOption.NOFOLLOW_LINKS);
            assertEquals("rw-------", PosixFilePermissions.toString(mode));
        }
        assertEquals(sidecar, text(folder.resolve("s.octavo.json")));
    }

    private static List<Path> records(Path state) throws IOException {
        if (!Files.exists(state)) {
            return List.of();
        }
        try (Stream<Path> records = Files.list(state)) {
            return records.toList();
        }
    }

    @Test
    void allowingOnePathAllowsNoOther() throws IOException {
        Path other = Files.writeString(home.resolve("other"), "mine as well\n");
        outputs(to("text", victim), to("text", other));
        assertEquals(3, all("--allow", victim.toString()));
        assertTrue(text(victim).contains("PWNED"));
        assertEquals("mine as well\n", text(other));
        assertTrue(err.toString().contains("--allow " + other.toRealPath()), err::toString);
    }

    @Test
    void thePartBetweenTheMarksOfAFileOutsideIsNotReplaced() throws IOException {
        String page = "<!-- octavo: begin x -->\n<!-- octavo: end x -->\n";
        Files.writeString(victim, page);
        outputs(to("markdown", victim).replace("\"to\"", "\"into\""));
        assertEquals(3, all());
        assertEquals(page, text(victim));
        assertEquals(0, all("--allow", victim.toString()), err::toString);
        assertTrue(text(victim).contains("PWNED"));
    }

    @Test
    void whatIsWrittenBelowAPageOfOctavosStays() throws IOException {
        outputs(to("academicpages", "site"));
        assertEquals(0, all(), err::toString);
        Path page;
        try (Stream<Path> pages = Files.walk(folder.resolve("site"))) {
            page = pages.filter(Files::isRegularFile).findFirst().orElseThrow();
        }
        Files.writeString(page, text(page) + "My own words.\n");
        Files.writeString(folder.resolve("s.bib"), TEXT.replace("Hello", "Goodbye"));
        assertEquals(0, all(), err::toString);
        assertTrue(text(page).contains("Goodbye"));
        assertTrue(text(page).endsWith("My own words.\n"));
    }

    @Test
    void whatSomebodyNamesOnTheCommandLineIsTheirsToName() throws IOException {
        outputs();
        assertEquals(0, run("cv", library(), "--profile", "x", "-o", victim.toString()));
        assertTrue(text(victim).contains("PWNED"));
        Path page = home.resolve("page.md");
        Files.writeString(page, "<!-- octavo: begin x -->\n<!-- octavo: end x -->\n");
        assertEquals(0, run("cv", library(), "--profile", "x", "--into", page.toString()));
        assertTrue(text(page).contains("PWNED"));
    }

    @Test
    void allowIsForOutputsOfProfiles() throws IOException {
        outputs(to("text", "x.txt"));
        assertEquals(2, run("cv", library(), "--allow", victim.toString()));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"HOME/f.csl", "../f.csl", "link.csl", "out/f.csl"})
    void aStyleThatASidecarNamesLiesInTheLibrarysFolder(String style) throws IOException {
        Files.writeString(home.resolve("f.csl"), "the secret of the house");
        Files.createSymbolicLink(folder.resolve("link.csl"), Path.of("../f.csl"));
        Files.createSymbolicLink(folder.resolve("out"), Path.of(".."));
        sidecar("\"entry\": {\"csl\": \"%s\"}", style.replace("HOME", home.toString()));
        assertEquals(1, run("cv", library(), "--profile", "x"));
        assertTrue(err.toString().contains("must be in the library’s folder"), err::toString);
        assertFalse(err.toString().contains("secret"), err::toString);
    }

    @Test
    void aStyleInTheLibrarysFolderIsReadWhereverTheCommandIsGiven() throws IOException {
        String style = BundledStyles.styleText("ieee").orElseThrow();
        Files.writeString(folder.resolve("f.csl"), style);
        sidecar("\"entry\": {\"csl\": \"f.csl\"}");
        assertEquals(0, run("cv", library(), "--profile", "x"), err::toString);
        assertTrue(out.toString().contains("“Hello,”"), out::toString);
    }

    @Test
    void aStyleThatSomebodyNamesMayLieAnywhere() throws IOException {
        Path style = home.resolve("mine.csl");
        Files.writeString(style, BundledStyles.styleText("ieee").orElseThrow());
        assertEquals(0, run("cite", library(), "a", "--style", style.toString()), err::toString);
        assertTrue(out.toString().contains("“Hello,”"), out::toString);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"/dev/zero", "/dev/random", "/dev/null"})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aDeviceIsNoStyleAndIsNotRead(String device) throws IOException {
        Path style = Files.createSymbolicLink(home.resolve("d.csl"), Path.of(device));
        String[] words = {"cite", library(), "a", "--style", style.toString()};
        int status = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> run(words));
        assertEquals(1, status, err::toString);
        assertTrue(err.toString().contains("a device or a pipe"), err::toString);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"sidecar", "--style"})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeIsNoStyleAndNobodyWaitsForIt(String where) throws Exception {
        Path pipe = folder.resolve("p.csl");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        boolean isNamed = where.equals("--style");
        sidecar("\"entry\": {\"csl\": \"%s\"}", isNamed ? "ieee" : "p.csl");
        String[] words = {"cv", library(), "--profile", "x", "--style", pipe.toString()};
        String[] asked = isNamed ? words : Stream.of(words).limit(4).toArray(String[]::new);
        int status = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> run(asked));
        assertEquals(1, status);
        assertTrue(err.toString().contains("a device or a pipe"), err::toString);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "text, p.txt, p.txt",
        "hugoblox, site, site/content/publications/a/index.md",
        "latex-biblatex, p.tex, p.bib"
    })
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aPipeThatIsAnOutputIsNeitherReadNorWritten(String format, String to, String pipe)
            throws Exception {
        Path at = folder.resolve(pipe);
        Files.createDirectories(at.getParent());
        assertEquals(0, new ProcessBuilder("mkfifo", at.toString()).start().waitFor());
        outputs(to(format, to));
        int status = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> all());
        assertEquals(3, status, err::toString);
        assertTrue(err.toString().contains("a pipe"), err::toString);
    }

    @Test
    void whatIsPlantedBesideALibraryChangesNothingWhenItIsRead() throws IOException {
        Path unfinished = Files.createDirectory(folder.resolve(".s.bib.octavo-unfinished"));
        Files.writeString(unfinished.resolve("old"), TEXT);
        Files.writeString(unfinished.resolve("new"), TEXT.replace("Hello", "Owned!"));
        List<String> before = files();
        assertEquals(0, run("list", library()));
        assertFalse(out.toString().contains("Owned"), out::toString);
        assertEquals(TEXT, text(folder.resolve("s.bib")));
        assertEquals(before, files());
    }

    @Test
    void aLinkedPdfIsReadOnlyWhereAQueryAsksForIt() throws IOException {
        String before = System.getProperty("octavo.cache", "");
        System.setProperty("octavo.cache", home.resolve("cache").toString());
        try {
            Files.write(
                    folder.resolve("a.pdf"),
                    new DrawnPaper().line(50, 100, 11, "zebra crossings").bytes());
            Path linking =
                    Files.writeString(
                            folder.resolve("l.bib"), "@misc{a, title = {A}, file = {a.pdf}}");
            assertEquals(0, run("list", linking.toString(), "zebra"));
            assertEquals(0, run("list", linking.toString(), "has:file"));
            assertEquals(0, run("check", linking.toString()));
            assertFalse(Files.exists(home.resolve("cache")), () -> "read without being asked");
            assertEquals(0, run("list", linking.toString(), "file:zebra", "--format", "keys"));
            assertTrue(Files.exists(home.resolve("cache/words")), () -> "not read");
            assertTrue(out.toString().endsWith("a\n"), out::toString);
            assertTrue(err.toString().contains("searches 1 linked PDFs"), err::toString);
        } finally {
            System.setProperty("octavo.cache", before);
        }
    }

    @Test
    void aMergeChangesNothingButTheFileThatItIsFor() throws IOException {
        String hostile =
                """
                @comment{jabref-meta: saveActions:enabled;}
                @preamble{"\\immediate\\write18{touch pwned}"}
                @string{j = {../victim}}
                @article{../../victim, author = {Doe, Jane}, title = {$(touch pwned)}, file = {:../victim:PDF},
                  crossref = {a}, url = {file:///etc/passwd}}
                """;
        Path base = Files.writeString(folder.resolve("base.bib"), TEXT);
        Path ours = Files.writeString(folder.resolve("ours.bib"), TEXT.replace("2020", "2021"));
        Path theirs = Files.writeString(folder.resolve("theirs.bib"), TEXT + hostile);
        Files.writeString(
                folder.resolve("theirs.octavo.json"),
                "{\"version\": 1, \"profiles\": {\"x\": {\"outputs\": [%s]}}}"
                        .formatted(to("text", victim)));
        List<String> names = files();
        assertEquals(0, run("merge", base.toString(), ours.toString(), theirs.toString()));
        assertEquals(names, files());
        assertEquals(TEXT, text(base));
        assertEquals(TEXT + hostile, text(theirs));
        assertEquals(TEXT, text(folder.resolve("s.bib")));
        assertEquals("mine\n", text(victim));
        assertTrue(text(ours).startsWith(TEXT.replace("2020", "2021")), () -> "ours");
        assertTrue(text(ours).contains("write18"), () -> "theirs");
    }
}
