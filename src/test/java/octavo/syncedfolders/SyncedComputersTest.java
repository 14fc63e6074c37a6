package octavo.syncedfolders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.syncedfolders.SimulatedService.SyncedFolder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Four computers, two with a window and two with commands, edit one library through a service that
/// delays, stops half-way and makes conflicted copies. What they have written is then looked up in
/// a log that knows nothing of merging.
class SyncedComputersTest {
    private static final String NAMES = "abcd";

    @TempDir private Path root = Path.of("");

    private final SyncLog log = new SyncLog();
    private final List<SyncedFolder> folders = new ArrayList<>();
    private final List<SyncedComputer> computers = new ArrayList<>();

    /// `-Doctavo.sync.seed=N` and `-Doctavo.sync.edits=N` take another seed and more edits.
    @Test
    void fourComputersConvergeAndLoseNoValue() throws IOException {
        simulate(Long.getLong("octavo.sync.seed", 7), Integer.getInteger("octavo.sync.edits", 20));
    }

    private void simulate(long seed, int editCount) throws IOException {
        Random random = new Random(seed);
        SimulatedService service = new SimulatedService(random);
        startComputers(service, random);
        for (int edits = 0; edits < editCount * NAMES.length(); edits++) {
            int number = edits % NAMES.length();
            runOwnStep(edits + " edit", number, computers.get(number)::edit);
            int other = random.nextInt(NAMES.length());
            if (random.nextInt(3) == 0) {
                runStep(edits + " sync", other, () -> service.sync(folders.get(other), true));
            }
            if (random.nextInt(3) == 0) {
                runOwnStep(edits + " look", other, computers.get(other)::look);
            }
        }
        for (int round = 0; round < 60; round++) {
            settle(service, round % NAMES.length());
        }
        report(service, editCount);
        String text = libraryText(0);
        for (int i = 1; i < NAMES.length(); i++) {
            assertEquals(text, libraryText(i));
        }
        List<String> losses = log.losses();
        assertTrue(
                losses.isEmpty(),
                () ->
                        losses.stream()
                                .limit(5)
                                .collect(
                                        Collectors.joining(
                                                "\n",
                                                "seed %d, %d losses:%n"
                                                        .formatted(seed, losses.size()),
                                                "")));
        assertEquals(Set.of(), log.lostFrom(text));
        assertEquals(List.of(), copies());
        assertTrue(service.copyCount() > 0);
    }

    private void startComputers(SimulatedService service, Random random) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            text.append("@misc{k%d,\n  title = {%s}\n}\n\n".formatted(i, log.newValue('a')));
        }
        for (int i = 0; i < NAMES.length(); i++) {
            Path folder = Files.createDirectory(root.resolve(NAMES.substring(i, i + 1)));
            Path library = Files.writeString(folder.resolve("papers.bib"), text);
            folders.add(new SyncedFolder(folder, NAMES.charAt(i)));
            service.sync(folders.get(i), false);
            computers.add(
                    i % 2 == 0
                            ? new SyncedComputer.WithWindow(
                                    library,
                                    folders.get(i),
                                    root.resolve("state" + i),
                                    NAMES.charAt(i),
                                    random,
                                    log)
                            : new SyncedComputer.WithCommands(
                                    library, folders.get(i), NAMES.charAt(i), random, log));
        }
    }

    /// One computer at a time, so that it can end.
    private void settle(SimulatedService service, int number) throws IOException {
        runStep("end sync", number, () -> service.sync(folders.get(number), false));
        runOwnStep("end look", number, computers.get(number)::look);
        for (int i = 0; i < NAMES.length(); i++) {
            SyncedFolder folder = folders.get((number + i) % NAMES.length());
            runStep("end sync", (number + i) % NAMES.length(), () -> service.sync(folder, false));
        }
    }

    /// A step of the simulation.
    private interface SimulatedStep {
        void run() throws IOException;
    }

    /// Has a computer's user or program do something, and records what it makes of what it had.
    private void runOwnStep(String step, int number, SimulatedStep simulatedStep)
            throws IOException {
        SyncedComputer computer = computers.get(number);
        SyncLog.HeldTexts before = computer.heldTexts();
        log.read(NAMES.charAt(number), before);
        runStep(step, number, simulatedStep);
        log.compare(NAMES.charAt(number), before, computer.heldTexts());
    }

    /// Does something to a computer, and records what that changes.
    private void runStep(String step, int number, SimulatedStep simulatedStep) throws IOException {
        char name = NAMES.charAt(number);
        SyncedComputer computer = computers.get(number);
        log.beginStep(step + " " + name);
        simulatedStep.run();
        log.observe("window " + name, computer.shownText().orElse(""));
        Path folder = root.resolve(String.valueOf(name));
        Set<String> places = new TreeSet<>(log.filesWith(folder.toString()));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                places.remove(file.toString());
                log.observe(file.toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        places.forEach(place -> log.observe(place, ""));
    }

    private void report(SimulatedService service, int editCount) {
        System.out.printf(
                "%d edits by %d computers, %d conflicted copies, %d conflicts%n",
                editCount * NAMES.length(),
                NAMES.length(),
                service.copyCount(),
                log.conflictCount());
    }

    private String libraryText(int number) throws IOException {
        return Files.readString(root.resolve(NAMES.substring(number, number + 1), "papers.bib"));
    }

    private List<String> copies() throws IOException {
        List<String> copies = new ArrayList<>();
        for (int i = 0; i < NAMES.length(); i++) {
            try (Stream<Path> files = Files.list(root.resolve(NAMES.substring(i, i + 1)))) {
                files.map(file -> file.getFileName().toString())
                        .filter(file -> !file.equals("papers.bib"))
                        .filter(file -> !file.contains(".octavo."))
                        .forEach(copies::add);
            }
        }
        return copies;
    }
}
