package octavo.gui;

import static octavo.gitrepositories.GitClones.commit;
import static octavo.gitrepositories.GitClones.push;
import static octavo.gitrepositories.GitClones.runGit;
import static octavo.gitrepositories.GitClones.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TextArea;

import octavo.gitrepositories.GitClones;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/// Commits, pulls and pushes from the window, judged by the files and by git itself.
class GitViewTest {
    private static final String FIRST =
            "@article{mai2020,\n  title = {Kung Fu},\n  year = {2020},\n}\n";

    @TempDir private Path folder = Path.of("");

    private GitClones clones = new GitClones(folder, "");
    private Path mai = Path.of("");

    @BeforeEach
    void aCloneHasALibrary() throws Exception {
        clones = GitClones.inFolder(folder);
        mai = clones.cloneAs("mai");
        write(mai, FIRST);
        commit(mai);
        push(mai);
    }

    private AnsweredWindow open() {
        return AnsweredWindow.of(folder, mai);
    }

    private String gitSays(String... words) throws Exception {
        return runGit(mai.resolveSibling(""), words);
    }

    private String lastSubject() throws Exception {
        return gitSays("log", "-1", "--format=%s");
    }

    private static void changeYear(AnsweredWindow answered, String year) {
        answered.window().select(0);
        answered.window().replace("field-year", year);
    }

    private static void awaitTold(AnsweredWindow answered, String text) {
        TestWindow.until(
                "somebody is told: " + text,
                () -> answered.window().notices().stream().anyMatch(it -> it.contains(text)));
    }

    private void someoneElsePushes(String year) throws Exception {
        Path wei = clones.cloneAs("wei");
        runGit(wei.resolveSibling(""), "reset", "--hard", "--quiet", "origin/main");
        write(wei, FIRST.replace("{2020}", "{" + year + "}"));
        commit(wei);
        push(wei);
    }

    private void addHook(Path hook, String script) throws Exception {
        Files.createDirectories(hook.getParent());
        write(hook, "#!/bin/sh\n" + script + "\n");
        assertTrue(hook.toFile().setExecutable(true));
    }

    /// Whenever git runs with such settings, it complains.
    @Test
    void gitIsRunOnlyOnceSomebodyAsksForTheCommits() throws Exception {
        write(mai.resolveSibling(".git/config"), "[broken\n");
        try (AnsweredWindow answered = open()) {
            changeYear(answered, "2019");
            answered.window().command("save");
            answered.window().untilState(SaveState.SAVED);
            answered.showPage("history", "history-commits");
            answered.selectRow("versions", 1);
            answered.await("history-diff");
            assertEquals(List.of(), answered.window().notices());
            answered.press("history-commits");
            awaitTold(answered, "bad config");
        }
    }

    @Test
    void listingCommitsRunsNothingThatTheRepositoryNames() throws Exception {
        Path ran = folder.resolve("ran");
        Path script = folder.resolve("evil.sh");
        addHook(script, "touch '" + ran + "'; cat");
        for (String setting :
                List.of(
                        "core.fsmonitor",
                        "core.pager",
                        "diff.evil.textconv",
                        "filter.evil.smudge",
                        "filter.evil.clean",
                        "gpg.program",
                        "alias.log")) {
            gitSays("config", setting, script.toString());
        }
        gitSays("config", "log.showSignature", "true");
        write(mai.resolveSibling(".git/info/attributes"), "* diff=evil filter=evil\n");
        try (AnsweredWindow answered = open()) {
            answered.showPage("history", "history-commits");
            answered.press("history-commits");
            answered.selectRow("versions", 1);
            TestWindow.until(
                    "the commit is compared",
                    () -> answered.window().text("history-summary").contains("add 1 entry"));
            assertFalse(Files.exists(ran));
        }
    }

    @Test
    void aCommitIsListedAmongTheVersionsAndRestored() throws Exception {
        write(mai, FIRST.replace("{2020}", "{2019}"));
        try (AnsweredWindow answered = open()) {
            answered.showPage("history", "history-commits");
            assertEquals("In git, branch main", answered.window().text("history-branch"));
            answered.press("history-commits");
            answered.selectRow("versions", 1);
            answered.press("restore");
            answered.assertSaved(FIRST);
        }
    }

    @Test
    void theMessageOfACommitIsProposedAndCanBeChanged() throws Exception {
        try (AnsweredWindow answered = open()) {
            changeYear(answered, "2019");
            answered.window().command("git-commit");
            answered.await("commit-message");
            assertEquals(
                    "edit 1 entry: mai2020\n\nmai2020: year: {2020} → {2019}",
                    answered.window().text("commit-message"));
            TestWindow.run(
                    () -> ((TextArea) answered.window().node("commit-message")).setText("A year"));
            answered.press("commit-confirm");
            awaitTold(answered, "Committed: A year");
            assertEquals("A year", lastSubject());
            assertEquals("", gitSays("status", "--porcelain", "papers.bib"));
        }
    }

    /// A git that is stopped leaves a half-made commit and its lock.
    @Test
    void aCommitIsNotMadeUntilItIsConfirmedAndThenNotStopped() throws Exception {
        String before = gitSays("rev-parse", "HEAD");
        try (AnsweredWindow answered = open()) {
            changeYear(answered, "2019");
            answered.window().command("git-commit");
            answered.press("commit-cancel");
            answered.awaitGone("commit-message");
            assertEquals(before, gitSays("rev-parse", "HEAD"));
            addHook(
                    mai.resolveSibling(".git/hooks/pre-commit"),
                    "while [ ! -e '" + folder.resolve("go") + "' ]; do sleep 0.1; done");
            answered.window().command("git-commit");
            answered.press("commit-confirm");
            awaitTold(answered, "Committing papers.bib");
            assertFalse(hasRunningCancel(answered));
            write(folder.resolve("go"), "");
            awaitTold(answered, "Committed: edit 1 entry");
            assertEquals("edit 1 entry: mai2020", lastSubject());
        }
    }

