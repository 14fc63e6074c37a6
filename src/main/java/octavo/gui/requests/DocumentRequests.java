package octavo.gui.requests;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.theme.ThemeAndSize;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.integrations.wordprocessors.AuthorQuestions;
import octavo.integrations.wordprocessors.WriterRequests;
import octavo.library.Work;
import octavo.net.FrameServer;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.settings.UserHabits.EditorAccess;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;

/// Serves word processors, if the settings allow it: somebody writes there and picks here.
final class DocumentRequests {
    private static final MessageTexts MESSAGES = MessageTexts.of(DocumentRequests.class);
    private static final String STYLE_ADDRESS = "http://www.zotero.org/styles/";

    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final CitationPicker citationPicker;
    private final StyleQuestion styleQuestion;
    private final WriterRequests writerRequests = new WriterRequests(new WindowQuestions());
    private boolean allowsDocuments;
    private Optional<FrameServer> frameServer = Optional.empty();

    DocumentRequests(
            SettingsStore settingsStore,
            Workspaces workspaces,
            ThemeAndSize themeAndSize,
            CitationPicker citationPicker) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.citationPicker = citationPicker;
        this.styleQuestion = new StyleQuestion(settingsStore.background(), themeAndSize);
    }

    /// Listens, or not, as the settings say.
    void updateAccess(EditorAccess wantedAccess) {
        if (wantedAccess.allowsDocuments() == allowsDocuments) {
            return;
        }
        stopServer();
        allowsDocuments = wantedAccess.allowsDocuments();
        if (allowsDocuments) {
            settingsStore
                    .background()
                    .runInBackground(
                            () ->
                                    FrameServer.startServer(
                                            WriterRequests.PORT,
                                            BackgroundTasks::runVirtual,
                                            writerRequests::serve),
                            this::useServer,
                            _ -> reportBusyPort());
        }
    }

    private void useServer(FrameServer startedServer) {
        if (allowsDocuments && frameServer.isEmpty()) {
            frameServer = Optional.of(startedServer);
            settingsStore
                    .background()
                    .runWhenIdle(
                            () -> {
                                WriterRequests.warmUp();
                                return true;
                            },
                            _ -> {},
                            _ -> {});
        } else {
            startedServer.stopServer();
        }
    }

    private void reportBusyPort() {
        workspaces.addNotice(
                new UserNotice(
                        UserNotice.NoticeLevel.WARNING,
                        MESSAGES.text("documents.port", String.valueOf(WriterRequests.PORT))));
    }

    /// Stops listening.
    void stopServer() {
        allowsDocuments = false;
        frameServer.ifPresent(FrameServer::stopServer);
        frameServer = Optional.empty();
    }

    /// Asks in small windows, and waits for the answers on the connection's thread.
    private final class WindowQuestions implements AuthorQuestions {
        @Override
        public List<PickedEntry> pickEntries(List<PickedEntry> present) {
            return ask(onAnswer -> {
                if (citationPicker.isOpen()) {
                    onAnswer.accept(List.of());
                } else {
                    citationPicker.pickEntries(present, onAnswer);
                }
            });
        }

        @Override
        public Optional<StyleChoice> chooseStyle(Optional<StyleChoice> present) {
            String presentId =
                    present.map(StyleChoice::style)
                            .filter(style -> !style.isEmpty())
                            .orElseGet(() -> settingsStore.settings().userHabits().styleId());
            String locale =
                    present.map(StyleChoice::locale)
                            .filter(language -> !language.isEmpty())
                            .orElseGet(() -> Locale.getDefault().toLanguageTag());
            Optional<String> chosenId =
                    ask(onAnswer ->
                            styleQuestion.ask(
                                    presentId.startsWith(STYLE_ADDRESS)
                                            ? presentId.substring(STYLE_ADDRESS.length())
                                            : presentId,
                                    onAnswer));
            return chosenId.map(styleId -> new StyleChoice(STYLE_ADDRESS + styleId, locale));
        }

        @Override
        public Optional<Work> findWork(String key) {
            return ask(onAnswer -> onAnswer.accept(citationPicker.findWork(key)));
        }

        @Override
        public String translate(LocalizedSentence message) {
            return MessageTranslator.of(message);
        }

        private <T> T ask(Consumer<Consumer<T>> question) {
            BlockingQueue<T> answers = new ArrayBlockingQueue<>(1);
            settingsStore.background().runOnUi(() -> question.accept(answers::add));
            try {
                return answers.take();
            } catch (InterruptedException interruption) {
                throw new IllegalStateException(interruption);
            }
        }
    }
}
