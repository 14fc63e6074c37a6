package octavo.syncedfolders;

import octavo.syncedfolders.SimulatedService.FolderStatus;
import octavo.syncedfolders.SimulatedService.SyncedFolder;
import octavo.syncedfolders.SyncLog.ValueReplacement;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Four processes, two with a window and two with commands, edit one library at the same time, each
/// in its folder, while a simulated service synchronises these. Then the logs of all are read: what
/// somebody has written must be in the library, or replaced by what is there. Arguments: the edits
/// of each, a seed.
final class SyncedProcessesBenchmark {
    private static final List<String> NAMES = List.of("a", "b", "c", "d");
    private static final String LIBRARY_NAME = "papers.bib";
    private static final int FIRST_ENTRIES = 8;

    /// Where the numbers of the processes' values begin.
    private static final int FIRST_NUMBER = 1000;

    private static final int MOST_ROUNDS = 100;

    private final Path root;
    private final Random random;
    private final SimulatedService service;
    private final List<SyncedFolder> folders = new ArrayList<>();
    private final List<RunningComputer> computers = new ArrayList<>();

    private SyncedProcessesBenchmark(Path root, long seed) {
        this.root = root;
        this.random = new Random(seed);
        this.service = new SimulatedService(random);
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length == 4) {
            runComputer(
                    Path.of(arguments[0]),
                    arguments[1],
                    Integer.parseInt(arguments[2]),
                    Long.parseLong(arguments[3]));
            return;
        }
        int edits = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 500;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        Path root = Files.createTempDirectory("octavo-synced");
        new SyncedProcessesBenchmark(root, seed).run(edits, seed);
    }

    private void run(int edits, long seed) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        SyncLog log = new SyncLog();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < FIRST_ENTRIES; i++) {
            text.append("@misc{k%d,\n  title = {%s}\n}\n\n".formatted(i, log.newValue('a')));
        }
        for (String name : NAMES) {
            Path folder = Files.createDirectory(root.resolve(name));
            Files.writeString(folder.resolve(LIBRARY_NAME), text);
            folders.add(new SyncedFolder(folder, name.charAt(0)));
            syncFolder(folders.size() - 1, false);
        }
        for (String name : NAMES) {
            computers.add(RunningComputer.start(root, name, edits, seed + name.charAt(0)));
        }
        while (computers.stream().anyMatch(RunningComputer::isEditing)) {
            syncFolder(random.nextInt(NAMES.size()), true);
            Thread.sleep(random.nextInt(40));
        }
        int rounds = settle();
        int conflicts = 0;
        for (RunningComputer computer : computers) {
            conflicts += computer.endAndReadLog(log);
        }
        report(log, edits, rounds, conflicts, (System.nanoTime() - begun) / 1e9);
    }

    private void syncFolder(int number, boolean mayStop) throws IOException {
        Path folder = root.resolve(NAMES.get(number));
        try (FolderLock _ = FolderLock.acquire(folder)) {
            service.sync(folders.get(number), mayStop);
            Files.writeString(
                    ArrivingFiles.listFor(folder),
                    String.join("\n", folders.get(number).arrivingFiles()));
        }
    }

    /// Has each computer look in turn, until nothing changes.
    private int settle() throws IOException {
        for (int round = 1; ; round++) {
            String before = describeFolders();
            for (int i = 0; i < NAMES.size(); i++) {
                syncFolder(i, false);
                computers.get(i).look();
                for (int j = 0; j < NAMES.size(); j++) {
                    syncFolder((i + j) % NAMES.size(), false);
                }
            }
            if (describeFolders().equals(before) || round == MOST_ROUNDS) {
                return round;
            }
        }
    }

    private String describeFolders() throws IOException {
        StringBuilder description = new StringBuilder();
        for (String name : NAMES) {
            for (Path file : filesOf(name)) {
                description.append(file).append('\n').append(Files.readString(file));
            }
        }
        return description.toString();
    }

    private List<Path> filesOf(String name) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(name))) {
            return files.filter(file -> file.toString().endsWith(".bib")).sorted().toList();
        }
    }

    private void report(SyncLog log, int edits, int rounds, int conflicts, double seconds)
            throws IOException {
        Set<String> libraries = new TreeSet<>();
        int copies = 0;
        for (String name : NAMES) {
            libraries.add(Files.readString(root.resolve(name).resolve(LIBRARY_NAME)));
            copies += filesOf(name).size() - 1;
        }
        Set<String> lost = log.lostFrom(libraries.iterator().next());
        System.out.printf(
                Locale.ROOT,
                "%d processes with %d edits each, %d conflicted copies, %d values refused by users:"
                    + " %s, %d copies left, %d of %d values lost; %d rounds to the end, %.0f s%n",
                NAMES.size(),
                edits,
                service.copyCount(),
                conflicts,
                libraries.size() == 1 ? "all the same" : "they differ",
                copies,
                lost.size(),
                log.written().size(),
                rounds,
                seconds);
        if (libraries.size() > 1 || copies > 0 || !lost.isEmpty()) {
            System.out.println("lost: " + lost + ", folders: " + root);
            System.exit(1);
        }
    }

    /// Keeps a computer and the service from writing to one folder at the same time, which a real
    /// service does by looking twice.
    private record FolderLock(FileChannel channel, FileLock lock) implements AutoCloseable {
        static FolderLock acquire(Path folder) throws IOException {
            FileChannel channel =
                    FileChannel.open(
                            Path.of(folder + ".lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            return new FolderLock(channel, channel.lock());
        }

        @Override
        public void close() throws IOException {
            lock.release();
            channel.close();
        }
    }

    /// What the service says of a folder, in another process.
    private record ArrivingFiles(Path folder) implements FolderStatus {
        static Path listFor(Path folder) {
            return Path.of(folder + ".arriving");
        }

        private List<String> names() {
            try {
                return Files.readAllLines(listFor(folder));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public boolean isDownloading() {
            return !names().isEmpty();
        }

        @Override
        public boolean isArriving(Path file) {
            return names().contains(String.valueOf(file.getFileName()));
        }
    }

    /// A process that is a computer.
    private record RunningComputer(
            Process process, BufferedReader answers, PrintStream requests, Path logPath) {
        static RunningComputer start(Path root, String name, int edits, long seed)
                throws IOException {
            Path errors = root.resolve(name + ".err");
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-Xmx600m",
                                    "-Doctavo.state=" + root.resolve("state-" + name),
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    SyncedProcessesBenchmark.class.getName(),
                                    root.toString(),
                                    name,
                                    String.valueOf(edits),
                                    String.valueOf(seed))
                            .redirectError(errors.toFile())
                            .start();
            return new RunningComputer(
                    process,
                    new BufferedReader(
                            new InputStreamReader(
                                    process.getInputStream(), StandardCharsets.UTF_8)),
                    new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8),
                    root.resolve(name + ".log"));
        }

        boolean isEditing() {
            if (!process.isAlive()) {
                throw new IllegalStateException("a computer has crashed: " + logPath);
            }
            return !Files.exists(Path.of(logPath + ".edited"));
        }

        void look() throws IOException {
            requests.println("look");
            if (!"looked".equals(answers.readLine())) {
                throw new IOException("a computer has crashed: " + logPath);
            }
        }

        /// @return how many values its user has refused
        int endAndReadLog(SyncLog log) throws IOException, InterruptedException {
            requests.println("end");
            if (process.waitFor() != 0) {
                throw new IOException("a computer has crashed: " + logPath);
            }
            List<String> written = new ArrayList<>();
            List<ValueReplacement> replacements = new ArrayList<>();
            for (String line : Files.readAllLines(logPath)) {
                List<String> words = List.of(line.split(" ", -1));
                if (words.size() == 1) {
                    written.add(line);
                } else {
                    replacements.add(new ValueReplacement(words.get(0), words.get(1)));
                }
            }
            log.include(written, replacements);
            return replacements.size();
        }
    }

    /// One of the processes: edits at its own pace, and then looks when it is asked to.
    private static void runComputer(Path root, String name, int edits, long seed)
            throws IOException, InterruptedException {
        Path folder = root.resolve(name);
        Path logPath = root.resolve(name + ".log");
        Random random = new Random(seed);
        SyncLog log = new SyncLog(FIRST_NUMBER);
        SyncedComputer computer = computerOf(root, folder, name, random, log);
        for (int edit = 0; edit < edits; edit++) {
            try (FolderLock _ = FolderLock.acquire(folder)) {
                computer.edit();
                if (random.nextInt(3) == 0) {
                    computer.look();
                }
            }
            Thread.sleep(random.nextInt(40));
        }
        Files.createFile(Path.of(logPath + ".edited"));
        var requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        while ("look".equals(requests.readLine())) {
            try (FolderLock _ = FolderLock.acquire(folder)) {
                computer.look();
            }
            System.out.println("looked");
        }
        String replacements =
                log.replacementList().stream()
                        .map(it -> it.oldValue() + " " + it.newValue() + "\n")
                        .collect(Collectors.joining());
        Files.writeString(logPath, String.join("\n", log.written()) + "\n" + replacements);
    }

    private static SyncedComputer computerOf(
            Path root, Path folder, String name, Random random, SyncLog log) throws IOException {
        char letter = name.charAt(0);
        Path library = folder.resolve(LIBRARY_NAME);
        FolderStatus status = new ArrivingFiles(folder);
        return NAMES.indexOf(name) % 2 == 0
                ? new SyncedComputer.WithWindow(
                        library, status, root.resolve("state-" + name), letter, random, log)
                : new SyncedComputer.WithCommands(library, status, letter, random, log);
    }
}
