package octavo.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.Sample;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.util.List;

/// The first inputs of the seed 1. `.ci/fuzz` tries more, from another seed at each commit.
class FuzzLawsTest {
    private static final int TRIALS = Sample.of(150);
    private static final int COMMANDS = Sample.of(15);

    static List<String> names() {
        return FuzzRun.laws().stream().map(FuzzLaw::name).toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    @Tag(Sample.TAG)
    void damagedInputsKeepTheLaw(String name) throws IOException {
        FuzzLaw law =
                FuzzRun.laws().stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        long most = name.equals("commands") ? COMMANDS : TRIALS;
        FuzzRun run = new FuzzRun(law, 1).tryWhile(trials -> trials < most);
        assertEquals(0, run.failures(), run::toString);
    }
}
