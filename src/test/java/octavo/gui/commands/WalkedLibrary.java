package octavo.gui.commands;

import octavo.bib.BibFile;
import octavo.gui.Opened;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.KnownFile;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.NoQuestions;
import octavo.gui.openlibraries.Questions;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;
import octavo.settings.Settings;
import octavo.settings.SettingsFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// A library that is open as in the window, but for the window, and all that its steps lead to.
final class WalkedLibrary {
    static final MessageTexts MESSAGES = MessageTexts.of(LibraryDocument.class);
    static final MessageTexts RECOVERY = MessageTexts.of(Workspace.class);

    /// References would take half of the time.
    private static final String NO_STYLE = "none";

    /// A step that was made.
    ///
    /// @param isEdit false for a decision that leaves the library as it is
    record MadeStep(String label, String text, String decisions, boolean isEdit) {}

    private final PendingWork work = new PendingWork();
    private final BackgroundTasks background = work.background();
    private final Workspaces workspaces;
    private final Workspace workspace;
    private final EntryCommands commands;
    private final List<MadeStep> made = new ArrayList<>();
    private final List<String> drafts = new ArrayList<>();

    /// What the library was before the step that is being made.
    private Optional<Library> before = Optional.empty();

    private Optional<OpenConflicts> asked = Optional.empty();
    private Questions.CloseAnswer answer = Questions.CloseAnswer.DISCARD;

    /// Opens the library at a path.
    ///
    /// @param first what is done before it is opened
    WalkedLibrary(Path path, Path state, Random random, Consumer<Workspaces> first)
            throws IOException {
        Questions questions =
                new NoQuestions() {
                    @Override
                    public void askAboutChanges(Workspace closing, Consumer<CloseAnswer> reply) {
                        reply.accept(answer);
                    }
                };
        this.workspaces =
                new Workspaces(background, questions, Opened.onlineAccess(background), state);
        workspaces.whenReviewed(conflicts -> asked = Optional.of(conflicts));
        first.accept(workspaces);
        if (Files.exists(path)) {
            workspaces.open(List.of(path));
            work.runAll(random);
        } else {
            work.runAll(random);
            click(RECOVERY.text("recovery.restore"));
        }
        this.workspace = Objects.requireNonNull(workspaces.currentProperty().get());
        SettingsFile settings = new SettingsFile(state.resolve("settings.json"));
        SettingsStore store = new SettingsStore(background, settings, settings.loadSettings());
        WindowOverlays overlays = new WindowOverlays(store, workspaces, _ -> {}, _ -> {}, () -> {});
        this.commands =
                new EntryCommands(() -> Settings.defaults().userHabits(), _ -> {}, overlays);
        document().beginBackups();
        document().sidecarSession().readFile(() -> {});
        workspace.preview().styleProperty().set(NO_STYLE);
        document().places().setSuppliers(this::beginStep, (_, _) -> List.of());
        work.runAll(random);
    }

    LibraryDocument document() {
        return workspace.document();
    }

    Workspaces workspaces() {
        return workspaces;
    }

    Workspace workspace() {
        return workspace;
    }

    PendingWork work() {
        return work;
    }

    WindowEdits edits(Random random) {
        return new WindowEdits(this, commands, random);
    }

    static String latin1(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    String text() {
        return latin1(document().library().file().bytes());
    }

    /// The file as it was read or written last.
    BibFile known() {
        return KnownFile.file(document());
    }

    /// The text with what is being typed.
    String draftText() {
        Library now = document().library();
        return workspace
                .editor()
                .draftChange()
                .map(draft -> now.applyEdit(now.replaceEntry(draft.slot(), draft.changedEntry())))
                .map(library -> latin1(library.file().bytes()))
                .orElseGet(this::text);
    }

    /// Notes what is being typed, which may be recorded before it is committed.
    void noteDraft() {
        drafts.add(draftText());
    }

    /// The texts with what was being typed since this was asked last.
    List<String> takeDrafts() {
        List<String> taken = List.copyOf(drafts);
        drafts.clear();
        return taken;
    }

    String decisions() {
        return document().sidecarSession().content().toString();
    }

    /// The text of a file; empty if it is not there.
    static Optional<String> onDisk(Path path) throws IOException {
        return Files.exists(path)
                ? Optional.of(latin1(Files.readAllBytes(path)))
                : Optional.empty();
    }

    private String beginStep() {
        endStep();
        before = Optional.of(document().library());
        return "";
    }

    @SuppressWarnings("ReferenceEquality") // only what changes nothing leaves the same instance
    private void endStep() {
        before.ifPresent(library ->
                made.add(
                        new MadeStep(
                                document().undoNameProperty().get(),
                                text(),
                                decisions(),
                                document().library() != library)));
        before = Optional.empty();
    }

    /// The steps made since this was asked last.
    List<MadeStep> takeSteps() {
        endStep();
        List<MadeStep> taken = List.copyOf(made);
        made.clear();
        return taken;
    }

    private Stream<UserNotice> notices() {
        return Stream.concat(
                List.copyOf(workspaces.generalNotices()).stream(),
                workspaces.open().stream()
                        .flatMap(each ->
                                List.copyOf(each.document().notices().noticeList()).stream()));
    }

    /// Takes away the notices of a level, and returns their texts.
    List<String> takeNotices(UserNotice.NoticeLevel level) {
        List<UserNotice> taken = notices().filter(it -> it.level() == level).toList();
        taken.forEach(workspaces::withdrawNotice);
        return taken.stream().map(UserNotice::messageText).toList();
    }

    List<String> warnings() {
        return notices()
                .filter(it -> it.level() == UserNotice.NoticeLevel.WARNING)
                .map(UserNotice::messageText)
                .toList();
    }

    boolean isOffered(String label) {
        return offer(label).isPresent();
    }

    private Optional<UserNotice> offer(String label) {
        Predicate<UserNotice> has =
                notice -> notice.actions().stream().anyMatch(it -> it.label().equals(label));
        return notices().filter(has).findFirst();
    }

    /// Clicks the button of a notice.
    void click(String label) {
        UserNotice notice = offer(label).orElseThrow();
        workspaces.withdrawNotice(notice);
        notice.actions().stream()
                .filter(it -> it.label().equals(label))
                .findFirst()
                .orElseThrow()
                .task()
                .run();
    }

    /// The conflicts that a click has shown.
    OpenConflicts takeConflicts() {
        OpenConflicts conflicts = asked.orElseThrow();
        asked = Optional.empty();
        return conflicts;
    }

    /// Closes it, with an answer to the question about its changes.
    void close(Questions.CloseAnswer about, Random random) {
        answer = about;
        workspaces.closeWorkspace(workspace, () -> {});
        work.runAll(random);
    }

    boolean isClosed() {
        return workspaces.open().isEmpty();
    }

    /// Ends it as a process ends that is killed; its folders were copied before.
    void kill() {
        work.forget();
        workspace.close();
        work.forget();
    }
}
