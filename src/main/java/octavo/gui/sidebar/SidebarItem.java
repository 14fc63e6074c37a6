package octavo.gui.sidebar;

import java.util.Optional;

/// A line of the sidebar.
///
/// @param id used by tests
/// @param count the number of its entries; -1 if it has none
/// @param query the query it sets; empty if it sets none
/// @param assignment what dropped entries receive
/// @param choose runs when it is selected
record SidebarItem(
        String id,
        String text,
        int count,
        Optional<String> query,
        Optional<FacetValue> assignment,
        Runnable choose) {
    static final int NONE = -1;

    private static final String NEWS = "news";

    /// The prefix of saved searches' ids.
    static final String SEARCH = "saved-";

    /// The prefix of groups' ids; their paths follow.
    static final String GROUP = "group-";

    static SidebarItem heading(String id, String text) {
        return new SidebarItem(id, text, NONE, Optional.empty(), Optional.empty(), () -> {});
    }

    /// What is new of those who are followed. It leads away from the table, and so not as soon as
    /// it is selected.
    static SidebarItem news(String text, SidebarChoices.FollowedPart followedPart) {
        int count = followedPart.count().getValue().intValue();
        return new SidebarItem(
                NEWS,
                text,
                count == 0 ? NONE : count,
                Optional.empty(),
                Optional.empty(),
                () -> {});
    }

    boolean isNews() {
        return id.equals(NEWS);
    }

    boolean isSearch() {
        return id.startsWith(SEARCH);
    }

    /// The path of a group; empty for what is none.
    String groupPath() {
        return id.startsWith(GROUP) ? id.substring(GROUP.length()) : "";
    }

    /// The name of a tag; empty for what is none.
    String tagName() {
        return assignment.filter(it -> it.facet() == Facet.TAG).map(FacetValue::value).orElse("");
    }

    boolean isHeading() {
        return id.startsWith("heading-");
    }
}
