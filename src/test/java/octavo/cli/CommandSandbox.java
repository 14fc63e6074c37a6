package octavo.cli;

import octavo.storage.FaultyFileSystem;
import octavo.storage.FaultyFileSystem.Fault;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Runs [WritingScenario]s, each in the same files, with a fault. The program's file system is
/// [FaultyFileSystem].
final class CommandSandbox {
    private final FaultyFileSystem system = (FaultyFileSystem) FileSystems.getDefault().provider();
    private final Path folder;
    private final Path state;
    private final Path config;
    private SortedMap<String, String> initialFiles = new TreeMap<>();
    private SortedMap<String, String> initialState = new TreeMap<>();

    /// Makes the initial files, in which the library has an earlier version.
    CommandSandbox(Path work) throws IOException {
        this.folder = work.resolve("shelf");
        this.state = work.resolve("state");
        this.config = work.resolve("config");
        System.setProperty("octavo.state", state.toString());
        System.setProperty("octavo.config", config.toString());
        restore();
        WritingScenario.prepare(folder);
        run(new WritingScenario("edit", List.of("edit", "@/p.bib", "c", "note=n")), _ -> {});
        initialFiles = files();
        initialState = stateFiles();
    }

    /// How a command ended.
    record Outcome(int status, String messages) {}

    /// What a command does without a fault.
    ///
    /// @param writes how many of its operations write
    record Baseline(
            SortedMap<String, String> before,
            SortedMap<String, String> after,
            Outcome outcome,
            int writes) {
        private static final int MANY_WRITES = 100;

        /// No divisor of the number of operations that save a file.
        private static final int INTERVAL = 7;

        /// The operations that are tried: all, but if they are many, because the command writes
        /// many files alike, only some of each kind.
        IntStream triedWrites() {
            return IntStream.rangeClosed(1, writes)
                    .filter(number -> writes <= MANY_WRITES || number % INTERVAL == 0);
        }
    }

    Path folder() {
        return folder;
    }

    Path state() {
        return state;
    }

    /// Puts all files back as they were before any command.
    void restore() throws IOException {
        WritingScenario.clear(folder);
        WritingScenario.clear(state);
        WritingScenario.clear(config);
        WritingScenario.write(folder, initialFiles);
        WritingScenario.write(state, initialState);
    }

    SortedMap<String, String> files() throws IOException {
        return WritingScenario.content(folder);
    }

    private SortedMap<String, String> stateFiles() throws IOException {
        return WritingScenario.content(state);
    }

    /// Whether a record of work on several files says that it is unfinished.
    boolean hasUnfinishedWork() throws IOException {
        return stateFiles().keySet().stream().anyMatch(it -> it.startsWith("unfinished/"));
    }

    /// The names of files that are not as wanted, for a message.
    static String difference(Map<String, String> found, Map<String, String> wanted) {
        var names = new TreeSet<>(found.keySet());
        names.addAll(wanted.keySet());
        names.removeIf(name -> String.valueOf(found.get(name)).equals(wanted.get(name)));
        return " differs in " + names;
    }

    Outcome run(WritingScenario scenario) {
        return run(scenario, _ -> {});
    }

    Outcome run(WritingScenario scenario, Fault fault) {
        var out = new StringWriter();
        var err = new StringWriter();
        system.hurtBy(fault);
        try {
            int status =
                    Cli.runCommand(
                            scenario.arguments(folder), new PrintWriter(out), new PrintWriter(err));
            return new Outcome(status, err.toString());
        } finally {
            system.hurtBy(_ -> {});
        }
    }

    /// Runs a command without a fault.
    Baseline baseline(WritingScenario scenario) throws IOException {
        restore();
        SortedMap<String, String> before = files();
        var counting = new WriteFault((_, _, _) -> {});
        Outcome outcome = run(scenario, counting);
        return new Baseline(before, files(), outcome, counting.count);
    }

    /// Calls a step before each operation that writes in these folders.
    Fault beforeWrites(WriteStep step) {
        return new WriteFault(step);
    }

    /// What happens before an operation that writes. The first has number 1.
    interface WriteStep {
        void before(int number, String operation, Path path) throws IOException;
    }

    private final class WriteFault implements Fault {
        private final WriteStep step;
        private int count;

        WriteFault(WriteStep step) {
            this.step = step;
        }

        @Override
        public void before(String operation) {}

        @Override
        public synchronized void beforeWriting(String operation, Path path) throws IOException {
            if (Stream.of(folder, state, config).anyMatch(it -> path.startsWith(it.toString()))) {
                count++;
                step.before(count, operation, path);
            }
        }
    }
}
