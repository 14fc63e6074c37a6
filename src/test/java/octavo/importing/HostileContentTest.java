package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;

import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading.ForeignWorks;
import octavo.formats.workdrafts.TreeBuilder;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/// Work grows with the length of a text, whatever is in it.
class HostileContentTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /// How much more work twice the text may be.
    private static final double PER_DOUBLING = 2.6;

    private static final int TIMES = 3;
    private static final long NOTHING_MUCH = 100_000_000;

    static Stream<HostileShape> shapes() {
        return HostileShape.ALL.stream();
    }

    private static void work(String text) {
        SourceFormats.readSource(SourceContent.of(text));
        SourceFormats.isRecognized(text);
    }

    private static long used(LongSupplier counter, String text) {
        long before = counter.getAsLong();
        work(text);
        return counter.getAsLong() - before;
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theMemoryUsedGrowsWithTheText(HostileShape shape) {
        work(shape.text(1 << 10));
        long small = used(THREADS::getCurrentThreadAllocatedBytes, shape.text(1 << 12));
        long large = used(THREADS::getCurrentThreadAllocatedBytes, shape.text(1 << 16));
        double most = small * Math.pow(PER_DOUBLING, 4);
        assertTrue(large <= most, () -> small + " bytes became " + large);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("shapes")
    void theProcessorTimeGrowsWithTheText(HostileShape shape) {
        String small = shape.text(1 << 16);
        String large = shape.text(1 << 19);
        List<Double> ratios = new ArrayList<>();
        while (ratios.size() < TIMES
                && (ratios.isEmpty() || ratios.getLast() > Math.pow(PER_DOUBLING, 3))) {
            ratios.add(ratio(small, large));
        }
        assertTrue(ratios.getLast() <= Math.pow(PER_DOUBLING, 3), ratios::toString);
    }

    private static double ratio(String small, String large) {
        long before = used(THREADS::getCurrentThreadCpuTime, small);
        long after = used(THREADS::getCurrentThreadCpuTime, large);
        return after < NOTHING_MUCH ? 1 : (double) after / Math.max(1, before);
    }

    @Test
    void recordsBehindABrokenOneAreStillFoundInALongText() {
        String items =
                "{\"DOI\":\"10.1/a\",\"title\":\"b\",\"author\":[{\"family\":\"c\"}]},"
                        .repeat(10_000);
        ForeignWorks works =
                assertInstanceOf(
                        ForeignWorks.class,
                        SourceFormats.readSource(
                                SourceContent.of(
                                        "[{\"title\":\"a\" \"author\":[{\"family\":\"b\"}]},"
                                                + items
                                                + "{}]")));
        assertEquals(10_000, works.works().works().size());
        assertEquals(1, works.works().damagedRecords().getFirst().lineNumber());
    }

    @Test
    void aRecordTooDeepCostsNoOther() {
        String text =
                "a:\n  type: book\n  title: A\nb:\n  title: "
                        + "[".repeat(1000)
                        + "\nc:\n  title: C\n";
        ForeignWorks works =
                assertInstanceOf(
                        ForeignWorks.class, SourceFormats.readSource(SourceContent.of(text)));
        assertEquals(2, works.works().works().size());
        assertEquals(
                List.of(TreeBuilder.NESTED_TOO_DEEP),
                works.works().damagedRecords().stream().map(DamagedRecord::message).toList());
    }
}
