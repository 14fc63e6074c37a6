package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import octavo.RandomInput;
import octavo.bib.ByteSlice.KnownNames;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;

final class KnownNamesTest {
    private static String read(String name) {
        byte[] bytes = ("@" + name + "{").getBytes(StandardCharsets.UTF_8);
        return KnownNames.internName(SourceBytes.ofUtf8(bytes), 1, bytes.length - 1);
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

    @Test
    void whateverTheNameItsTextIsThatOfItsBytes() {
        RandomInput.letters(5, "abcde").check(name -> assertEquals(name, read(name)));
    }
}
