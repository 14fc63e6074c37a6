package octavo.cli;

import octavo.cli.CommandSandbox.Baseline;
import octavo.cli.CommandSandbox.Outcome;
import octavo.cli.process.ExitStatus;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/// Makes each operation of each command that writes fail, with each error that a system reports, or
/// kills the command there. `.ci/faults-commands` starts it with [octavo.storage.FaultyFileSystem]
/// as the program's file system.
///
/// Expected after an error: status 3 with a message, or the undisturbed status; each file exactly
/// as before or as after the command, and no other file; and the same command, repeated, completes
/// the work.
final class CommandFaults {
    private final CommandSandbox sandbox;
    private final PrintStream err;
    private int failed;
    private int tried;

    private CommandFaults(CommandSandbox sandbox, PrintStream err) {
        this.sandbox = sandbox;
        this.err = err;
    }

    /// @param arguments `fail` or `kill`, and a folder to work in
    public static void main(String[] arguments) throws IOException {
        PrintStream err = System.err;
        System.setErr(
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        var faults = new CommandFaults(new CommandSandbox(Path.of(arguments[1])), err);
        try {
            if (arguments[0].equals("kill")) {
                faults.killAll();
            } else {
                faults.failAll();
            }
        } catch (IOException | InterruptedException | RuntimeException trouble) {
            trouble.printStackTrace(err);
            faults.failed++;
        }
        System.exit(faults.failed == 0 ? 0 : 1);
    }

    private void fail(String problem) {
        failed++;
        err.println("faults: " + problem);
    }

    private void failAll() throws IOException {
        List<WritingScenario> scenarios = WritingScenario.chosen(WritingScenario.ALL);
        for (WritingScenario scenario : scenarios) {
            failEach(scenario);
        }
        for (WritingScenario scenario : WritingScenario.READING) {
            checkReading(scenario);
        }
        System.out.printf("%d\t%d%n", scenarios.size(), tried);
    }

    private void failEach(WritingScenario scenario) throws IOException {
        Baseline baseline = sandbox.baseline(scenario);
        int status = baseline.outcome().status();
        if (status != ExitStatus.FINE && status != ExitStatus.PROBLEMS || baseline.writes() == 0) {
            fail(scenario + ": does not write: " + baseline.outcome());
        }
        for (int number : baseline.triedWrites().toArray()) {
            for (SystemError error : SystemError.values()) {
                if (error.isTriedAt(number)) {
                    fail(scenario, new WriteError(number, error, false), baseline);
                    if (error.canLast()) {
                        fail(scenario, new WriteError(number, error, true), baseline);
                    }
                }
            }
        }
    }

    private void fail(WritingScenario scenario, WriteError error, Baseline baseline)
            throws IOException {
        sandbox.restore();
        Outcome outcome = sandbox.run(scenario, sandbox.beforeWrites(error));
        if (!error.hasHappened) {
            return;
        }
        tried++;
        String about = scenario + ": " + error;
        Map<String, String> found = sandbox.files();
        checkOutcome(about, outcome, baseline);
        if (outcome.status() == baseline.outcome().status()
                && !error.mayLeaveTemporaries()
                && !found.equals(baseline.after())) {
            fail(
                    about
                            + ": reports success: "
                            + CommandSandbox.difference(found, baseline.after()));
        }
        checkFiles(about, found, error.mayLeaveTemporaries(), baseline);
        // Some commands, repeated after success, do the opposite.
        if (!withoutTemporaries(found).equals(baseline.after())) {
            Outcome repeated = sandbox.run(scenario);
            checkCompleted(about, repeated, baseline);
        }
    }

    private void checkOutcome(String about, Outcome outcome, Baseline baseline) {
        boolean isDone = outcome.status() == baseline.outcome().status();
        if (!isDone && outcome.status() != ExitStatus.NO_FILE) {
            fail(about + ": status " + outcome);
        } else if (!isDone && !outcome.messages().contains("octavo: ")) {
            fail(about + ": no message");
        } else if (outcome.messages().contains("Exception")) {
            fail(about + ": names a class: " + outcome);
        }
    }

    private void checkFiles(
            String about,
            Map<String, String> found,
            boolean mayLeaveTemporaries,
            Baseline baseline) {
        Map<String, String> before = baseline.before();
        Map<String, String> after = baseline.after();
        var names = new TreeSet<>(found.keySet());
        names.addAll(before.keySet());
        // On a full disk, both states of a file that is saved in place stay in its folder.
        boolean mayBeTorn =
                mayLeaveTemporaries
                        && names.stream().anyMatch(it -> it.endsWith("-unfinished/new"));
        for (String name : names) {
            String text = String.valueOf(found.get(name));
            if (!before.containsKey(name) && !after.containsKey(name)) {
                if (!mayLeaveTemporaries || !isTemporary(name)) {
                    fail(about + ": leaves " + name);
                }
            } else if (!mayBeTorn
                    && !text.equals(String.valueOf(before.get(name)))
                    && !text.equals(String.valueOf(after.get(name)))) {
                fail(about + ": " + name + " is neither old nor new: " + text);
            }
        }
    }

    private void checkCompleted(String about, Outcome repeated, Baseline baseline)
            throws IOException {
        Map<String, String> finished = sandbox.files();
        if (!finished.equals(baseline.after())) {
            fail(
                    about
                            + ": not completed: "
                            + repeated
                            + CommandSandbox.difference(finished, baseline.after()));
        }
    }

    private static Map<String, String> withoutTemporaries(Map<String, String> content) {
        Map<String, String> rest = new TreeMap<>(content);
        rest.keySet().removeIf(CommandFaults::isTemporary);
        return rest;
    }

    private static boolean isTemporary(String name) {
        return name.contains(".octavo-");
    }

    private void checkReading(WritingScenario scenario) throws IOException {
        Baseline baseline = sandbox.baseline(scenario);
        if (baseline.writes() > 0 || baseline.outcome().status() > ExitStatus.PROBLEMS) {
            fail(scenario + ": should only read: " + baseline.outcome());
        }
    }

    /// Kills commands that change several files before each operation that writes. The same
    /// command, repeated, must complete everything.
    private void killAll() throws IOException, InterruptedException {
        List<WritingScenario> scenarios = WritingScenario.chosen(WritingScenario.SEVERAL_FILES);
        for (WritingScenario scenario : scenarios) {
            Baseline baseline = sandbox.baseline(scenario);
            for (int number = 1; number <= baseline.writes(); number++) {
                kill(scenario, number, baseline);
            }
        }
        System.out.printf("%d\t%d%n", scenarios.size(), tried);
    }

    private void kill(WritingScenario scenario, int number, Baseline baseline)
            throws IOException, InterruptedException {
        sandbox.restore();
        int status = CommandKill.run(scenario, number, sandbox.folder(), sandbox.state());
        tried++;
        String about = scenario + ": killed at " + number + " of " + baseline.writes();
        if (status != CommandKill.KILLED) {
            fail(about + ": ended by itself with " + status);
        }
        checkCompleted(about, sandbox.run(scenario), baseline);
        if (sandbox.hasUnfinishedWork()) {
            fail(about + ": its record stays");
        }
    }

    /// An error of one operation, or of all from there on.
    private static final class WriteError implements CommandSandbox.WriteStep {
        private final int number;
        private final SystemError error;
        private final boolean isLasting;
        private String operation = "";
        private boolean hasHappened;

        WriteError(int number, SystemError error, boolean isLasting) {
            this.number = number;
            this.error = error;
            this.isLasting = isLasting;
        }

        @Override
        public void before(int current, String what, Path path) throws IOException {
            if (current == number) {
                operation = what;
                hasHappened = error.appliesTo(what);
            }
            if (hasHappened && (current == number || isLasting)) {
                throw error.exception(what, path);
            }
        }

        /// A temporary file that could not be removed stays until its file is next read.
        boolean mayLeaveTemporaries() {
            return isLasting || operation.startsWith("delete ");
        }

        @Override
        public String toString() {
            return error + (isLasting ? " from " : " at ") + operation;
        }
    }
}
