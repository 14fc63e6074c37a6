package octavo.app;

import octavo.cli.Cli;
import octavo.cli.CommandLog;
import octavo.cli.StandardOutput;
import octavo.gui.App;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Octavo's entry point: the command line, or the window.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        List<String> given = Arrays.asList(arguments);
        if (Cli.isMeantBy(given)) {
            System.exit(command(given));
        }
        App.launch(given.stream().map(Path::of).toList());
    }

    static int command(List<String> arguments) {
        CommandLog.install();
        var out = new StandardOutput();
        PrintWriter err = utf8(new FileOutputStream(FileDescriptor.err));
        int status = Cli.run(arguments, utf8(out), err, StandardOutput.isTerminal());
        Optional<String> trouble = out.trouble();
        trouble.ifPresent(it -> err.println("octavo: " + it));
        return trouble.isPresent() ? Cli.NO_FILE : status;
    }

    /// Output is UTF-8 whatever the locale says, so that it can be piped into other programs.
    private static PrintWriter utf8(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }
}
