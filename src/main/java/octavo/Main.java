package octavo;

import octavo.cli.Cli;
import octavo.gui.App;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

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
        return Cli.run(arguments, utf8(FileDescriptor.out), utf8(FileDescriptor.err));
    }

    /// Output is UTF-8 whatever the locale says, so that it can be piped into other programs.
    private static PrintWriter utf8(FileDescriptor stream) {
        return new PrintWriter(
                new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
    }
}
