package octavo.gitrepositories;

import static octavo.gitrepositories.GitClones.commit;
import static octavo.gitrepositories.GitClones.pull;
import static octavo.gitrepositories.GitClones.push;
import static octavo.gitrepositories.GitClones.repositoryOf;
import static octavo.gitrepositories.GitClones.runGit;
import static octavo.gitrepositories.GitClones.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.merge.ConflictChoice;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Commits, pulls and pushes of a library, with two clones of one repository.
class LibraryRepositoryTest {
    private static final String FIRST =
            """
            @article{mai2020,
              title = {Kung Fu},
              year = {2020},
            }

            @book{wei2021,
              title = {Wing Chun},
              year = {2021},
            }
            """;

    @TempDir Path folder;

    private GitClones clones;
    private Path mai;
    private Path wei;

    @BeforeEach
    void twoClonesHaveTheSameLibrary() throws Exception {
        clones = GitClones.inFolder(folder);
        mai = clones.cloneAs("mai");
        write(mai, FIRST);
        commit(mai);
        push(mai);
        wei = clones.cloneAs("wei");
        runGit(wei.resolveSibling(""), "reset", "--hard", "--quiet", "origin/main");
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file);
    }

    private static void replace(Path library, String old, String replacement) throws IOException {
        write(library, text(library).replace(old, replacement));
    }

    private static String messageOf(Path library) throws Exception {
        return runGit(library.resolveSibling(""), "log", "-1", "--format=%B");
    }

    @Test
    void aCommitSaysInWordsWhatHasChanged() throws Exception {
        replace(mai, "{2020}", "{2019}");
        replace(mai, "Wing Chun", "Wing Tsun");
        assertEquals(
                Optional.of("edit 2 entries: mai2020, wei2021"),
                repositoryOf(mai).commitLibrary(Optional.empty()));
        assertEquals(
                """
                edit 2 entries: mai2020, wei2021

                mai2020: year: {2020} → {2019}
                wei2021: title: {Wing Chun} → {Wing Tsun}\
                """,
                messageOf(mai));
        assertFalse(repositoryOf(mai).status().hasChanges());
    }

    @Test
    void aCommitHasTheFilesOfTheLibraryAndNoOthers() throws Exception {
        Path other = mai.resolveSibling("thesis.tex");
        write(other, "x");
        runGit(mai.resolveSibling(""), "add", "thesis.tex");
        write(mai.resolveSibling("papers.octavo.json"), "{\"version\": 1}");
        write(mai.resolveSibling("papers.octavo.receipts"), "");
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        assertEquals(
                "papers.bib\npapers.octavo.json\npapers.octavo.receipts",
                runGit(mai.resolveSibling(""), "show", "--name-only", "--format=", "HEAD"));
        assertEquals("A  thesis.tex", runGit(mai.resolveSibling(""), "status", "--porcelain"));
    }

    @Test
    void nothingIsCommittedWhereNothingHasChanged() throws Exception {
        assertEquals(Optional.empty(), repositoryOf(mai).commitLibrary(Optional.empty()));
    }

    @Test
    void changesOfDifferentFieldsAreMergedByAPull() throws Exception {
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        push(mai);
        replace(wei, "Kung Fu", "Kung Fu Hustle");
        commit(wei);
        write(wei.resolveSibling("notes.txt"), "not committed");
        pull(wei);
        assertEquals(
                FIRST.replace("{2020}", "{2019}").replace("Kung Fu", "Kung Fu Hustle"), text(wei));
        assertEquals("?? notes.txt", runGit(wei.resolveSibling(""), "status", "--porcelain"));
        assertEquals(
                3,
                runGit(wei.resolveSibling(""), "rev-list", "-1", "--parents", "HEAD")
                        .split(" ")
                        .length);
        assertEquals(
                """
                Merge remote-tracking branch 'origin/main'

                edit 1 entry: mai2020

                mai2020: year: {2020} → {2019}\
                """,
                messageOf(wei));
        push(wei);
        pull(mai);
        assertEquals(text(wei), text(mai));
    }

    @Test
    void whatBothChangedDifferentlyIsAConflictAndChangesNothing() throws Exception {
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        push(mai);
        replace(wei, "{2020}", "{2018}");
        commit(wei);
        String before = runGit(wei.resolveSibling(""), "rev-parse", "HEAD");
        var plan =
                assertInstanceOf(
                        DivergedBranches.class,
                        new RepositoryPull(repositoryOf(wei)).preparePull());
        assertFalse(plan.isClean());
        assertEquals(
                "mai2020: year",
                plan.libraryMerge().orElseThrow().openConflicts().getFirst().location());
        assertEquals(before, runGit(wei.resolveSibling(""), "rev-parse", "HEAD"));
        assertTrue(text(wei).contains("{2018}"));
    }

    @Test
    void otherFilesAreMergedByGit() throws Exception {
        write(mai.resolveSibling("thesis.tex"), "one\ntwo\nthree\nfour\nfive\n");
        runGit(mai.resolveSibling(""), "add", "thesis.tex");
        runGit(mai.resolveSibling(""), "commit", "--quiet", "-m", "thesis");
        push(mai);
        pull(wei);
        write(wei.resolveSibling("thesis.tex"), "one\ntwo\nthree\nfour\nsix\n");
        runGit(wei.resolveSibling(""), "commit", "--quiet", "-am", "six");
        replace(wei, "{2021}", "{2022}");
        commit(wei);
        push(wei);
        write(mai.resolveSibling("thesis.tex"), "zero\ntwo\nthree\nfour\nfive\n");
        runGit(mai.resolveSibling(""), "commit", "--quiet", "-am", "zero");
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        pull(mai);
        assertEquals("zero\ntwo\nthree\nfour\nsix\n", text(mai.resolveSibling("thesis.tex")));
        assertEquals(FIRST.replace("{2020}", "{2019}").replace("{2021}", "{2022}"), text(mai));
    }

    @Test
    void conflictsOfOtherFilesAreLeftToGit() throws Exception {
        write(mai.resolveSibling("thesis.tex"), "mai\n");
        runGit(mai.resolveSibling(""), "add", "thesis.tex");
        runGit(mai.resolveSibling(""), "commit", "--quiet", "-m", "thesis");
        push(mai);
        write(wei.resolveSibling("thesis.tex"), "wei\n");
        runGit(wei.resolveSibling(""), "add", "thesis.tex");
        runGit(wei.resolveSibling(""), "commit", "--quiet", "-m", "thesis");
        assertEquals(
                "other files conflict: thesis.tex. Merge them with git (git pull); nothing here"
                        + " has changed.",
                troubleOf(() -> pull(wei)));
    }

    @Test
    void aPullDoesNotOverwriteWhatIsNotCommitted() throws Exception {
        replace(wei, "{2020}", "{2018}");
        assertEquals(
                "papers.bib has changes that are not committed. Commit them first.",
                troubleOf(() -> pull(wei)));
        runGit(wei.resolveSibling(""), "checkout", "--quiet", "papers.bib");
        write(mai.resolveSibling("thesis.tex"), "mai\n");
        runGit(mai.resolveSibling(""), "add", "thesis.tex");
        runGit(mai.resolveSibling(""), "commit", "--quiet", "-m", "thesis");
        push(mai);
        write(wei.resolveSibling("thesis.tex"), "wei\n");
        assertEquals(
                "pulling would overwrite files that are not committed: thesis.tex. Commit them or"
                        + " put them aside (git stash), and pull again. Nothing here has changed.",
                troubleOf(() -> pull(wei)));
        assertEquals("wei\n", text(wei.resolveSibling("thesis.tex")));
    }

    @Test
    void aPushThatIsBehindSaysToPullFirst() throws Exception {
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        push(mai);
        replace(wei, "{2021}", "{2022}");
        commit(wei);
        assertEquals(
                "origin/main has commits that are not here yet. Pull first, then push again.",
                troubleOf(() -> push(wei)));
    }

    @Test
    void aHookThatRejectsIsQuoted() throws Exception {
        hook(clones.remote().resolve("hooks/pre-receive"), "echo 'only on Mondays'; exit 1");
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        assertEquals(
                "origin rejected the push: only on Mondays (pre-receive hook declined). Your"
                        + " commits are safe here.",
                troubleOf(() -> push(mai)));
        hook(mai.resolveSibling(".git/hooks/pre-commit"), "echo 'year is odd' >&2; exit 1");
        replace(mai, "{2021}", "{2022}");
        assertEquals(
                "the commit was rejected, probably by this repository's hook: year is odd",
                troubleOf(() -> commit(mai)));
    }

    private static void hook(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        write(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    @Test
    void aRemoteThatIsGoneIsNamed() throws Exception {
        Files.move(clones.remote(), folder.resolve("elsewhere"));
        String trouble = troubleOf(() -> pull(wei));
        assertTrue(trouble.startsWith("origin cannot be reached: "), trouble);
    }

    @Test
    void aCommitWithoutABranchIsNamed() throws Exception {
        runGit(wei.resolveSibling(""), "checkout", "--quiet", "--detach");
        assertEquals(
                "no branch is checked out here, but a single commit. Check out a branch first: git"
                        + " switch NAME.",
                troubleOf(() -> pull(wei)));
        assertEquals(Optional.empty(), repositoryOf(wei).status().branchName());
    }

    @Test
    void aMergeThatHasBegunIsFinishedFirst() throws Exception {
        write(
                wei.resolveSibling(".git/MERGE_HEAD"),
                runGit(wei.resolveSibling(""), "rev-parse", "HEAD"));
        replace(wei, "{2020}", "{2018}");
        assertEquals(
                "git is in the middle of a merge here. Finish it with git merge --continue, or"
                        + " leave it with git merge --abort.",
                troubleOf(() -> commit(wei)));
    }

    @Test
    void theDecisionsAndReceiptsOfBothSidesAreMerged() throws Exception {
        Path sidecar = mai.resolveSibling("papers.octavo.json");
        write(sidecar, "{\"version\": 1, \"a\": {\"x\": 1}}");
        commit(mai);
        push(mai);
        pull(wei);
        write(wei.resolveSibling("papers.octavo.json"), "{\"version\": 1, \"a\": {\"x\": 2}}");
        commit(wei);
        push(wei);
        write(sidecar, "{\"version\": 1, \"a\": {\"x\": 1, \"y\": 3}}");
        commit(mai);
        pull(mai);
        assertEquals("{\"version\": 1, \"a\": {\"x\": 2, \"y\": 3}}", text(sidecar));
    }

    @Test
    void aLibraryInASubfolderOfTheRepositoryIsPulledToo() throws Exception {
        Path sub = mai.resolveSibling("my papers");
        Files.createDirectory(sub);
        Path library = sub.resolve("-l\u00efbrary [1].bib");
        write(library, FIRST);
        commit(library);
        push(library);
        pull(wei);
        Path theirs = wei.resolveSibling("my papers").resolve(library.getFileName());
        replace(theirs, "{2021}", "{2022}");
        commit(theirs);
        push(theirs);
        replace(library, "{2020}", "{2019}");
        commit(library);
        pull(library);
        assertEquals(FIRST.replace("{2020}", "{2019}").replace("{2021}", "{2022}"), text(library));
    }

    @Test
    void theCommitsOfALibraryAreListed() throws Exception {
        replace(wei, "{2021}", "{2022}");
        commit(wei);
        List<LibraryCommit> commits = repositoryOf(wei).listCommits(10);
        assertEquals(
                List.of("edit 1 entry: wei2021", "add 2 entries: mai2020, wei2021"),
                commits.stream().map(LibraryCommit::subject).toList());
        assertEquals(List.of("wei", "mai"), commits.stream().map(LibraryCommit::author).toList());
    }

    @Test
    void aCommitOfWhichAMergeTookNothingIsListed() throws Exception {
        replace(mai, "{2020}", "{2019}");
        commit(mai);
        push(mai);
        replace(wei, "{2020}", "{2018}");
        commit(wei);
        var pull = new RepositoryPull(repositoryOf(wei));
        var branches = assertInstanceOf(DivergedBranches.class, pull.preparePull());
        pull.finishPull(
                branches.withLibrary(
                        branches.libraryMerge()
                                .orElseThrow()
                                .resolveAll(ConflictChoice.MergeSide.THEIRS)));
        assertTrue(text(wei).contains("{2019}"));
        assertEquals(
                2,
                repositoryOf(wei).listCommits(10).stream()
                        .filter(commit -> commit.subject().equals("edit 1 entry: mai2020"))
                        .count());
    }

    @Test
    void aRepositoryIsSeenWithoutRunningAnything() throws Exception {
        assertEquals(Optional.of("main"), RepositoryPlace.find(mai).orElseThrow().branchName());
        assertEquals(Optional.empty(), RepositoryPlace.find(folder.resolve("alone.bib")));
        assertEquals(Optional.of("main"), repositoryOf(mai).status().branchName());
    }

    /// A step that git refuses.
    private interface RefusedStep {
        void run() throws Exception;
    }

    private static String troubleOf(RefusedStep step) {
        return assertThrows(GitTrouble.class, step::run).wording().toString();
    }
}
