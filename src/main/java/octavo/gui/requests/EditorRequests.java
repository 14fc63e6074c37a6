package octavo.gui.requests;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.csl.Cite;
import octavo.cslreferences.ReferenceFormat;
import octavo.cslreferences.StyledReferences;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.integrations.browsers.BrowserRequest;
import octavo.integrations.citationrequests.CitationRequest;
import octavo.integrations.citationrequests.ExportRequest;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Work;
import octavo.net.LocalAnswer;
import octavo.net.LocalRequest;
import octavo.net.LoopbackServer;
import octavo.settings.UserHabits.EditorAccess;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Serves programs on this computer, if the settings allow it: editors that ask for a citation, for
/// which somebody picks entries in a small window, browsers that save papers, and word processors.
public final class EditorRequests {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorRequests.class);

    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final CitationPicker citationPicker;
    private final DocumentRequests documentRequests;
    private final PickEffects pickEffects;
    private final BrowserSaves browserSaves;
    private final StyledReferences styledReferences = new StyledReferences();
    private volatile EditorAccess editorAccess = EditorAccess.NO_ACCESS;
    private Optional<LoopbackServer> loopbackServer = Optional.empty();

    public EditorRequests(
            SettingsStore settingsStore,
            Workspaces workspaces,
            ThemeAndSize themeAndSize,
            PickEffects pickEffects,
            BrowserSaves browserSaves) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.citationPicker =
                new CitationPicker(settingsStore.background(), workspaces, themeAndSize);
        this.documentRequests =
                new DocumentRequests(settingsStore, workspaces, themeAndSize, citationPicker);
        this.pickEffects = pickEffects;
        this.browserSaves = browserSaves;
    }

    /// Listens, or not, as the settings say.
    public void updateAccess(EditorAccess wantedAccess) {
        documentRequests.updateAccess(wantedAccess);
        if (wantedAccess.equals(editorAccess)) {
            return;
        }
        boolean isContinuing = isSamePort(wantedAccess);
        if (!isContinuing) {
            stopEditorServer();
        }
        editorAccess = wantedAccess;
        if (wantedAccess.allowsAnything() && !isContinuing) {
            settingsStore
                    .background()
                    .runInBackground(
                            () ->
                                    LoopbackServer.startServer(
                                            wantedAccess.portNumber(),
                                            BackgroundTasks::runVirtual,
                                            BrowserRequest::handlesPath,
                                            this::answerRequest),
                            startedServer -> useServer(wantedAccess, startedServer),
                            _ -> reportBusyPort(wantedAccess.portNumber()));
        }
    }

    private boolean isSamePort(EditorAccess wantedAccess) {
        return wantedAccess.allowsAnything()
                && editorAccess.allowsAnything()
                && wantedAccess.portNumber() == editorAccess.portNumber();
    }

    private void useServer(EditorAccess wantedAccess, LoopbackServer startedServer) {
        if (isSamePort(wantedAccess) && loopbackServer.isEmpty()) {
            loopbackServer = Optional.of(startedServer);
        } else {
            startedServer.stopServer();
        }
    }

    private void reportBusyPort(int port) {
        workspaces.addNotice(
                new UserNotice(
                        UserNotice.NoticeLevel.WARNING,
                        MESSAGES.text("editors.port", String.valueOf(port))));
    }

    /// Stops listening.
    public void stopServer() {
        documentRequests.stopServer();
        stopEditorServer();
    }

    private void stopEditorServer() {
        editorAccess = EditorAccess.NO_ACCESS;
        loopbackServer.ifPresent(LoopbackServer::stopServer);
        loopbackServer = Optional.empty();
        citationPicker.close();
    }

    /// On the server's thread.
    private void answerRequest(LocalRequest request, Consumer<LocalAnswer> reply) {
        if (BrowserRequest.handlesPath(request.path())) {
            saveFromBrowser(request, reply);
            return;
        }
        if (ExportRequest.handlesPath(request.path())) {
            exportLibrary(request, reply);
            return;
        }
        CitationRequest citationRequest = new CitationRequest(request.parameters());
        if (!request.path().equals(CitationRequest.PATH)) {
            String usageText =
                    "Ask for %s. %s".formatted(CitationRequest.PATH, ExportRequest.usage());
            reply.accept(LocalAnswer.refusal(404, usageText));
        } else if (!editorAccess.allowsPicking()) {
            reply.accept(
                    LocalAnswer.refusal(
                            403,
                            "Switch on Settings, Online, Answer editors on this computer, first."));
        } else if (citationRequest.isProbe()) {
            reply.accept(LocalAnswer.of("ready"));
        } else if (citationRequest.findProblem().isPresent()) {
            reply.accept(LocalAnswer.refusal(400, citationRequest.findProblem().get()));
        } else {
            settingsStore.background().runOnUi(() -> pickCitation(citationRequest, reply));
        }
    }

    /// On the server's thread.
    private void saveFromBrowser(LocalRequest request, Consumer<LocalAnswer> reply) {
        if (editorAccess.allowsSaving()) {
            BrowserRequest browserRequest =
                    BrowserRequest.of(request, LocalDate.now(ZoneId.systemDefault()));
            settingsStore
                    .background()
                    .runOnUi(() ->
                            browserSaves.answerRequest(
                                    browserRequest, localAnswer -> sendAnswer(localAnswer, reply)));
        } else {
            reply.accept(
                    LocalAnswer.refusal(
                            403, "Switch on Settings, Online, Save papers from browsers, first."));
        }
    }

    /// On the server's thread.
    private void exportLibrary(LocalRequest request, Consumer<LocalAnswer> reply) {
        Optional<ExportRequest> exportRequest =
                ExportRequest.of(request.path(), request.parameters());
        if (!editorAccess.allowsExport()) {
            reply.accept(
                    LocalAnswer.refusal(
                            403,
                            "Switch on Settings, Online, Send libraries to programs on this"
                                    + " computer, first."));
        } else if (exportRequest.isEmpty()) {
            reply.accept(LocalAnswer.refusal(400, ExportRequest.usage()));
        } else {
            settingsStore.background().runOnUi(() -> exportLibrary(exportRequest.get(), reply));
        }
    }

    private void exportLibrary(ExportRequest exportRequest, Consumer<LocalAnswer> reply) {
        List<ExportRequest.OpenLibrary> openLibraries =
                workspaces.open().stream()
                        .map(Workspace::document)
                        .map(openDocument ->
                                new ExportRequest.OpenLibrary(
                                        openDocument.nameProperty().get(), openDocument.library()))
                        .toList();
        sendAnswer(
                () -> {
                    ExportRequest.ExportAnswer exportAnswer = exportRequest.answer(openLibraries);
                    return new LocalAnswer(exportAnswer.status(), exportAnswer.text());
                },
                reply,
                _ -> {});
    }

    private void pickCitation(CitationRequest citationRequest, Consumer<LocalAnswer> reply) {
        Optional<String> problem = pickEffects.problem(citationRequest);
        if (problem.isPresent()) {
            sendAnswer(LocalAnswer.refusal(400, problem.get()), reply);
        } else if (citationRequest.isForSelected()) {
            Workspace currentWorkspace = workspaces.currentProperty().get();
            List<Work> chosenWorks =
                    currentWorkspace == null ? List.of() : currentWorkspace.chosenWorks();
            sendAnswer(citationRequest, chosenWorks.stream().map(PickedEntry::of).toList(), reply);
        } else if (citationPicker.isOpen()) {
            sendAnswer(LocalAnswer.refusal(503, "Octavo is picking another citation."), reply);
        } else {
            citationPicker.pickEntries(
                    List.of(), pickedEntries -> sendAnswer(citationRequest, pickedEntries, reply));
        }
    }

    private void sendAnswer(
            CitationRequest citationRequest,
            List<PickedEntry> pickedEntries,
            Consumer<LocalAnswer> reply) {
        String styleName = settingsStore.settings().userHabits().styleId();
        sendAnswer(
                () ->
                        LocalAnswer.of(
                                citationRequest.writeCitation(
                                        pickedEntries, styledText(styleName))),
                reply,
                localAnswer -> {
                    pickEffects.applyEffects(citationRequest, pickedEntries);
                    if (citationRequest.isForClipboard() && !localAnswer.bodyText().isEmpty()) {
                        ClipboardContent clipboardContent = new ClipboardContent();
                        clipboardContent.putString(localAnswer.bodyText());
                        Clipboard.getSystemClipboard().setContent(clipboardContent);
                    }
                });
    }

    private void sendAnswer(LocalAnswer answer, Consumer<LocalAnswer> reply) {
        sendAnswer(() -> answer, reply, _ -> {});
    }

    /// Makes an answer and gives it, both in the background: the other program may read slowly.
    private void sendAnswer(
            Callable<LocalAnswer> answer,
            Consumer<LocalAnswer> reply,
            Consumer<LocalAnswer> onAnswered) {
        settingsStore
                .background()
                .runInBackground(
                        () -> {
                            LocalAnswer localAnswer = answer.call();
                            reply.accept(localAnswer);
                            return localAnswer;
                        },
                        onAnswered,
                        workspaces::reportFailure);
    }

    private CitationRequest.StyledText styledText(String styleName) {
        return new CitationRequest.StyledText() {
            @Override
            public String citation(List<Work> works) {
                List<Cite> cites = works.stream().map(work -> Cite.of(work.key())).toList();
                return styledReferences
                        .listReferences(works, styleName)
                        .map(listed -> ReferenceFormat.TEXT.of(listed.processor().citation(cites)))
                        .orElse("");
            }

            @Override
            public String bibliography(List<Work> works) {
                return styledReferences
                        .bibliographyOf(works, styleName)
                        .map(ReferenceFormat.TEXT::of)
                        .orElse("");
            }
        };
    }
}
