package octavo.gui.discovery;

import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.SidecarEdits;
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
/// @param showEntry closes the search and shows the entry in a slot
/// @param reviewPapers closes the search and shows papers for review before they are imported
/// @param onFailure receives background errors
public record DiscoveryContext(
        BackgroundTasks background,
        OnlineAccess onlineAccess,
        Supplier<Library> library,
        SidecarEdits sidecarEdits,
        IntConsumer showEntry,
        Consumer<List<FoundPaper>> reviewPapers,
        Consumer<Exception> onFailure) {}
