package octavo.gui.sidebar;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.gui.Background;
import octavo.gui.Latest;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.Index;

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
    private record Counted(Tally tally, List<Group> groups) {}

    private final Background background;
    private final Consumer<Exception> failed;
    private final ReadOnlyObjectWrapper<List<Group>> groups =
            new ReadOnlyObjectWrapper<>(List.of());
    private final Map<Facet, Integer> limits = new EnumMap<>(Facet.class);
    private final Latest latest = new Latest();
    private volatile @Nullable Tally tally;
    private Supplier<Index> index = () -> Index.of(Library.empty());
    private Runnable cancel = () -> {};

    /// @param failed told of what went wrong in the background
    public SidebarModel(Background background, Consumer<Exception> failed) {
        this.background = background;
        this.failed = failed;
    }

    public ReadOnlyObjectProperty<List<Group>> groupsProperty() {
        return groups.getReadOnlyProperty();
    }

    /// Counts another state of the library.
    ///
    /// @param now its index, which may take time to make
    public void changedTo(Supplier<Index> now) {
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
        Tally known = tally;
        return known == null
                ? List.of()
                : Facet.ofField(field).map(facet -> known.first(facet, MOST)).orElse(List.of());
    }

    private void count() {
        cancel.run();
        Tally before = tally;
        Supplier<Index> wanted = index;
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

    private static Counted counted(@Nullable Tally before, Index index, Map<Facet, Integer> most) {
        Library library = index.library();
        Tally tally = before == null ? Tally.of(library) : before.changedTo(library);
        List<Group> groups = Group.of(tally, index, facet -> most.getOrDefault(facet, FEW));
        return new Counted(tally, groups);
    }

    /// Gives entries a tag, a venue or an author that they do not have yet.
    public static Edit.Batch assign(
            Library library, Collection<Integer> slots, Assignment assignment) {
        return Assigning.edit(library, slots, assignment);
    }
}
