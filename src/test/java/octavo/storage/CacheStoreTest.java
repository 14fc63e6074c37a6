package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;

class CacheStoreTest {
    @TempDir private Path folder;
    private CacheStore store;

    @BeforeEach
    void open() {
        store = new CacheStore(folder.resolve("a"), 1000);
    }

    @Test
    void aValueComesBack() throws IOException {
        assertEquals(Optional.empty(), store.getValue("abcd"));
        store.putValue("abcd", new byte[] {1, 2});
        store.putValue("abcd", new byte[] {3});
        assertArrayEquals(new byte[] {3}, store.getValue("abcd").orElseThrow());
        store.removeValue("abcd");
        assertEquals(Optional.empty(), store.getValue("abcd"));
    }

    @Test
    void whatWasUsedLongestAgoGoesFirst() throws IOException {
        for (int i = 10; i < 20; i++) {
            store.putValue(i + "x", new byte[100]);
            Files.setLastModifiedTime(
                    folder.resolve("a").resolve("" + i).resolve(i + "x"),
                    FileTime.fromMillis(i * 1000L));
        }
        store.getValue("10x");
        store.putValue("20x", new byte[100]);
        assertTrue(store.totalSize() <= 750, () -> "too much is left");
        assertTrue(store.getValue("10x").isPresent());
        assertTrue(store.getValue("20x").isPresent());
        assertTrue(store.getValue("11x").isEmpty());
    }

    @Test
    void oneThatIsLargeIsNotKept() throws IOException {
        store.putValue("abcd", new byte[251]);
        assertEquals(0, store.totalSize());
    }

    @Test
    void aFullFolderIsSweptByTheNextProgram() throws IOException {
        new CacheStore(folder.resolve("a"), 100_000).putValue("abcd", new byte[2000]);
        store.putValue("efgh", new byte[10]);
        assertEquals(10, store.totalSize());
    }

    @Test
    void clearingLeavesNothing() throws IOException {
        store.putValue("abcd", new byte[10]);
        store.removeAll();
        assertEquals(0, store.totalSize());
        store.putValue("abcd", new byte[10]);
        assertEquals(10, store.totalSize());
    }

    @ParameterizedTest
    @CsvSource({
        "Linux, '', /home/me/.cache/octavo",
        "Linux, /big/cache, /big/cache/octavo",
        "Linux, not/absolute, /home/me/.cache/octavo",
        "Mac OS X, '', /home/me/Library/Caches/Octavo",
        "Windows 11, /data, /data/Octavo/Cache"
    })
    void theFolderIsWhereTheSystemWantsIt(String system, String set, String folder) {
        var environment = Map.of("XDG_CACHE_HOME", set, "LOCALAPPDATA", set);
        assertEquals(
                Path.of(folder),
                CacheFolder.of(
                        system, Path.of("/home/me"), name -> environment.getOrDefault(name, "")));
    }
}
