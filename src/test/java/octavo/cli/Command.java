package octavo.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/// Runs commands, and keeps what the last one said.
public abstract class Command {
    public StringWriter out = new StringWriter();
    public StringWriter err = new StringWriter();

    /// How a command ended.
    public int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Cli.runCommand(List.of(arguments), new PrintWriter(out), new PrintWriter(err));
    }
}
