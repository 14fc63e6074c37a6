package octavo.gui.sidebar;

import java.util.Optional;

/// A line of the sidebar.
///
/// @param id names it for tests
/// @param count how many entries it stands for; -1 for a line that stands for none
/// @param query what it puts into the search field; nothing if it does not search
/// @param assignment what entries get which are dropped on it
/// @param choose what choosing it does
record SidebarItem(
        String id,
        String text,
        int count,
        Optional<String> query,
        Optional<FacetValue> assignment,
        Runnable choose) {
    static final int NONE = -1;

    /// How the ids of searches that are kept begin.
    static final String SEARCH = "saved-";

    static SidebarItem heading(String id, String text) {
        return new SidebarItem(id, text, NONE, Optional.empty(), Optional.empty(), () -> {});
    }

    boolean isSearch() {
        return id.startsWith(SEARCH);
    }

    boolean isHeading() {
        return id.startsWith("heading-");
    }
}
