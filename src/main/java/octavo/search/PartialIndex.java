package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Span;

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
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// An index under construction. It answers queries meanwhile, with the same results as the complete
/// index: from finished parts, and for the entries of the others by scanning each. Thread-safe.
public final class PartialIndex {
    /// After this many entries, check for cancellation.
    private static final int OFTEN = 1 << 8;

    /// In nanoseconds.
    private static final long PAUSE = 1_000_000;

    /// For this long after an answer, processors are left to showing it, or to the next query.
    private static final long REST = 200 * PAUSE;

    private final Library library;
    private final List<int[]> chunks;
    private final List<FutureTask<IndexPart>> parts;
    private volatile Set<String> names = Set.of();
    private volatile boolean stopped;

    /// The number of queries in progress, for which building waits.
    private final AtomicInteger asking = new AtomicInteger();

    /// When the last query was answered.
    private volatile long answered = System.nanoTime() - REST;

    private PartialIndex(Library library, List<int[]> chunks) {
        this.library = library;
        this.chunks = chunks;
        this.parts =
                chunks.stream()
                        .map(chunk ->
                                new FutureTask<>(() -> IndexPart.of(library, chunk, this::giveWay)))
                        .toList();
    }

    /// Starts with nothing built, which suffices for a few queries.
    public static PartialIndex of(Library library) {
        return new PartialIndex(library, IndexChunks.of(Work.placesIn(library)));
    }

    /// @param size the number of entries per part
    static PartialIndex of(Library library, int size) {
        return new PartialIndex(library, IndexChunks.of(Work.placesIn(library), size));
    }

    /// The complete index, built by all processors. Waits for parts that another thread is
    /// building.
    public SearchIndex finish() {
        return finish(() -> {});
    }

    /// The same, with a callback for each finished part.
    public SearchIndex finish(Runnable step) {
        while (!parts.stream().allMatch(FutureTask::isDone)) {
            giveWay();
            goOn(Thread.currentThread());
            IntStream.range(0, parts.size())
                    .parallel()
                    .filter(chunk -> !parts.get(chunk).isDone() && !isInTheWay())
                    .forEach(chunk -> {
                        make(chunk);
                        step.run();
                    });
        }
        return new SearchIndex(
                library, IntStream.range(0, parts.size()).mapToObj(this::part).toList());
    }

    /// The finished share, from 0 to 1.
    public double made() {
        long made = parts.stream().filter(FutureTask::isDone).count();
        return parts.isEmpty() ? 1 : 1.0 * made / parts.size();
    }

    /// Leaves the processors to a query in progress or just answered. A thread that waits here is
    /// not one that answers queries: another takes its place.
    private void giveWay() {
        try {
            ForkJoinPool.managedBlock(new Waiting());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether a query is in progress or was just answered, so that building would interfere.
    private boolean isInTheWay() {
        return !stopped && (asking.get() > 0 || System.nanoTime() - answered < REST);
    }

    private final class Waiting implements ForkJoinPool.ManagedBlocker {
        @Override
        public boolean block() {
            LockSupport.parkNanos(PAUSE);
            return isReleasable();
        }

        @Override
        public boolean isReleasable() {
            return !isInTheWay() || Thread.currentThread().isInterrupted();
        }
    }

    /// Cancels building: the complete index is no longer needed.
    public void stop() {
        stopped = true;
    }

    /// The number of parts.
    int size() {
        return parts.size();
    }

    /// Builds a part, or waits until it is built.
    IndexPart make(int chunk) {
        if (stopped && !parts.get(chunk).isDone()) {
            throw new CancellationException();
        }
        parts.get(chunk).run();
        return part(chunk);
    }

    private IndexPart part(int chunk) {
        try {
            return parts.get(chunk).get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The names of the fields that entries have or inherit, in lower case.
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
        IntStream.range(0, chunks.size())
                .parallel()
                .forEach(i -> {
                    if (parts.get(i).isDone()) {
                        known.addAll(part(i).segment().fieldNames());
                        return;
                    }
                    read(i, asker, new EntryWords(new Names(known))::read);
                });
    }

    private record Names(Set<String> known) implements EntryWords.Sink {
        @Override
        public boolean wants(String name) {
            return !name.startsWith("=") && !known.contains(name);
        }

        @Override
        public boolean wants(BibEntry entry, Span value) {
            return true;
        }

        @Override
        public void field(String name) {
            known.add(name);
        }

        @Override
        public void word(char[] letters, int length, boolean again) {}
    }

    private void read(int chunk, Thread asker, Consumer<Work> reader) {
        int[] places = chunks.get(chunk);
        for (int i = 0; i < places.length; i++) {
            if (i % OFTEN == 0) {
                goOn(asker);
            }
            Work work = library.work(places[i]).orElseThrow();
            EntryGuard.run(work.key(), () -> reader.accept(work));
        }
    }

    /// The slot numbers of the entries that match a query.
    public BitSet matching(Query query) {
        Thread asker = Thread.currentThread();
        asking.incrementAndGet();
        try {
            BitSet found = new BitSet(library.nextNumber());
            Query resolved =
                    GroupQueries.resolved(
                            WholeValues.resolved(query, library, this::matching),
                            library,
                            this::matching,
                            Set::of);
            IntStream.range(0, chunks.size())
                    .parallel()
                    .mapToObj(i -> matching(i, resolved, asker))
                    .forEachOrdered(found::or);
            return found;
        } finally {
            answered = System.nanoTime();
            asking.decrementAndGet();
        }
    }

    private BitSet matching(int chunk, Query query, Thread asker) {
        goOn(asker);
        BitSet slots = new BitSet();
        if (parts.get(chunk).isDone()) {
            part(chunk).addMatching(query, slots);
            return slots;
        }
        ScanMatcher glance = new ScanMatcher(query);
        read(
                chunk,
                asker,
                work -> {
                    if (glance.fits(work)) {
                        slots.set(library.slots().get(work.index()).number());
                    }
                });
        return slots;
    }

    private static void goOn(Thread asker) {
        if (asker.isInterrupted()) {
            throw new CancellationException();
        }
    }
}
