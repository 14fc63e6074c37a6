package octavo.gitrepositories;

import static octavo.gitrepositories.GitClones.commit;
import static octavo.gitrepositories.GitClones.pull;
import static octavo.gitrepositories.GitClones.push;
import static octavo.gitrepositories.GitClones.repositoryOf;
import static octavo.gitrepositories.GitClones.runGit;
import static octavo.gitrepositories.GitClones.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibEntry;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/// Who changed a field, and when.
class FieldHistoryTest {
    private static final String ENTRY =
            "@article{mai2020,\n  title = {Kung Fu},\n  year = {2020},\n}\n";

    @TempDir Path folder;

    private GitClones clones;
    private Path mai;

    @BeforeEach
    void aLibraryHasOneCommit() throws Exception {
        clones = GitClones.inFolder(folder);
        mai = clones.cloneAs("mai");
        write(mai, "@book{zed,\n  title = {Z},\n}\n\n" + ENTRY);
        commit(mai);
        push(mai);
    }

    private static void replace(Path library, String old, String replacement) throws IOException {
        write(library, Files.readString(library).replace(old, replacement));
    }

    private static void change(Path library, String old, String replacement) throws Exception {
        replace(library, old, replacement);
        commit(library);
    }

    /// The steps as `author: old → new`.
    private static List<String> steps(Path library, String key, String field, boolean readsAll)
            throws Exception {
        BibEntry entry = EntryFinder.find(Files.readAllBytes(library), key).orElseThrow();
        return new FieldHistory(repositoryOf(library), readsAll)
                .stepsOf(entry, field, 10).stream()
                        .map(step ->
                                step.commit().map(LibraryCommit::author).orElse("-")
                                        + ": "
                                        + step.oldValue().orElse("")
                                        + " → "
                                        + step.newValue().orElse(""))
                        .toList();
    }

    @Test
    void theCommitThatMadeTheValueIsFoundBelowOthers() throws Exception {
        change(mai, "{2020}", "{2019}");
        for (int i = 0; i < 9; i++) {
            change(mai, i == 0 ? "{Z}" : "{Z" + i + "}", "{Z" + (i + 1) + "}");
        }
        assertEquals(
                List.of("mai: 2020 → 2019", "mai:  → 2020"), steps(mai, "mai2020", "year", false));
        assertEquals(List.of("mai:  → Kung Fu"), steps(mai, "mai2020", "title", false));
        assertEquals(10, steps(mai, "zed", "title", true).size());
    }

    @Test
    void whatIsNotCommittedComesFirst() throws Exception {
        replace(mai, "{2020}", "{2019}");
        assertEquals(
                List.of("-: 2020 → 2019", "mai:  → 2020"), steps(mai, "mai2020", "year", false));
    }

    @Test
    void anotherLayoutIsNoChange() throws Exception {
        change(mai, "year = {2020},", "year   =   \"2020\",");
        change(mai, "Kung Fu", "Kung\n    Fu");
        assertEquals(List.of("mai:  → 2020"), steps(mai, "mai2020", "year", false));
        assertEquals(List.of("mai:  → Kung Fu"), steps(mai, "mai2020", "title", false));
    }

    @Test
    void keysThatWereRenamedAreFollowed() throws Exception {
        change(mai, "{2020}", "{2019}");
        change(mai, "{mai2020,", "{maikung,");
        change(mai, "Kung Fu", "Kung Fu Hustle");
        replace(mai, "{maikung,", "{hustle,");
        assertEquals(
                List.of("mai: 2020 → 2019", "mai:  → 2020"), steps(mai, "hustle", "year", false));
        assertEquals(
                List.of("mai: Kung Fu → Kung Fu Hustle", "mai:  → Kung Fu"),
                steps(mai, "hustle", "title", false));
    }

    @Test
    void aValueThatCameByAMergeIsThatOfWhoeverWroteIt() throws Exception {
        Path wei = clones.cloneAs("wei");
        runGit(wei.resolveSibling(""), "reset", "--hard", "--quiet", "origin/main");
        change(wei, "{2020}", "{2018}");
        push(wei);
        change(mai, "{Z}", "{Z1}");
        pull(mai);
        change(mai, "{Z1}", "{Z2}");
        assertEquals(
                List.of("wei: 2020 → 2018", "mai:  → 2020"), steps(mai, "mai2020", "year", false));
    }

    @Test
    void aFileThatWasRenamedIsFollowed() throws Exception {
        change(mai, "{2020}", "{2019}");
        Path renamed = mai.resolveSibling("all.bib");
        runGit(mai.resolveSibling(""), "mv", "papers.bib", "all.bib");
        runGit(mai.resolveSibling(""), "commit", "--quiet", "-m", "rename");
        assertEquals(
                List.of("mai: 2020 → 2019", "mai:  → 2020"),
                steps(renamed, "mai2020", "year", false));
    }

    @Test
    void aValueThatWasChangedAndChangedBackIsFoundByReadingAll() throws Exception {
        for (int i = 0; i < 6; i++) {
            change(mai, i == 0 ? "{Z}" : "{Z" + i + "}", "{Z" + (i + 1) + "}");
        }
        change(mai, "{2020}", "{2019}");
        change(mai, "{2019}", "{2020}");
        for (int i = 6; i < 16; i++) {
            change(mai, "{Z" + i + "}", "{Z" + (i + 1) + "}");
        }
        assertEquals(3, steps(mai, "mai2020", "year", true).size());
    }

    @Test
    void readingRunsNothingThatTheRepositoryNames() throws Exception {
        Path ran = folder.resolve("ran");
        String script = folder.resolve("evil.sh").toString();
        write(Path.of(script), "#!/bin/sh\ntouch '" + ran + "'\ncat\n");
        Files.setPosixFilePermissions(
                Path.of(script), PosixFilePermissions.fromString("rwx------"));
        change(mai, "{2020}", "{2019}");
        for (String setting :
                List.of(
                        "core.fsmonitor",
                        "core.pager",
                        "core.editor",
                        "core.sshCommand",
                        "diff.external",
                        "diff.evil.textconv",
                        "diff.evil.command",
                        "filter.evil.smudge",
                        "filter.evil.clean",
                        "gpg.program",
                        "alias.log",
                        "alias.cat-file")) {
            runGit(mai.resolveSibling(""), "config", setting, script);
        }
        runGit(mai.resolveSibling(""), "config", "log.showSignature", "true");
        runGit(mai.resolveSibling(""), "config", "core.hooksPath", folder.toString());
        write(mai.resolveSibling(".git/info/attributes"), "* diff=evil filter=evil\n");
        assertEquals(
                List.of("mai: 2020 → 2019", "mai:  → 2020"), steps(mai, "mai2020", "year", false));
        replace(mai, "{mai2020,", "{renamed,");
        assertEquals(2, steps(mai, "renamed", "year", true).size());
        assertFalse(repositoryOf(mai).listCommits(5).isEmpty());
        assertTrue(repositoryOf(mai).readStoredLibrary("HEAD").isPresent());
        assertFalse(Files.exists(ran));
    }
}
