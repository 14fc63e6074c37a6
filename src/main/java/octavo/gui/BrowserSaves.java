package octavo.gui;

import octavo.bulkedit.BulkPlan;
import octavo.bulkedit.FieldOperation;
import octavo.connector.BrowserAnswer;
import octavo.connector.BrowserRequest;
import octavo.connector.SaveTargets;
import octavo.connector.SaveTargets.SaveTarget;
import octavo.connector.SentFile;
import octavo.connector.SentItem;
import octavo.fields.FieldName;
import octavo.groups.EntryGroup;
import octavo.groups.GroupTree;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.LibraryDocument;
import octavo.gui.document.UserNotice;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.LocalAnswer;
import octavo.tidy.CleanUp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Saves what the buttons of browsers send into the open libraries. On the window's thread.
final class BrowserSaves {
    private static final MessageTexts MESSAGES = MessageTexts.of(BrowserSaves.class);

    /// Of how many clicks files and changes are still taken.
    private static final int MOST = 64;

    /// From here on, answers are errors.
    private static final int BAD = 400;

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final ImportCommands importing;
    private final Map<String, BrowserSession> sessions = new LinkedHashMap<>();
    private final BrowserFiles files;
    private SaveTargets offered = SaveTargets.NONE;

    BrowserSaves(BackgroundTasks background, Workspaces workspaces, ImportCommands importing) {
        this.background = background;
        this.workspaces = workspaces;
        this.importing = importing;
        this.files = new BrowserFiles(background);
    }

    /// Does what is asked.
    ///
    /// @param answer is called once, on the window's thread
    void take(BrowserRequest request, Consumer<LocalAnswer> answer) {
        switch (request) {
            case BrowserRequest.Greeting() -> answer.accept(BrowserAnswer.greeting());
            case BrowserRequest.AskTargets() -> answer.accept(BrowserAnswer.targets(targets()));
            case BrowserRequest.SaveItems(var session, var items) -> save(session, items, answer);
            case BrowserRequest.SaveFile(var session, var item, var file) ->
                    in(session, answer, it -> files.keep(it, item, file, answer));
            case BrowserRequest.SavePaper(var session, var file) ->
                    savePaper(session, file, answer);
            case BrowserRequest.AskRecognised(var session) ->
                    in(session, answer, it -> recognise(it, answer));
            case BrowserRequest.Update(var session, var target, var tags) ->
                    in(session, answer, it -> update(it, target, tags, answer));
            case BrowserRequest.AskExisting asked -> find(asked, answer);
            case BrowserRequest.AskConstant(var constant) -> answer.accept(constant);
            case BrowserRequest.Malformed(var problem) ->
                    answer.accept(BrowserAnswer.refusal(400, problem));
            case BrowserRequest.Unknown() ->
                    answer.accept(BrowserAnswer.refusal(404, "Octavo has no answer to this."));
        }
    }

    private void in(String session, Consumer<LocalAnswer> answer, Consumer<BrowserSession> action) {
        Optional.ofNullable(sessions.get(session))
                .filter(it -> workspaces.open().contains(it.workspace()))
                .ifPresentOrElse(
                        action,
                        () ->
                                answer.accept(
                                        BrowserAnswer.refusal(
                                                404, "What was saved is no longer open.")));
    }

    private SaveTargets targets() {
        List<SaveTarget> all = new ArrayList<>();
        Workspace front = workspaces.currentProperty().get();
        Optional<String> shown = Optional.ofNullable(front).flatMap(BrowserSaves::group);
        int chosen = 0;
        for (int i = 0; i < workspaces.open().size(); i++) {
            Workspace each = workspaces.open().get(i);
            if (each == front) {
                chosen = all.size();
            }
            all.add(target(each, i + 1));
            for (Map.Entry<String, Integer> group : openGroups(each).entrySet()) {
                if (each == front && shown.equals(Optional.of(group.getKey()))) {
                    chosen = all.size();
                }
                all.add(
                        new SaveTarget(
                                i + 1,
                                group.getKey(),
                                Optional.of(group.getKey()),
                                group.getValue(),
                                List.of(),
                                each.document().path().isPresent()));
            }
        }
        offered = new SaveTargets(all, chosen);
        return offered;
    }

