package octavo.integrations.editors;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Runs a program at a person's command: the editor that the settings name, or what opens addresses
/// on this desktop. The only other program that Octavo runs is git.
public final class OutsideProgram {
    /// In seconds. A program that was not running yet may stay open.
    private static final int MAX_SECONDS = 10;

    private OutsideProgram() {}

    /// Runs a command until it ends, or for as long as a message to a program may take. What it
    /// prints is not read: a program that stays open would wait once the pipe is full.
    ///
    /// @param commandWords a program and its arguments, which no shell reads
    /// @throws IOException if the program is missing or fails
    public static void runProgram(List<String> commandWords)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(commandWords)
                        .redirectErrorStream(true)
                        .redirectOutput(Redirect.DISCARD)
                        .start();
        process.getOutputStream().close();
        if (process.waitFor(MAX_SECONDS, TimeUnit.SECONDS) && process.exitValue() != 0) {
            throw new IOException(
                    "%s ended with status %d"
                            .formatted(commandWords.getFirst(), process.exitValue()));
        }
    }
}
