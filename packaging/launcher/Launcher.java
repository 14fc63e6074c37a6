import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Completes a folder that holds the program's jars: writes what starts it, and rehearses it once,
/// so that the next start finds its classes ready. Run by the build; its own Java is the one to
/// start with, unless the folder holds one.
class Launcher {
    /// How often the large library of the rehearsal has what the sample has.
    private static final int OFTEN = 1_000;

    public static void main(String[] arguments) throws Exception {
        var templates = Path.of(arguments[0]);
        var home = Path.of(arguments[1]).toAbsolutePath();
        var jdk = arguments[2];
        var java = Files.exists(home.resolve("lib/runtime")) ? "" : System.getProperty("java.home");
        Files.createDirectories(home.resolve("bin"));
        for (var name : List.of("octavo", "octavo.cmd")) {
            var script = Files.readString(templates.resolve(name));
            var made = home.resolve("bin").resolve(name);
            Files.writeString(made, script.replace("@JAVA@", java).replace("@JDK@", jdk));
            made.toFile().setExecutable(true, false);
        }
        var work = Files.createTempDirectory("octavo");
        try {
            var large = work.resolve("large.bib");
            Files.writeString(large, Files.readString(Path.of(arguments[3])).repeat(OFTEN));
            rehearse(home, List.of(arguments[3], large.toString()));
        } finally {
            delete(work);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (var path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static void rehearse(Path home, List<String> libraries)
            throws IOException, InterruptedException {
        var jars =
                Files.exists(home.resolve("lib/app"))
                        ? home.resolve("lib/app")
                        : home.resolve("lib");
        var cache = jars.resolve("octavo.aot");
        Files.deleteIfExists(cache);
        var log = home.resolveSibling("rehearsal.log");
        // The window that people will get, on a screen of its own; without one, the headless
        // platform.
        var screen = isThere("xvfb-run");
        var start = new ProcessBuilder(home.resolve("bin/octavo").toString());
        start.command().addAll(libraries);
        if (screen) {
            start.command().addAll(0, List.of("xvfb-run", "-a", "-s", "-screen 0 1600x1000x24"));
        }
        var java =
                "-XX:AOTCacheOutput=octavo.aot -Doctavo.exitAfterShow=true -Doctavo.search=tenplex";
        start.environment().put("OCTAVO_MAIN", "octavo.Rehearsal");
        start.environment()
                .put(
                        "OCTAVO_JAVA_OPTIONS",
                        screen ? java : java + " -Dglass.platform=Headless -Dprism.order=sw");
        start.directory(jars.toFile());
        var status = start.redirectErrorStream(true).redirectOutput(log.toFile()).start().waitFor();
        if (status != 0 || !Files.exists(cache)) {
            System.err.println("octavo will start slowly: its rehearsal failed, see " + log);
        }
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
