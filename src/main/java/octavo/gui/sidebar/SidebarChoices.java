package octavo.gui.sidebar;

import javafx.beans.value.ObservableValue;

import octavo.settings.Settings.NamedSearch;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// The sidebar's connections to the rest of the window.
///
/// @param query the current query
/// @param search sets the query
/// @param all the number of entries
/// @param mine entries by the user; not shown while there are none
/// @param recent recently changed entries
/// @param attention entries with problems
/// @param followedPart works that are new of those who are followed
/// @param saved the saved searches
/// @param groups makes and changes groups
/// @param tags changes tags
/// @param assign adds a tag, a venue or an author to the entries in some slots
public record SidebarChoices(
        ObservableValue<String> query,
        Consumer<String> search,
        ObservableValue<? extends Number> all,
        Part mine,
        Part recent,
        Part attention,
        FollowedPart followedPart,
        Saved saved,
        Groups groups,
        Tags tags,
        BiConsumer<List<Integer>, FacetValue> assign) {

    /// A part of the library that has no query.
    public record Part(ObservableValue<? extends Number> count, Runnable show) {}

    /// What is new of those who are followed; not shown while nobody is.
    ///
    /// @param show leads away from the table
    public record FollowedPart(
            ObservableValue<Boolean> isShown,
            ObservableValue<? extends Number> count,
            Runnable show) {}

    /// What can be done to the library's groups, which are given by their paths.
    ///
    /// @param isOwn whether a group can be changed
    /// @param create asks for a new one
    /// @param rename renames one
    /// @param remove removes one, but not those below it
    /// @param move puts one into another; to the top if that is empty
    public record Groups(
            Predicate<String> isOwn,
            Runnable create,
            BiConsumer<String, String> rename,
            Consumer<String> remove,
            BiConsumer<String, String> move) {}

    /// What can be done to a tag in all entries that have it.
    ///
    /// @param rename renames one
    /// @param remove removes one
    public record Tags(BiConsumer<String, String> rename, Consumer<String> remove) {}

    /// The saved searches.
    ///
    /// @param rename renames a search
    public record Saved(
            ObservableValue<List<NamedSearch>> list,
            Consumer<NamedSearch> keep,
            BiConsumer<String, String> rename,
            Consumer<NamedSearch> drop) {}
}
