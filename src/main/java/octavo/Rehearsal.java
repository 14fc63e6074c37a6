package octavo;

import octavo.cli.Cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/// Runs through what people start Octavo for, when it is packaged, so that the JVM can note which
/// classes that takes and have them ready at every later start.
final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] arguments) {
        var sample = arguments[0];
        var commands =
                List.of(
                        List.of("--version"),
                        List.of("--help"),
                        List.of("list", sample),
                        List.of("check", sample));
        for (var command : commands) {
            Cli.run(command, silence(), silence());
        }
        Main.main(new String[] {sample});
    }

    private static PrintWriter silence() {
        return new PrintWriter(Writer.nullWriter());
    }
}
