package octavo.gui.requests;

import octavo.editing.bulk.BulkPlan;
import octavo.editing.bulk.FieldOperation;
import octavo.editing.tidy.CleanUp;
import octavo.fields.FieldName;
import octavo.gui.commands.BrowserImport;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.SidebarModel;
import octavo.gui.tasks.BackgroundTasks;
import octavo.integrations.browsers.BrowserAnswer;
import octavo.integrations.browsers.BrowserRequest;
import octavo.integrations.browsers.SaveTargets.SaveTarget;
import octavo.integrations.browsers.SentFile;
import octavo.integrations.browsers.SentItem;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.library.Work;
import octavo.net.LocalAnswer;
import octavo.search.groups.GroupTree;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Saves what the buttons of browsers send into the open libraries. On the window's thread.
public final class BrowserSaves {
    private static final MessageTexts MESSAGES = MessageTexts.of(BrowserSaves.class);

    /// Of how many clicks files and changes are still taken.
    private static final int MAX_SESSIONS = 64;

    /// From here on, answers are errors.
    private static final int FIRST_ERROR_STATUS = 400;

    private final BackgroundTasks background;
    private final Workspaces workspaces;
    private final BrowserImport browserImport;
    private final Map<String, BrowserSession> sessionsById = new LinkedHashMap<>();
    private final BrowserFiles browserFiles;
    private final OfferedTargets offeredTargets;

    public BrowserSaves(
            BackgroundTasks background, Workspaces workspaces, BrowserImport browserImport) {
        this.background = background;
        this.workspaces = workspaces;
        this.offeredTargets = new OfferedTargets(workspaces);
        this.browserImport = browserImport;
        this.browserFiles = new BrowserFiles(background);
    }

    /// Does what is asked.
    ///
    /// @param onAnswer is called once, on the window's thread
    void answerRequest(BrowserRequest request, Consumer<LocalAnswer> onAnswer) {
        switch (request) {
            case BrowserRequest.PingRequest() -> onAnswer.accept(BrowserAnswer.greeting());
            case BrowserRequest.AskTargets() ->
                    onAnswer.accept(BrowserAnswer.targetList(offeredTargets.offerTargets()));
            case BrowserRequest.SaveItems(var sessionId, var sentItems) ->
                    saveItems(sessionId, sentItems, onAnswer);
            case BrowserRequest.SaveFile(var sessionId, var item, var sentFile) ->
                    withSession(
                            sessionId,
                            onAnswer,
                            browserSession ->
                                    browserFiles.keepFile(
                                            browserSession, item, sentFile, onAnswer));
            case BrowserRequest.SavePaper(var sessionId, var sentFile) ->
                    savePaper(sessionId, sentFile, onAnswer);
            case BrowserRequest.AskRecognised(var sessionId) ->
                    withSession(
                            sessionId,
                            onAnswer,
                            browserSession -> recogniseItems(browserSession, onAnswer));
            case BrowserRequest.UpdateSession(var sessionId, var target, var tags) ->
                    withSession(
                            sessionId,
                            onAnswer,
                            browserSession ->
                                    updateSession(browserSession, target, tags, onAnswer));
            case BrowserRequest.AskExisting existingQuery -> findExisting(existingQuery, onAnswer);
            case BrowserRequest.AskConstant(var constantAnswer) -> onAnswer.accept(constantAnswer);
            case BrowserRequest.MalformedRequest(var problem) ->
                    onAnswer.accept(BrowserAnswer.refusal(400, problem));
            case BrowserRequest.UnknownRequest() ->
                    onAnswer.accept(BrowserAnswer.refusal(404, "Octavo has no answer to this."));
        }
    }

    private void withSession(
            String sessionId, Consumer<LocalAnswer> onAnswer, Consumer<BrowserSession> action) {
        Optional.ofNullable(sessionsById.get(sessionId))
                .filter(browserSession -> workspaces.open().contains(browserSession.workspace()))
                .ifPresentOrElse(
                        action,
                        () ->
                                onAnswer.accept(
                                        BrowserAnswer.refusal(
                                                404, "What was saved is no longer open.")));
    }

    private void saveItems(
            String sessionId, List<SentItem> sentItems, Consumer<LocalAnswer> onAnswer) {
        Workspace currentWorkspace = workspaces.currentProperty().get();
        if (currentWorkspace == null) {
            workspaces.addNotice(
                    new UserNotice(
                            UserNotice.NoticeLevel.WARNING, MESSAGES.text("browser.closed")));
            onAnswer.accept(BrowserAnswer.noLibrary());
            return;
        }
        BrowserSession browserSession =
                new BrowserSession(
                        currentWorkspace, sentItems, OfferedTargets.chosenGroup(currentWorkspace));
        if (!sessionId.isEmpty() && sessionsById.putIfAbsent(sessionId, browserSession) != null) {
            onAnswer.accept(BrowserAnswer.repeatedSession());
            return;
        }
        if (sessionsById.size() > MAX_SESSIONS) {
            sessionsById.remove(sessionsById.keySet().iterator().next());
        }
        importItems(
                browserSession,
                sentResult -> {
                    Library library = browserSession.workspace().document().library();
                    background.runInBackground(
                            () -> saveAnswer(library, sentResult),
                            onAnswer,
                            BrowserAnswer.failureHandler(
                                    browserSession.workspace()::reportFailure, onAnswer));
                },
                onAnswer);
    }

