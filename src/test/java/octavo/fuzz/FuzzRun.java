package octavo.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.Stream;

/// Checks a law of inputs that follow from one seed. An input that breaks it is saved, with its
/// trace, under `target/fuzz`; of exceptions at one place only the first.
final class FuzzRun {
    private static final Path FOLDER = Path.of("target/fuzz");
    private static final int MOST = 20;

    private final FuzzLaw law;
    private final long seed;
    private final Set<String> places = new HashSet<>();
    private long trials;
    private long failures;
    private long slowest;
    private long slowestTrial;

    FuzzRun(FuzzLaw law, long seed) {
        this.law = law;
        this.seed = seed;
    }

    static List<FuzzLaw> laws() {
        return Stream.of(LibraryLaws.ALL, ValueLaws.ALL, StyleLaws.ALL, CommandLaws.ALL)
                .flatMap(List::stream)
                .toList();
    }

    /// Tries inputs as long as `goOn` says so of the number of those that were tried.
    FuzzRun tryWhile(LongPredicate goOn) throws IOException {
        while (goOn.test(trials) && places.size() < MOST) {
            tryOnce(seed * 1_000_003 + law.name().hashCode() * 31L + trials++);
        }
        return this;
    }

    private void tryOnce(long trial) throws IOException {
        long start = System.nanoTime();
        try {
            law.tryOnce(trial);
        } catch (Exception | AssertionError | StackOverflowError | OutOfMemoryError broken) {
            failures++;
            boolean alike = !(broken instanceof AssertionError);
            if (places.add(alike ? place(broken) : String.valueOf(broken.getMessage()))) {
                save(trial, broken);
            }
        }
        long took = System.nanoTime() - start;
        if (took > slowest) {
            slowest = took;
            slowestTrial = trial;
        }
    }

    private static String place(Throwable broken) {
        return Stream.of(broken.getStackTrace())
                .map(StackTraceElement::toString)
                .filter(frame -> frame.startsWith("octavo."))
                .findFirst()
                .orElse(broken.toString());
    }

    private void save(long trial, Throwable broken) throws IOException {
        Files.createDirectories(FOLDER);
        String name = law.name().replace(' ', '-') + "-" + trial;
        Files.write(FOLDER.resolve(name), law.inputOf(trial));
        StringWriter trace = new StringWriter();
        broken.printStackTrace(new PrintWriter(trace));
        Files.writeString(FOLDER.resolve(name + ".txt"), trace.toString());
        System.out.printf(
                "%s: %s%n  at %s%n  -Doctavo.fuzz.law=\"%s\" -Doctavo.fuzz.trial=%d; input in %s%n",
                law.name(), broken, place(broken), law.name(), trial, FOLDER.resolve(name));
    }

    long failures() {
        return failures;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%-14s %,12d inputs %6d failures, slowest %,8d ms (%d)",
                law.name(),
                trials,
                failures,
                slowest / 1_000_000,
                slowestTrial);
    }
}
