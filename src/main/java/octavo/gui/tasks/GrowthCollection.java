package octavo.gui.tasks;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/// Has garbage among old objects collected, and memory returned, before there is much of either.
/// The collector itself waits until the heap is nearly full, and enlarges it while the machine is
/// busy: a library of 100,000 entries took 2.8 GB, three quarters of it garbage or free. The
/// collection runs beside the window (`-XX:+ExplicitGCInvokesConcurrent`), and the collector
/// shrinks the heap in it.
public final class GrowthCollection {
    private static final Duration CHECK_INTERVAL = Duration.ofSeconds(2);

    /// Less garbage is not worth a collection.
    private static final long MIN_GARBAGE = 100_000_000;

    /// What the heap may have for new objects, beyond half the size of the old ones.
    private static final long ROOM_FOR_NEW = 300_000_000;

    /// For how many checks a heap may be large before it is to shrink again.
    private static final int CHECKS_BETWEEN_SHRINKING = 5;

    private final Supplier<HeapSizes> heapSizes;
    private final Runnable collectGarbage;

    /// The fewest bytes since the last collection, by which growth is measured: the collector
    /// clears regions one after the other once it knows what is in use.
    private long fewestBytes = Long.MAX_VALUE;

    private int checksUntilShrinking = CHECKS_BETWEEN_SHRINKING;

    /// @param oldBytes the size of old objects, garbage included
    /// @param heapBytes what the heap takes from the system
    record HeapSizes(long oldBytes, long heapBytes) {
        boolean isHeapLarge() {
            return heapBytes > oldBytes + oldBytes / 2 + ROOM_FOR_NEW;
        }
    }

    GrowthCollection(Supplier<HeapSizes> heapSizes, Runnable collectGarbage) {
        this.heapSizes = heapSizes;
        this.collectGarbage = collectGarbage;
    }

    /// Watches the heap as long as the program runs.
    public static void watchHeap() {
        var growthCollection = new GrowthCollection(GrowthCollection::presentSizes, System::gc);
        BackgroundTasks.runRepeatedly(CHECK_INTERVAL, growthCollection::collectIfGrown);
    }

    private static HeapSizes presentSizes() {
        List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans();
        long oldBytes =
                pools.stream()
                        .filter(pool -> pool.getType() == MemoryType.HEAP)
                        .filter(pool -> !pool.getName().matches(".*(Eden|Survivor).*"))
                        .mapToLong(pool -> pool.getUsage().getUsed())
                        .sum();
        return new HeapSizes(oldBytes, Runtime.getRuntime().totalMemory());
    }

    void collectIfGrown() {
        HeapSizes sizes = heapSizes.get();
        fewestBytes = Math.min(fewestBytes, sizes.oldBytes());
        checksUntilShrinking = Math.max(0, checksUntilShrinking - 1);
        boolean hasGarbage =
                sizes.oldBytes() - fewestBytes > Math.max(MIN_GARBAGE, fewestBytes / 4);
        if (hasGarbage || sizes.isHeapLarge() && checksUntilShrinking == 0) {
            collectGarbage.run();
            fewestBytes = sizes.oldBytes();
            checksUntilShrinking = CHECKS_BETWEEN_SHRINKING;
        }
    }
}
