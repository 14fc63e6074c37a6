package octavo.bib;

import octavo.RandomInput;

import java.util.List;
import java.util.stream.Stream;

/// Texts made of what matters to the parser, in any order.
final class Signs {
    private static final List<String> ALWAYS =
            List.of(
                    "@", "{", "}", "(", ")", "\"", "#", ",", "=", "%", "\n", "\r\n", " ", "\\", "a",
                    "ü");

    private Signs() {}

    /// @param most how many at most
    /// @param more what there may be besides
    static RandomInput<String> with(int most, String... more) {
        return RandomInput.parts(
                most, Stream.concat(ALWAYS.stream(), Stream.of(more)).toArray(String[]::new));
    }
}
