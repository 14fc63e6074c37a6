package octavo.gui.commands;

import octavo.Sample;
import octavo.gui.openlibraries.TestWindow;
import octavo.recovery.KilledProcess;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Random walks in an open library (edits, undo, redo, saves, other programs' changes and the
/// answers to them) do what a model does that keeps nothing but full texts in a list.
class UndoModelViewTest {
    private static final int SEEDS = Integer.getInteger("octavo.walks", 16);
    private static final int CRASHING_SEEDS = Integer.getInteger("octavo.walks.crashing", 6);
    private static final int CRASHES = 3;
    private static final int FIRST = Integer.getInteger("octavo.walks.first", 0);
    private static final int STEPS = 1_000;

    /// For a walk on a busy machine.
    private static final long LONGEST_MILLIS = 300_000;

    /// How long shorter walks are tried when one fails.
    private static final Duration SHORTENING_TIME =
            Duration.ofSeconds(Integer.getInteger("octavo.walks.shortening", 120));

    @TempDir(factory = MemoryFolder.class)
    private Path folder = Path.of("");

    private final Map<String, Integer> counts = new TreeMap<>();
    private long cpuNanos;

    @Test
    @Tag(Sample.TAG)
    void everyStepDoesWhatTheModelDoes() {
        walkAll(SEEDS, 0);
    }

    @Test
    @Tag(Sample.TAG)
    void noTypedTextIsLostInACrash() {
        walkAll(CRASHING_SEEDS, CRASHES);
    }

    /// @param crashes how often the process is killed in a hundred steps
    private void walkAll(int seeds, int crashes) {
        for (int seed = FIRST; seed < FIRST + Sample.of(seeds); seed++) {
            walk(seed, steps(new Random(seed), crashes));
        }
        System.out.printf("%9d ms of a processor%n", cpuNanos / 1_000_000);
        counts.forEach((what, count) -> System.out.printf("%9d %s%n", count, what));
    }

    private static List<WalkStep> steps(Random random, int crashes) {
        List<WalkStep.Kind> weighted =
                Stream.of(WalkStep.Kind.values())
                        .flatMap(kind -> Stream.generate(() -> kind).limit(kind.weight()))
                        .toList();
        List<WalkStep> steps = new ArrayList<>();
        for (int i = 0; i < Sample.of(STEPS); i++) {
            WalkStep.Kind kind =
                    random.nextInt(100) < crashes
                            ? WalkStep.Kind.CRASH
                            : weighted.get(random.nextInt(weighted.size()));
            steps.add(new WalkStep(kind, random.nextInt(1_000_000)));
        }
        return steps;
    }

    private void walk(int seed, List<WalkStep> steps) {
        Optional<Failure> first = TestWindow.look(LONGEST_MILLIS, () -> timed(seed, steps));
        if (first.isPresent()) {
            Failure shortest = shortened(seed, first.get());
            throw new AssertionError(
                    "seed " + seed + ": " + shortest.steps() + shortest.counted(),
                    shortest.cause());
        }
    }

    private Optional<Failure> timed(int seed, List<WalkStep> steps) throws IOException {
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Optional<Failure> failure = walk(seed, steps, counts);
        cpuNanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        return failure;
    }

    /// Leaves out the steps that are not needed for a walk to fail as it does.
    private Failure shortened(int seed, Failure failure) {
        Failure shortest = failure;
        Instant end = Instant.now().plus(SHORTENING_TIME);
        for (int part = failure.steps().size() / 2; part > 0; part /= 2) {
            for (int from = 0;
                    from < shortest.steps().size() - 1 && Instant.now().isBefore(end); ) {
                List<WalkStep> shorter = shortest.without(from, part);
                Optional<Failure> other =
                        TestWindow.look(LONGEST_MILLIS, () -> walk(seed, shorter, new TreeMap<>()));
                if (other.filter(shortest::isLike).isPresent()) {
                    shortest = other.get();
                } else {
                    from += part;
                }
            }
        }
        return shortest;
    }

    /// Walks until a step does something else in the model.
    private Optional<Failure> walk(int seed, List<WalkStep> steps, Map<String, Integer> counted)
            throws IOException {
        Path walkFolder = folder.resolve("walk");
        List<WalkStep> made = new ArrayList<>();
        try {
            LibraryWalk walk =
                    new LibraryWalk(
                            Files.createDirectory(walkFolder), StartingText.of(seed), counted);
            for (WalkStep step : steps) {
                made.add(step);
                walk.make(step);
            }
            walk.end(new Random(seed));
            return Optional.empty();
        } catch (AssertionError | RuntimeException e) {
            return Optional.of(new Failure(made, Map.copyOf(counted), e));
        } finally {
            KilledProcess.deleteFolder(walkFolder);
        }
    }

    /// The steps of a walk that failed, the last one being the one that did.
    private record Failure(List<WalkStep> steps, Map<String, Integer> counted, Throwable cause) {
        Failure {
            steps = List.copyOf(steps);
        }

        List<WalkStep> without(int from, int count) {
            List<WalkStep> fewer = new ArrayList<>(steps);
            fewer.subList(from, Math.min(from + count, steps.size() - 1)).clear();
            return fewer;
        }

        boolean isLike(Failure other) {
            return where().equals(other.where());
        }

        /// The line of the walk that found a difference, or the first of ours.
        private Optional<StackTraceElement> where() {
            return Stream.of(cause.getStackTrace())
                    .filter(frame -> frame.getClassName().startsWith("octavo."))
                    .findFirst();
        }
    }
}
