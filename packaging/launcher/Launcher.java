import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Completes a folder that holds the program's jars: writes what starts it, and rehearses the
/// commands and the window, so that the next start finds its classes ready. Run by the build; its
/// own Java is the one to start with, unless the folder holds one.
class Launcher {
    /// How often the large library of the rehearsal has what the sample has.
    private static final int OFTEN = 8_000;

    public static void main(String[] arguments) throws Exception {
        var templates = Path.of(arguments[0]);
        var home = Path.of(arguments[1]).toAbsolutePath();
        var jdk = arguments[2];
        var java = Files.exists(home.resolve("lib/runtime")) ? "" : System.getProperty("java.home");
        Files.createDirectories(home.resolve("bin"));
        for (var name : List.of("octavo", "octavo.cmd")) {
            var script = Files.readString(templates.resolve(name));
            script = script.replace("@VERSION@", arguments[4]);
            var made = home.resolve("bin").resolve(name);
            Files.writeString(made, script.replace("@JAVA@", java).replace("@JDK@", jdk));
            made.toFile().setExecutable(true, false);
        }
        var app = home.resolve("lib/app");
        var jars = Files.exists(app) ? app : home.resolve("lib");
        for (var jar : jarsIn(jars)) {
            OldClasses.renew(jar);
            DependentStyles.leaveOut(jar);
        }
        for (var jar : jarsIn(jars.resolve("javafx"))) {
            NativeLibraries.takeOut(jar);
        }
        var work = Files.createTempDirectory("octavo");
        try {
            var large = work.resolve("large.bib");
            var sample = arguments[3];
            Files.writeString(large, Files.readString(Path.of(sample)).repeat(OFTEN));
            var rehearsal = new Rehearsal(home, jars, work);
            // By its first word, the launcher takes it for a command. A command is over before it
            // would pay to compile methods sooner.
            var untrained = "-XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining";
            rehearsal.of(
                    "commands",
                    untrained,
                    "octavo.launch.CacheTraining",
                    "commands",
                    sample,
                    work.toString());
            rehearsal.of("window", "", "octavo.launch.Main", sample, large.toString());
        } finally {
            delete(work);
        }
    }

    /// The jars in a folder, if it is there.
    private static List<Path> jarsIn(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.toString().endsWith(".jar")).toList();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    /// Runs the program as people will, in a folder that its jars lie in; what it remembers goes
    /// into the folder of this work.
    private record Rehearsal(Path home, Path jars, Path work) {
        /// Notes what a start with some arguments takes, in a cache of that name.
        ///
        /// @param options of the JVM for the noting
        void of(String name, String options, String program, String... arguments)
                throws IOException, InterruptedException {
            var cache = jars.resolve(name + ".aot");
            Files.deleteIfExists(cache);
            var log = home.resolveSibling(name + ".log");
            // The window that people will get, on a screen of its own; without one, the headless
            // platform.
            var screen = isThere("xvfb-run");
            var java =
                    List.of(
                            "-XX:AOTCacheOutput=" + cache.getFileName(),
                            "-Doctavo.state=" + work.resolve("state"),
                            "-Doctavo.config=" + work.resolve("config"),
                            "-Doctavo.exitAfterShow=true",
                            "-Doctavo.search=author:fertakis",
                            options,
                            screen ? "" : "-Dglass.platform=Headless -Dprism.order=sw");
            var start = new ProcessBuilder(home.resolve("bin/octavo").toString());
            start.command().addAll(List.of(arguments));
            if (screen) {
                var dots = "-screen 0 1600x1000x24";
                start.command().addAll(0, List.of("xvfb-run", "-a", "-s", dots));
            }
            start.environment().put("OCTAVO_MAIN", program);
            start.environment().put("OCTAVO_JAVA_OPTIONS", String.join(" ", java));
            start.directory(jars.toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
            if (start.start().waitFor() != 0 || !Files.exists(cache)) {
                System.err.println("octavo will start slowly: its rehearsal failed, see " + log);
            }
        }
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
