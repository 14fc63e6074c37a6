package octavo.gui.commands;

import javafx.beans.property.StringProperty;

import octavo.editing.bulk.BulkPlan;
import octavo.fields.FieldName;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.sidebar.Facet;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.GroupEdits;
import octavo.gui.sidebar.NewGroupView;
import octavo.gui.sidebar.SidebarChoices;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.sidebar.TagView;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.search.groups.EntryGroup;
import octavo.search.groups.GroupChange;
import octavo.search.groups.GroupTree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Makes groups and changes them, each time as one step, and puts entries into them.
public final class GroupCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(GroupCommands.class);

    private final WindowOverlays windowOverlays;

    public GroupCommands(WindowOverlays windowOverlays) {
        this.windowOverlays = windowOverlays;
    }

    /// Asks for a group for the chosen entries; for the name of a new one if there are no groups.
    void addToGroup(Workspace workspace) {
        List<Integer> chosenSlots = workspace.entries().chosen();
        List<String> knownGroups = workspace.sidebar().values("group");
        List<String> openGroups = openGroups(workspace.document().library());
        if (knownGroups.isEmpty() && openGroups.isEmpty()) {
            createGroup(workspace, true);
            return;
        }
        List<String> groupNames =
                Stream.concat(openGroups.stream(), knownGroups.stream()).distinct().toList();
        TagView groupView =
                new TagView(
                        "group",
                        chosenSlots.size(),
                        groupNames,
                        groupName -> {
                            windowOverlays.hideOverlay();
                            AssignCommand.assign(
                                    workspace, chosenSlots, FacetValue.group(groupName));
                        });
        groupView.offer(MESSAGES.text("group.new"), () -> createGroup(workspace, true));
        windowOverlays.showQuestion(groupView, groupView::focus);
    }

    /// The names of the groups that entries can be put into.
    private static List<String> openGroups(Library library) {
        return GroupTree.of(library).groupsByPath().values().stream()
                .filter(EntryGroup::isOpen)
                .map(EntryGroup::groupName)
                .distinct()
                .toList();
    }

    /// Asks for a new group.
    void createGroup(Workspace workspace) {
        createGroup(workspace, workspace.entries().chosen().size() > 1);
    }

    private void createGroup(Workspace workspace, boolean isFilled) {
        List<Integer> chosenSlots = workspace.entries().chosen();
        Library library = workspace.document().library();
        List<String> groupPaths =
                GroupTree.of(library).groupsByPath().keySet().stream()
                        .filter(parentPrefix -> GroupChange.hasGroup(library, parentPrefix))
                        .toList();
        NewGroupView newGroupView =
                new NewGroupView(
                        chosenSlots.size(),
                        isFilled,
                        groupPaths,
                        workspace.sidebar().chosenGroupProperty().get(),
                        wantedGroup -> {
                            windowOverlays.hideOverlay();
                            createGroup(
                                    workspace,
                                    wantedGroup,
                                    wantedGroup.isFilled() ? chosenSlots : List.of());
                        },
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(newGroupView, newGroupView::focus);
    }

    private static void createGroup(
            Workspace workspace, NewGroupView.NewGroup wantedGroup, List<Integer> chosenSlots) {
        String parentPrefix = wantedGroup.parent().isEmpty() ? "" : wantedGroup.parent() + "/";
        String groupName = wantedGroup.name();
        if (GroupTree.of(workspace.document().library())
                .groupsByPath()
                .containsKey(parentPrefix + groupName)) {
            workspace.document().reportDone(MESSAGES.text("group.taken", groupName));
            return;
        }
        applyChange(
                workspace,
                MESSAGES.text("step.group.new", groupName),
                library ->
                        GroupChange.addGroup(library, wantedGroup.parent(), groupName)
                                .map(creationEdit ->
                                        withMembers(library, creationEdit, chosenSlots, groupName)),
                MESSAGES.text("group.refused", groupName));
    }

    private static Edit withMembers(
            Library library, Edit creationEdit, List<Integer> chosenSlots, String groupName) {
        return chosenSlots.isEmpty()
                ? creationEdit
                : new Edit.EditBatch(
                        List.of(
                                creationEdit,
                                SidebarModel.assign(
                                        library.applyEdit(creationEdit),
                                        chosenSlots,
                                        FacetValue.group(groupName))));
    }

    /// What the sidebar can do to a library's groups.
    public static SidebarChoices.Groups sidebarGroups(Workspace workspace, Runnable create) {
        return new SidebarChoices.Groups(
                groupPath -> GroupChange.hasGroup(workspace.document().library(), groupPath),
                create,
                (groupPath, groupName) -> {
                    String stepLabel =
                            MESSAGES.text("step.group.rename", lastName(groupPath), groupName);
                    applyChange(
                            workspace,
                            stepLabel,
                            library -> GroupEdits.renaming(library, groupPath, groupName),
                            MESSAGES.text("group.refused", groupName));
                    updateQuery(workspace, groupPath, "group:\"" + groupName + '"');
                },
                groupPath -> {
                    String stepLabel = MESSAGES.text("step.group.remove", lastName(groupPath));
                    applyChange(
                            workspace,
                            stepLabel,
                            library -> GroupEdits.removing(library, groupPath),
                            MESSAGES.text("group.refused", lastName(groupPath)));
                    updateQuery(workspace, groupPath, "");
                },
                (groupPath, parentPath) ->
                        applyChange(
                                workspace,
                                MESSAGES.text("step.group.move", lastName(groupPath)),
                                library -> GroupChange.moveGroup(library, groupPath, parentPath),
                                MESSAGES.text("group.refused", lastName(groupPath))));
    }

    /// What the sidebar can do to a library's tags, in all entries at once.
    public static SidebarChoices.Tags sidebarTags(Workspace workspace) {
        return new SidebarChoices.Tags(
                (tagName, newName) -> {
                    replaceTag(
                            workspace,
                            MESSAGES.text("step.tag.rename", tagName, newName),
                            tagName,
                            newName);
                    updateTagQuery(workspace, tagName, Facet.TAG.query(newName));
                },
                tagName -> {
                    replaceTag(workspace, MESSAGES.text("step.tag.remove", tagName), tagName, "");
                    updateTagQuery(workspace, tagName, "");
                });
    }

    private static void replaceTag(
            Workspace workspace, String stepLabel, String tagName, String newName) {
        workspace.editor().commit();
        BulkPlan plan =
                BulkPlan.ofMember(
                        workspace.document().library(),
                        FieldName.KEYWORDS,
                        LaTeX.escapeText(tagName),
                        LaTeX.escapeText(newName));
        int unchangedCount = plan.skippedChanges().size();
        String unchangedText =
                unchangedCount == 0 ? "" : MESSAGES.text("mark.left", unchangedCount);
        boolean isApplied =
                applyChange(
                        workspace,
                        stepLabel,
                        _ ->
                                Optional.<Edit>of(plan.toEdit())
                                        .filter(_ -> !plan.changes().isEmpty()),
                        unchangedText);
        if (isApplied && !unchangedText.isEmpty()) {
            workspace.document().reportDone(unchangedText);
        }
    }

    private static void updateTagQuery(Workspace workspace, String tagName, String newQuery) {
        StringProperty query = workspace.entries().queryProperty();
        if (query.get().equals(Facet.TAG.query(tagName))) {
            query.set(newQuery);
        }
    }

    /// Has a search for a group that is no longer there go on to another.
    private static void updateQuery(Workspace workspace, String groupPath, String newQuery) {
        StringProperty query = workspace.entries().queryProperty();
        boolean isGone = !GroupTree.of(workspace.document().library()).hasGroup(groupPath);
        boolean isAsked =
                query.get().equals("group:\"" + groupPath + '"')
                        || query.get().equals("group:\"" + lastName(groupPath) + '"');
        if (isGone && isAsked) {
            query.set(newQuery);
        }
    }

    private static String lastName(String groupPath) {
        return groupPath.substring(groupPath.lastIndexOf('/') + 1);
    }

    private static boolean applyChange(
            Workspace workspace,
            String stepLabel,
            Function<Library, Optional<Edit>> groupChange,
            String refusalText) {
        LibraryDocument document = workspace.document();
        workspace.editor().commit();
        Optional<Edit> change = groupChange.apply(document.library());
        change.ifPresentOrElse(
                edit -> {
                    document.applyEdit(stepLabel, edit);
                    document.reportStep(MESSAGES.text("group.done", stepLabel));
                },
                () -> document.reportDone(refusalText));
        return change.isPresent();
    }
}
