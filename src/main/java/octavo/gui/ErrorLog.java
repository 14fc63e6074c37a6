package octavo.gui;

import octavo.storage.DurableFile;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/// What went wrong, in files for whoever is asked for help.
final class ErrorLog {
    private static final int LARGEST = 1_000_000;
    private static final int FILES = 3;

    private ErrorLog() {}

    /// Where the log is, in the folder of what survives the program.
    static Path folder(Path stateFolder) {
        return StateFolder.log(stateFolder);
    }

    /// Writes all that is logged from now on to files as well, and logs what nobody caught. The
    /// files are at most a few.
    ///
    /// @return what ends it
    static Runnable begin(Path folder) throws IOException {
        DurableFile.createPrivateFolder(folder);
        // In a pattern of the handler, % has a meaning.
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
