package octavo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class RandomInputTest {

    private static List<String> texts(long seed) {
        return RandomInput.text().inputs(seed, RandomInput.TRIES).toList();
    }

    private static Stream<String> randomTexts(long seed) {
        RandomInput<String> text = RandomInput.text();
        return text.inputs(seed, RandomInput.TRIES).skip(text.edges().size());
    }

    @Test
    void oneSeedGivesTheSameInputs() {
        assertEquals(texts(7), texts(7));
        assertEquals(
                RandomInput.seeds().list(0, 9).inputs(7, 50).toList(),
                RandomInput.seeds().list(0, 9).inputs(7, 50).toList());
    }

    @Test
    void anotherSeedGivesOtherInputsAfterTheSameEdgeCases() {
        int edges = RandomInput.text().edges().size();
        assertEquals(texts(7).subList(0, edges), texts(8).subList(0, edges));
        assertNotEquals(texts(7), texts(8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    empty                 | ''
                    longest               | (?s).{255}
                    surrogate pair        | (?s).*[\\x{10000}-\\x{10FFFF}].*
                    half of a pair        | (?s).*[\\x{D800}-\\x{DFFF}].*
                    combining mark        | (?s).*\\p{L}\\p{M}.*
                    a line end of Windows | (?s).*\\r\\n.*
                    all three line ends   | (?s)(?=.*\\r\\n)(?=.*\\r[^\\n])(?=.*[^\\r]\\n).*
                    control character     | (?s).*\\x00.*
                    right to left         | (?s).*\\p{IsHebrew}.*
                    """)
    void randomTextsReach(String what, String regex) {
        for (long seed = 0; seed < 5; seed++) {
            assertTrue(randomTexts(seed).anyMatch(text -> text.matches(regex)), what + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\r\n", "\n\r\n\r\r", "e\u0301", "😀", "\uD800", "\0", "\uFFFF"})
    void everySeedBeginsWithTheEdgeCasesOfText(String edge) {
        assertTrue(RandomInput.text().edges().contains(edge));
        assertTrue(texts(3).subList(0, RandomInput.text().edges().size()).contains(edge));
    }

    @Test
    void shortInputsComeBeforeLongOnes() {
        assertTrue(randomTexts(1).limit(RandomInput.TRIES / 10).allMatch(it -> it.length() < 110));
        assertTrue(randomTexts(1).skip(RandomInput.TRIES / 2).anyMatch(it -> it.length() > 250));
    }

    @Test
    void asManyRandomInputsAreTriedAsAskedBesidesTheEdgeCases() {
        List<String> tried = new ArrayList<>();
        RandomInput<String> letters = RandomInput.letters(5, "ab");
        letters.check(200, tried::add);
        assertEquals(List.of("", "a", "b"), tried.subList(0, 3));
        assertEquals(203, tried.size());
    }

    @Test
    void partsReachTheEmptyTextAndTheLongest() {
        List<String> all = RandomInput.parts(3, "x", "yz").inputs(1, 200).toList();
        assertTrue(all.containsAll(List.of("", "x", "yz", "xxx", "yzyzyz", "xyzx")));
    }

    @Test
    void bytesReachEveryValueAndEveryEnd() {
        List<byte[]> all = RandomInput.bytes().inputs(1, RandomInput.TRIES).toList();
        assertArrayEquals(new byte[0], all.getFirst());
        assertTrue(all.stream().anyMatch(bytes -> bytes.length == RandomInput.LONGEST));
        HashSet<Byte> values = new HashSet<>();
        all.forEach(bytes -> IntStream.range(0, bytes.length).forEach(i -> values.add(bytes[i])));
        assertEquals(256, values.size());
    }

    @Test
    void aListMixesEdgeCasesWithOthers() {
        RandomInput<List<String>> pairs = RandomInput.letters(9, "ab").list(2, 2);
        assertTrue(pairs.edges().contains(List.of("", "")));
        assertTrue(pairs.inputs(1, 200).allMatch(it -> it.size() == 2));
        assertTrue(
                pairs.inputs(1, 200)
                        .anyMatch(it -> it.getFirst().isEmpty() && it.get(1).length() > 5));
    }

    @Test
    void filteredInputsAreAsManyAsAsked() {
        RandomInput<String> even = RandomInput.letters(9, "ab").filter(it -> it.length() % 2 == 0);
        assertEquals(List.of(""), even.edges());
        assertTrue(even.inputs(1, 200).allMatch(it -> it.length() % 2 == 0));
        assertEquals(201, even.inputs(1, 200).count());
    }

    @Test
    void rowsOfTheTestComeFirst() {
        assertEquals(
                List.of("mine", "", "a"),
                RandomInput.letters(5, "a").withEdges(List.of("mine")).edges());
    }

    @Test
    void aFailureShowsTheInputAndTheSeed() {
        var broken = new IllegalStateException("broken");
        List<String> edge = List.of("a\"\\\r\n\u0301");
        AssertionError failure =
                failure(RandomInput.text().list(1, 1).withEdges(List.of(edge)), broken);
        assertSame(broken, failure.getCause());
        String shown = failure.toString();
        assertTrue(shown.contains("[\"a\\\"\\\\\\r\\n\\u0301\"]"), shown);
        assertTrue(shown.matches(".*-Doctavo\\.seed=-?\\d+.*broken"), shown);
    }

    @Test
    void anErrorOfTheCodeUnderTestShowsTheInputToo() {
        String shown = failure(RandomInput.bytes(), new StackOverflowError()).toString();
        assertTrue(shown.contains("Fails for [] "), shown);
    }

    private static AssertionError failure(RandomInput<?> input, Throwable thrown) {
        return assertThrows(
                AssertionError.class,
                () ->
                        input.check(_ -> {
                            if (thrown instanceof Error error) {
                                throw error;
                            }
                            throw (Exception) thrown;
                        }));
    }
}