    /// Puts the papers of a click into its library.
    private void importItems(
            BrowserSession browserSession,
            Consumer<BrowserImport.SentResult> onImported,
            Consumer<LocalAnswer> onAnswer) {
        Workspace workspace = browserSession.workspace();
        workspace.editor().commit();
        browserImport.importSent(
                workspace,
                browserSession.sentItems().stream().map(SentItem::namedSource).toList(),
                () -> new GroupAndTags(browserSession.chosenGroup(), browserSession.chosenTags()),
                sentResult -> {
                    browserSession.setAddedSlots(sentResult.addedSlots());
                    onImported.accept(sentResult);
                },
                BrowserAnswer.failureHandler(workspace::reportFailure, onAnswer));
    }

    private static LocalAnswer saveAnswer(Library library, BrowserImport.SentResult sentResult) {
        List<String> entryTitles =
                Stream.concat(sentResult.addedSlots().stream(), sentResult.presentSlots().stream())
                        .flatMap(slot -> entryTitle(library, slot).stream())
                        .toList();
        return entryTitles.isEmpty()
                ? BrowserAnswer.refusal(400, sentResult.refusalText())
                : BrowserAnswer.savedTitles(entryTitles);
    }

    private static Optional<String> entryTitle(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::workAt).map(Work::title);
    }

    /// A group and tags that entries get.
    private record GroupAndTags(Optional<String> group, List<String> tags)
            implements BrowserImport.ImportExtras {
        @Override
        public Edit toEdit(Library library, List<Integer> slots) {
            EditSequence editSequence = new EditSequence(library);
            Stream.concat(group.map(FacetValue::group).stream(), tags.stream().map(FacetValue::tag))
                    .forEach(facetValue ->
                            editSequence.addEdit(
                                    SidebarModel.assign(
                                            editSequence.currentLibrary(), slots, facetValue)));
            return editSequence.combinedEdit();
        }
    }

    /// A file that is the paper itself: an entry by what it says, with the file.
    private void savePaper(String sessionId, SentFile sentFile, Consumer<LocalAnswer> onAnswer) {
        background.runInBackground(
                sentFile::toItem,
                paperItem ->
                        saveItems(
                                sessionId,
                                List.of(paperItem),
                                savedAnswer -> {
                                    if (savedAnswer.statusCode() >= FIRST_ERROR_STATUS
                                            || sessionId.isEmpty()) {
                                        onAnswer.accept(savedAnswer);
                                    } else {
                                        withSession(
                                                sessionId,
                                                onAnswer,
                                                browserSession ->
                                                        browserFiles.keepFile(
                                                                browserSession,
                                                                paperItem.id(),
                                                                sentFile,
                                                                onAnswer));
                                    }
                                }),
                BrowserAnswer.failureHandler(workspaces::reportFailure, onAnswer));
    }

    /// Tells what a file turned out to be.
    private void recogniseItems(BrowserSession browserSession, Consumer<LocalAnswer> onAnswer) {
        Library library = browserSession.workspace().document().library();
        background.runInBackground(
                () ->
                        browserSession.sentItems().stream()
                                .flatMap(item -> item.findSlot(library).stream())
                                .flatMap(slot -> entryTitle(library, slot).stream())
                                .findFirst(),
                title ->
                        onAnswer.accept(
                                title.map(BrowserAnswer::recognizedTitle)
                                        .orElseGet(() -> BrowserAnswer.refusal(404, "Unknown."))),
                BrowserAnswer.failureHandler(browserSession.workspace()::reportFailure, onAnswer));
    }

    /// Tells which papers are in a library already.
    private void findExisting(
            BrowserRequest.AskExisting existingQuery, Consumer<LocalAnswer> onAnswer) {
        int currentWorkspace = workspaces.open().indexOf(workspaces.currentProperty().get()) + 1;
        int libraryNumber =
                offeredTargets
                        .findTarget(existingQuery.target())
                        .map(SaveTarget::libraryId)
                        .orElse(currentWorkspace);
        if (libraryNumber < 1 || libraryNumber > workspaces.open().size()) {
            onAnswer.accept(BrowserAnswer.existingEntries(libraryNumber, Map.of()));
            return;
        }
        Library library = workspaces.open().get(libraryNumber - 1).document().library();
        background.runInBackground(
                () -> existingQuery.findMatches(library),
                existingEntries ->
                        onAnswer.accept(
                                BrowserAnswer.existingEntries(libraryNumber, existingEntries)),
                BrowserAnswer.failureHandler(workspaces::reportFailure, onAnswer));
    }

    /// Puts what was saved elsewhere, or gives it other tags.
    private void updateSession(
            BrowserSession browserSession,
            String target,
            List<String> tags,
            Consumer<LocalAnswer> onAnswer) {
        Optional<SaveTarget> wantedTarget = offeredTargets.findTarget(target);
        if (wantedTarget.isEmpty() && !target.isEmpty()) {
            onAnswer.accept(BrowserAnswer.refusal(404, "There is no such place: " + target));
            return;
        }
        Workspace targetWorkspace =
                wantedTarget
                        .map(saveTarget -> workspaces.open().get(saveTarget.libraryId() - 1))
                        .orElse(browserSession.workspace());
        Optional<String> group =
                wantedTarget.isPresent()
                        ? wantedTarget.get().group()
                        : browserSession.chosenGroup();
        if (targetWorkspace == browserSession.workspace()) {
            changeInPlace(browserSession, group, tags);
            onAnswer.accept(BrowserAnswer.emptyObject());
        } else {
            moveItems(browserSession, targetWorkspace, group, tags, onAnswer);
        }
    }

    private void changeInPlace(
            BrowserSession browserSession, Optional<String> group, List<String> tags) {
        Optional<String> leftGroup =
                browserSession.chosenGroup().filter(it -> !group.equals(Optional.of(it)));
        List<String> removedTags =
                browserSession.chosenTags().stream().filter(tag -> !tags.contains(tag)).toList();
        browserSession.setGroupAndTags(group, tags);
        browserSession
                .workspace()
                .computeInBackground(
                        library -> changeEdit(library, browserSession, leftGroup, removedTags),
                        edit ->
                                applyChange(
                                        browserSession.workspace(), "browser.step.change", edit));
    }

    private static Edit changeEdit(
            Library library,
            BrowserSession browserSession,
            Optional<String> leftGroup,
            List<String> removedTags) {
        List<Integer> itemSlots =
                browserSession.sentItems().stream()
                        .flatMap(item -> item.findSlot(library).stream())
                        .toList();
        EditSequence editSequence = new EditSequence(library);
        Stream.concat(
                        leftGroup.map(it -> removeMember(GroupTree.GROUPS_FIELD, it)).stream(),
                        removedTags.stream().map(tag -> removeMember(FieldName.KEYWORDS, tag)))
                .forEach(fieldOperation ->
                        editSequence.addEdit(
                                BulkPlan.of(
                                                editSequence.currentLibrary(),
                                                itemSlots::contains,
                                                fieldOperation)
                                        .toEdit()));
        editSequence.addEdit(
                new GroupAndTags(browserSession.chosenGroup(), browserSession.chosenTags())
                        .toEdit(editSequence.currentLibrary(), itemSlots));
        return editSequence.combinedEdit();
    }

    private static FieldOperation removeMember(String fieldName, String member) {
        return new FieldOperation.RemoveMember(fieldName, LaTeX.escapeText(member));
    }

    private static void applyChange(Workspace workspace, String stepMessage, Edit edit) {
        LibraryDocument document = workspace.document();
        if (document.library().applyEdit(edit) != document.library()
                && CleanUp.countChangedEntries(edit) > 0) {
            document.applyEdit(MESSAGES.text(stepMessage), edit);
        }
    }

    /// Moves what a click has added to another library; the files stay where they are.
    private void moveItems(
            BrowserSession browserSession,
            Workspace targetWorkspace,
            Optional<String> group,
            List<String> tags,
            Consumer<LocalAnswer> onAnswer) {
        LibraryDocument earlierDocument = browserSession.workspace().document();
        Set<Integer> movedSlots = browserSession.addedSlots();
        browserSession.moveTo(targetWorkspace);
        browserSession.setGroupAndTags(group, tags);
        importItems(
                browserSession,
                sentResult -> {
                    if (!movedSlots.isEmpty()) {
                        earlierDocument.applyEdit(
                                MESSAGES.text("browser.step.move"),
                                earlierDocument.library().removeSlots(movedSlots));
                    }
                    browserFiles.relinkFiles(browserSession);
                    onAnswer.accept(
                            sentResult.addedSlots().isEmpty() && sentResult.presentSlots().isEmpty()
                                    ? BrowserAnswer.refusal(400, sentResult.refusalText())
                                    : BrowserAnswer.emptyObject());
                },
                onAnswer);
    }
}
