package octavo.gui.tasks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.tasks.GrowthCollection.HeapSizes;

import org.junit.jupiter.api.Test;

class GrowthCollectionTest {
    private static final long MEGABYTE = 1_000_000;

    private long oldSize;
    private long heapSize;
    private int collections;
    private final GrowthCollection growth =
            new GrowthCollection(
                    () -> new HeapSizes(oldSize * MEGABYTE, heapSize * MEGABYTE),
                    () -> collections++);

    private void sizeIs(long megabytes) {
        oldSize = megabytes;
        growth.collectIfGrown();
    }

    @Test
    void aHeapThatHasGrownByAQuarterIsCollected() {
        sizeIs(600);
        sizeIs(740);
        assertEquals(0, collections);
        sizeIs(760);
        assertEquals(1, collections);
    }

    @Test
    void aSmallHeapMayGrowByMore() {
        sizeIs(50);
        sizeIs(140);
        assertEquals(0, collections);
        sizeIs(160);
        assertEquals(1, collections);
    }

    @Test
    void whatIsInUseIsNotCollectedAgainAndAgain() {
        sizeIs(400);
        sizeIs(610);
        for (int check = 0; check < 100; check++) {
            sizeIs(610 + check);
        }
        assertEquals(1, collections);
    }

    @Test
    void growthCountsFromWhatACollectionHasLeft() {
        sizeIs(400);
        sizeIs(610);
        sizeIs(300);
        sizeIs(390);
        assertEquals(1, collections);
        sizeIs(410);
        assertEquals(2, collections);
    }

    @Test
    void aHeapThatIsMostlyFreeShrinksNowAndThen() {
        heapSize = 1_000;
        for (int check = 0; check < 9; check++) {
            sizeIs(400);
        }
        assertEquals(1, collections);
        heapSize = 800;
        for (int check = 0; check < 100; check++) {
            sizeIs(400);
        }
        assertEquals(1, collections);
    }
}
