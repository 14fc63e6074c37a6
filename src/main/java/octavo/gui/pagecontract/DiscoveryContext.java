package octavo.gui.pagecontract;

import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.lookup.FoundPaper;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/// The library beside which works are looked for, and what is done with them.
///
/// @param library its present state
/// @param sidecarEdits changes its sidecar
/// @param showEntries closes the search and shows the entries in some slots
/// @param reviewPapers closes the search and shows papers for review before they are imported
/// @param onFailure receives background errors
public record DiscoveryContext(
        BackgroundTasks background,
        OnlineAccess onlineAccess,
        Supplier<Library> library,
        SidecarEdits sidecarEdits,
        Consumer<List<Integer>> showEntries,
        Consumer<List<FoundPaper>> reviewPapers,
        Consumer<Exception> onFailure) {
    /// Closes the search and shows the entry in a slot.
    public IntConsumer showEntry() {
        return slot -> showEntries.accept(List.of(slot));
    }
}
