package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

class RetentionPolicyTest {
    private static final Instant MONDAY = Instant.parse("2026-01-05T08:00:00Z");

    /// The newest first.
    private final List<LibraryVersion> versions = new ArrayList<>();

    private long count;

    private void keep(Instant time) {
        ByteFingerprint any = ByteFingerprint.of(new byte[0]);
        versions.addFirst(
                LibraryVersion.of(Path.of(""), ++count, time, new LibrarySize(1, 100), any));
        versions.removeAll(
                RetentionPolicy.superfluousVersions(versions, version -> 100, Long.MAX_VALUE));
    }

    @Test
    void theNewestTwentyStayAndThenOneOfEachDayAndOfEachWeek() {
        for (int i = 0; i < 1200; i++) {
            keep(MONDAY.plus(Duration.ofHours(2L * i)));
        }
        List<Long> numbers = versions.stream().map(LibraryVersion::versionNumber).toList();
        assertEquals(
                LongStream.iterate(1200, n -> n - 1).limit(20).boxed().toList(),
                numbers.subList(0, 20));
        List<Long> days =
                versions.stream()
                        .skip(19)
                        .map(version -> Duration.between(MONDAY, version.savedAt()).toDays())
                        .toList();
        for (int i = 1; i <= 30; i++) {
            assertEquals(1, days.get(i - 1) - days.get(i));
        }
        for (int i = 32; i < days.size(); i++) {
            assertEquals(7, days.get(i - 1) - days.get(i));
        }
        assertTrue(days.getLast() < 7, "the first week is still there");
    }

    @Test
    @Tag("slow")
    void thereIsAnEndAfterTwoYears() {
        IntStream.range(0, 2000).forEach(i -> keep(MONDAY.plus(Duration.ofDays(i))));
        assertEquals(20 + 30 + 104, versions.size());
    }

    @Test
    void aClockThatGoesWrongMakesNoNewVersionGo() {
        Random random = new Random(3);
        for (int i = 1; i < 500; i++) {
            keep(MONDAY.plus(Duration.ofDays(random.nextInt(40_000) - 20_000)));
            assertEquals(
                    LongStream.iterate(i, n -> n > 0, n -> n - 1).limit(20).boxed().toList(),
                    versions.stream().map(LibraryVersion::versionNumber).limit(20).toList());
            assertTrue(versions.size() <= 20 + 30 + 104);
        }
    }
}
