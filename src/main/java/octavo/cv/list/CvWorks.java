package octavo.cv.list;

import octavo.library.PerWorkCache;
import octavo.library.Work;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The publications of a library, with what its lists make of each. Lists made of one instance
/// share that.
public final class CvWorks {
    private final List<Work> works;
    private final Map<Integer, String> seriesBySlot;
    private final PerWorkCache<String, WorkValues> valuesByWork = new PerWorkCache<>();
    private final PerWorkCache<ListedWork.ListContext, ListedWork> listedWorks =
            new PerWorkCache<>();

    /// @param works all works of the library, in order; entries that are not publications are
    ///   dropped
    public CvWorks(List<Work> works) {
        this(works, Map.of());
    }

    /// @param seriesBySlot how the owner calls the series of some works, by their slots
    CvWorks(List<Work> works, Map<Integer, String> seriesBySlot) {
        this.seriesBySlot = Map.copyOf(seriesBySlot);
        this.works = works.stream().filter(Work::isPublication).toList();
    }

    public List<Work> works() {
        return works;
    }

    WorkValues valuesOf(Work work) {
        return valuesByWork.getOrMake(work, "", () -> new WorkValues(work, seriesOf(work)));
    }

    private Optional<String> seriesOf(Work work) {
        return seriesBySlot.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(
                        seriesBySlot.get(work.library().slots().get(work.index()).number()));
    }

    ListedWork listedWork(Work work, ListedWork.ListContext listContext) {
        return listedWorks.getOrMake(
                work, listContext, () -> new ListedWork(work, listContext, this));
    }
}
