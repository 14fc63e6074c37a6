package octavo.launch;

import octavo.cli.Cli;
import octavo.cli.process.CommandLog;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.StandardOutput;
import octavo.cli.process.StandardWriter;
import octavo.gui.App;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Octavo's entry point: the command line, or the window.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        List<String> given = Arrays.asList(arguments);
        if (Cli.isCommandLine(given)) {
            int status = command(given);
            if (status != ExitStatus.FINE) {
                System.exit(status);
            }
            // Not System.exit: Java asks its log whether to note the exit, which opens our file.
            return;
        }
        List<Path> files = given.stream().map(Path::of).toList();
        try {
            App.launch(files);
        } catch (UnsupportedOperationException _) {
            System.err.println("octavo: " + Cli.explainNoWindow(files));
            System.exit(ExitStatus.NO_FILE);
        }
    }

    static int command(List<String> arguments) {
        CommandLog.install();
        var out = new StandardOutput();
        PrintWriter err = new StandardWriter(new FileOutputStream(FileDescriptor.err));
        int status =
                Cli.runCommand(
                        arguments, new StandardWriter(out), err, StandardOutput.isTerminal());
        Optional<String> trouble = out.trouble();
        trouble.ifPresent(it -> err.println("octavo: " + it));
        return trouble.isPresent() ? ExitStatus.NO_FILE : status;
    }
}
