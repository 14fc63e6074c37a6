package octavo;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.PostDiscoveryFilter;

import java.util.Objects;

/// Deals the slow test classes out among days where `CI_DAY` is set, as `.ci/run` does: each runs
/// one day in so many, and takes all of what else is sampled. All of them run where it is `all`,
/// and where it is not set. Decision 0323 says more.
public final class TestDays implements PostDiscoveryFilter {
    static final int DAYS = 12;
    private static final String TODAY = Objects.requireNonNullElse(System.getenv("CI_DAY"), "all");
    private static final TestTag SLOW = TestTag.create("slow");

    /// Whether it is the day of a test class.
    static boolean isOf(String testClass) {
        return isOf(testClass, TODAY);
    }

    static boolean isOf(String testClass, String day) {
        return day.equals("all")
                || Math.floorMod(testClass.hashCode() + Long.parseLong(day), DAYS) == 0;
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        boolean runs =
                !test.getTags().contains(SLOW)
                        || !(test.getSource().orElse(null) instanceof MethodSource method)
                        || isOf(method.getClassName());
        return FilterResult.includedIf(runs);
    }
}
