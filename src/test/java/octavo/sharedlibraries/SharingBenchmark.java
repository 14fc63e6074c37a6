package octavo.sharedlibraries;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Consumer;

/// How long exchanges take: with 100,000 entries, between two who watch, and of fifty members at
/// once. Arguments: the number of entries.
@SuppressWarnings("try") // a benchmark is not interrupted
final class SharingBenchmark {
    private static final int MEMBERS = 50;
    private static final int EDITS = 20;

    private final PostgresServer server;
    private final Path folder;
    private long processorTime;

    private SharingBenchmark(PostgresServer server, Path folder) {
        this.server = server;
        this.folder = folder;
    }

    public static void main(String... arguments) throws Exception {
        int entries = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        Path folder = Files.createTempDirectory("sharing");
        try (PostgresServer server =
                PostgresServer.start(PostgresServer.binaries().orElseThrow())) {
            var benchmark = new SharingBenchmark(server, folder);
            benchmark.measureLarge(entries);
            benchmark.measureDelay(); // the library of those who have not so many papers
            benchmark.measureMembers();
        }
    }

    private LibraryExchange exchange(String member) {
        return new LibraryExchange(
                folder.resolve(member + "-state"),
                (file, merged) -> {
                    var _ = file.saveLibrary(merged);
                },
                ExchangeTerms.marking(true));
    }

    private Path file(String member) throws Exception {
        return Files.createDirectories(folder.resolve(member)).resolve("papers.bib");
    }

    private static String text(int entries) {
        var text = new StringBuilder();
        for (int entry = 0; entry < entries; entry++) {
            text.append(
                    """
                    @article{key%d,
                      author = {Author%d, Ann and Other%d, Ben and Third, Cy},
                      title = {The Title of Paper %d on Sharing Libraries among the Members of a Group},
                      journal = {Journal of Shared Things},
                      year = {%d},
                      volume = {%d},
                      pages = {%d--%d},
                      doi = {10.1000/%d},
                      abstract = {%s}
                    }

                    """
                            .formatted(
                                    entry,
                                    entry,
                                    entry % 977,
                                    entry,
                                    1960 + entry % 60,
                                    entry % 99,
                                    entry,
                                    entry + 9,
                                    entry,
                                    "Words of an abstract, as long as some are. ".repeat(6)));
        }
        return text.toString();
    }

    private void measureLarge(int entries) throws Exception {
        server.addUser("ada");
        server.addUser("bob");
        Path ada = file("ada");
        Files.writeString(ada, text(entries));
        print("put in", time(() -> exchange("ada").share(server.address("ada", "large"), ada)));
        LibraryMembers.grant(exchange("ada"), ada, "bob", MemberRights.EDIT);
        Path bob = file("bob");
        print("joined", time(() -> exchange("bob").join(server.address("bob", "large"), bob)));
        for (int round = 0; round < 3; round++) {
            print("nothing new", time(() -> exchange("bob").exchange(bob)));
            Files.writeString(ada, Files.readString(ada).replaceFirst("\\{1960}", "{1959}"));
            print("an edit sent", time(() -> exchange("ada").exchange(ada)));
            print("an edit received", time(() -> exchange("bob").exchange(bob)));
        }
        measureDelay("ada", "bob");
    }

    private void measureDelay() throws Exception {
        Path ada = file("ada2");
        Files.writeString(ada, text(5000));
        exchange("ada2").share(server.address("ada", "small"), ada);
        LibraryMembers.grant(exchange("ada2"), ada, "bob", MemberRights.EDIT);
        exchange("bob2").join(server.address("bob", "small"), file("bob2"));
        measureDelay("ada2", "bob2");
    }

