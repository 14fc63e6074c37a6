package octavo.gui.versions;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.Library;
import octavo.recovery.LibraryVersion;
import octavo.recovery.VersionStore;
import octavo.text.UnifiedDiff;

import java.io.IOException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// The earlier versions of a library, the changes since one of them, and restoring it.
public final class HistoryModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(HistoryModel.class);

    /// A version and its differences.
    ///
    /// @param currentLibrary the state it was compared with
    /// @param changedPapers the first papers that differ
    /// @param isSame whether all bytes are equal: line endings and the encoding do not show in the
    ///   diff
    public record ComparedVersion(
            LibraryVersion libraryVersion,
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
    private final ReadOnlyObjectWrapper<List<LibraryVersion>> libraryVersions =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<ComparedVersion>> comparedVersion =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<LibraryVersion> chosenVersion = Optional.empty();
    private Runnable cancelComparison = () -> {};

    public HistoryModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        openLibrary.libraryValue().subscribe(_ -> startComparison());
        openLibrary.earlierVersions().keptVersions().subscribe((_, _) -> readVersions());
    }

    /// The newest first.
    public ReadOnlyObjectProperty<List<LibraryVersion>> versionsProperty() {
        return libraryVersions.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<ComparedVersion>> comparedProperty() {
        return comparedVersion.getReadOnlyProperty();
    }

    /// The time of a version, with seconds if others are from the same minute.
    public String versionName(LibraryVersion libraryVersion) {
        String shortTime = formatTime(libraryVersion, FormatStyle.SHORT);
        boolean isOnlyOne =
                libraryVersions.get().stream()
                        .filter(each -> formatTime(each, FormatStyle.SHORT).equals(shortTime))
                        .allMatch(libraryVersion::equals);
        return isOnlyOne ? shortTime : formatTime(libraryVersion, FormatStyle.MEDIUM);
    }

    private static String formatTime(LibraryVersion libraryVersion, FormatStyle style) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, style)
                .withLocale(MESSAGES.locale())
                .format(libraryVersion.savedAt().atZone(ZoneId.systemDefault()));
    }

    /// Reloads the list of versions.
    public void readVersions() {
        runTask(
                () -> {
                    Optional<VersionStore> versionStore =
                            openLibrary.earlierVersions().findStore().call();
                    return versionStore.isEmpty()
                            ? List.<LibraryVersion>of()
                            : versionStore.get().listVersions();
                },
                libraryVersions::set);
    }

    /// Compares the present state with a version.
    public void chooseVersion(LibraryVersion libraryVersion) {
        chosenVersion = Optional.of(libraryVersion);
        startComparison();
    }

    private void startComparison() {
        cancelComparison.run();
        Library currentLibrary = openLibrary.libraryValue().getValue();
        chosenVersion.ifPresent(libraryVersion -> {
            cancelComparison =
                    runTask(
                            () -> compareVersion(libraryVersion, currentLibrary),
                            newComparison -> {
                                if (chosenVersion.equals(Optional.of(libraryVersion))) {
                                    comparedVersion.set(Optional.of(newComparison));
                                }
                            });
        });
    }

    private <T> Runnable runTask(Callable<T> work, Consumer<T> onDone) {
        return openLibrary.background().runInBackground(work, onDone, openLibrary.onFailure());
    }

    private ComparedVersion compareVersion(LibraryVersion libraryVersion, Library currentLibrary)
            throws Exception {
        VersionStore versionStore =
                openLibrary
                        .earlierVersions()
                        .findStore()
                        .call()
                        .orElseThrow(() -> new IOException(MESSAGES.text("none")));
        BibFile bibFile = versionStore.readVersion(libraryVersion);
        List<String> diffLines =
                UnifiedDiff.of("library", bibFile.text(), currentLibrary.file().text());
        boolean isSame =
                diffLines.isEmpty()
                        && Arrays.equals(bibFile.bytes(), currentLibrary.file().bytes());
        return new ComparedVersion(
                libraryVersion,
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

    /// Restores the compared version, as an undoable step.
    ///
    /// @param name the version's display name
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
