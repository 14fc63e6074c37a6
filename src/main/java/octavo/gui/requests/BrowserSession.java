package octavo.gui.requests;

import octavo.gui.openlibraries.Workspace;
import octavo.integrations.browsers.SentItem;

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
    private final List<SentItem> sentItems;
    private Set<Integer> addedSlots = Set.of();
    private Optional<String> chosenGroup;
    private List<String> chosenTags = List.of();

    /// The files that were kept, by the item that they belong to.
    private final Map<String, List<Path>> filesByItem = new HashMap<>();

    BrowserSession(Workspace workspace, List<SentItem> sentItems, Optional<String> chosenGroup) {
        this.workspace = workspace;
        this.sentItems = List.copyOf(sentItems);
        this.chosenGroup = chosenGroup;
    }

    Workspace workspace() {
        return workspace;
    }

    List<SentItem> sentItems() {
        return sentItems;
    }

    /// The item that the browser calls so; the only one, whatever it is called.
    Optional<SentItem> sentItem(String itemId) {
        return sentItems.stream()
                .filter(sentItem -> sentItem.id().equals(itemId) || sentItems.size() == 1)
                .findFirst();
    }

    /// The slots that the click has added.
    Set<Integer> addedSlots() {
        return addedSlots;
    }

    /// The group that they are in because of the click.
    Optional<String> chosenGroup() {
        return chosenGroup;
    }

    /// The tags that they have because of the click.
    List<String> chosenTags() {
        return chosenTags;
    }

    void setAddedSlots(List<Integer> newSlots) {
        addedSlots = Set.copyOf(newSlots);
    }

    void setGroupAndTags(Optional<String> otherGroup, List<String> otherTags) {
        chosenGroup = otherGroup;
        chosenTags = List.copyOf(otherTags);
    }

    void moveTo(Workspace otherWorkspace) {
        workspace = otherWorkspace;
    }

    void addFile(String itemId, Path file) {
        filesByItem.computeIfAbsent(itemId, _ -> new ArrayList<>()).add(file);
    }

    Map<String, List<Path>> filesByItem() {
        return filesByItem;
    }
}
