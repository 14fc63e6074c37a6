package octavo.servers.lsp;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// How soon `octavo lsp` answers beside a large library, how long completing takes while that is
/// read and afterwards, how long hovering takes, and how much memory the process has. Arguments:
/// the library, then the command that starts Octavo.
final class LspBenchmark {
    private static final int RUNS = 5;
    private static final int ROUNDS = 20;
    private static final List<String> TYPED =
            List.of(
                    "",
                    "s",
                    "sm",
                    "smith",
                    "smith 2010",
                    "neural",
                    "neural net",
                    "the",
                    "2015",
                    "quantum field",
                    "müller",
                    "zzz");

    private LspBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        Path library = Path.of(arguments[0]).toAbsolutePath();
        List<String> command = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        command.addAll(List.of("lsp", "--library", library.toString()));
        double[] ready = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            ready[run] = run(command, run == RUNS - 1);
        }
        print("initialize answered", ready);
    }

    /// @return the milliseconds from the start of the process to the first answer
    private static double run(List<String> command, boolean isLast) throws Exception {
        Path folder = Files.createTempDirectory("lsp");
        Path source = Files.writeString(folder.resolve("main.tex"), "\\documentclass{x}\n");
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
        try (var client = new EditorClient(process.getInputStream(), process.getOutputStream())) {
            client.initialize(folder, "{}");
            double ready = since(start);
            System.out.printf(
                    Locale.ROOT, "ready: %.0f ms, processor %d ms%n", ready, processor(process));
            if (isLast) {
                measure(client, source, process, start);
                measureHover(client, source, Path.of(command.getLast()));
                printMemory(process.pid());
            }
            client.result("shutdown", EditorClient.object());
            client.tell("exit", EditorClient.object());
            return ready;
        } finally {
            process.waitFor();
        }
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    /// The processor time of a process in milliseconds.
    private static long processor(Process process) {
        return process.info().totalCpuDuration().orElseThrow().toMillis();
    }

    private static void measure(EditorClient client, Path source, Process process, long start)
            throws IOException {
        List<Double> early = new ArrayList<>();
        ObjectNode query = EditorClient.object().put("query", "");
        while (client.result("workspace/symbol", query).isEmpty()) {
            early.add(completed(client, source, "x"));
        }
        System.out.printf(
                Locale.ROOT,
                "library searched after %.0f ms, processor %d ms%n",
                since(start),
                processor(process));
        print("completing meanwhile", early.stream().mapToDouble(it -> it).toArray());
        for (String typed : TYPED) {
            completed(client, source, typed);
        }
        double[] all = new double[0];
        long before = processor(process);
        for (String typed : TYPED) {
            double[] times = new double[ROUNDS];
            for (int i = 0; i < ROUNDS; i++) {
                times[i] = completed(client, source, typed);
            }
            print("completing \"" + typed + '"', times);
            int size = all.length;
            all = Arrays.copyOf(all, size + ROUNDS);
            System.arraycopy(times, 0, all, size, ROUNDS);
        }
        print("completing, all", all);
        System.out.printf(
                Locale.ROOT,
                "processor time of one: %.1f ms, diagnostics included%n",
                1.0 * (processor(process) - before) / all.length);
    }

    /// Each key is shown once: what the server keeps of the references that it has written does not
    /// count.
    private static void measureHover(EditorClient client, Path source, Path library)
            throws IOException {
        List<String> keys;
        try (var lines = Files.lines(library)) {
            keys =
                    lines.filter(line -> line.matches("@(article|book|inproceedings)\\{.+,"))
                            .map(line -> line.substring(line.indexOf('{') + 1, line.length() - 1))
                            .distinct()
                            .limit((long) TYPED.size() * ROUNDS)
                            .toList();
        }
        double[] times = new double[keys.size()];
        for (int i = 0; i < times.length; i++) {
            String marked = "\\cite{" + keys.get(i) + "|}";
            client.open(source, marked.replace("|", ""));
            long start = System.nanoTime();
            JsonNode shown = client.result("textDocument/hover", client.at(source, marked));
            times[i] = since(start);
            if (shown.path("contents").isMissingNode()) {
                throw new IllegalStateException("nothing is shown for " + keys.get(i));
            }
        }
        System.out.printf(Locale.ROOT, "the first hover: %.0f ms%n", times[0]);
        print("hovering", times);
    }

    private static double completed(EditorClient client, Path source, String typed)
            throws IOException {
        String marked = "\\cite{" + typed + "|}";
        client.open(source, marked.replace("|", ""));
        long start = System.nanoTime();
        client.result("textDocument/completion", client.at(source, marked));
        return since(start);
    }

    private static void print(String what, double[] times) {
        Arrays.sort(times);
        if (times.length > 0) {
            System.out.printf(
                    Locale.ROOT,
                    "%-28s median %6.1f ms, 95 %% within %6.1f ms, of %d%n",
                    what,
                    times[times.length / 2],
                    times[Math.min(times.length - 1, times.length * 95 / 100)],
                    times.length);
        }
    }

    /// What the process has of the machine's memory, now and at most.
    private static void printMemory(long process) throws IOException {
        try (var lines = Files.lines(Path.of("/proc/" + process + "/status"))) {
            lines.filter(line -> line.startsWith("VmRSS") || line.startsWith("VmHWM"))
                    .forEach(System.out::println);
        }
    }
}
