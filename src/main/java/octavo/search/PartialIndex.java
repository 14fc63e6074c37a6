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
    private static final int CANCELLATION_INTERVAL = 1 << 8;

    /// In nanoseconds.
    private static final long PAUSE_NANOS = 1_000_000;

    /// For this long after an answer, processors are left to showing it, or to the next query.
    private static final long REST_NANOS = 200 * PAUSE_NANOS;

    private final Library library;
    private final List<int[]> entryChunks;
    private final List<FutureTask<IndexPart>> partTasks;
    private volatile Set<String> cachedNames = Set.of();
    private volatile boolean isStopped;

    /// The number of queries in progress, for which building waits.
    private final AtomicInteger activeQueries = new AtomicInteger();

    /// When the last query was answered.
    private volatile long lastAnswerNanos = System.nanoTime() - REST_NANOS;

    private PartialIndex(Library library, List<int[]> entryChunks) {
        this.library = library;
        this.entryChunks = entryChunks;
        this.partTasks =
                entryChunks.stream()
                        .map(chunk ->
                                new FutureTask<>(
                                        () -> IndexPart.of(library, chunk, this::yieldToQueries)))
                        .toList();
    }

    /// Starts with nothing built, which suffices for a few queries.
    public static PartialIndex of(Library library) {
        return new PartialIndex(library, IndexChunks.of(Work.entryIndices(library)));
    }

    /// @param chunkSize the number of entries per part
    static PartialIndex of(Library library, int chunkSize) {
        return new PartialIndex(library, IndexChunks.of(Work.entryIndices(library), chunkSize));
    }

    /// The complete index, built by all processors. Waits for parts that another thread is
    /// building.
    public SearchIndex finishIndex() {
        return finishIndex(() -> {});
    }

    /// The same, with a callback for each finished part.
    public SearchIndex finishIndex(Runnable partCallback) {
        while (!partTasks.stream().allMatch(FutureTask::isDone)) {
            yieldToQueries();
            checkCancelled(Thread.currentThread());
            IntStream.range(0, partTasks.size())
                    .parallel()
                    .filter(chunk -> !partTasks.get(chunk).isDone() && !isQueryActive())
                    .forEach(chunk -> {
                        buildPart(chunk);
                        partCallback.run();
                    });
        }
        return new SearchIndex(
                library,
                IntStream.range(0, partTasks.size()).mapToObj(this::finishedPart).toList());
    }

    /// The finished share, from 0 to 1.
    public double finishedShare() {
        long finishedCount = partTasks.stream().filter(FutureTask::isDone).count();
        return partTasks.isEmpty() ? 1 : 1.0 * finishedCount / partTasks.size();
    }

    /// Leaves the processors to a query in progress or just answered. A thread that waits here is
    /// not one that answers queries: another takes its place.
    private void yieldToQueries() {
        try {
            ForkJoinPool.managedBlock(new QueryBlocker());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether a query is in progress or was just answered, so that building would interfere.
    private boolean isQueryActive() {
        return !isStopped
                && (activeQueries.get() > 0 || System.nanoTime() - lastAnswerNanos < REST_NANOS);
    }

    private final class QueryBlocker implements ForkJoinPool.ManagedBlocker {
        @Override
        public boolean block() {
            LockSupport.parkNanos(PAUSE_NANOS);
            return isReleasable();
        }

        @Override
        public boolean isReleasable() {
            return !isQueryActive() || Thread.currentThread().isInterrupted();
        }
    }

    /// Cancels building: the complete index is no longer needed.
    public void stopBuilding() {
        isStopped = true;
    }

    /// The number of parts.
    int partCount() {
        return partTasks.size();
    }

    /// Builds a part, or waits until it is built.
    IndexPart buildPart(int chunk) {
        if (isStopped && !partTasks.get(chunk).isDone()) {
            throw new CancellationException();
        }
        partTasks.get(chunk).run();
        return finishedPart(chunk);
    }

    private IndexPart finishedPart(int chunk) {
        try {
            return partTasks.get(chunk).get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure);
        }
    }

    /// The names of the fields that entries have or inherit, in lower case.
    public Set<String> fieldNames() {
        Set<String> knownNames = cachedNames;
        if (knownNames.isEmpty()) {
            knownNames = ConcurrentHashMap.newKeySet();
            collectNames(knownNames);
            knownNames.removeIf(name -> name.startsWith("="));
            cachedNames = knownNames;
        }
        return Set.copyOf(knownNames);
    }

    private void collectNames(Set<String> knownNames) {
        Thread askingThread = Thread.currentThread();
        IntStream.range(0, entryChunks.size())
                .parallel()
                .forEach(i -> {
                    if (partTasks.get(i).isDone()) {
                        knownNames.addAll(finishedPart(i).segment().fieldNames());
                        return;
                    }
                    readChunk(
                            i,
                            askingThread,
                            new EntryWords(new NameCollector(knownNames))::readEntry);
                });
    }

    private record NameCollector(Set<String> knownNames) implements EntryWords.FieldSink {
        @Override
        public boolean accepts(String fieldName) {
            return !fieldName.startsWith("=") && !knownNames.contains(fieldName);
        }

        @Override
        public boolean accepts(BibEntry entry, Span value) {
            return true;
        }

        @Override
        public void startField(String fieldName) {
            knownNames.add(fieldName);
        }

        @Override
        public void addWord(char[] letters, int length, boolean isVariant) {}
    }

    private void readChunk(int chunk, Thread askingThread, Consumer<Work> reader) {
        int[] entryIndices = entryChunks.get(chunk);
        for (int i = 0; i < entryIndices.length; i++) {
            if (i % CANCELLATION_INTERVAL == 0) {
                checkCancelled(askingThread);
            }
            Work work = library.workAt(entryIndices[i]).orElseThrow();
            EntryGuard.runSafely(work.key(), () -> reader.accept(work));
        }
    }

    /// The slot numbers of the entries that match a query.
    public BitSet matchingSlots(Query query) {
        Thread askingThread = Thread.currentThread();
        activeQueries.incrementAndGet();
        try {
            BitSet foundSlots = new BitSet(library.nextNumber());
            Query resolvedQuery =
                    GroupQueries.resolveGroups(
                            WholeValues.resolveValues(query, library, this::matchingSlots),
                            library,
                            this::matchingSlots,
                            this::fieldNames);
            IntStream.range(0, entryChunks.size())
                    .parallel()
                    .mapToObj(i -> matchingSlots(i, resolvedQuery, askingThread))
                    .forEachOrdered(foundSlots::or);
            return foundSlots;
        } finally {
            lastAnswerNanos = System.nanoTime();
            activeQueries.decrementAndGet();
        }
    }

    /// Those of them that are in finished parts, without keeping others from being built.
    public BitSet matchingFinishedSlots(Query query) {
        BitSet foundSlots = new BitSet(library.nextNumber());
        Query resolvedQuery =
                GroupQueries.resolveGroups(
                        WholeValues.resolveValues(query, library, this::matchingFinishedSlots),
                        library,
                        this::matchingFinishedSlots,
                        this::fieldNames);
        IntStream.range(0, partTasks.size())
                .filter(chunk -> partTasks.get(chunk).isDone())
                .forEach(chunk -> finishedPart(chunk).addMatching(resolvedQuery, foundSlots));
        return foundSlots;
    }

    private BitSet matchingSlots(int chunk, Query query, Thread askingThread) {
        checkCancelled(askingThread);
        BitSet slotNumbers = new BitSet();
        if (partTasks.get(chunk).isDone()) {
            finishedPart(chunk).addMatching(query, slotNumbers);
            return slotNumbers;
        }
        ScanMatcher scanMatcher = new ScanMatcher(query);
        readChunk(
                chunk,
                askingThread,
                work -> {
                    if (scanMatcher.matchesWork(work)) {
                        slotNumbers.set(library.slots().get(work.index()).number());
                    }
                });
        return slotNumbers;
    }

    private static void checkCancelled(Thread askingThread) {
        if (askingThread.isInterrupted()) {
            throw new CancellationException();
        }
    }
}
