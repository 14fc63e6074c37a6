package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class ShortTextTest {
    @Test
    void onlyALongerListEndsWithAnEllipsis() {
        assertEquals("a, b", ShortText.joinFirst(List.of("a", "b"), 2, ", "));
        assertEquals("a, b, …", ShortText.joinFirst(List.of("a", "b", "c"), 2, ", "));
    }

    @Test
    void aCutTextHasTheLengthAskedForAndWholeCharacters() {
        assertEquals("abcd", ShortText.cutTo("abcd", 4));
        assertEquals("abc…", ShortText.cutTo("abcde", 4));
        assertEquals("𝔸𝔹…", ShortText.cutTo("𝔸𝔹ℂ𝔻", 3));
    }
}
