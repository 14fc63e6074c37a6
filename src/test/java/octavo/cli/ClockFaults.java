package octavo.cli;

import octavo.bib.BibFile;
import octavo.cli.CommandSandbox.Baseline;
import octavo.cli.CommandSandbox.Outcome;
import octavo.cli.process.ExitStatus;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Sets the clock back by more than a year before each command that writes, and before its
/// operations that write. `.ci/faults-commands` starts it under libfaketime, with
/// [octavo.storage.FaultyFileSystem] as the program's file system.
///
/// Expected: the undisturbed status and files, but for the dates of receipts; the undisturbed
/// versions in their order, each readable; no record of unfinished work; and the next command edits
/// the library, keeps its state as the newest version, and that version can be restored.
final class ClockFaults {
    private static final Duration STEP_BACK = Duration.ofDays(400);

    /// Each third operation is tried, or each.
    private static final int INTERVAL = Boolean.getBoolean("octavo.faults.all") ? 1 : 3;

    private static final WritingScenario NEXT_EDIT =
            new WritingScenario("edit", List.of("edit", "@/p.bib", "pre", "note=next"));

    @SuppressWarnings("restricted") // one C library function, with checked arguments
    private static final MethodHandle SET_VARIABLE =
            Linker.nativeLinker()
                    .downcallHandle(
                            Linker.nativeLinker().defaultLookup().findOrThrow("setenv"),
                            FunctionDescriptor.of(
                                    ValueLayout.JAVA_INT,
                                    ValueLayout.ADDRESS,
                                    ValueLayout.ADDRESS,
                                    ValueLayout.JAVA_INT));

    /// The three characters that [octavo.receipts] writes for a date.
    private static final Pattern RECEIPT_DATE =
            Pattern.compile("(?<=[\\w-] )[\\w-]{3}(?=[\\w-]{6})");

    private final CommandSandbox sandbox;
    private final PrintStream err;
    private int failed;
    private int tried;

    private ClockFaults(CommandSandbox sandbox, PrintStream err) {
        this.sandbox = sandbox;
        this.err = err;
    }

    /// @param arguments a folder to work in
    public static void main(String[] arguments) throws IOException {
        PrintStream err = System.err;
        System.setErr(
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        var sandbox = new CommandSandbox(Path.of(arguments[0]));
        var faults = new ClockFaults(sandbox, err);
        try {
            faults.checkClock();
            List<WritingScenario> scenarios = WritingScenario.chosen(WritingScenario.ALL);
            for (WritingScenario scenario : scenarios) {
                faults.setBackEach(scenario);
            }
            System.out.printf("%d\t%d%n", scenarios.size(), faults.tried);
        } catch (IOException | RuntimeException trouble) {
            trouble.printStackTrace(err);
            faults.failed++;
        }
        System.exit(faults.failed == 0 ? 0 : 1);
    }

    private void fail(String problem) {
        failed++;
        err.println("faults: " + problem);
    }

    private void checkClock() {
        Instant before = Instant.now();
        setClockBack();
        if (Instant.now().isAfter(before)) {
            fail("the clock does not go back: libfaketime is not loaded");
        }
        resetClock();
    }

    private static void resetClock() {
        setClock("+0");
    }

    private static void setClockBack() {
        setClock("-" + STEP_BACK.toDays() + "d");
    }

    /// libfaketime reads this variable each time; reading its file instead would take minutes.
    private static void setClock(String offset) {
        try (Arena arena = Arena.ofConfined()) {
            int status =
                    (int)
                            SET_VARIABLE.invokeExact(
                                    arena.allocateFrom("FAKETIME"), arena.allocateFrom(offset), 1);
            if (status != 0) {
                throw new IllegalStateException("setenv: " + status);
            }
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Operation 0 is the start of the command.
    private void setBackEach(WritingScenario scenario) throws IOException {
        resetClock();
        Baseline baseline = sandbox.baseline(scenario);
        List<String> versions = versionTexts(scenario.toString());
        setBack(scenario, 0, baseline, versions);
        for (int number : baseline.triedWrites().filter(it -> it % INTERVAL == 0).toArray()) {
            setBack(scenario, number, baseline, versions);
        }
    }

    private void setBack(
            WritingScenario scenario, int number, Baseline baseline, List<String> versions)
            throws IOException {
        resetClock();
        sandbox.restore();
        if (number == 0) {
            setClockBack();
        }
        Outcome outcome =
                sandbox.run(
                        scenario,
                        sandbox.beforeWrites((current, _, _) -> {
                            if (current == number) {
                                setClockBack();
                            }
                        }));
        tried++;
        String about = scenario + ": clock set back at " + number + " of " + baseline.writes();
        SortedMap<String, String> found = sandbox.files();
        if (outcome.status() != baseline.outcome().status()) {
            fail(about + ": " + outcome + " instead of " + baseline.outcome());
        }
        if (!withoutDates(found).equals(withoutDates(baseline.after()))) {
            fail(about + CommandSandbox.difference(found, baseline.after()));
        }
        if (!versionTexts(about).equals(versions)) {
            fail(about + ": other versions, or another order");
        }
        checkNextCommands(about, found);
    }

    /// The files, where receipts do not say when they were given: they cannot but follow the clock.
    private static Map<String, String> withoutDates(Map<String, String> files) {
        Map<String, String> undated = new TreeMap<>(files);
        undated.replaceAll((name, text) ->
                name.endsWith(".octavo.receipts")
                        ? RECEIPT_DATE.matcher(text).replaceAll("date")
                        : text);
        return undated;
    }

    /// With the clock still set back.
    private void checkNextCommands(String about, Map<String, String> found) throws IOException {
        Outcome edited = sandbox.run(NEXT_EDIT);
        List<String> versions = versionTexts(about);
        if (edited.status() != ExitStatus.FINE
                || !edited.messages().isEmpty()
                || sandbox.files().equals(found)) {
            fail(about + ": the next edit: " + edited);
        }
        if (versions.isEmpty() || !versions.getFirst().equals(found.get("p.bib"))) {
            fail(about + ": the newest version is not the state before the next edit");
        }
        Outcome restored =
                sandbox.run(
                        new WritingScenario(
                                "versions",
                                List.of("versions", "@/p.bib", "--restore=" + newestNumber())));
        if (restored.status() != ExitStatus.FINE || !sandbox.files().equals(found)) {
            fail(
                    about
                            + ": its state is not restored: "
                            + restored
                            + CommandSandbox.difference(sandbox.files(), found));
        }
        if (sandbox.hasUnfinishedWork()) {
            fail(about + ": a record of unfinished work stays");
        }
    }

    private VersionStore versions() throws IOException {
        return VersionStore.of(sandbox.state(), sandbox.folder().resolve("p.bib"));
    }

    private long newestNumber() throws IOException {
        return versions().listVersions().getFirst().versionNumber();
    }

    /// The newest first; unreadable versions are failures.
    private List<String> versionTexts(String about) throws IOException {
        List<String> texts = new ArrayList<>();
        for (LibraryVersion version : versions().listVersions()) {
            try {
                BibFile file = versions().readVersion(version);
                texts.add(new String(file.bytes(), StandardCharsets.ISO_8859_1));
            } catch (IOException unreadable) {
                fail(about + ": " + unreadable);
            }
        }
        return texts;
    }
}
