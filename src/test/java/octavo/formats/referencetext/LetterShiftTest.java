package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LetterShiftTest {
    @Test
    void lettersAndDigitsChangeAndNothingElse() {
        assertEquals("Bc-1a, 2.", LetterShift.shifted("Ab-9z, 1.", 1));
    }

    @Test
    void theShiftOfEachCharacterIsFound() {
        String text = "Zoë 2019";
        for (int shift = 1; shift <= LetterShift.LARGEST; shift++) {
            String altered = LetterShift.shifted(text, shift);
            assertArrayEquals(
                    new int[] {shift, shift, shift, 0, shift, shift, shift, shift},
                    LetterShift.between(text, altered));
        }
    }

    @Test
    void textThatHasChangedOtherwiseHasNoShifts() {
        assertEquals(0, LetterShift.between("2nd", "10th").length);
        assertEquals(0, LetterShift.between("a b", "b,c").length);
    }
}
