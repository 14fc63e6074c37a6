package octavo.cli.versioncommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class MergeCommandTest {
    private static final String TEXT =
            "@article{mai,\n  author = {Mai, Luo},\n  title = {KungFu},\n  year = 2020\n}\n";

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String base = "";
    private String ours = "";
    private String theirs = "";

    private int run(String... arguments) {
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @BeforeEach
    void writeThreeStates() throws IOException {
        base = file("base.bib", TEXT);
        ours = file("papers.bib", TEXT.replace("2020", "2021"));
        theirs = file("theirs.bib", TEXT.replace("KungFu", "KungFu: Adaptive"));
    }

    @Test
    void aCleanMergeIsWrittenIntoOurs() throws IOException {
        assertEquals(0, run("merge", base, ours, theirs));
        assertEquals(
                TEXT.replace("2020", "2021").replace("KungFu", "KungFu: Adaptive"),
                Files.readString(Path.of(ours)));
        assertEquals("", err.toString());
    }

    @Test
    void aSideThatIsEmptyOrCutOffIsRefused() throws IOException {
        String before = Files.readString(Path.of(ours));
        Files.writeString(Path.of(theirs), "");
        assertEquals(3, run("merge", base, ours, theirs));
        assertTrue(err.toString().contains("theirs.bib is empty"), err::toString);
        Files.writeString(Path.of(theirs), "@misc{a}\n@article{mai,\n  author = {Mai");
        assertEquals(3, run("merge", base, ours, theirs));
        assertTrue(err.toString().contains("theirs.bib:2:1: the file ends within"), err::toString);
        assertEquals(before, Files.readString(Path.of(ours)));
    }

    @Test
    void warnsWhenTheirsDeletesManyEntries() throws IOException {
        StringBuilder many = new StringBuilder(TEXT);
        for (int i = 0; i < 20; i++) {
            many.append("@misc{k").append(i).append("}\n");
        }
        Files.writeString(Path.of(base), many);
        Files.writeString(Path.of(ours), many.toString().replace("2020", "2021"));
        assertEquals(0, run("merge", base, ours, theirs));
        assertTrue(err.toString().contains("20 of 21 entries are gone"), err::toString);
    }

    @Test
    void aConflictGivesStatusOneAndIsNamed() throws IOException {
        Files.writeString(Path.of(theirs), TEXT.replace("2020", "2019"));
        assertEquals(1, run("merge", "--name", "refs.bib", base, ours, theirs));
        assertTrue(err.toString().contains("refs.bib: conflict: mai: year"), err::toString);
        String merged = Files.readString(Path.of(ours));
        assertTrue(merged.contains("year = 2021,\n  conflict-theirs-year = 2019"), merged);
        assertEquals(1, run("check", ours, "--only", "merge-conflict"));
    }

    @Test
    void aDryRunShowsAndAnOutputGetsWhatOursWouldBe() throws IOException {
        String before = Files.readString(Path.of(ours));
        Path result = folder.resolve("out.bib");
        assertEquals(0, run("merge", base, ours, theirs, "--dry-run"));
        assertTrue(out.toString().contains("+  title = {KungFu: Adaptive}"), out::toString);
        assertFalse(Files.exists(result));
        assertEquals(0, run("merge", base, ours, theirs, "-o", result.toString()));
        assertEquals(before, Files.readString(Path.of(ours)));
        assertTrue(Files.readString(result).contains("Adaptive"));
    }

    @Test
    void nothingNeedBeKnownOfTheBase() throws IOException {
        String added = file("added.bib", TEXT + "\n@misc{b}\n");
        assertEquals(0, run("merge", "-", base, added));
        assertEquals(TEXT + "\n@misc{b}\n", Files.readString(Path.of(base)));
        assertEquals(0, run("merge", file("none.bib", ""), file("new.bib", ""), theirs));
        assertEquals(
                Files.readString(Path.of(theirs)), Files.readString(folder.resolve("new.bib")));
    }

    @Test
    void aFileThatIsNotThereGivesStatusThreeAndChangesNothing() throws IOException {
        String before = Files.readString(Path.of(ours));
        assertEquals(3, run("merge", base, ours, folder.resolve("gone.bib").toString()));
        assertEquals(3, run("merge", folder.resolve("gone.bib").toString(), ours, theirs));
        assertTrue(err.toString().contains("gone.bib does not exist"), err::toString);
        assertEquals(before, Files.readString(Path.of(ours)));
    }

    @Test
    void diffSaysInWordsWhatChanged() throws IOException {
        String other =
                file(
                        "other.bib",
                        "% mine\n"
                                + TEXT.replace("mai,", "mai20,")
                                        .replace("2020", "2021")
                                        .replace("Mai, Luo", "Li, Guo and Mai, L.")
                                        .replace("title", "doi = {10.1/x},\n  title")
                                + "\n@misc{b, title = {B}}\n");
        assertEquals(0, run("diff", base, other));
        assertEquals(
                List.of(
                        "mai: renamed to mai20",
                        "mai20: author: Mai, Luo → Mai, L.",
                        "mai20: author: added: Li, Guo",
                        "mai20: year: 2020 → 2021",
                        "mai20: doi: added: {10.1/x}",
                        "text: added: % mine",
                        "b: added: B"),
                out.toString().lines().toList());
        assertEquals(1, run("diff", base, other, "--exit-code"));
        assertEquals(0, run("diff", base, base, "--exit-code"));
    }

    @Test
    void diffAsJsonHasThePartsOfEachChange() throws IOException {
        assertEquals(0, run("diff", base, ours, "--format", "json"));
        JsonNode change = JsonMapper.shared().readTree(out.toString()).get(0);
        assertEquals("field", change.get("what").stringValue());
        assertEquals("changed", change.get("how").stringValue());
        assertEquals("mai", change.get("key").stringValue());
        assertEquals("2020", change.get("before").stringValue());
        assertEquals("2021", change.get("after").stringValue());
    }

    @Test
    void checkTellsOfConflictCopiesBesideTheFile() throws IOException {
        file("papers (conflicted copy 2024-05-01).bib", TEXT);
        assertEquals(0, run("check", ours, "--only", "merge-conflict"));
        assertTrue(
                err.toString().contains("papers (conflicted copy 2024-05-01).bib"), err::toString);
        assertTrue(err.toString().contains("octavo merge --copies "), err::toString);
    }

    @Test
    void copiesAreMergedAndRemovedOnceTheyAreIn() throws IOException {
        String copy = "papers (conflicted copy 2024-05-01).bib";
        String added = "@misc{new, title = {New}}\n";
        file(copy, TEXT.replace("2020", "2021") + added);
        assertEquals(0, run("merge", "--copies", ours));
        assertEquals(TEXT.replace("2020", "2021") + added, Files.readString(Path.of(ours)));
        assertFalse(Files.exists(folder.resolve(copy)));
        run("versions", ours);
        assertTrue(out.toString().matches("(?s).*1 .* 2 +99.*"), out::toString);
    }

    @Test
    void aCopyThatIsCutOffOrMayBeSomethingElseStays() throws IOException {
        String before = Files.readString(Path.of(ours));
        Path cut = Path.of(file("papers.sync-conflict-20240501-101500-ABCDEFG.bib", "@misc{a, t"));
        Path other = Path.of(file("papers (1).bib", TEXT + "@misc{new}\n"));
        assertEquals(1, run("merge", "--copies", ours));
        assertEquals(before, Files.readString(Path.of(ours)));
        assertTrue(Files.exists(cut) && Files.exists(other));
        assertTrue(err.toString().contains("ends within an entry"), err::toString);
    }

    @Test
    void aCopyOfAnotherEncodingStays() throws IOException {
        String before = Files.readString(Path.of(ours));
        Path copy = folder.resolve("papers (conflicted copy 2024-05-01).bib");
        Files.writeString(copy, before + "@misc{new, title = {New}}\n", StandardCharsets.UTF_16);
        assertEquals(1, run("merge", "--copies", ours));
        assertTrue(err.toString().contains("another encoding"), err::toString);
        assertEquals(before, Files.readString(Path.of(ours)));
        assertTrue(Files.exists(copy));
    }

    @Test
    void copiesOfSidecarAndReceiptsAreMerged() throws IOException {
        String mark = "{\"version\": 1, \"%s\": [[\"a\", \"b\"]]}";
        file("papers.octavo.json", mark.formatted("notDuplicates"));
        Path sidecar =
                Path.of(file("papers.octavo (Mai's conflicted copy).json", mark.formatted("x")));
        assertEquals(0, run("merge", "--copies", ours));
        String merged = Files.readString(folder.resolve("papers.octavo.json"));
        assertTrue(merged.contains("notDuplicates") && merged.contains("\"x\""), merged);
        assertFalse(Files.exists(sidecar));
    }

    @Test
    void aMergeHasEitherThreeFilesOrOneLibrary() {
        assertEquals(2, run("merge", base, ours));
        assertEquals(2, run("merge", "--copies", ours, base, ours, theirs));
    }
}
