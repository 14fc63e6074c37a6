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
        String title = cache.of("title", this::read);
        cache.of("year", this::read);
        assertSame(title, cache.of(new String("title"), this::read));
        assertEquals(List.of("title", "year"), read);
    }

    @Test
    void readingOneMayAskForAnother() {
        assertEquals("the year!", cache.of("date", _ -> cache.of("year", this::read) + "!"));
        assertEquals("the year!", cache.get("date"));
        assertEquals("the year", cache.get("year"));
    }

    @Test
    void whatIsLetGoIsReadAgain() {
        cache.of("title", this::read);
        cache.forget();
        assertNull(cache.get("title"));
        cache.of("title", this::read);
        assertEquals(List.of("title", "title"), read);
    }
}
