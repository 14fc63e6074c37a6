import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Completes a folder that holds the program's jars: writes what starts it, and rehearses it once, so
/// that the next start finds its classes ready. Run by the build; its own Java is the one to start with.
class Launcher {
    private static final String JAVA = System.getProperty("java.home");

    public static void main(String[] arguments) throws Exception {
        var templates = Path.of(arguments[0]);
        var home = Path.of(arguments[1]).toAbsolutePath();
        var jdk = arguments[2];
        Files.createDirectories(home.resolve("bin"));
        for (var name : List.of("octavo", "octavo.cmd")) {
            var script = Files.readString(templates.resolve(name));
            var made = home.resolve("bin").resolve(name);
            Files.writeString(made, script.replace("@JAVA@", JAVA).replace("@JDK@", jdk));
            made.toFile().setExecutable(true, false);
        }
        rehearse(home, arguments[3]);
    }

    private static void rehearse(Path home, String sample) throws IOException, InterruptedException {
        var cache = home.resolve("lib/octavo.aot");
        Files.deleteIfExists(cache);
        var log = home.resolveSibling("rehearsal.log");
        var start = new ProcessBuilder(home.resolve("bin/octavo").toString(), sample);
        start.environment().put("OCTAVO_MAIN", "octavo.Rehearsal");
        start.environment()
                .put(
                        "OCTAVO_JAVA_OPTIONS",
                        "-XX:AOTCacheOutput=octavo.aot -Doctavo.exitAfterShow=true"
                                + " -Dglass.platform=Headless -Dprism.order=sw");
        start.directory(home.resolve("lib").toFile());
        var status = start.redirectErrorStream(true).redirectOutput(log.toFile()).start().waitFor();
        if (status != 0 || !Files.exists(cache)) {
            System.err.println("octavo will start slowly: its rehearsal failed, see " + log);
        }
    }
}
