package octavo.search;

import octavo.library.Library;
import octavo.library.Work;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// An index that is being made. It answers queries all the while, and as the whole index will: from
/// the parts that are made, and for the entries of the others by reading those of their fields that
/// the query is about; if it is about all, the parts are made for it. All threads may use it.
public final class Growing {
    /// So many entries are read at a time for a query, and then forgotten.
    private static final int FEW = 1 << 10;

    /// In nanoseconds.
    private static final long PAUSE = 1_000_000;

    /// No field has this name.
    private static final String ANY = "=any";

    private final Library library;
    private final List<int[]> chunks;
    private final List<FutureTask<Part>> parts;
    private volatile Set<String> names = Set.of();
    private volatile boolean stopped;

    /// How many queries are being answered that the making of parts does not help.
    private final AtomicInteger asking = new AtomicInteger();

    private Growing(Library library, List<int[]> chunks) {
        this.library = library;
        this.chunks = chunks;
        this.parts =
                chunks.stream()
                        .map(chunk ->
                                new FutureTask<>(() -> Part.of(library, chunk, this::giveWay)))
                        .toList();
    }

    /// Begins with nothing made.
    public static Growing of(Library library) {
        return new Growing(library, Chunks.of(Work.placesIn(library)));
    }

    /// @param size how many entries a part has
    static Growing of(Library library, int size) {
        return new Growing(library, Chunks.of(Work.placesIn(library), size));
    }

    /// The whole index, which all processors make together. What another thread makes already is
    /// waited for.
    public Index finish() {
        return finish(() -> {});
    }

    /// The same, telling of each part that is made.
    public Index finish(Runnable step) {
        while (!parts.stream().allMatch(FutureTask::isDone)) {
            giveWay();
            goOn(Thread.currentThread());
            IntStream.range(0, parts.size())
                    .parallel()
                    .filter(chunk -> !parts.get(chunk).isDone() && (asking.get() == 0 || stopped))
                    .forEach(chunk -> {
                        make(chunk);
                        step.run();
                    });
        }
        return new Index(library, IntStream.range(0, parts.size()).mapToObj(this::part).toList());
    }

    /// How much of it is made, from 0 to 1.
    public double made() {
        long made = parts.stream().filter(FutureTask::isDone).count();
        return parts.isEmpty() ? 1 : 1.0 * made / parts.size();
    }

    /// Leaves the processors to whoever waits for an answer. A thread that waits here is not one of
    /// those that answer: another takes its place.
    private void giveWay() {
        try {
            ForkJoinPool.managedBlock(new Waiting());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Waiting implements ForkJoinPool.ManagedBlocker {
        @Override
        public boolean block() {
            LockSupport.parkNanos(PAUSE);
            return isReleasable();
        }

        @Override
        public boolean isReleasable() {
            return asking.get() == 0 || stopped || Thread.currentThread().isInterrupted();
        }
    }

    /// Stops making it: nobody wants it whole any more.
    public void stop() {
        stopped = true;
    }

    /// How many parts there are.
    int size() {
        return parts.size();
    }

    /// Makes a part, or waits until it is made.
    Part make(int chunk) {
        if (stopped && !parts.get(chunk).isDone()) {
            throw new CancellationException();
        }
        parts.get(chunk).run();
        return part(chunk);
    }

    private Part part(int chunk) {
        try {
            return parts.get(chunk).get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The names of the fields that entries have or inherit, in small letters.
    public Set<String> fields() {
        Set<String> known = names;
        if (known.isEmpty()) {
            known = ConcurrentHashMap.newKeySet();
            addNames(known);
            known.removeIf(name -> name.startsWith("="));
            names = known;
        }
        return Set.copyOf(known);
    }

    private void addNames(Set<String> known) {
        Thread asker = Thread.currentThread();
        Predicate<String> unknown = name -> !name.startsWith("=") && !known.contains(name);
        IntStream.range(0, chunks.size())
                .parallel()
                .forEach(i -> {
                    if (parts.get(i).isDone()) {
                        known.addAll(part(i).segment().fieldNames());
                        return;
                    }
                    for (int[] few : Chunks.of(chunks.get(i), FEW)) {
                        goOn(asker);
                        known.addAll(Segment.of(library, few, unknown).fieldNames());
                    }
                });
    }

    /// The numbers of the slots whose entries fit a query.
    public BitSet matching(Query query) {
        Predicate<String> wanted = wanted(query);
        int waiting = wanted.test(ANY) ? 0 : 1;
        asking.addAndGet(waiting);
        try {
            return matching(query, wanted, Thread.currentThread());
        } finally {
            asking.addAndGet(-waiting);
        }
    }

    private BitSet matching(Query query, Predicate<String> wanted, Thread asker) {
        BitSet[] found =
                IntStream.range(0, chunks.size())
                        .parallel()
                        .mapToObj(i -> matching(i, query, wanted, asker))
                        .toArray(BitSet[]::new);
        BitSet all = new BitSet(library.nextNumber());
        Arrays.stream(found).forEach(all::or);
        return all;
    }

    private BitSet matching(int chunk, Query query, Predicate<String> wanted, Thread asker) {
        BitSet slots = new BitSet();
        if (parts.get(chunk).isDone() || wanted.test(ANY)) {
            goOn(asker);
            make(chunk).addMatching(query, slots);
            return slots;
        }
        for (int[] few : Chunks.of(chunks.get(chunk), FEW)) {
            goOn(asker);
            Segment segment = Segment.of(library, few, wanted);
            segment.matching(query).stream().forEach(i -> slots.set(segment.number(i)));
        }
        return slots;
    }

    private static void goOn(Thread asker) {
        if (asker.isInterrupted()) {
            throw new CancellationException();
        }
    }

    /// The fields that have to be known to answer a query.
    private static Predicate<String> wanted(Query query) {
        return switch (query) {
            case Query.Phrase phrase ->
                    phrase.fields().isEmpty()
                            ? name -> !SearchFields.APART.contains(name)
                            : phrase.fields()::contains;
            case Query.Years _ -> SearchFields.YEAR::equals;
            case Query.Has(var names) -> names::contains;
            case Query.Not(var not) -> wanted(not);
            case Query.And(var queries) -> any(queries);
            case Query.Or(var queries) -> any(queries);
        };
    }

    private static Predicate<String> any(List<Query> queries) {
        return queries.stream().map(Growing::wanted).reduce(_ -> false, Predicate::or);
    }
}
