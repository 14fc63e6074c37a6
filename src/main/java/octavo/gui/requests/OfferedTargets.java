package octavo.gui.requests;

import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.integrations.browsers.SaveTargets;
import octavo.integrations.browsers.SaveTargets.SaveTarget;
import octavo.search.groups.EntryGroup;
import octavo.search.groups.GroupTree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The places that a browser was last offered to save to: the open libraries and their groups.
final class OfferedTargets {
    private final Workspaces workspaces;
    private SaveTargets offeredTargets = SaveTargets.NONE;

    OfferedTargets(Workspaces workspaces) {
        this.workspaces = workspaces;
    }

    /// The offered place with an identifier.
    Optional<SaveTarget> findTarget(String targetId) {
        return offeredTargets.findTarget(targetId);
    }

    /// Offers the libraries that are open now, and their groups.
    SaveTargets offerTargets() {
        List<SaveTarget> saveTargets = new ArrayList<>();
        Workspace currentWorkspace = workspaces.currentProperty().get();
        Optional<String> shownGroup =
                Optional.ofNullable(currentWorkspace).flatMap(OfferedTargets::chosenGroup);
        int chosenIndex = 0;
        for (int i = 0; i < workspaces.open().size(); i++) {
            Workspace openWorkspace = workspaces.open().get(i);
            if (openWorkspace == currentWorkspace) {
                chosenIndex = saveTargets.size();
            }
            saveTargets.add(libraryTarget(openWorkspace, i + 1));
            for (Map.Entry<String, Integer> groupAndLevel : openGroups(openWorkspace).entrySet()) {
                if (openWorkspace == currentWorkspace
                        && shownGroup.equals(Optional.of(groupAndLevel.getKey()))) {
                    chosenIndex = saveTargets.size();
                }
                saveTargets.add(
                        new SaveTarget(
                                i + 1,
                                groupAndLevel.getKey(),
                                Optional.of(groupAndLevel.getKey()),
                                groupAndLevel.getValue(),
                                List.of(),
                                openWorkspace.document().path().isPresent()));
            }
        }
        offeredTargets = new SaveTargets(saveTargets, chosenIndex);
        return offeredTargets;
    }

    private static SaveTarget libraryTarget(Workspace workspace, int libraryNumber) {
        return new SaveTarget(
                libraryNumber,
                workspace.document().nameProperty().get(),
                Optional.empty(),
                0,
                workspace.sidebar().values("tag"),
                workspace.document().path().isPresent());
    }

    /// The groups that entries can be put into, with how deep in the tree they are.
    private static Map<String, Integer> openGroups(Workspace workspace) {
        Map<String, Integer> levelsByGroup = new LinkedHashMap<>();
        GroupTree.of(workspace.document().library())
                .groupsByPath()
                .forEach((groupPath, group) -> {
                    if (group.isOpen()) {
                        levelsByGroup.putIfAbsent(
                                group.groupName(), groupPath.split("/", -1).length);
                    }
                });
        return levelsByGroup;
    }

    /// The group that is shown, if entries can be put into it.
    static Optional<String> chosenGroup(Workspace workspace) {
        String groupPath = workspace.sidebar().chosenGroupProperty().get();
        return Optional.ofNullable(
                        GroupTree.of(workspace.document().library()).groupsByPath().get(groupPath))
                .filter(EntryGroup::isOpen)
                .map(EntryGroup::groupName);
    }
}
