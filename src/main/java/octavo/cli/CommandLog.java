package octavo.cli;

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

/// The log of the command line: traces belong in a file, not among what a command says. Java makes
/// one of this when something is logged first, so that commands that log nothing take no time for
/// it.
public final class CommandLog {
    private static final int LARGEST = 1_000_000;
    private static final int FILES = 3;

    /// Has all that is logged from now on written to the file. Without one it goes nowhere.
    public CommandLog() {
        try {
            Logger.getLogger("").addHandler(handler());
        } catch (IOException _) {
            // A state folder that cannot be written is told of where versions are kept.
        }
    }

    /// Has Java log through this; no use once something was logged.
    public static void install() {
        System.setProperty("java.util.logging.config.class", CommandLog.class.getName());
    }

    static Path folder() {
        return StateFolder.log(StateFolder.ofUser());
    }

    private static Handler handler() throws IOException {
        Path folder = folder();
        DurableFile.createPrivateFolder(folder);
        // In a pattern of the handler, % has a meaning.
        String pattern = folder.resolve("command").toString().replace("%", "%%") + ".%g.log";
        FileHandler handler = new FileHandler(pattern, LARGEST, FILES, true);
        handler.setEncoding("UTF-8");
        handler.setFormatter(new SimpleFormatter());
        return handler;
    }

    /// Writes down a bug, however Java logs otherwise.
    static void write(String command, Throwable bug) throws IOException {
        Handler handler = handler();
        try {
            LogRecord record = new LogRecord(Level.SEVERE, "octavo " + command);
            record.setThrown(bug);
            handler.publish(record);
        } finally {
            handler.close();
        }
    }
}
