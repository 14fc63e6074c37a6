package octavo.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

class IncreasingSubsequenceTest {
    @Test
    void prefersOneHeavyNumberToTwoLightOnes() {
        assertArrayEquals(
                new int[] {0},
                IncreasingSubsequence.heaviestIndices(new int[] {2, 0, 1}, new int[] {9, 4, 4}));
    }

    @Test
    void nothingHasAnEmptySubsequence() {
        assertArrayEquals(
                new int[0], IncreasingSubsequence.heaviestIndices(new int[0], new int[0]));
    }

    @Test
    void noIncreasingSubsequenceIsHeavier() {
        RandomInput.seeds()
                .check(seed -> {
                    var random = new Random(seed);
                    List<Integer> shuffled =
                            new ArrayList<>(
                                    IntStream.range(0, random.nextInt(10)).boxed().toList());
                    Collections.shuffle(shuffled, random);
                    int[] numbers = shuffled.stream().mapToInt(Integer::intValue).toArray();
                    int[] weights = random.ints(numbers.length, 1, 20).toArray();
                    int[] found = IncreasingSubsequence.heaviestIndices(numbers, weights);
                    assertTrue(isIncreasing(numbers, found));
                    assertEquals(
                            heaviestWeight(numbers, weights),
                            IntStream.of(found).map(i -> weights[i]).sum());
                });
    }

    private static boolean isIncreasing(int[] numbers, int[] indices) {
        return IntStream.range(1, indices.length)
                .allMatch(i ->
                        indices[i - 1] < indices[i]
                                && numbers[indices[i - 1]] < numbers[indices[i]]);
    }

    private static int heaviestWeight(int[] numbers, int[] weights) {
        int heaviest = 0;
        for (int subset = 0; subset < 1 << numbers.length; subset++) {
            int chosen = subset;
            int[] indices =
                    IntStream.range(0, numbers.length)
                            .filter(i -> (chosen >> i & 1) == 1)
                            .toArray();
            if (isIncreasing(numbers, indices)) {
                heaviest = Math.max(heaviest, IntStream.of(indices).map(i -> weights[i]).sum());
            }
        }
        return heaviest;
    }
}