    /// From the moment a file is written until another has the change.
    private void measureDelay(String sender, String receiver) throws Exception {
        Path sent = file(sender);
        var ready = new CountDownLatch(2);
        List<Long> delays = new ArrayList<>();
        var received = new SynchronousQueue<Long>();
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            var _ = threads.submit(watch(sender, sent, _ -> ready.countDown()));
            var _ =
                    threads.submit(
                            watch(
                                    receiver,
                                    file(receiver),
                                    report -> {
                                        ready.countDown();
                                        if (report.received() > 0) {
                                            put(received);
                                        }
                                    }));
            ready.await();
            double _ = processorSeconds();
            for (int round = 0; round < EDITS; round++) {
                String text = Files.readString(sent);
                String edited = text.replaceFirst("Title of Paper", "Title of the Paper");
                long begun = System.nanoTime();
                Files.writeString(sent, edited);
                delays.add(received.take() - begun);
            }
            threads.shutdownNow();
        }
        print("seen by another", delays);
    }

    private static void put(SynchronousQueue<Long> received) {
        try {
            received.put(System.nanoTime());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Callable<Void> watch(String member, Path file, Consumer<SyncReport> afterExchange) {
        return () -> {
            new ExchangeWatch(exchange(member), file).run(afterExchange);
            return null;
        };
    }

    private void measureMembers() throws Exception {
        Path owner = file("owner");
        Files.writeString(owner, text(1000));
        exchange("owner").share(server.address("ada", "many"), owner);
        List<Callable<List<Long>>> members = new ArrayList<>();
        for (int number = 0; number < MEMBERS; number++) {
            String name = "u" + number;
            server.addUser(name);
            LibraryMembers.grant(exchange("owner"), owner, name, MemberRights.EDIT);
            Path file = file(name);
            exchange(name).join(server.address(name, "many"), file);
            members.add(() -> edit(name, file));
        }
        double _ = processorSeconds();
        long begun = System.nanoTime();
        List<Long> durations = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(MEMBERS)) {
            for (Future<List<Long>> edited : threads.invokeAll(members)) {
                durations.addAll(edited.get());
            }
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        print("exchange of one of " + MEMBERS, durations);
        System.out.printf(Locale.ROOT, "%.0f edits/s%n", MEMBERS * EDITS / seconds);
        exchange("owner").exchange(owner);
        System.out.println(
                Files.readString(owner).split(" by u\\d+x", -1).length - 1 + " edits arrived");
    }

    /// Each member stays connected and edits entries of its own, one an exchange.
    private List<Long> edit(String member, Path file) throws Exception {
        List<Long> durations = new ArrayList<>();
        int number = Integer.parseInt(member.substring(1));
        LibraryExchange exchange = exchange(member);
        try (ChangeServer connection = exchange.connect(file)) {
            var session = new ExchangeSession(exchange, connection, file);
            var _ = session.exchange();
            for (int edit = 0; edit < EDITS; edit++) {
                String title = "Title of Paper %d on".formatted(number * EDITS + edit);
                Files.writeString(
                        file,
                        Files.readString(file)
                                .replace(title, title + " by " + member + "x" + edit + " on"));
                durations.add(time(session::exchange));
            }
        }
        return durations;
    }

    @FunctionalInterface
    private interface TimedWork {
        Object run() throws Exception;
    }

    private static long time(TimedWork work) throws Exception {
        long begun = System.nanoTime();
        Object result = work.run();
        if (result instanceof SyncReport report && !report.conflicts().isEmpty()) {
            throw new IllegalStateException(report.toString());
        }
        return System.nanoTime() - begun;
    }

    /// The processor time since the last call, without that of the server.
    private double processorSeconds() {
        var system =
                (com.sun.management.OperatingSystemMXBean)
                        ManagementFactory.getOperatingSystemMXBean();
        long before = processorTime;
        processorTime = system.getProcessCpuTime();
        return (processorTime - before) / 1e9;
    }

    private void print(String what, long duration) {
        double processorSeconds = processorSeconds();
        System.gc();
        long held = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        System.out.printf(
                Locale.ROOT,
                "%-30s %8.0f ms, %.2f s of processor time, %d MB held%n",
                what,
                duration / 1e6,
                processorSeconds,
                held >> 20);
    }

    private void print(String what, List<Long> durations) {
        List<Long> sorted = durations.stream().sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "%-30s %.2f s of processor time each, median %.0f ms, p99 %.0f ms, most %.0f ms%n",
                what,
                processorSeconds() / durations.size(),
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6);
    }
}
