package octavo.cli.versioncommands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.cli.Command;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `commit`, `pull`, `push` and `blame` with two clones of one repository.
class GitCommandsTest extends Command {
    private static final String FIRST =
            "@article{mai2020,\n  title = {Kung Fu},\n  year = {2020},\n}\n";

    @TempDir private Path folder = Path.of("");
    private Path mai = Path.of("");
    private Path wei = Path.of("");

    @BeforeEach
    void twoClones() throws Exception {
        git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "remote.git");
        mai = cloneAs("mai");
        Files.writeString(mai, FIRST);
        assertEquals(0, run("commit", mai.toString()), err.toString());
        assertEquals(0, run("push", mai.toString()), err.toString());
        wei = cloneAs("wei");
        git(wei.resolveSibling(""), "reset", "--quiet", "--hard", "origin/main");
    }

    private Path cloneAs(String name) throws Exception {
        git(folder, "clone", "--quiet", "remote.git", name);
        Path clone = folder.resolve(name);
        git(clone, "config", "user.name", name);
        git(clone, "config", "user.email", name + "@example.org");
        git(clone, "config", "commit.gpgSign", "false");
        git(clone, "symbolic-ref", "HEAD", "refs/heads/main");
        return clone.resolve("papers.bib");
    }

    private static void git(Path where, String... words) throws Exception {
        List<String> commandWords = new ArrayList<>(List.of("git"));
        commandWords.addAll(List.of(words));
        int status;
        try {
            status =
                    new ProcessBuilder(commandWords)
                            .directory(where.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor();
        } catch (IOException _) {
            status = -1;
        }
        assumeTrue(status >= 0, "git is not installed");
        assertEquals(0, status, String.join(" ", commandWords));
    }

    private static void replace(Path library, String old, String replacement) throws IOException {
        Files.writeString(library, Files.readString(library).replace(old, replacement));
    }

    @Test
    void aDryRunOfACommitPrintsBranchAndMessage() throws Exception {
        replace(mai, "{2020}", "{2019}");
        assertEquals(0, run("commit", mai.toString(), "--dry-run"));
        assertEquals(
                """
                on main, 0 ahead of origin/main, 0 behind
                edit 1 entry: mai2020

                mai2020: year: {2020} → {2019}
                """,
                out.toString());
    }

    @Test
    void aPullMergesAndAPushSendsTheMerge() throws Exception {
        replace(mai, "{2020}", "{2019}");
        assertEquals(0, run("commit", mai.toString()));
        assertEquals("committed: edit 1 entry: mai2020\n", out.toString());
        assertEquals(0, run("push", mai.toString()));
        assertEquals("pushed to origin/main\n", out.toString());
        replace(wei, "Kung Fu", "Kung Fu Hustle");
        assertEquals(0, run("commit", wei.toString(), "-m", "Title"));
        assertEquals(1, run("push", wei.toString()));
        assertEquals(
                "octavo: origin/main has commits that are not here yet. Pull first, then push"
                        + " again.\n",
                err.toString());
        assertEquals(0, run("pull", wei.toString()));
        assertEquals("merged origin/main\n", out.toString());
        assertEquals(0, run("push", wei.toString()));
        assertEquals(0, run("pull", mai.toString()));
        assertEquals("2 commits from origin/main\n", out.toString());
        assertEquals(0, run("pull", mai.toString()));
        assertEquals("nothing new in origin/main\n", out.toString());
        assertEquals(Files.readString(mai), Files.readString(wei));
    }

    @Test
    void aConflictIsPrintedAndDecidedByAnOption() throws Exception {
        replace(mai, "{2020}", "{2019}");
        assertEquals(0, run("commit", mai.toString()));
        assertEquals(0, run("push", mai.toString()));
        replace(wei, "{2020}", "{2018}");
        assertEquals(0, run("commit", wei.toString()));
        String before = Files.readString(wei);
        assertEquals(1, run("pull", wei.toString()));
        assertTrue(
                err.toString().contains("conflict: mai2020: year: here {2018}, there {2019}"),
                err.toString());
        assertEquals(before, Files.readString(wei));
        assertEquals(0, run("pull", wei.toString(), "--conflicts", "theirs"));
        assertTrue(Files.readString(wei).contains("{2019}"));
    }

    @Test
    void bothValuesOfAConflictCanBeKept() throws Exception {
        replace(mai, "{2020}", "{2019}");
        assertEquals(0, run("commit", mai.toString()));
        assertEquals(0, run("push", mai.toString()));
        replace(wei, "{2020}", "{2018}");
        assertEquals(0, run("commit", wei.toString()));
        assertEquals(1, run("pull", wei.toString(), "--conflicts", "mark"));
        assertTrue(Files.readString(wei).contains("conflict-theirs-year = {2019}"));
    }

    @Test
    void whoMadeAValueIsPrinted() throws Exception {
        replace(wei, "{2020}", "{2018}");
        assertEquals(0, run("commit", wei.toString()));
        replace(wei, "Kung Fu", "Hustle");
        assertEquals(0, run("blame", wei.toString(), "mai2020"));
        assertEquals(
                """
                title: not committed yet: Hustle
                year: wei: 2018
                """,
                out.toString().replaceAll("[-0-9]{10} wei, [0-9a-f]{8}", "wei"));
        assertEquals(0, run("blame", wei.toString(), "mai2020.year", "--json"));
        JsonNode steps = JsonMapper.shared().readTree(out.toString());
        assertEquals(
                List.of("wei", "mai"),
                steps.valueStream().map(step -> step.path("author").asString()).toList());
        assertEquals("2020", steps.path(0).path("old").asString());
    }

    @Test
    void aLibraryOutsideARepositoryIsRefused() throws IOException {
        Path alone = folder.resolve("alone.bib");
        Files.writeString(alone, FIRST);
        assertEquals(1, run("commit", alone.toString()));
        assertEquals(
                "octavo: %s is not in a git repository. To make its folder one: git init\n"
                        .formatted(alone),
                err.toString());
    }
}
