package octavo.mutation;

import octavo.mutation.MutantCode.Mutant;

import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Measures which mutants of a package its tests kill. Each mutant is in a class loader of its own,
/// so that tables made when a class is loaded are made by the mutant too.
///
/// Arguments: the file of results, how many mutants are drawn, the seed of the draw, the package
/// under test (or some of its classes, as `octavo.csl:NameRenderer,TitleCase`), and further
/// packages whose tests may kill. A test class counts if it takes less than three seconds of a
/// processor without a mutant. A mutant that hangs is killed, and with it this process, with status
/// 3: started again, it goes on behind that one, as `docs/evidence/mutants.md` shows.
public final class MutationBenchmark {
    private static final long LONGEST_TEST = 3_000;
    private static final long LONGEST_MUTANT = 60_000;
    private static final long LONGEST_WAIT = 600_000;
    private static final long POLL = 50;
    private static final int HANGS = 3;

    private final PrintStream out = System.out;
    private final Path results;
    private final List<TestRun> tests = new ArrayList<>();

    /// @param loaded the classes that it needs
    private record TestRun(String name, long millis, Set<String> loaded) {}

    private record Place(String type, Mutant mutant) {
        @Override
        public String toString() {
            return type + "." + mutant.method() + ":" + mutant.line() + " " + mutant.what();
        }
    }

    private MutationBenchmark(Path results) {
        this.results = results;
    }

    static void main(String[] args) throws Exception {
        new MutationBenchmark(Path.of(args[0]))
                .run(
                        Integer.parseInt(args[1]),
                        new Random(Long.parseLong(args[2])),
                        List.of(args).subList(3, args.length));
    }

    private void run(int count, Random draw, List<String> packages) throws Exception {
        System.setOut(
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        for (String each : packages) {
            for (String test : classes(Path.of("target/test-classes"), packageOf(each))) {
                if (test.endsWith("Test")) {
                    measure(test);
                }
            }
        }
        tests.sort(Comparator.comparingLong(TestRun::millis));
        List<Place> drawn = drawn(packages.getFirst(), count, draw);
        List<String> before = Files.exists(results) ? Files.readAllLines(results) : List.of();
        for (int i = before.size(); i < drawn.size(); i++) {
            Files.writeString(results, "hung\t" + drawn.get(i) + "\n", options());
            boolean killed = isKilled(drawn.get(i));
            List<String> lines = new ArrayList<>(Files.readAllLines(results));
            lines.set(i, (killed ? "killed\t" : "survived\t") + drawn.get(i));
            Files.write(results, lines);
        }
        summary();
    }

    private static StandardOpenOption[] options() {
        return new StandardOpenOption[] {StandardOpenOption.CREATE, StandardOpenOption.APPEND};
    }

    private void summary() throws IOException {
        List<String> lines = Files.readAllLines(results);
        List<String> left = lines.stream().filter(line -> line.startsWith("survived")).toList();
        left.forEach(out::println);
        out.printf(
                "%d of %d killed (%.0f %%)%n",
                lines.size() - left.size(),
                lines.size(),
                100.0 * (lines.size() - left.size()) / lines.size());
    }

    private static List<String> classes(Path root, String name) throws IOException {
        Path folder = root.resolve(name.replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(file -> file.endsWith(".class") && !file.startsWith("package-info"))
                    .map(file -> name + "." + file.substring(0, file.length() - 6))
                    .sorted()
                    .toList();
        }
    }

    private static String packageOf(String subject) {
        return subject.replaceFirst(":.*", "");
    }

    private static boolean isOf(String subject, String type) {
        String within = type.replaceFirst("\\$.*", "").substring(type.lastIndexOf('.') + 1);
        return subject.indexOf(':') < 0
                || List.of(subject.replaceFirst(".*:", "").split(",")).contains(within);
    }

    private static List<Place> drawn(String subject, int count, Random draw) throws IOException {
        List<Place> places = new ArrayList<>();
        for (String type : classes(Path.of("target/classes"), packageOf(subject))) {
            if (!isOf(subject, type)) {
                continue;
            }
            for (Mutant mutant : MutantCode.of(MutantLoader.bytes(type))) {
                places.add(new Place(type, mutant));
            }
        }
        Collections.shuffle(places, draw);
        return places.stream().limit(count).toList();
    }

    private void measure(String test) throws Exception {
        MutantLoader loader = new MutantLoader(Map.of());
        var clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        boolean right = passes(test, loader);
        long millis = TimeUnit.NANOSECONDS.toMillis(clock.getCurrentThreadCpuTime() - start);
        if (right && millis < LONGEST_TEST) {
            tests.add(new TestRun(test, millis, loader.loaded()));
        } else {
            out.println((right ? "too slow: " : "fails by itself: ") + test);
        }
    }

    private boolean isKilled(Place place) throws Exception {
        byte[] code = MutantCode.write(MutantLoader.bytes(place.type()), place.mutant().number());
        var task = new FutureTask<>(() -> failsATest(place.type(), code));
        Thread tester = Thread.ofPlatform().daemon().start(task);
        long start = System.nanoTime();
        while (!task.isDone()) {
            if (hangs(tester, System.nanoTime() - start)) {
                Runtime.getRuntime().halt(HANGS);
            }
            tester.join(Duration.ofMillis(POLL));
        }
        try {
            return task.get();
        } catch (ExecutionException _) {
            return true;
        }
    }

    /// Whether a thread has had more of a processor than any sound run takes, or waits for others
    /// that do. A short limit by the clock would take a busy machine for a mutant that hangs.
    private static boolean hangs(Thread tester, long age) {
        long nanos = ManagementFactory.getThreadMXBean().getThreadCpuTime(tester.threadId());
        return TimeUnit.NANOSECONDS.toMillis(nanos) > LONGEST_MUTANT
                || TimeUnit.NANOSECONDS.toMillis(age) > LONGEST_WAIT;
    }

    private boolean failsATest(String type, byte[] code) throws Exception {
        MutantLoader loader = new MutantLoader(Map.of(type, code));
        for (TestRun test : tests) {
            if (test.loaded().contains(type) && !passes(test.name(), loader)) {
                return true;
            }
        }
        return false;
    }

    private static boolean passes(String test, MutantLoader loader) throws Exception {
        Thread.currentThread().setContextClassLoader(loader);
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request()
                        .selectors(DiscoverySelectors.selectClass(loader.loadClass(test)))
                        .build();
        var listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        return listener.getSummary().getTotalFailureCount() == 0;
    }
}
