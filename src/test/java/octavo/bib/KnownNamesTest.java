package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

final class KnownNamesTest {
    private static String read(String name) {
        byte[] bytes = ("@" + name + "{").getBytes(StandardCharsets.UTF_8);
        return KnownNames.read(SourceBytes.ofUtf8(bytes), 1, bytes.length - 1);
    }

    @Test
    void aKnownNameIsTheSameTextEachTime() {
        for (String name : KnownNames.NAMES) {
            assertSame(name, read(name));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Author", "AUTHOR", "authors", "autho", "müller", "", "x"})
    void anotherNameStaysAsWritten(String name) {
        assertEquals(name, read(name));
    }

    @Property
    void whateverTheNameItsTextIsThatOfItsBytes(
            @ForAll @CharRange(from = 'a', to = 'e') @StringLength(max = 5) String name) {
        assertEquals(name, read(name));
    }
}
