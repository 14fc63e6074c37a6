package octavo.gitrepositories;

import octavo.storage.ScratchFolder;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// Runs git in a folder and reads what it prints. Input and output are files, so that a program
/// which git leaves behind, such as a connection of ssh, keeps nobody waiting. Only a git that
/// answers one question after another has pipes.
final class GitRunner {
    private static final Duration LONGEST_LOCAL_RUN = Duration.ofMinutes(5);
    private static final Duration LONGEST_ONLINE_RUN = Duration.ofMinutes(15);
    private static final int SECONDS_TO_TIDY_UP = 3;

    /// Programs that a repository could name to be run while something is only read.
    private static final List<String> SAFE_SETTINGS =
            List.of(
                    "core.fsmonitor=false",
                    "core.quotePath=false",
                    "log.showSignature=false",
                    "protocol.ext.allow=never",
                    "advice.diverging=false");

    /// Variables by which git would take another repository than the folder's.
    private static final List<String> FOREIGN_VARIABLES =
            List.of(
                    "GIT_DIR",
                    "GIT_WORK_TREE",
                    "GIT_INDEX_FILE",
                    "GIT_PREFIX",
                    "GIT_COMMON_DIR",
                    "GIT_NAMESPACE",
                    "GIT_OBJECT_DIRECTORY",
                    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
                    "GIT_GRAFT_FILE",
                    "GIT_SHALLOW_FILE",
                    "GIT_REPLACE_REF_BASE",
                    "GIT_EXTERNAL_DIFF",
                    "GIT_TRACE",
                    "LANGUAGE");

    private final Path folder;
    private final boolean mayAskInTerminal;

    /// @param mayAskInTerminal whether git may ask for a password in the terminal
    GitRunner(Path folder, boolean mayAskInTerminal) {
        this.folder = folder;
        this.mayAskInTerminal = mayAskInTerminal;
    }

    Path folder() {
        return folder;
    }

    /// Runs git and gives its output, whatever its exit status.
    GitOutput run(GitTask task) throws IOException, InterruptedException {
        try (ScratchFolder scratch = ScratchFolder.create()) {
            return run(task, scratch);
        }
    }

    /// The same with a folder that outlives the run, where its own index is.
    GitOutput run(GitTask task, ScratchFolder scratch) throws IOException, InterruptedException {
        ProcessBuilder builder = builderFor(task);
        if (task.hasOwnIndex()) {
            builder.environment().put("GIT_INDEX_FILE", scratch.fileNamed("index").toString());
        }
        Process process =
                builder.redirectInput(scratch.writeFile("input", task.input()).toFile())
                        .redirectOutput(Redirect.to(scratch.fileNamed("output").toFile()))
                        .redirectError(Redirect.to(scratch.fileNamed("errors").toFile()))
                        .start();
        awaitEnd(process, task.isOnline() ? LONGEST_ONLINE_RUN : LONGEST_LOCAL_RUN);
        return GitOutput.of(
                process.exitValue(), scratch.readFile("output"), scratch.readFile("errors"));
    }

    private ProcessBuilder builderFor(GitTask task) throws IOException {
        Map<String, String> environment = System.getenv();
        Path program = GitProgram.find(folder, environment.getOrDefault("PATH", ""));
        var builder = new ProcessBuilder(commandWords(program, task)).directory(folder.toFile());
        setVariables(builder.environment(), task);
        return builder;
    }

    /// Starts a git that answers questions until its input ends.
    Process startWithPipes(GitTask task) throws IOException {
        return builderFor(task).redirectError(Redirect.DISCARD).start();
    }

    /// Runs git, which must succeed.
    GitOutput require(GitTask task) throws IOException, InterruptedException {
        GitOutput output = run(task);
        if (!output.isFine()) {
            throw refusal(output);
        }
        return output;
    }

    /// What git's own complaint says, as an exception.
    GitTrouble refusal(GitOutput output) {
        if (output.complainsOf("Please tell me who you are")
                || output.complainsOf("empty ident name")) {
            return trouble(
                    LocalizedSentence.of(
                            "git does not know your name yet. Run: git config --global user.name"
                                    + " \"Your Name\", and the same for user.email."));
        }
        if (output.complainsOf("dubious ownership")) {
            return trouble(
                    LocalizedSentence.of(
                            "this repository belongs to somebody else, and git does not work in it"
                                    + " until you allow it: {0}",
                            output.complaint()));
        }
        if (output.complainsOf(".lock': File exists")) {
            return trouble(
                    LocalizedSentence.of(
                            "another git is at work in this repository. Wait until it has ended,"
                                    + " and try again."));
        }
        return trouble(LocalizedSentence.of("git refused: {0}", output.complaint()));
    }

    GitTrouble trouble(LocalizedSentence wording) {
        return new GitTrouble(folder, wording);
    }

    private List<String> commandWords(Path program, GitTask task) {
        List<String> commandWords =
                new ArrayList<>(List.of(program.toString(), "--no-pager", "--literal-pathspecs"));
        for (String setting : SAFE_SETTINGS) {
            commandWords.addAll(List.of("-c", setting));
        }
        commandWords.addAll(task.words());
        return commandWords;
    }

    private void setVariables(Map<String, String> environment, GitTask task) {
        environment.keySet().removeAll(FOREIGN_VARIABLES);
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("GIT_EDITOR", ":");
        environment.put("GIT_OPTIONAL_LOCKS", "0");
        if (!task.isOnline()) {
            environment.put("GIT_ALLOW_PROTOCOL", "none");
            environment.put("GIT_NO_LAZY_FETCH", "1");
        }
        if (!mayAskInTerminal) {
            environment.put("GIT_TERMINAL_PROMPT", "0");
            environment.put("SSH_ASKPASS_REQUIRE", "force");
        }
    }

    private void awaitEnd(Process process, Duration longestRun)
            throws IOException, InterruptedException {
        boolean isEnded = false;
        try {
            isEnded = process.waitFor(longestRun.toSeconds(), TimeUnit.SECONDS);
        } finally {
            if (!isEnded) {
                endProcess(process);
            }
        }
        if (!isEnded) {
            throw trouble(
                    LocalizedSentence.of(
                            "git did not finish within {0} minutes, and was ended.",
                            longestRun.toMinutes()));
        }
    }

    /// Politely first, so that git removes its locks.
    private static void endProcess(Process process) throws InterruptedException {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(SECONDS_TO_TIDY_UP, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } finally {
            children.forEach(ProcessHandle::destroy);
        }
    }
}
