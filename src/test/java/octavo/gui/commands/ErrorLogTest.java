package octavo.gui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;

class ErrorLogTest {
    @TempDir private Path folder = Path.of("");

    @Test
    void whatIsLoggedAndWhatNobodyCatchesIsInTheFile() throws IOException, InterruptedException {
        Path log = ErrorLog.logFolder(folder.resolve("100 % ä"));
        var before = Thread.getDefaultUncaughtExceptionHandler();
        Runnable end = ErrorLog.beginLog(log);
        System.getLogger("octavo.test").log(Level.WARNING, "a wärning");
        Thread thread =
                Thread.ofPlatform()
                        .start(() -> {
                            throw new IllegalStateException("on purpose");
                        });
        thread.join();
        end.run();
        System.getLogger("octavo.test").log(Level.WARNING, "too late");
        Thread.setDefaultUncaughtExceptionHandler(before);
        String text = Files.readString(log.resolve("octavo.0.log"));
        assertTrue(text.contains("a wärning"), text);
        assertTrue(text.contains("IllegalStateException: on purpose"), text);
        assertEquals(-1, text.indexOf("too late"));
    }
}
