package octavo.cli;

import octavo.cli.commands.CvBenchmark;
import octavo.cv.configuration.CvFormat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// How long the command itself takes for the lists of `CvBenchmark`, from its start to its end: the
/// first time, into empty folders; again, when nothing has changed, and when one title has; and to
/// check that. Its arguments are the program, `target/octavo/bin/octavo`, and perhaps a folder to
/// write in, for temporary files may be on another disk.
final class CvExportBenchmark {
    private CvExportBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder =
                arguments.length > 1
                        ? Files.createTempDirectory(Path.of(arguments[1]), "octavo-cv")
                        : Files.createTempDirectory("octavo-cv");
        Path library = Files.writeString(folder.resolve("papers.bib"), CvBenchmark.library());
        Files.writeString(
                folder.resolve("papers.octavo.json"),
                CvBenchmark.profiles(CvExportBenchmark::outputs));
        for (int i = 0; i < 10; i++) {
            Files.createDirectories(folder.resolve("out/p" + i));
        }
        List<String> command =
                List.of(
                        Path.of(arguments[0]).toAbsolutePath().toString(),
                        "cv",
                        library.toString(),
                        "--all");
        time("first export", command, folder);
        try (Stream<Path> all = Files.walk(folder.resolve("out"))) {
            System.out.println(all.filter(Files::isRegularFile).count() + " files");
        }
        time("export again", command, folder);
        Files.writeString(library, CvBenchmark.library().replaceFirst("Fast and ", ""));
        time("another title", command, folder);
        List<String> check = new ArrayList<>(command);
        check.add("--check");
        time("--check", check, folder);
    }

    private static String outputs(String profile) {
        return Arrays.stream(CvFormat.values())
                .map(format ->
                        "{\"format\": \"%s\", \"to\": \"out/%s/%s.out\"}"
                                .formatted(format, profile, format))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private static void time(String what, List<String> command, Path folder)
            throws IOException, InterruptedException {
        ProcessBuilder process =
                new ProcessBuilder(command)
                        .redirectOutput(Redirect.DISCARD)
                        .redirectErrorStream(true);
        process.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
        long start = System.nanoTime();
        int status = process.start().waitFor();
        System.out.printf(
                Locale.ROOT,
                "%-14s %7.2f s, ended with %d%n",
                what,
                (System.nanoTime() - start) / 1e9,
                status);
    }
}
