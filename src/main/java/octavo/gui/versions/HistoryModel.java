package octavo.gui.versions;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibFile;
import octavo.gitrepositories.LibraryCommit;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.librarystate.RepositorySession.FoundRepository;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.versions.EarlierState.CommittedState;
import octavo.gui.versions.EarlierState.KeptVersion;
import octavo.library.Library;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;
import octavo.text.UnifiedDiff;

import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The earlier versions of a library and its commits, the changes since one of them, and restoring
/// it.
public final class HistoryModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(HistoryModel.class);

    /// An earlier state and its differences.
    ///
    /// @param currentLibrary the state it was compared with
    /// @param changedPapers the first papers that differ
    /// @param isSame whether all bytes are equal: line endings and the encoding do not show in the
    ///   diff
    public record ComparedVersion(
            EarlierState earlierState,
            BibFile bibFile,
            Library currentLibrary,
            List<ChangedPaper> changedPapers,
            List<String> diffLines,
            boolean isSame) {
        public ComparedVersion {
            changedPapers = List.copyOf(changedPapers);
            diffLines = List.copyOf(diffLines);
        }
    }

    private final OpenLibrary openLibrary;
    private final ReadOnlyObjectWrapper<List<EarlierState>> earlierStates =
            new ReadOnlyObjectWrapper<>(List.of());
    private List<LibraryVersion> libraryVersions = List.of();
    private final ReadOnlyObjectWrapper<Optional<ComparedVersion>> comparedVersion =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /// Bound, so that the page does not stay with the repository.
    private final ReadOnlyObjectWrapper<List<LibraryCommit>> followedCommits =
            new ReadOnlyObjectWrapper<>(List.of());

    private final ReadOnlyObjectWrapper<Optional<FoundRepository>> followedRepository =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<EarlierState> chosenState = Optional.empty();
    private Runnable cancelComparison = () -> {};

    public HistoryModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        openLibrary.libraryValue().subscribe(_ -> startComparison());
        openLibrary.earlierVersions().keptVersions().subscribe((_, _) -> readVersions());
        followedCommits.bind(repositorySession().commitsProperty());
        followedCommits.subscribe(_ -> listStates());
        followedRepository.bind(repositorySession().foundProperty());
    }

    private RepositorySession repositorySession() {
        return openLibrary.repositorySession();
    }

    /// The newest first.
    public ReadOnlyObjectProperty<List<EarlierState>> statesProperty() {
        return earlierStates.getReadOnlyProperty();
    }

    /// The repository that the library is in, if any.
    public ReadOnlyObjectProperty<Optional<FoundRepository>> repositoryProperty() {
        return followedRepository.getReadOnlyProperty();
    }

    /// Whether the commits are among the states.
    public boolean isListingCommits() {
        return repositorySession().isListing();
    }

    /// Lists the commits from now on, or does not.
    public void listCommits(boolean isWanted) {
        if (isWanted != isListingCommits()) {
            repositorySession().listCommits(isWanted);
        }
    }

    private void listStates() {
        earlierStates.set(
                Stream.<EarlierState>concat(
                                libraryVersions.stream().map(KeptVersion::new),
                                followedCommits.get().stream().map(CommittedState::new))
                        .sorted(Comparator.comparing(EarlierState::madeAt).reversed())
                        .toList());
    }

    public ReadOnlyObjectProperty<Optional<ComparedVersion>> comparedProperty() {
        return comparedVersion.getReadOnlyProperty();
    }

    /// The time of a state, with seconds if others are from the same minute.
    public String timeOf(EarlierState earlierState) {
        String shortTime = formatTime(earlierState, FormatStyle.SHORT);
        boolean isOnlyOne =
                earlierStates.get().stream()
                        .filter(each -> formatTime(each, FormatStyle.SHORT).equals(shortTime))
                        .allMatch(earlierState::equals);
        return isOnlyOne ? shortTime : formatTime(earlierState, FormatStyle.MEDIUM);
    }

    private static String formatTime(EarlierState earlierState, FormatStyle style) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, style)
                .withLocale(MESSAGES.locale())
                .format(earlierState.madeAt().atZone(ZoneId.systemDefault()));
    }

    /// What a state is called: its time, or its commit.
    public String nameOf(EarlierState earlierState) {
        return switch (earlierState) {
            case KeptVersion _ -> timeOf(earlierState);
            case CommittedState(var commit) ->
                    MESSAGES.text("commit.name", commit.shortHash(), commit.subject());
        };
    }

    /// Reloads the list of versions and commits.
    public void readVersions() {
        repositorySession().refresh();
        runTask(
                () -> {
                    Optional<VersionStore> versionStore =
                            openLibrary.earlierVersions().findStore().call();
                    return versionStore.isEmpty()
                            ? List.<LibraryVersion>of()
                            : versionStore.get().listVersions();
                },
                newVersions -> {
                    libraryVersions = newVersions;
                    listStates();
                });
    }

    /// Compares the present state with an earlier one.
    public void chooseState(EarlierState earlierState) {
        chosenState = Optional.of(earlierState);
        startComparison();
    }

    private void startComparison() {
        cancelComparison.run();
        Library currentLibrary = openLibrary.libraryValue().getValue();
        chosenState.ifPresent(earlierState -> {
            cancelComparison =
                    runTask(
                            () -> compareState(earlierState, currentLibrary),
                            newComparison -> {
                                if (chosenState.equals(Optional.of(earlierState))) {
                                    comparedVersion.set(Optional.of(newComparison));
                                }
                            });
        });
    }

    private <T> Runnable runTask(Callable<T> work, Consumer<T> onDone) {
        return openLibrary.background().runInBackground(work, onDone, openLibrary.onFailure());
    }

    private BibFile readState(EarlierState earlierState) throws Exception {
        return switch (earlierState) {
            case KeptVersion(var libraryVersion) ->
                    openLibrary
                            .earlierVersions()
                            .findStore()
                            .call()
                            .orElseThrow(() -> new IOException(MESSAGES.text("none")))
                            .readVersion(libraryVersion);
            case CommittedState(var commit) -> repositorySession().readAt(commit);
        };
    }

    private ComparedVersion compareState(EarlierState earlierState, Library currentLibrary)
            throws Exception {
        BibFile bibFile = readState(earlierState);
        List<String> diffLines =
                UnifiedDiff.of("library", bibFile.text(), currentLibrary.file().text());
        boolean isSame = diffLines.isEmpty() && bibFile.hasSameBytes(currentLibrary.file());
        return new ComparedVersion(
                earlierState,
                bibFile,
                currentLibrary,
                diffLines.isEmpty()
                        ? List.of()
                        : ChangedPaper.between(Library.of(bibFile), currentLibrary),
                diffLines,
                isSame);
    }

    /// Shows a paper, if the library still has it.
    void showPaper(ChangedPaper changedPaper) {
        openLibrary
                .libraryValue()
                .getValue()
                .slotWithKey(changedPaper.key())
                .ifPresent(slot -> openLibrary.libraryWays().showEntry().accept(slot.number(), ""));
    }

    /// Restores the compared state, as an undoable step.
    ///
    /// @param name the state's display name
    public void restoreVersion(String name) {
        comparedVersion
                .get()
                .ifPresent(each ->
                        openLibrary
                                .editSteps()
                                .applyStep(
                                        MESSAGES.text("step.restore", name),
                                        openLibrary
                                                .libraryValue()
                                                .getValue()
                                                .replaceContent(each.bibFile())));
    }
}