    @Test
    void aPushThatIsCancelledIsNotMade() throws Exception {
        String before = runGit(clones.remote(), "rev-parse", "main");
        write(mai, FIRST.replace("{2020}", "{2019}"));
        commit(mai);
        addHook(
                mai.resolveSibling(".git/hooks/pre-push"),
                "while [ ! -e '" + folder.resolve("go") + "' ]; do sleep 0.1; done");
        try (AnsweredWindow answered = open()) {
            answered.window().command("git-push");
            awaitTold(answered, "Pushing papers.bib");
            answered.pressText("Cancel");
            write(folder.resolve("go"), "");
            assertEquals(before, runGit(clones.remote(), "rev-parse", "main"));
        }
    }

    private static boolean hasRunningCancel(AnsweredWindow answered) {
        return TestWindow.on(() ->
                answered.window().document().notices().noticeList().stream()
                        .flatMap(notice -> notice.actions().stream())
                        .anyMatch(action -> action.label().equals("Cancel")));
    }

    @Test
    void aLibraryIsCommittedAtEachSaveOnlyWhileThatIsChosen() throws Exception {
        try (AnsweredWindow answered = open()) {
            String before = gitSays("rev-parse", "HEAD");
            changeYear(answered, "2018");
            answered.window().command("save");
            answered.window().untilState(SaveState.SAVED);
            assertEquals(before, gitSays("rev-parse", "HEAD"));
            answered.window().command("git-at-save");
            changeYear(answered, "2017");
            answered.window().command("save");
            TestWindow.until(
                    "it is committed", () -> lastSubject().equals("edit 1 entry: mai2020"));
            answered.window().command("git-at-save");
            awaitTold(answered, "no longer committed");
        }
    }

    @ParameterizedTest
    @CsvSource({"ours, 2018", "theirs, 2019"})
    void theConflictOfAPullIsSettledBySomebodysChoiceAndCommitted(String side, String year)
            throws Exception {
        someoneElsePushes("2019");
        try (AnsweredWindow answered = open()) {
            changeYear(answered, "2018");
            answered.window().command("git-pull");
            answered.pressText("Commit…");
            answered.press("commit-confirm");
            awaitTold(answered, "Committed");
            String before = gitSays("rev-parse", "HEAD");
            answered.window().command("git-pull");
            answered.press("settle-later");
            awaitTold(answered, "Nothing is merged until you choose");
            assertEquals(before, gitSays("rev-parse", "HEAD"));
            assertEquals(FIRST.replace("{2020}", "{2018}"), answered.fileText());
            answered.pressText("Review …");
            answered.press("all-" + side);
            answered.press("settle");
            awaitTold(answered, "Merged origin/main");
            String merged = FIRST.replace("{2020}", "{" + year + "}");
            assertEquals(merged, answered.fileText());
            TestWindow.until("the window has it", () -> answered.textInWindow().equals(merged));
            assertEquals(3, gitSays("rev-list", "-1", "--parents", "HEAD").split(" ").length);
            answered.window().command("git-push");
            awaitTold(answered, "Pushed to origin/main");
        }
    }

    @Test
    void theChoicesOfAPullAreKeptWhileGitIsBusy() throws Exception {
        someoneElsePushes("2019");
        write(mai, FIRST.replace("{2020}", "{2018}"));
        commit(mai);
        var gate = new CountDownLatch(1);
        try (AnsweredWindow answered = open()) {
            answered.window().command("git-pull");
            answered.press("all-theirs");
            RepositorySession session = answered.window().document().repositorySession();
            TestWindow.run(() ->
                    session.runAsked(
                            "Waiting",
                            false,
                            _ -> {
                                gate.await();
                                return "Waited";
                            },
                            _ -> {}));
            answered.press("settle");
            awaitTold(answered, "git is still at work");
            gate.countDown();
            TestWindow.until("git is free", () -> !session.isBusy());
            answered.pressText("Review …");
            answered.press("settle");
            awaitTold(answered, "Merged origin/main");
            assertEquals(FIRST.replace("{2020}", "{2019}"), answered.fileText());
        }
    }

    @Test
    void whoChangedTheFieldsOfAnEntryIsShown() throws Exception {
        write(mai, FIRST.replace("{2020}", "{2019}"));
        commit(mai);
        try (AnsweredWindow answered = open()) {
            changeYear(answered, "2018");
            answered.window().command("git-blame");
            answered.selectRow("field-history-fields", 1);
            TestWindow.until(
                    "it has three changes", () -> answered.rowCount("field-history-steps") == 3);
            assertEquals(2, answered.rowCount("field-history-fields"));
            answered.press("field-history-close");
            answered.awaitGone("field-history");
        }
    }

    @Test
    void whatGitRefusesIsToldInItsWords() throws Exception {
        someoneElsePushes("2019");
        write(mai, FIRST.replace("Kung Fu", "Wing Chun"));
        commit(mai);
        try (AnsweredWindow answered = open()) {
            answered.window().command("git-push");
            awaitTold(answered, "origin/main has commits that are not here yet");
            answered.window().command("git-pull");
            awaitTold(answered, "Merged origin/main");
            addHook(clones.remote().resolve("hooks/pre-receive"), "echo 'only on Mondays'; exit 1");
            answered.window().command("git-push");
            awaitTold(answered, "only on Mondays");
        }
    }
}
