package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

class StartupPreloadTest {
    @TempDir Path folder;

    private static int slots(Path file) throws IOException {
        return StartupPreload.loadLibrary(file).library().slots().size();
    }

    @Test
    void aFileThatIsReadEarlyIsReadAnewWhenItIsOpenedAgain() throws IOException {
        Path file = Files.writeString(folder.resolve("a.bib"), "@misc{a}");
        StartupPreload.beginReading(file);
        assertEquals(1, slots(file));
        Files.writeString(file, "@misc{a}\n@misc{b}");
        assertEquals(3, slots(file));
    }

    @Test
    void aFileThatCannotBeReadEarlySaysWhyWhenItIsOpened() {
        Path file = folder.resolve("none.bib");
        StartupPreload.beginReading(file);
        assertThrows(NoSuchFileException.class, () -> StartupPreload.loadLibrary(file));
    }
}
