package octavo.gui.sidebar;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.SearchIndex;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The parts of a library, counted in the background and kept in step with it.
public final class SidebarModel {
    private static final int FEW = 8;
    private static final int MANY = 500;
    private static final int MOST = 100_000;

    /// What counting gave: the groups, and what the next counting starts from.
    private record Counted(FacetCounts tally, List<FacetGroup> groups) {}

    private final BackgroundTasks background;
    private final Consumer<Exception> failed;
    private final ReadOnlyObjectWrapper<List<FacetGroup>> groups =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Map<Facet, Integer> limits = new EnumMap<>(Facet.class);
    private final LatestOnly latest = new LatestOnly();
    private volatile @Nullable FacetCounts tally;
    private Supplier<SearchIndex> index = () -> SearchIndex.of(Library.empty());
    private Runnable cancel = () -> {};

    /// @param failed told of what went wrong in the background
    public SidebarModel(BackgroundTasks background, Consumer<Exception> failed) {
        this.background = background;
        this.failed = failed;
    }

    public ReadOnlyObjectProperty<List<FacetGroup>> groupsProperty() {
        return groups.getReadOnlyProperty();
    }

    /// Counts another state of the library.
    ///
    /// @param now its index, which may take time to make
    public void changedTo(Supplier<SearchIndex> now) {
        index = now;
        count();
    }

    /// Shows all values of a facet, as far as anybody would read them.
    public void showMore(Facet facet) {
        limits.put(facet, MANY);
        count();
    }

    /// The values of a field that a query may name, the most frequent first.
    public List<String> values(String field) {
        FacetCounts known = tally;
        return known == null
                ? List.of()
                : Facet.ofField(field).map(facet -> known.first(facet, MOST)).orElse(List.of());
    }

    private void count() {
        cancel.run();
        FacetCounts before = tally;
        Supplier<SearchIndex> wanted = index;
        Map<Facet, Integer> most = Map.copyOf(limits);
        Callable<Counted> work = () -> counted(before, wanted.get(), most);
        Consumer<Counted> take =
                latest.only(counted -> {
                    tally = counted.tally();
                    groups.set(counted.groups());
                });
        // At first the index is still being made, and all entries are to be read.
        cancel =
                before == null
                        ? background.runBehind(work, take, failed)
                        : background.run(work, take, failed);
    }

    /// Ends what is being counted: the library is closed.
    public void close() {
        latest.forget();
        cancel.run();
    }

    private static Counted counted(
            @Nullable FacetCounts before, SearchIndex index, Map<Facet, Integer> most) {
        Library library = index.library();
        FacetCounts tally = before == null ? FacetCounts.of(library) : before.changedTo(library);
        List<FacetGroup> groups =
                FacetGroup.of(tally, index, facet -> most.getOrDefault(facet, FEW));
        return new Counted(tally, groups);
    }

    /// Gives entries a tag, a venue or an author that they do not have yet.
    public static Edit.Batch assign(
            Library library, Collection<Integer> slots, FacetValue assignment) {
        return FacetAssignment.edit(library, slots, assignment);
    }
}
