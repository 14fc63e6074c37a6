package octavo.gui.sidebar;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.gui.pagecontract.VenueRegisters;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;
import octavo.search.SearchIndex;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueSpellings;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The parts of a library, counted in the background and kept up to date.
public final class SidebarModel {
    /// The field that has the tags of an entry.
    public static final String TAGS = "keywords";

    private static final int FEW = 8;
    private static final int MANY = 500;
    private static final int MOST = 100_000;

    /// The result of counting: the groups, and the basis for the next count.
    private record Counted(
            FacetCounts facetCounts,
            KnownSpellings venues,
            List<FacetGroup> groups,
            List<CollectionLine> collections) {}

    /// The venues of some spellings, and what they were worked out from.
    private record KnownSpellings(
            Set<String> written, VenueDecisions decisions, VenueSpellings venues) {
        static final KnownSpellings NONE =
                new KnownSpellings(Set.of(), VenueDecisions.NONE, VenueSpellings.NONE);

        /// The same unless something changed: to find the venues takes a while.
        KnownSpellings after(Set<String> now, VenueDecisions decided) {
            return written.equals(now) && decisions.equals(decided)
                    ? this
                    : new KnownSpellings(
                            Set.copyOf(now),
                            decided,
                            VenueSpellings.of(now, VenueRegisters.readOrBuiltIn(), decided));
        }
    }

    private final BackgroundTasks background;
    private final Consumer<Exception> failed;
    private final ReadOnlyObjectWrapper<List<FacetGroup>> groups =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<CollectionLine>> collections =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<VenueSpellings> venues =
            new ReadOnlyObjectWrapper<>(VenueSpellings.NONE);
    private final StringProperty chosenGroup = new SimpleStringProperty("");
    private final Map<Facet, Integer> limits = new EnumMap<>(Facet.class);
    private final LatestOnly latest = new LatestOnly();
    private volatile @Nullable FacetCounts facetCounts;
    private KnownSpellings spellings = KnownSpellings.NONE;
    private VenueDecisions decisions = VenueDecisions.NONE;
    private Supplier<SearchIndex> index = () -> SearchIndex.of(Library.empty());
    private Runnable cancel = () -> {};

    /// @param failed receives background errors
    public SidebarModel(BackgroundTasks background, Consumer<Exception> failed) {
        this.background = background;
        this.failed = failed;
    }

    public ReadOnlyObjectProperty<List<FacetGroup>> groupsProperty() {
        return groups.getReadOnlyProperty();
    }

    /// The groups that the library keeps, as a tree.
    public ReadOnlyObjectProperty<List<CollectionLine>> collectionsProperty() {
        return collections.getReadOnlyProperty();
    }

    /// The path of the group that is selected; empty if none is.
    public StringProperty chosenGroupProperty() {
        return chosenGroup;
    }

    /// Which spellings of the library mean the same venue.
    public ReadOnlyObjectProperty<VenueSpellings> venuesProperty() {
        return venues.getReadOnlyProperty();
    }

    /// Sets what was decided about venues.
    public void decide(VenueDecisions decided) {
        if (!decisions.equals(decided)) {
            decisions = decided;
            if (facetCounts != null) {
                count();
            }
        }
    }

    /// Counts another state of the library.
    ///
    /// @param now its index, which may take time to build
    public void changedTo(Supplier<SearchIndex> now) {
        index = now;
        count();
    }

    /// Shows all values of a facet, up to a limit.
    public void showMore(Facet facet) {
        limits.put(facet, MANY);
        count();
    }

    /// The values of a query field, the most frequent first.
    public List<String> values(String field) {
        FacetCounts knownCounts = facetCounts;
        return knownCounts == null
                ? List.of()
                : Facet.ofField(field)
                        .map(facet -> knownCounts.first(facet, MOST))
                        .orElse(List.of());
    }

    private void count() {
        cancel.run();
        FacetCounts oldCounts = facetCounts;
        Supplier<SearchIndex> wanted = index;
        Map<Facet, Integer> most = Map.copyOf(limits);
        KnownSpellings knownCounts = spellings;
        VenueDecisions decided = decisions;
        Callable<Counted> work = () -> counted(oldCounts, knownCounts, decided, wanted.get(), most);
        Consumer<Counted> take =
                latest.onlyLatest(counted -> {
                    facetCounts = counted.facetCounts();
                    spellings = counted.venues();
                    venues.set(spellings.venues());
                    collections.set(counted.collections());
                    groups.set(counted.groups());
                });
        // Initially the index is still being built, and all entries must be read.
        cancel =
                oldCounts == null
                        ? background.runWhenIdle(work, take, failed)
                        : background.runInBackground(work, take, failed);
    }

    /// Cancels counting: the library is closed.
    public void close() {
        latest.ignorePending();
        cancel.run();
    }

    private static Counted counted(
            @Nullable FacetCounts oldCounts,
            KnownSpellings knownCounts,
            VenueDecisions decided,
            SearchIndex index,
            Map<Facet, Integer> most) {
        Library library = index.library();
        FacetCounts newCounts =
                oldCounts == null ? FacetCounts.of(library) : oldCounts.changedTo(library);
        KnownSpellings spellings =
                knownCounts.after(newCounts.values(Facet.VENUE).keySet(), decided);
        List<FacetGroup> groups =
                FacetGroup.of(
                        newCounts,
                        spellings.venues(),
                        index,
                        facet -> most.getOrDefault(facet, FEW));
        return new Counted(newCounts, spellings, groups, CollectionLine.of(index));
    }

    /// Adds a tag, a venue or an author to entries that lack it.
    public static Edit.EditBatch assign(
            Library library, Collection<Integer> slots, FacetValue assignment) {
        return FacetAssignment.edit(library, slots, assignment);
    }

    /// The tags that any of some works has, in the order of their letters.
    public static List<String> tags(List<Work> works) {
        return values(works, Facet.TAG);
    }

    /// The groups that any of some works names.
    public static List<String> groups(List<Work> works) {
        return values(works, Facet.GROUP);
    }

    private static List<String> values(List<Work> works, Facet facet) {
        return works.stream()
                .flatMap(work -> facet.values(work).stream())
                .distinct()
                .sorted(String.CASE_INSENSITIVE_ORDER)
                .toList();
    }
}
