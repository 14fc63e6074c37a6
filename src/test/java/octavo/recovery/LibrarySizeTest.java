package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LibrarySizeTest {
    @ParameterizedTest
    @CsvSource({
        "100, 10000,  90, 9000, false",
        "100, 10000,  89, 9999, true",
        "100, 10000, 100, 8999, true",
        "100, 10000,   0,    0, true",
        "1,      20,   0,   19, true",
        "0,     100,   0,  100, false",
        "0,       0,   0,    0, false",
        "0,       0,  10, 1000, false",
        "10,   1000,  20,  950, false",
    })
    void lessThanNineTenthsIsSuspicious(
            long entries, long bytes, long left, long rest, boolean is) {
        assertEquals(
                is, new LibrarySize(left, rest).isSuspiciousAfter(new LibrarySize(entries, bytes)));
    }

    @Test
    void theSizeOfAFileIsWhatIsOnDisk() {
        assertEquals(
                new LibrarySize(3, SomeEdits.FILE.length() + 1),
                LibrarySize.of(SomeEdits.library().file()));
        assertEquals(
                2L * (SomeEdits.FILE.length() + 1),
                LibrarySize.of(SomeEdits.wideLibrary().file()).byteCount());
    }
}
