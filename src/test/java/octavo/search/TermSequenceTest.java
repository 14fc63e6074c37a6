package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TermSequenceTest {
    /// The most terms that fit into two bytes, and one more.
    @ParameterizedTest
    @ValueSource(ints = {5, 32_768, 32_769})
    void wordsComeBackHoweverManyTermsThereAre(int terms) {
        int last = terms - 1;
        TermSequence sequence = TermSequence.of(new int[] {0, ~0, last, ~last, 3}, terms);
        assertEquals(last, sequence.signedTerm(2));
        assertEquals(~last, sequence.signedTerm(3));
        assertEquals(0, sequence.termAt(1));
        assertEquals(last, sequence.termAt(3));
        assertEquals(2, sequence.findTerm(last, 0, 5));
        assertEquals(3, sequence.findTerm(last, 3, 5));
        assertEquals(4, sequence.findTerm(3, 0, 4));
        assertEquals(1, sequence.findTerm(0, 1, 5));
    }
}
