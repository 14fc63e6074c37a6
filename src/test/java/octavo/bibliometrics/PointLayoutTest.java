package octavo.bibliometrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class PointLayoutTest {
    private static final int MOST_POINTS = 300;

    private static List<PointLink> links(int pointCount, int linkCount) {
        var random = new Random(3);
        List<PointLink> links = new ArrayList<>();
        for (int i = 0; i < linkCount && pointCount > 1; i++) {
            links.add(new PointLink(random.nextInt(pointCount), random.nextInt(pointCount), 1));
        }
        return links;
    }

    private static double distance(PointLayout layout, int one, int other) {
        return Math.hypot(
                layout.horizontal().get(one) - layout.horizontal().get(other),
                layout.vertical().get(one) - layout.vertical().get(other));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 60, MOST_POINTS})
    void allPointsAreInThePictureAndNoTwoInOnePlace(int pointCount) {
        PointLayout layout = PointLayout.of(pointCount, links(pointCount, 4 * pointCount), 1.5);
        assertEquals(pointCount, layout.horizontal().size());
        for (int i = 0; i < pointCount; i++) {
            assertTrue(layout.horizontal().get(i) >= 0 && layout.horizontal().get(i) <= 1);
            assertTrue(layout.vertical().get(i) >= 0 && layout.vertical().get(i) <= 1);
            for (int j = 0; j < i; j++) {
                assertTrue(distance(layout, i, j) > 0.01, i + " and " + j);
            }
        }
    }

    @Test
    void theSameLinksAreDrawnTheSameWay() {
        List<PointLink> links = links(80, 200);
        assertEquals(PointLayout.of(80, links, 1.5), PointLayout.of(80, links, 1.5));
    }

    @Test
    void linkedPointsAreNearerThanOthers() {
        List<PointLink> links = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < i; j++) {
                links.add(new PointLink(i, j, 1)); // one group
                links.add(new PointLink(10 + i, 10 + j, 1)); // another
            }
        }
        PointLayout layout = PointLayout.of(20, links, 1.5);
        double within = 0;
        double between = 0;
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                within += distance(layout, i, j);
                between += distance(layout, i, 10 + j);
            }
        }
        assertTrue(within < 0.8 * between, within + " within, " + between + " between");
    }

    @Test
    void threeHundredPointsWithThousandsOfLinksTakeBoundedTime() {
        assertTimeout(
                Duration.ofMinutes(2),
                () -> PointLayout.of(MOST_POINTS, links(MOST_POINTS, 20_000), 1.5));
    }
}
