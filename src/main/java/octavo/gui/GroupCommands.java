package octavo.gui;

import javafx.beans.property.StringProperty;

import octavo.groups.EntryGroup;
import octavo.groups.GroupChange;
import octavo.groups.GroupTree;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.GroupEdits;
import octavo.gui.sidebar.NewGroupView;
import octavo.gui.sidebar.SidebarChoices;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.sidebar.TagView;
import octavo.library.Edit;
import octavo.library.Library;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// Makes groups and changes them, each time as one step, and puts entries into them.
final class GroupCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(GroupCommands.class);

    private final WindowOverlays sheets;

    GroupCommands(WindowOverlays sheets) {
        this.sheets = sheets;
    }

    /// Asks for a group for the chosen entries; for the name of a new one if there are no groups.
    void add(Workspace workspace) {
        List<Integer> slots = workspace.entries().chosen();
        List<String> known = workspace.sidebar().values("group");
        List<String> open = open(workspace.document().library());
        if (known.isEmpty() && open.isEmpty()) {
            create(workspace, true);
            return;
        }
        List<String> names = Stream.concat(open.stream(), known.stream()).distinct().toList();
        TagView view =
                new TagView(
                        "group",
                        slots.size(),
                        names,
                        name -> {
                            sheets.hide();
                            AssignCommand.assign(workspace, slots, FacetValue.group(name));
                        });
        view.offer(MESSAGES.text("group.new"), () -> create(workspace, true));
        sheets.ask(view, view::focus);
    }

    /// The names of the groups that entries can be put into.
    private static List<String> open(Library library) {
        return GroupTree.of(library).byPath().values().stream()
                .filter(EntryGroup::isOpen)
                .map(EntryGroup::name)
                .distinct()
                .toList();
    }

    /// Asks for a new group.
    void create(Workspace workspace) {
        create(workspace, workspace.entries().chosen().size() > 1);
    }

    private void create(Workspace workspace, boolean isFilled) {
        List<Integer> slots = workspace.entries().chosen();
        Library library = workspace.document().library();
        List<String> paths =
                GroupTree.of(library).byPath().keySet().stream()
                        .filter(path -> GroupChange.has(library, path))
                        .toList();
        NewGroupView view =
                new NewGroupView(
                        slots.size(),
                        isFilled,
                        paths,
                        workspace.sidebar().chosenGroupProperty().get(),
                        wanted -> {
                            sheets.hide();
                            create(workspace, wanted, wanted.isFilled() ? slots : List.of());
                        },
                        sheets::hide);
        sheets.ask(view, view::focus);
    }

    private static void create(
            Workspace workspace, NewGroupView.Wanted wanted, List<Integer> slots) {
        String path = wanted.parent().isEmpty() ? "" : wanted.parent() + "/";
        String name = wanted.name();
        if (GroupTree.of(workspace.document().library()).byPath().containsKey(path + name)) {
            workspace.document().tell(MESSAGES.text("group.taken", name));
            return;
        }
        change(
                workspace,
                MESSAGES.text("step.group.new", name),
                library ->
                        GroupChange.adding(library, wanted.parent(), name)
                                .map(made -> filled(library, made, slots, name)),
                MESSAGES.text("group.refused", name));
    }

    private static Edit filled(Library library, Edit made, List<Integer> slots, String name) {
        return slots.isEmpty()
                ? made
                : new Edit.Batch(
                        List.of(
                                made,
                                SidebarModel.assign(
                                        library.apply(made), slots, FacetValue.group(name))));
    }

    /// What the sidebar can do to a library's groups.
    static SidebarChoices.Groups of(Workspace workspace, Runnable create) {
        return new SidebarChoices.Groups(
                path -> GroupChange.has(workspace.document().library(), path),
                create,
                (path, name) -> {
                    String step = MESSAGES.text("step.group.rename", name(path), name);
                    change(
                            workspace,
                            step,
                            library -> GroupEdits.renaming(library, path, name),
                            MESSAGES.text("group.refused", name));
                    follow(workspace, path, "group:\"" + name + '"');
                },
                path -> {
                    String step = MESSAGES.text("step.group.remove", name(path));
                    change(
                            workspace,
                            step,
                            library -> GroupEdits.removing(library, path),
                            MESSAGES.text("group.refused", name(path)));
                    follow(workspace, path, "");
                },
                (path, parent) ->
                        change(
                                workspace,
                                MESSAGES.text("step.group.move", name(path)),
                                library -> GroupChange.moving(library, path, parent),
                                MESSAGES.text("group.refused", name(path))));
    }

    /// Has a search for a group that is no longer there go on to another.
    private static void follow(Workspace workspace, String path, String other) {
        StringProperty query = workspace.entries().queryProperty();
        boolean isGone = !GroupTree.of(workspace.document().library()).has(path);
        boolean isAsked =
                query.get().equals("group:\"" + path + '"')
                        || query.get().equals("group:\"" + name(path) + '"');
        if (isGone && isAsked) {
            query.set(other);
        }
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private static void change(
            Workspace workspace,
            String step,
            Function<Library, Optional<Edit>> change,
            String refused) {
        LibraryDocument document = workspace.document();
        workspace.editor().commit();
        change.apply(document.library())
                .ifPresentOrElse(
                        edit -> {
                            document.apply(step, edit);
                            document.tellOfStep(MESSAGES.text("group.done", step));
                        },
                        () -> document.tell(refused));
    }
}
