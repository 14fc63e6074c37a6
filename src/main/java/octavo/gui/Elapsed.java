package octavo.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/// How long the program has been running. Under Linux, Java adds up when the machine was started,
/// of which it knows the whole seconds, and how long after that the process was: up to a second too
/// early. The system's own files tell both to a hundredth of a second.
final class Elapsed {
    /// The place, behind the process's name, of when it was started.
    private static final int STARTED = 19;

    /// How many ticks Linux tells programs a second to have.
    private static final int TICKS = 100;

    private Elapsed() {}

    static Duration now() {
        try {
            return ofLinux(
                    Files.readString(Path.of("/proc/self/stat")),
                    Files.readString(Path.of("/proc/uptime")));
        } catch (IOException e) {
            Instant now = Instant.now();
            return Duration.between(ProcessHandle.current().info().startInstant().orElse(now), now);
        }
    }

    /// @param stat what the system says of the process; its name, in brackets, may hold anything
    /// @param uptime how many seconds the machine has been running, and more
    static Duration ofLinux(String stat, String uptime) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        double started = Double.parseDouble(fields[STARTED]) / TICKS;
        double now = Double.parseDouble(uptime.split(" ", 2)[0]);
        return Duration.ofMillis(Math.round((now - started) * 1000));
    }
}
