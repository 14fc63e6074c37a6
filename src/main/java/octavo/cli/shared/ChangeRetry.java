package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.LibraryFile.ChangedOnDiskException;
import octavo.text.PackedWriter;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/// Runs a command that changes a library. If another program changes the file before it is saved,
/// the command starts again from the beginning; only the last attempt's messages are printed.
public final class ChangeRetry {
    private static final int MOST_ATTEMPTS = 5;
    private static final int LONGEST_WAIT_MILLIS = 60;

    private ChangeRetry() {}

    /// Reads, changes and saves a library.
    @FunctionalInterface
    public interface RetriedAttempt<T> {
        T run() throws ChangedOnDiskException;
    }

    /// An attempt without a result.
    @FunctionalInterface
    public interface RetriedStep {
        void run() throws ChangedOnDiskException;
    }

    /// Standard input is read once, and nothing else can change it.
    public static void run(CommandSpec spec, Path file, RetriedStep step) {
        int _ =
                call(
                        spec,
                        file,
                        () -> {
                            step.run();
                            return ExitStatus.FINE;
                        });
    }

    public static <T> T call(CommandSpec spec, Path file, RetriedAttempt<T> attempt) {
        if (!LibraryInput.isStandardInput(file)) {
            return call(spec, attempt);
        }
        try {
            return attempt.run();
        } catch (ChangedOnDiskException changedOnDisk) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenSaving(file, changedOnDisk));
        }
    }

    public static void run(CommandSpec spec, RetriedStep step) {
        int _ =
                call(
                        spec,
                        () -> {
                            step.run();
                            return ExitStatus.FINE;
                        });
    }

    public static <T> T call(CommandSpec spec, RetriedAttempt<T> attempt) {
        CommandLine commandLine = spec.commandLine();
        PrintWriter standardOutput = commandLine.getOut();
        PrintWriter standardError = commandLine.getErr();
        for (int attemptNumber = 1; ; attemptNumber++) {
            var bufferedOutput = new PackedWriter();
            var bufferedErrors = new PackedWriter();
            commandLine.setOut(new PrintWriter(bufferedOutput));
            commandLine.setErr(new PrintWriter(bufferedErrors));
            boolean isLastAttempt = true;
            try {
                return attempt.run();
            } catch (ChangedOnDiskException changedOnDisk) {
                isLastAttempt = attemptNumber == MOST_ATTEMPTS;
                if (isLastAttempt) {
                    Path file = Path.of(Objects.requireNonNull(changedOnDisk.getFile()));
                    throw new CommandRefusal(
                            ExitStatus.NO_FILE, FileTrouble.whenSaving(file, changedOnDisk));
                }
                pause(attemptNumber);
            } finally {
                commandLine.setOut(standardOutput);
                commandLine.setErr(standardError);
                if (isLastAttempt) {
                    bufferedOutput.drainTo(standardOutput::print);
                    bufferedErrors.drainTo(standardError::print);
                }
            }
        }
    }

    /// Two processes in each other's way wait for different lengths of time.
    private static void pause(int attemptNumber) {
        try {
            Thread.sleep(ThreadLocalRandom.current().nextInt(LONGEST_WAIT_MILLIS * attemptNumber));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
