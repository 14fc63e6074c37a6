package octavo.cv.list;

import octavo.library.PerWork;
import octavo.library.Work;

import java.util.List;

/// The publications of a library, with what its lists make of each. Lists made of one instance
/// share that.
public final class CvWorks {
    private final List<Work> works;
    private final PerWork<String, WorkValues> values = new PerWork<>();
    private final PerWork<ListedWork.Said, ListedWork> listed = new PerWork<>();

    /// @param works all works of the library, in order; entries that are not publications are
    ///   dropped
    public CvWorks(List<Work> works) {
        this.works = works.stream().filter(Work::isPublication).toList();
    }

    public List<Work> works() {
        return works;
    }

    WorkValues values(Work work) {
        return values.of(work, "", () -> new WorkValues(work));
    }

    ListedWork listed(Work work, ListedWork.Said said) {
        return listed.of(work, said, () -> new ListedWork(work, said, this));
    }
}
