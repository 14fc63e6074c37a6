package octavo.cli;

import octavo.cli.process.ExitStatus;

import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// How the time of each command grows with the library, in libraries that are large in different
/// ways. Prints the processor's time of Java's threads, so neither the garbage collector nor the
/// compiler nor other programs count, and how much more the last doubling took. A command should
/// take twice as long; what takes more than 2.6 times as long is marked, unless it is within 30 ms.
///
/// The heap must have its size from the start (`-Xms3g -Xmx3g -XX:+AlwaysPreTouch
/// -XX:+UseParallelGC`): the pages that a growing one touches first would count.
///
/// Arguments: `sizes=10000,20000,40000`, `runs=3`, and words of shapes and commands, such as
/// `people` or `chain`; of those none, all.
final class CommandScaleBenchmark {
    private static final double BAR = 2.6;
    private static final double NOISE = 30;
    private static final double TOO_LONG = 60_000;
    private static final double MILLISECOND = 1e6;

    /// FILE is the library, OTHER one that differs from it in every entry, OUT a file to write.
    private static final List<String> COMMANDS =
            List.of(
                    "list FILE",
                    "list FILE --format tsv author:doe",
                    "list FILE --format json",
                    "check FILE",
                    "edit FILE k0 note=changed",
                    "cite FILE --query year:2020 --style ieee",
                    "cite FILE k0 --style apa",
                    "cv FILE",
                    "cv FILE --format html-page",
                    "cv FILE --format latex --style ieee",
                    "convert FILE --to bibtex",
                    "convert FILE --to biblatex",
                    "convert FILE --to csl-json",
                    "convert FILE --to ris",
                    "convert FILE --to hayagriva",
                    "convert FILE --to csv",
                    "tidy FILE --dry-run",
                    "keys FILE",
                    "people FILE",
                    "people FILE --list",
                    "venues FILE",
                    "strings FILE",
                    "link FILE",
                    "dedupe FILE",
                    "diff FILE OTHER",
                    "merge FILE OTHER FILE -o OUT",
                    "versions FILE");

    private final Path folder;
    private final int[] sizes;
    private final int runs;

    private CommandScaleBenchmark(Path folder, int[] sizes, int runs) {
        this.folder = folder;
        this.sizes = sizes.clone();
        this.runs = runs;
    }

    public static void main(String[] arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(arguments));
        int[] sizes =
                Stream.of(option(words, "sizes=", "10000,20000,40000").split(",", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        int runs = Integer.parseInt(option(words, "runs=", "3"));
        Path folder = Files.createTempDirectory("octavo-scale");
        var benchmark = new CommandScaleBenchmark(folder, sizes, runs);
        for (String command : COMMANDS) {
            boolean wanted =
                    Stream.of(LibraryShape.values())
                            .anyMatch(shape -> isWanted(words, row(shape, command)));
            if (wanted) {
                benchmark.time(command, LibraryShape.PLAIN, 500, 3);
            }
        }
        for (LibraryShape shape : LibraryShape.values()) {
            for (String command : COMMANDS) {
                String row = row(shape, command);
                if (isWanted(words, row)) {
                    benchmark.print(row, shape, command);
                }
            }
        }
    }

    private static String row(LibraryShape shape, String command) {
        return shape + " | " + command;
    }

    private static boolean isWanted(List<String> words, String row) {
        return words.stream().allMatch(row::contains);
    }

    private static String option(List<String> words, String name, String otherwise) {
        String given =
                words.stream().filter(word -> word.startsWith(name)).findFirst().orElse(name);
        words.remove(given);
        return given.equals(name) ? otherwise : given.substring(name.length());
    }

    private void print(String row, LibraryShape shape, String command) throws IOException {
        double[] times = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            boolean hopeless = i > 0 && times[i - 1] > TOO_LONG;
            times[i] = hopeless ? Double.NaN : time(command, shape, sizes[i], runs);
        }
        StringBuilder line = new StringBuilder("| " + row + " |");
        for (double time : times) {
            line.append("%.0f ms | ".formatted(time));
        }
        double worst = 0;
        for (int i = 1; i < times.length; i++) {
            double ratio = times[i] / times[i - 1];
            line.append(String.format(Locale.ROOT, "%.1f | ", ratio));
            boolean counts = times[i] > NOISE && times[i - 1] > NOISE / 2;
            worst = counts ? Math.max(worst, Double.isNaN(ratio) ? 99 : ratio) : worst;
        }
        System.out.println(line + (worst > BAR ? "<-- more than " + BAR : ""));
    }

    /// The median of some runs, in milliseconds.
    private double time(String command, LibraryShape shape, int size, int times)
            throws IOException {
        String text = shape.text(size);
        Path file = folder.resolve("library.bib");
        Path other = folder.resolve("other.bib");
        Files.writeString(other, text.replace("2020", "2021").replace("1000/", "1001/"));
        double[] taken = new double[times];
        for (int i = 0; i < times; i++) {
            Files.writeString(file, text);
            System.gc();
            long start = processor();
            int status = Cli.runCommand(arguments(command, file, other), silent(), silent());
            if (status == CommandLine.ExitCode.USAGE || status == ExitStatus.BUG) {
                throw new IllegalStateException(command + " ended with status " + status);
            }
            taken[i] = (processor() - start) / MILLISECOND;
            if (taken[i] > TOO_LONG) {
                return taken[i];
            }
        }
        Arrays.sort(taken);
        return taken[times / 2];
    }

    private List<String> arguments(String command, Path file, Path other) {
        return Stream.of(command.split(" ", -1))
                .map(word ->
                        switch (word) {
                            case "FILE" -> file.toString();
                            case "OTHER" -> other.toString();
                            case "OUT" -> folder.resolve("out.bib").toString();
                            default -> word;
                        })
                .toList();
    }

    private static PrintWriter silent() {
        return new PrintWriter(Writer.nullWriter());
    }

    /// The time that Java's threads have had so far.
    private static long processor() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Arrays.stream(threads.getAllThreadIds())
                .map(threads::getThreadCpuTime)
                .filter(time -> time > 0)
                .sum();
    }
}
