package octavo.gui;

import octavo.connector.SentItem;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// One click on the button of a browser: where its papers are.
final class BrowserSession {
    private Workspace workspace;
    private final List<SentItem> items;
    private Set<Integer> added = Set.of();
    private Optional<String> group;
    private List<String> tags = List.of();

    /// The files that were kept, by the item that they belong to.
    private final Map<String, List<Path>> files = new HashMap<>();

    BrowserSession(Workspace workspace, List<SentItem> items, Optional<String> group) {
        this.workspace = workspace;
        this.items = List.copyOf(items);
        this.group = group;
    }

    Workspace workspace() {
        return workspace;
    }

    List<SentItem> items() {
        return items;
    }

    /// The item that the browser calls so; the only one, whatever it is called.
    Optional<SentItem> item(String id) {
        return items.stream().filter(each -> each.id().equals(id) || items.size() == 1).findFirst();
    }

    /// The slots that the click has added.
    Set<Integer> added() {
        return added;
    }

    /// The group that they are in because of the click.
    Optional<String> group() {
        return group;
    }

    /// The tags that they have because of the click.
    List<String> tags() {
        return tags;
    }

    void tookSlots(List<Integer> slots) {
        added = Set.copyOf(slots);
    }

    void took(Optional<String> otherGroup, List<String> otherTags) {
        group = otherGroup;
        tags = List.copyOf(otherTags);
    }

    void movedTo(Workspace other) {
        workspace = other;
    }

    void keeps(String item, Path file) {
        files.computeIfAbsent(item, _ -> new ArrayList<>()).add(file);
    }

    Map<String, List<Path>> files() {
        return files;
    }
}
