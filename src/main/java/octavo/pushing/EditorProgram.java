package octavo.pushing;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.concurrent.TimeUnit;

/// Runs the program of an editor: the only place where Octavo runs one. The settings name it, and a
/// person asks for it.
public final class EditorProgram {
    /// In seconds. An editor that was not running yet may stay open.
    private static final int LONGEST = 10;

    private EditorProgram() {}

    /// Runs a command until it ends, or for as long as a message to an editor may take. What it
    /// prints is not read: an editor that stays open would wait once the pipe is full.
    ///
    /// @throws IOException if the program is missing or fails
    public static void run(PushCommand command) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command.words())
                        .redirectErrorStream(true)
                        .redirectOutput(Redirect.DISCARD)
                        .start();
        process.getOutputStream().close();
        if (process.waitFor(LONGEST, TimeUnit.SECONDS) && process.exitValue() != 0) {
            throw new IOException(
                    "%s ended with status %d"
                            .formatted(command.words().getFirst(), process.exitValue()));
        }
    }
}
