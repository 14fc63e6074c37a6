package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

class WritingScenarioTest {
    /// A new command that writes is hurt by `.ci/faults`, too.
    @Test
    void everyCommandIsTriedUnderFaultsOrOnlyReads() {
        Set<String> known = new TreeSet<>(WritingScenario.ENDLESS);
        known.addAll(WritingScenario.SERVED);
        known.addAll(WritingScenario.WORK_OF_GIT);
        Stream.of(WritingScenario.ALL, WritingScenario.READING)
                .flatMap(scenarios -> scenarios.stream().map(WritingScenario::command))
                .forEach(known::add);
        assertEquals(new TreeSet<>(Cli.COMMANDS.keySet()), known);
    }
}
