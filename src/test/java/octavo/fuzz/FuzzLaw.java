package octavo.fuzz;

import java.util.Random;
import java.util.function.Function;

/// Something that holds of every input. What breaks it throws.
///
/// @param name what the law is called in reports and in the names of saved inputs
/// @param input makes an input
/// @param holds checks the law of an input
record FuzzLaw(String name, Function<Random, byte[]> input, InputCheck holds) {

    /// Checks a law of an input. The same random numbers come with the same input.
    interface InputCheck {
        void check(byte[] input, Random random) throws Exception;
    }

    /// Checks the law of the input that a seed makes.
    void tryOnce(long seed) throws Exception {
        holds.check(inputOf(seed), new Random(~seed));
    }

    byte[] inputOf(long seed) {
        return input.apply(new Random(seed));
    }
}
