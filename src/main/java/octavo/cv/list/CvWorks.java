package octavo.cv.list;

import octavo.library.PerWork;
import octavo.library.Work;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The publications of a library, with what its lists make of each. Lists made of one instance
/// share that.
public final class CvWorks {
    private final List<Work> works;
    private final Map<Integer, String> series;
    private final PerWork<String, WorkValues> values = new PerWork<>();
    private final PerWork<ListedWork.Said, ListedWork> listed = new PerWork<>();

    /// @param works all works of the library, in order; entries that are not publications are
    ///   dropped
    public CvWorks(List<Work> works) {
        this(works, Map.of());
    }

    /// @param series how the owner calls the series of some works, by their slots
    CvWorks(List<Work> works, Map<Integer, String> series) {
        this.series = Map.copyOf(series);
        this.works = works.stream().filter(Work::isPublication).toList();
    }

    public List<Work> works() {
        return works;
    }

    WorkValues values(Work work) {
        return values.of(work, "", () -> new WorkValues(work, series(work)));
    }

    private Optional<String> series(Work work) {
        return series.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(
                        series.get(work.library().slots().get(work.index()).number()));
    }

    ListedWork listed(Work work, ListedWork.Said said) {
        return listed.of(work, said, () -> new ListedWork(work, said, this));
    }
}
