package octavo.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

class ServiceKeysTest {
    @TempDir private Path folder;
    private Path file;
    private ServiceKeys keys;

    @BeforeEach
    void open() {
        file = folder.resolve("config").resolve("keys.json");
        keys = new ServiceKeys(file);
    }

    private String mode() throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void keysComeBackAndOnlyTheirOwnerCanReadThem() throws IOException {
        keys.putKey("openalex", "a\"b");
        keys.putKey("ads", "c");
        assertEquals(Map.of("openalex", "a\"b", "ads", "c"), keys.loadKeys());
        assertEquals("rw-------", mode());
    }

    @Test
    void anEmptyKeyIsForgotten() throws IOException {
        keys.putKey("openalex", "a");
        keys.putKey("openalex", "");
        assertEquals(Map.of(), keys.loadKeys());
    }

    @Test
    void aFileThatOthersCouldReadIsClosedToThem() throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"ads\": \"c\"}");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        assertEquals(Map.of("ads", "c"), keys.loadKeys());
        assertEquals("rw-------", mode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "{\"ads\": ", "\0"})
    void aBrokenFileIsPutAside(String broken) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, broken);
        assertEquals(Map.of(), keys.loadKeys());
        keys.putKey("ads", "c");
        assertEquals(Map.of("ads", "c"), keys.loadKeys());
        assertTrue(Files.exists(file.resolveSibling("keys.json.broken")));
    }

    @Test
    void whereThereIsNoFileThereAreNoKeys() {
        assertEquals(Map.of(), keys.loadKeys());
    }
}
