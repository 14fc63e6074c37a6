package octavo.bibliometrics;

import java.util.List;
import java.util.stream.IntStream;

/// Places for points so that linked ones are near each other and no two on one place: forces move
/// them from a spiral, always the same way, so that a picture of the same data is the same. Takes a
/// fixed number of rounds, each of which compares all pairs.
///
/// @param horizontal from 0 to 1, by the number of the point
/// @param vertical the same
public record PointLayout(List<Double> horizontal, List<Double> vertical) {
    private static final int FORCE_ROUNDS = 300;
    private static final int SPREAD_ROUNDS = 60;

    /// Pulls to the middle, so that what is not linked stays in the picture.
    private static final double GRAVITY = 0.06;

    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    /// How near points may be, as a share of the distance that they would have in a grid.
    private static final double LEAST_DISTANCE = 0.75;

    private static final double TINY = 1e-6;

    public PointLayout {
        horizontal = List.copyOf(horizontal);
        vertical = List.copyOf(vertical);
    }

    /// @param aspectRatio width of the picture by its height
    public static PointLayout of(int pointCount, List<PointLink> links, double aspectRatio) {
        var simulation = new ForceSimulation(pointCount, links);
        simulation.moveByForces();
        simulation.fillArea(aspectRatio);
        simulation.spreadOut(aspectRatio);
        simulation.fillArea(aspectRatio);
        return new PointLayout(
                simulation.positions(simulation.left, aspectRatio),
                simulation.positions(simulation.top, 1));
    }

    private static final class ForceSimulation {
        private final int pointCount;
        private final List<PointLink> links;
        private final double[] left;
        private final double[] top;
        private final double[] pushLeft;
        private final double[] pushTop;
        private final int[] linkCounts;

        ForceSimulation(int pointCount, List<PointLink> links) {
            this.pointCount = pointCount;
            this.links = links;
            left = new double[pointCount];
            top = new double[pointCount];
            pushLeft = new double[pointCount];
            pushTop = new double[pointCount];
            linkCounts = new int[pointCount];
            for (PointLink link : links) {
                linkCounts[link.from()]++;
                linkCounts[link.to()]++;
            }
            List<Integer> innermostFirst = innermostFirst();
            for (int i = 0; i < pointCount; i++) {
                int point = innermostFirst.get(i);
                double radius = Math.sqrt(i + 0.5);
                left[point] = radius * Math.cos(i * GOLDEN_ANGLE);
                top[point] = radius * Math.sin(i * GOLDEN_ANGLE);
            }
        }

        /// Points with many links begin in the middle.
        private List<Integer> innermostFirst() {
            return IntStream.range(0, pointCount)
                    .boxed()
                    .sorted((one, other) -> Integer.compare(linkCounts[other], linkCounts[one]))
                    .toList();
        }

        void moveByForces() {
            double startSpeed = Math.sqrt(pointCount) / 4 + 1;
            for (int round = 0; round < FORCE_ROUNDS; round++) {
                for (int i = 0; i < pointCount; i++) {
                    pushLeft[i] = -left[i] * GRAVITY;
                    pushTop[i] = -top[i] * GRAVITY;
                }
                pushApart();
                pullTogether();
                move(startSpeed * (FORCE_ROUNDS - round) / FORCE_ROUNDS);
            }
        }

        private void pushApart() {
            for (int i = 0; i < pointCount; i++) {
                for (int j = i + 1; j < pointCount; j++) {
                    double across = left[i] - left[j];
                    double down = top[i] - top[j];
                    double force = 1 / Math.max(TINY, across * across + down * down);
                    pushLeft[i] += across * force;
                    pushTop[i] += down * force;
                    pushLeft[j] -= across * force;
                    pushTop[j] -= down * force;
                }
            }
        }

        /// What has many links would be drawn to a heap by them.
        private void pullTogether() {
            for (PointLink link : links) {
                double across = left[link.to()] - left[link.from()];
                double down = top[link.to()] - top[link.from()];
                double strength =
                        (1 + Math.log(Math.max(1, link.weight())))
                                / Math.min(linkCounts[link.from()], linkCounts[link.to()]);
                pushLeft[link.from()] += across * strength;
                pushTop[link.from()] += down * strength;
                pushLeft[link.to()] -= across * strength;
                pushTop[link.to()] -= down * strength;
            }
        }

        /// @param mostDistance the farthest that a point moves
        private void move(double mostDistance) {
            for (int i = 0; i < pointCount; i++) {
                double distance = Math.hypot(pushLeft[i], pushTop[i]);
                double share = distance <= mostDistance ? 1 : mostDistance / distance;
                left[i] += pushLeft[i] * share / 2;
                top[i] += pushTop[i] * share / 2;
            }
        }

        /// Stretches the picture to the whole area, of height 1.
        void fillArea(double aspectRatio) {
            stretch(left, aspectRatio);
            stretch(top, 1);
        }

        private static void stretch(double[] places, double size) {
            double least =
                    IntStream.range(0, places.length).mapToDouble(i -> places[i]).min().orElse(0);
            double most =
                    IntStream.range(0, places.length).mapToDouble(i -> places[i]).max().orElse(0);
            for (int i = 0; i < places.length; i++) {
                places[i] =
                        most - least < TINY
                                ? size / 2
                                : (places[i] - least) / (most - least) * size;
            }
        }

        /// Moves points apart that are too near.
        void spreadOut(double aspectRatio) {
            double leastDistance =
                    LEAST_DISTANCE * Math.sqrt(aspectRatio / Math.max(1, pointCount));
            for (int round = 0; round < SPREAD_ROUNDS; round++) {
                for (int i = 0; i < pointCount; i++) {
                    for (int j = i + 1; j < pointCount; j++) {
                        separate(i, j, leastDistance);
                    }
                }
                for (int i = 0; i < pointCount; i++) {
                    left[i] = Math.clamp(left[i], 0, aspectRatio);
                    top[i] = Math.clamp(top[i], 0, 1);
                }
            }
        }

        private void separate(int one, int other, double leastDistance) {
            double across = left[one] - left[other];
            double down = top[one] - top[other];
            double distance = Math.hypot(across, down);
            if (distance >= leastDistance) {
                return;
            }
            if (distance < TINY) { // any direction, always the same
                across = Math.cos(one * GOLDEN_ANGLE);
                down = Math.sin(one * GOLDEN_ANGLE);
                distance = 1;
            }
            double shift = (leastDistance - Math.min(distance, leastDistance)) / 2;
            left[one] += across / distance * shift;
            top[one] += down / distance * shift;
            left[other] -= across / distance * shift;
            top[other] -= down / distance * shift;
        }

        List<Double> positions(double[] places, double size) {
            return IntStream.range(0, pointCount).mapToObj(i -> places[i] / size).toList();
        }
    }
}