    private static SaveTarget target(Workspace workspace, int number) {
        return new SaveTarget(
                number,
                workspace.document().nameProperty().get(),
                Optional.empty(),
                0,
                workspace.sidebar().values("tag"),
                workspace.document().path().isPresent());
    }

    /// The groups that entries can be put into, with how deep in the tree they are.
    private static Map<String, Integer> openGroups(Workspace workspace) {
        Map<String, Integer> groups = new LinkedHashMap<>();
        GroupTree.of(workspace.document().library())
                .byPath()
                .forEach((path, group) -> {
                    if (group.isOpen()) {
                        groups.putIfAbsent(group.name(), path.split("/", -1).length);
                    }
                });
        return groups;
    }

    /// The group that is shown, if entries can be put into it.
    private static Optional<String> group(Workspace workspace) {
        String path = workspace.sidebar().chosenGroupProperty().get();
        return Optional.ofNullable(GroupTree.of(workspace.document().library()).byPath().get(path))
                .filter(EntryGroup::isOpen)
                .map(EntryGroup::name);
    }

    private void save(String id, List<SentItem> items, Consumer<LocalAnswer> answer) {
        Workspace front = workspaces.currentProperty().get();
        if (front == null) {
            workspaces.tell(
                    new UserNotice(UserNotice.Level.WARNING, MESSAGES.text("browser.closed")));
            answer.accept(BrowserAnswer.noLibrary());
            return;
        }
        BrowserSession session = new BrowserSession(front, items, group(front));
        if (!id.isEmpty() && sessions.putIfAbsent(id, session) != null) {
            answer.accept(BrowserAnswer.repeated());
            return;
        }
        if (sessions.size() > MOST) {
            sessions.remove(sessions.keySet().iterator().next());
        }
        enter(session, sent -> answer.accept(answer(session, sent)), answer);
    }

    /// Puts the papers of a click into its library.
    private void enter(
            BrowserSession session,
            Consumer<ImportCommands.Sent> then,
            Consumer<LocalAnswer> answer) {
        Workspace workspace = session.workspace();
        workspace.editor().commit();
        importing.sent(
                workspace,
                session.items().stream().map(SentItem::source).toList(),
                (library, slots) -> assigned(library, slots, session.group(), session.tags()),
                sent -> {
                    session.tookSlots(sent.added());
                    then.accept(sent);
                },
                BrowserAnswer.failing(workspace::failed, answer));
    }

    private static LocalAnswer answer(BrowserSession session, ImportCommands.Sent sent) {
        Library library = session.workspace().document().library();
        List<String> titles =
                Stream.concat(sent.added().stream(), sent.present().stream())
                        .flatMap(slot -> title(library, slot).stream())
                        .toList();
        return titles.isEmpty()
                ? BrowserAnswer.refusal(400, sent.refused())
                : BrowserAnswer.saved(titles);
    }

