package octavo.gui.openlibraries;

import octavo.gui.entries.EntriesModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.sidebar.SidebarModel;
import octavo.search.VenueQueries;
import octavo.venues.VenueDecisions;

/// What the sidebar counts, and what the table's search learns from it about venues.
final class SidebarSources {
    private SidebarSources() {}

    static void connect(
            SidebarModel sidebarModel, LibraryDocument document, EntriesModel entriesModel) {
        document.sidecarSession()
                .contentProperty()
                .subscribe(
                        sidecarContent -> sidebarModel.decide(VenueDecisions.of(sidecarContent)));
        entriesModel.indexProperty().subscribe(sidebarModel::changedTo);
        sidebarModel
                .venuesProperty()
                .subscribe(knownVenues ->
                        entriesModel.answer(
                                "venue==",
                                venueQuery -> VenueQueries.resolveVenues(venueQuery, knownVenues)));
    }
}
