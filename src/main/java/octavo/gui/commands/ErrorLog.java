package octavo.gui.commands;

import octavo.storage.DurableFile;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// Log files of errors, for bug reports.
public final class ErrorLog {
    private static final int MAX_FILE_SIZE = 1_000_000;
    private static final int MAX_FILES = 3;

    private ErrorLog() {}

    /// The log folder, in the state folder.
    public static Path logFolder(Path stateFolder) {
        return StateFolder.logFile(stateFolder);
    }

    /// Also logs to files from now on, including uncaught exceptions. The number of files is
    /// limited.
    ///
    /// @return stops it
    public static Runnable beginLog(Path logFolder) throws IOException {
        DurableFile.createPrivateFolder(logFolder);
        // In the handler's pattern, % is special.
        String fileNamePattern =
                logFolder.resolve("octavo").toString().replace("%", "%%") + ".%g.log";
        FileHandler fileHandler = new FileHandler(fileNamePattern, MAX_FILE_SIZE, MAX_FILES, true);
        fileHandler.setEncoding("UTF-8");
        fileHandler.setFormatter(new SimpleFormatter());
        Logger rootLogger = Logger.getLogger("");
        rootLogger.addHandler(fileHandler);
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, throwable) -> logUncaught(thread, throwable));
        return () -> {
            rootLogger.removeHandler(fileHandler);
            fileHandler.close();
        };
    }

    private static void logUncaught(Thread thread, Throwable throwable) {
        System.getLogger(ErrorLog.class.getName())
                .log(Level.ERROR, "nobody caught this in " + thread.getName(), throwable);
    }
}
