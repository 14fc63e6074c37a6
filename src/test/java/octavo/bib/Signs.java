package octavo.bib;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

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
    static Arbitrary<List<String>> with(int most, String... more) {
        return Arbitraries.of(Stream.concat(ALWAYS.stream(), Stream.of(more)).toList())
                .list()
                .ofMaxSize(most);
    }
}
