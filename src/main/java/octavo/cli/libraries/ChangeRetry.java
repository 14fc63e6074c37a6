package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.LibraryFile.ChangedOnDiskException;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/// Runs a command that changes a library. If another program changes the file before it is saved,
/// the command starts again from the beginning; only the last attempt's messages are printed.
public final class ChangeRetry {
    private static final int TRIES = 5;
    private static final int LONGEST_WAIT = 60;

    private ChangeRetry() {}

    /// Reads, changes and saves a library.
    @FunctionalInterface
    public interface Attempt<T> {
        T run() throws ChangedOnDiskException;
    }

    /// An attempt without a result.
    @FunctionalInterface
    public interface Step {
        void run() throws ChangedOnDiskException;
    }

    /// Standard input is read once, and nothing else can change it.
    public static void run(CommandSpec spec, Path file, Step step) {
        int _ =
                call(
                        spec,
                        file,
                        () -> {
                            step.run();
                            return ExitStatus.FINE;
                        });
    }

    public static <T> T call(CommandSpec spec, Path file, Attempt<T> attempt) {
        if (!LibraryInput.isStandardInput(file)) {
            return call(spec, attempt);
        }
        try {
            return attempt.run();
        } catch (ChangedOnDiskException changed) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, changed));
        }
    }

    public static void run(CommandSpec spec, Step step) {
        int _ =
                call(
                        spec,
                        () -> {
                            step.run();
                            return ExitStatus.FINE;
                        });
    }

    public static <T> T call(CommandSpec spec, Attempt<T> attempt) {
        CommandLine line = spec.commandLine();
        PrintWriter out = line.getOut();
        PrintWriter err = line.getErr();
        for (int i = 1; ; i++) {
            StringWriter printed = new StringWriter();
            StringWriter warned = new StringWriter();
            line.setOut(new PrintWriter(printed));
            line.setErr(new PrintWriter(warned));
            boolean isLast = true;
            try {
                return attempt.run();
            } catch (ChangedOnDiskException changed) {
                isLast = i == TRIES;
                if (isLast) {
                    Path file = Path.of(Objects.requireNonNull(changed.getFile()));
                    throw new CommandRefusal(
                            ExitStatus.NO_FILE, FileTrouble.whenSaving(file, changed));
                }
                pause(i);
            } finally {
                line.setOut(out);
                line.setErr(err);
                if (isLast) {
                    out.print(printed);
                    err.print(warned);
                }
            }
        }
    }

    /// Two processes in each other's way wait for different lengths of time.
    private static void pause(int round) {
        try {
            Thread.sleep(ThreadLocalRandom.current().nextInt(LONGEST_WAIT * round));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
