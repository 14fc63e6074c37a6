package octavo.cli.process;

import octavo.storage.DurableFile;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// The log of the command line: traces belong in a file, not in a command's messages. Java creates
/// it when something is logged for the first time, so commands that log nothing pay nothing.
public final class CommandLog {
    private static final int LARGEST_BYTES = 1_000_000;
    private static final int FILE_COUNT = 3;

    /// Writes whatever is logged from now on to the file; without a file, nowhere.
    public CommandLog() {
        try {
            Logger.getLogger("").addHandler(openHandler());
        } catch (IOException _) {
            // A state folder that cannot be written is reported where versions are kept.
        }
    }

    /// Makes Java log through this; too late once something has been logged.
    public static void install() {
        System.setProperty("java.util.logging.config.class", CommandLog.class.getName());
    }

    public static Path logFolder() {
        return StateFolder.logFile(StateFolder.ofUser());
    }

    private static Handler openHandler() throws IOException {
        Path folder = logFolder();
        DurableFile.createPrivateFolder(folder);
        // % is special in the handler's pattern.
        String pattern = folder.resolve("command").toString().replace("%", "%%") + ".%g.log";
        FileHandler handler = new FileHandler(pattern, LARGEST_BYTES, FILE_COUNT, true);
        handler.setEncoding("UTF-8");
        handler.setFormatter(new SimpleFormatter());
        return handler;
    }

    /// Logs a bug, whatever Java's own settings.
    public static void logBug(String command, Throwable bug) throws IOException {
        Handler handler = openHandler();
        try {
            LogRecord logRecord = new LogRecord(Level.SEVERE, "octavo " + command);
            logRecord.setThrown(bug);
            handler.publish(logRecord);
        } finally {
            handler.close();
        }
    }
}
