package octavo.gui;

import octavo.storage.DurableFile;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// Log files of errors, for bug reports.
final class ErrorLog {
    private static final int LARGEST = 1_000_000;
    private static final int FILES = 3;

    private ErrorLog() {}

    /// The log folder, in the state folder.
    static Path folder(Path stateFolder) {
        return StateFolder.log(stateFolder);
    }

    /// Also logs to files from now on, including uncaught exceptions. The number of files is
    /// limited.
    ///
    /// @return stops it
    static Runnable begin(Path folder) throws IOException {
        DurableFile.createPrivateFolder(folder);
        // In the handler's pattern, % is special.
        String pattern = folder.resolve("octavo").toString().replace("%", "%%") + ".%g.log";
        FileHandler handler = new FileHandler(pattern, LARGEST, FILES, true);
        handler.setEncoding("UTF-8");
        handler.setFormatter(new SimpleFormatter());
        Logger root = Logger.getLogger("");
        root.addHandler(handler);
        Thread.setDefaultUncaughtExceptionHandler((thread, trouble) -> uncaught(thread, trouble));
        return () -> {
            root.removeHandler(handler);
            handler.close();
        };
    }

    private static void uncaught(Thread thread, Throwable trouble) {
        System.getLogger(ErrorLog.class.getName())
                .log(Level.ERROR, "nobody caught this in " + thread.getName(), trouble);
    }
}
