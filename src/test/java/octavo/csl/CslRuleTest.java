package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/// Cases of our own, one a rule, in the form of the official suite: what styles were found to print
/// otherwise than in the reference engine. The name of a file says the rule.
class CslRuleTest {
    @ParameterizedTest(name = "{0}")
    @MethodSource("rules")
    void follows(String rule) throws IOException, URISyntaxException {
        Fixture fixture = new Fixture(Files.readString(folder().resolve(rule + ".txt")));
        assertEquals(fixture.expected(), fixture.actual());
    }

    static Stream<String> rules() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(folder())) {
            return files
                    .map(file -> file.getFileName().toString().replace(".txt", ""))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private static Path folder() throws URISyntaxException {
        URL rules = Objects.requireNonNull(CslRuleTest.class.getResource("rules"));
        return Path.of(rules.toURI());
    }
}
