package octavo.gui.commands;

import octavo.gui.entries.CompletionOffers;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;

import java.util.List;

/// What the search field offers to complete, from the library in front.
public final class SearchCompletions {
    private final Workspaces workspaces;

    public SearchCompletions(Workspaces workspaces) {
        this.workspaces = workspaces;
    }

    public List<CompletionOffers.Offer> completionsFor(String query) {
        Workspace workspace = workspaces.currentProperty().get();
        return workspace == null
                ? List.of()
                : new CompletionOffers(
                                workspace.entries().fields(), field -> valuesOf(workspace, field))
                        .offers(query);
    }

    private static List<String> valuesOf(Workspace workspace, String fieldName) {
        return fieldName.equals("cited")
                ? workspace.projects().projectFolders().stream()
                        .map(folder -> String.valueOf(folder.getFileName()))
                        .toList()
                : workspace.sidebar().values(fieldName);
    }
}
