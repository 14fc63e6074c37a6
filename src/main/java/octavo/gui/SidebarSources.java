package octavo.gui;

import octavo.gui.document.LibraryDocument;
import octavo.gui.entries.EntriesModel;
import octavo.gui.sidebar.SidebarModel;
import octavo.search.VenueQueries;
import octavo.venues.VenueDecisions;

/// What the sidebar counts, and what the table's search learns from it about venues.
final class SidebarSources {
    private SidebarSources() {}

    static void connect(SidebarModel sidebar, LibraryDocument document, EntriesModel entries) {
        document.beside()
                .contentProperty()
                .subscribe(beside -> sidebar.decide(VenueDecisions.of(beside)));
        entries.indexProperty().subscribe(sidebar::changedTo);
        sidebar.venuesProperty()
                .subscribe(
                        known -> entries.answer("venue==", it -> VenueQueries.resolved(it, known)));
    }
}
