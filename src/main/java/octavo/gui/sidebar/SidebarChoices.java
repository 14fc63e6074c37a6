package octavo.gui.sidebar;

import javafx.beans.value.ObservableValue;

import octavo.settings.Settings.Search;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// What the sidebar can do to the rest of the window.
///
/// @param query what is searched for
/// @param search searches for something else
/// @param all how many entries there are
/// @param recent the entries that were changed lately
/// @param attention the entries that have problems
/// @param saved the searches that are kept
/// @param assign gives the entries of some slots a tag, a venue or an author
public record SidebarChoices(
        ObservableValue<String> query,
        Consumer<String> search,
        ObservableValue<? extends Number> all,
        Part recent,
        Part attention,
        Saved saved,
        BiConsumer<List<Integer>, FacetValue> assign) {

    /// A part of the library that no query finds.
    public record Part(ObservableValue<? extends Number> count, Runnable show) {}

    /// The searches that are kept.
    ///
    /// @param rename gives the search of a name another name
    public record Saved(
            ObservableValue<List<Search>> list,
            Consumer<Search> keep,
            BiConsumer<String, String> rename,
            Consumer<Search> drop) {}
}