    private static Optional<String> title(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::work).map(Work::title);
    }

    /// The edit that gives entries a group and tags.
    private static Edit assigned(
            Library library, List<Integer> slots, Optional<String> group, List<String> tags) {
        EditSequence edits = new EditSequence(library);
        Stream.concat(group.map(FacetValue::group).stream(), tags.stream().map(FacetValue::tag))
                .forEach(each -> edits.add(SidebarModel.assign(edits.state(), slots, each)));
        return edits.edit();
    }

    /// A file that is the paper itself: an entry by what it says, with the file.
    private void savePaper(String id, SentFile file, Consumer<LocalAnswer> answer) {
        background.run(
                file::paper,
                paper ->
                        save(
                                id,
                                List.of(paper),
                                saved -> {
                                    if (saved.status() >= BAD || id.isEmpty()) {
                                        answer.accept(saved);
                                    } else {
                                        in(
                                                id,
                                                answer,
                                                it -> files.keep(it, paper.id(), file, answer));
                                    }
                                }),
                BrowserAnswer.failing(workspaces::failed, answer));
    }

    /// Tells what a file turned out to be.
    private void recognise(BrowserSession session, Consumer<LocalAnswer> answer) {
        Library library = session.workspace().document().library();
        background.run(
                () ->
                        session.items().stream()
                                .flatMap(item -> item.slot(library).stream())
                                .flatMap(slot -> title(library, slot).stream())
                                .findFirst(),
                title ->
                        answer.accept(
                                title.map(BrowserAnswer::recognised)
                                        .orElseGet(() -> BrowserAnswer.refusal(404, "Unknown."))),
                BrowserAnswer.failing(session.workspace()::failed, answer));
    }

    /// Tells which papers are in a library already.
    private void find(BrowserRequest.AskExisting asked, Consumer<LocalAnswer> answer) {
        int front = workspaces.open().indexOf(workspaces.currentProperty().get()) + 1;
        int number = offered.named(asked.target()).map(SaveTarget::library).orElse(front);
        if (number < 1 || number > workspaces.open().size()) {
            answer.accept(BrowserAnswer.existing(number, Map.of()));
            return;
        }
        Library library = workspaces.open().get(number - 1).document().library();
        background.run(
                () -> asked.in(library),
                found -> answer.accept(BrowserAnswer.existing(number, found)),
                BrowserAnswer.failing(workspaces::failed, answer));
    }

    /// Puts what was saved elsewhere, or gives it other tags.
    private void update(
            BrowserSession session,
            String target,
            List<String> tags,
            Consumer<LocalAnswer> answer) {
        Optional<SaveTarget> wanted = offered.named(target);
        if (wanted.isEmpty() && !target.isEmpty()) {
            answer.accept(BrowserAnswer.refusal(404, "There is no such place: " + target));
            return;
        }
        Workspace there =
                wanted.map(it -> workspaces.open().get(it.library() - 1))
                        .orElse(session.workspace());
        Optional<String> group = wanted.isPresent() ? wanted.get().group() : session.group();
        if (there == session.workspace()) {
            change(session, group, tags);
            answer.accept(BrowserAnswer.done());
        } else {
            move(session, there, group, tags, answer);
        }
    }

    private void change(BrowserSession session, Optional<String> group, List<String> tags) {
        Optional<String> leaves = session.group().filter(it -> !group.equals(Optional.of(it)));
        List<String> gone = session.tags().stream().filter(tag -> !tags.contains(tag)).toList();
        session.took(group, tags);
        session.workspace()
                .workOut(
                        library -> changed(library, session, leaves, gone),
                        edit -> apply(session.workspace(), "browser.step.change", edit));
    }

    private static Edit changed(
            Library library, BrowserSession session, Optional<String> leaves, List<String> gone) {
        List<Integer> slots =
                session.items().stream().flatMap(item -> item.slot(library).stream()).toList();
        EditSequence edits = new EditSequence(library);
        Stream.concat(
                        leaves.map(it -> without(GroupTree.GROUPS, it)).stream(),
                        gone.stream().map(tag -> without(FieldName.KEYWORDS, tag)))
                .forEach(each ->
                        edits.add(BulkPlan.of(edits.state(), slots::contains, each).edit()));
        edits.add(assigned(edits.state(), slots, session.group(), session.tags()));
        return edits.edit();
    }

    private static FieldOperation without(String field, String member) {
        return new FieldOperation.RemoveMember(field, LaTeX.escape(member));
    }

    private static void apply(Workspace workspace, String step, Edit edit) {
        LibraryDocument document = workspace.document();
        if (document.library().apply(edit) != document.library()
                && CleanUp.entriesChangedBy(edit) > 0) {
            document.apply(MESSAGES.text(step), edit);
        }
    }

    /// Moves what a click has added to another library; the files stay where they are.
    private void move(
            BrowserSession session,
            Workspace there,
            Optional<String> group,
            List<String> tags,
            Consumer<LocalAnswer> answer) {
        LibraryDocument before = session.workspace().document();
        Set<Integer> gone = session.added();
        session.movedTo(there);
        session.took(group, tags);
        enter(
                session,
                sent -> {
                    if (!gone.isEmpty()) {
                        before.apply(
                                MESSAGES.text("browser.step.move"),
                                before.library().removeAll(gone));
                    }
                    files.linkAgain(session);
                    answer.accept(
                            sent.added().isEmpty() && sent.present().isEmpty()
                                    ? BrowserAnswer.refusal(400, sent.refused())
                                    : BrowserAnswer.done());
                },
                answer);
    }
}
