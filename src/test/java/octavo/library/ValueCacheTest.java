package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class ValueCacheTest {
    private final ValueCache<String> cache = new ValueCache<>();
    private final List<String> read = new ArrayList<>();

    private String read(String name) {
        read.add(name);
        return "the " + name;
    }

    @Test
    void aValueIsReadOnceWhateverInstanceItsNameIs() {
        String title = cache.getOrRead("title", this::read);
        cache.getOrRead("year", this::read);
        assertSame(title, cache.getOrRead(new String("title"), this::read));
        assertEquals(List.of("title", "year"), read);
    }

    @Test
    void readingOneMayAskForAnother() {
        assertEquals(
                "the year!",
                cache.getOrRead("date", _ -> cache.getOrRead("year", this::read) + "!"));
        assertEquals("the year!", cache.getIfCached("date"));
        assertEquals("the year", cache.getIfCached("year"));
    }

    @Test
    void whatIsLetGoIsReadAgain() {
        cache.getOrRead("title", this::read);
        cache.clear();
        assertNull(cache.getIfCached("title"));
        cache.getOrRead("title", this::read);
        assertEquals(List.of("title", "title"), read);
    }
}
