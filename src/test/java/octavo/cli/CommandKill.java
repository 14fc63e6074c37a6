package octavo.cli;

import octavo.storage.FaultyFileSystem;
import octavo.storage.FaultyFileSystem.Fault;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;

/// Runs one command in a Java of its own, which halts before one of the operations that write.
final class CommandKill {
    /// The status of a halted Java.
    static final int KILLED = 137;

    private CommandKill() {}

    /// Starts this Java and returns its status.
    ///
    /// @param number of the operation; the first is 1
    static int run(WritingScenario scenario, int number, Path folder, Path state)
            throws IOException, InterruptedException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.nio.file.spi.DefaultFileSystemProvider="
                                + FaultyFileSystem.class.getName(),
                        "-Doctavo.state=" + state,
                        "-Doctavo.config=" + state.resolveSibling("config"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        CommandKill.class.getName(),
                        String.valueOf(WritingScenario.ALL.indexOf(scenario)),
                        String.valueOf(number),
                        folder.toString(),
                        state.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /// @param arguments the scenario's index, the operation's number, and the folders to watch
    public static void main(String[] arguments) {
        WritingScenario scenario = WritingScenario.ALL.get(Integer.parseInt(arguments[0]));
        int number = Integer.parseInt(arguments[1]);
        List<String> folders = List.of(arguments[2], arguments[3]);
        var provider = (FaultyFileSystem) FileSystems.getDefault().provider();
        provider.hurtBy(new HaltingFault(number, folders));
        var out = new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.exit(Cli.runCommand(scenario.arguments(Path.of(arguments[2])), out, out));
    }

    private static final class HaltingFault implements Fault {
        private final int number;
        private final List<String> folders;
        private int count;

        HaltingFault(int number, List<String> folders) {
            this.number = number;
            this.folders = folders;
        }

        @Override
        public void before(String operation) {}

        @Override
        public synchronized void beforeWriting(String operation, Path path) {
            if (folders.stream().anyMatch(path::startsWith) && ++count == number) {
                Runtime.getRuntime().halt(KILLED);
            }
        }
    }
}
