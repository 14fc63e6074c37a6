package octavo.fuzz;

import java.io.IOException;

/// Tries random damage on everything that reads what others wrote. It ends with 1 if a law was
/// broken.
///
/// `-Doctavo.fuzz.minutes=5` is the time for each law, `-Doctavo.fuzz.seed=20261124` what all
/// inputs follow from, `-Doctavo.fuzz.law=venue` the laws of that name, `-Doctavo.fuzz.trial=…` one
/// input again.
public final class FuzzBenchmark {
    private static final double MINUTES =
            Double.parseDouble(System.getProperty("octavo.fuzz.minutes", "1"));
    private static final long SEED = Long.getLong("octavo.fuzz.seed", 1);
    private static final String LAW = System.getProperty("octavo.fuzz.law", "");

    private FuzzBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        String trial = System.getProperty("octavo.fuzz.trial", "");
        if (!trial.isEmpty()) {
            law(LAW).tryOnce(Long.parseLong(trial));
            System.out.println("it holds");
            return;
        }
        System.out.printf("seed %d, %s minutes a law%n", SEED, MINUTES);
        System.exit(failures() == 0 ? 0 : 1);
    }

    private static FuzzLaw law(String name) {
        return FuzzRun.laws().stream()
                .filter(law -> law.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static long failures() throws IOException {
        long failures = 0;
        for (FuzzLaw law : FuzzRun.laws()) {
            if (law.name().startsWith(LAW)) {
                long end = System.nanoTime() + (long) (MINUTES * 60e9);
                FuzzRun run = new FuzzRun(law, SEED).tryWhile(_ -> System.nanoTime() < end);
                System.out.println(run);
                failures += run.failures();
            }
        }
        return failures;
    }
}
