package octavo.gui.commands;

import javafx.beans.value.ObservableValue;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.LibrarySharing;
import octavo.gui.librarystate.SharedWork;
import octavo.gui.librarystate.SharingConsent;
import octavo.gui.librarystate.SharingContext;
import octavo.gui.librarystate.SharingSession;
import octavo.gui.librarystate.SharingState;
import octavo.gui.librarystate.SharingState.SharingKind;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.PerLibrarySettings;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.sharing.EnteredServer;
import octavo.gui.sharing.MembersModel;
import octavo.gui.sharing.MembersView;
import octavo.gui.sharing.SharedLogView;
import octavo.gui.sharing.SharingSheet;
import octavo.gui.sharing.SharingSheet.SharingAim;
import octavo.sharedlibraries.AccessList;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SyncReport;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/// Shares the library in front with a group, and joins others, when somebody says so.
public final class SharingCommands {
    private static final MessageTexts MESSAGES = MessageTexts.of(SharingCommands.class);

    private static final int MOST_CHANGES = 200;

    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final WindowOverlays windowOverlays;

    /// Gets libraries that are not open yet.
    private final SharingSession joiningSession;

    /// What was typed last, since it may have been wrong.
    private String lastAddress = "";

    public SharingCommands(
            SettingsStore settingsStore, Workspaces workspaces, WindowOverlays windowOverlays) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.windowOverlays = windowOverlays;
        this.joiningSession =
                new SharingSession(
                        settingsStore.background(),
                        Optional::empty,
                        workspaces.generalNoticeList(),
                        new SharingContext(
                                LibrarySharing.throughDatabases(
                                        workspaces.surroundings().stateFolder()),
                                workspaces.surroundings().conflictReviewer(),
                                () -> {}));
        SharingConsent consent = consentOfSettings();
        PerLibrarySettings.giveToOpened(workspaces, it -> sessionOf(it).allow(consent));
    }

    private SharingConsent consentOfSettings() {
        return new SharingConsent() {
            @Override
            public boolean keepsInStep(Path library) {
                return settingsStore.settings().inStepLibraries().keepsInStep(library);
            }

            @Override
            public void keep(Path library, boolean isWanted) {
                settingsStore.changeSettings(settings -> settings.withInStep(library, isWanted));
            }
        };
    }

    private static SharingSession sessionOf(Workspace workspace) {
        return workspace.document().sharingSession();
    }

    private static SharingState stateOf(Workspace workspace) {
        return sessionOf(workspace).stateProperty().get();
    }

    private static String libraryName(Workspace workspace) {
        return workspace.document().nameProperty().get();
    }

    private static String hostOf(Workspace workspace) {
        return stateOf(workspace).address().map(ServerAddress::host).orElse("");
    }

    /// Does something with a library that is shared; otherwise says that it is not.
    private static void whenShared(Workspace workspace, Consumer<Path> action) {
        if (stateOf(workspace).kind() == SharingKind.NOT_SHARED) {
            workspace.addNotice(
                    NoticeLevel.INFORMATION,
                    MESSAGES.text("sharing.not-shared", libraryName(workspace)));
        } else {
            workspace.document().path().ifPresent(action);
        }
    }

    /// Saves what is not saved yet, and continues.
    private void saveFirst(Workspace workspace, Runnable action) {
        LibraryDocument document = workspace.document();
        if (document.path().isEmpty() || document.dirtyProperty().get()) {
            workspaces.saveLibrary(document, action);
        } else {
            action.run();
        }
    }

    /// Has the library in front kept in step from now on, or no longer.
    void toggleInStep(Workspace workspace) {
        whenShared(
                workspace,
                _ -> {
                    boolean isWanted = !sessionOf(workspace).isKeptInStep();
                    sessionOf(workspace).keepInStep(isWanted);
                    workspace.addNotice(
                            NoticeLevel.DONE,
                            MESSAGES.text(
                                    isWanted ? "sharing.kept" : "sharing.not-kept",
                                    libraryName(workspace),
                                    hostOf(workspace)));
                });
    }

    /// Whether the library in front is kept in step.
    ObservableValue<Boolean> keepsInStep() {
        return PerLibrarySettings.ofCurrent(
                workspaces,
                settingsStore,
                (settings, library) -> settings.inStepLibraries().keepsInStep(library));
    }

    /// Exchanges once, with what is not saved yet.
    void exchangeNow(Workspace workspace) {
        whenShared(
                workspace,
                _ ->
                        saveFirst(
                                workspace,
                                () ->
                                        sessionOf(workspace)
                                                .runAsked(
                                                        MESSAGES.text(
                                                                "sharing.exchanging",
                                                                libraryName(workspace),
                                                                hostOf(workspace)),
                                                        LibrarySharing::exchange,
                                                        report -> tellOf(workspace, report))));
    }

    private static void tellOf(Workspace workspace, SyncReport report) {
        String name = libraryName(workspace);
        if (report.refusal().isPresent()) {
            workspace.addNotice(NoticeLevel.WARNING, MessageTranslator.of(report.refusal().get()));
        } else if (report.heldBack() > 0) {
            workspace.addNotice(
                    NoticeLevel.WARNING,
                    MESSAGES.text("sharing.held-back", name, report.heldBack()));
        } else if (report.received() + report.sent() == 0) {
            workspace.addNotice(NoticeLevel.DONE, MESSAGES.text("sharing.nothing-new", name));
        } else {
            workspace.addNotice(
                    NoticeLevel.DONE,
                    MESSAGES.text("sharing.exchanged", name, report.received(), report.sent()));
        }
    }

    /// Shows who changed what.
    void showLog(Workspace workspace) {
        ask(
                workspace,
                (sharing, path, _) -> sharing.readLog(path, MOST_CHANGES),
                changes -> {
                    var view =
                            new SharedLogView(
                                    libraryName(workspace), changes, windowOverlays::hideOverlay);
                    windowOverlays.whenFree(() -> windowOverlays.showQuestion(view, view::focus));
                });
    }

    /// Shows who may do what, and lets an owner change it.
    void showMembers(Workspace workspace) {
        ask(
                workspace,
                (sharing, path, _) -> sharing.readMembers(path),
                accessList -> {
                    MembersModel model =
                            new MembersModel(
                                    accessList,
                                    (user, rights, onGiven, onReason) ->
                                            giveRights(
                                                    workspace,
                                                    (sharing, path, _) -> {
                                                        sharing.grant(path, user, rights);
                                                        return sharing.readMembers(path);
                                                    },
                                                    onGiven,
                                                    onReason));
                    MembersView view =
                            new MembersView(
                                    libraryName(workspace), model, windowOverlays::hideOverlay);
                    windowOverlays.whenFree(() -> windowOverlays.showQuestion(view, view::focus));
                });
    }

    private static void giveRights(
            Workspace workspace,
            SharedWork<AccessList> grant,
            Consumer<AccessList> onGiven,
            Consumer<String> onReason) {
        whenShared(workspace, path -> sessionOf(workspace).ask(path, grant, onGiven, onReason));
    }

    private static <T> void ask(Workspace workspace, SharedWork<T> question, Consumer<T> onAnswer) {
        whenShared(
                workspace,
                path ->
                        sessionOf(workspace)
                                .ask(
                                        path,
                                        question,
                                        onAnswer,
                                        reason -> workspace.addNotice(NoticeLevel.ERROR, reason)));
    }

    /// Asks where to share the library in front, and does it.
    void shareLibrary(Workspace workspace) {
        if (stateOf(workspace).kind() == SharingKind.NOT_SHARED) {
            saveFirst(workspace, () -> askWhere(workspace));
        } else {
            workspace.addNotice(
                    NoticeLevel.INFORMATION,
                    MESSAGES.text(
                            "sharing.already",
                            libraryName(workspace),
                            stateOf(workspace).address().map(ServerAddress::toString).orElse("")));
        }
    }

    private void askWhere(Workspace workspace) {
        showSheet(
                SharingAim.SHARE,
                libraryName(workspace),
                server ->
                        sessionOf(workspace)
                                .runAsked(
                                        MESSAGES.text(
                                                "sharing.sharing",
                                                libraryName(workspace),
                                                server.address().host()),
                                        afterPassword(
                                                server,
                                                (sharing, path, terms) ->
                                                        sharing.share(
                                                                server.address(), path, terms)),
                                        _ -> {
                                            workspace
                                                    .document()
                                                    .path()
                                                    .ifPresent(path -> keepIfWanted(path, server));
                                            workspace.addNotice(
                                                    NoticeLevel.DONE,
                                                    MESSAGES.text(
                                                            "sharing.shared",
                                                            libraryName(workspace)));
                                        }));
    }

    /// Asks for a group's library and a file, and gets it.
    void joinLibrary() {
        showSheet(
                SharingAim.JOIN,
                "",
                server ->
                        workspaces
                                .questions()
                                .askForJoined(
                                        server.address().libraryName(),
                                        path -> join(server, path)));
    }

    private void join(EnteredServer server, Path path) {
        joiningSession.runAsked(
                path,
                MESSAGES.text("sharing.joining", path.getFileName(), server.address().host()),
                afterPassword(
                        server,
                        (sharing, file, terms) -> sharing.join(server.address(), file, terms)),
                _ -> {
                    keepIfWanted(path, server);
                    workspaces.open(
                            path,
                            workspace -> {
                                sessionOf(workspace).refresh();
                                workspace.addNotice(
                                        NoticeLevel.DONE,
                                        MESSAGES.text("sharing.joined", libraryName(workspace)));
                            },
                            () -> {});
                });
    }

    private static SharedWork<SyncReport> afterPassword(
            EnteredServer server, SharedWork<SyncReport> work) {
        return (sharing, path, terms) -> {
            if (!server.password().isEmpty()) {
                sharing.keepPassword(server.address(), server.password());
            }
            return work.run(sharing, path, terms);
        };
    }

    private void keepIfWanted(Path path, EnteredServer server) {
        if (server.keepsInStep()) {
            settingsStore.changeSettings(settings -> settings.withInStep(path, true));
        }
    }

    private void showSheet(SharingAim aim, String libraryName, Consumer<EnteredServer> onEntered) {
        SharingSheet sheet =
                new SharingSheet(
                        aim,
                        libraryName,
                        lastAddress,
                        server -> {
                            lastAddress = server.address().toString();
                            onEntered.accept(server);
                        },
                        windowOverlays::hideOverlay);
        windowOverlays.whenFree(() -> windowOverlays.showQuestion(sheet, sheet::focus));
    }

    /// Stops sharing the library in front on this computer.
    void stopSharing(Workspace workspace) {
        whenShared(
                workspace,
                _ ->
                        sessionOf(workspace)
                                .runAsked(
                                        MESSAGES.text("sharing.stopping", libraryName(workspace)),
                                        (sharing, path, _) -> {
                                            sharing.leave(path);
                                            return path;
                                        },
                                        path -> {
                                            settingsStore.changeSettings(
                                                    settings -> settings.withInStep(path, false));
                                            workspace.addNotice(
                                                    NoticeLevel.DONE,
                                                    MESSAGES.text(
                                                            "sharing.left",
                                                            libraryName(workspace)));
                                        }));
    }
}
