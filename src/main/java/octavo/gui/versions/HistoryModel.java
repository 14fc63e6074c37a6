package octavo.gui.versions;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.gui.page.OpenLibrary;
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
    /// @param now the state it was compared with
    /// @param isSame whether all bytes are equal: line endings and the encoding do not show in the
    ///   diff
    public record Compared(
            LibraryVersion version, BibFile file, Library now, List<String> diff, boolean isSame) {
        public Compared {
            diff = List.copyOf(diff);
        }
    }

    private final OpenLibrary library;
    private final ReadOnlyObjectWrapper<List<LibraryVersion>> versions =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<Compared>> compared =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private Optional<LibraryVersion> chosen = Optional.empty();
    private Runnable cancel = () -> {};

    public HistoryModel(OpenLibrary library) {
        this.library = library;
        library.libraryValue().subscribe(_ -> compare());
        library.earlierVersions().keptVersions().subscribe((_, _) -> refresh());
    }

    /// The newest first.
    public ReadOnlyObjectProperty<List<LibraryVersion>> versionsProperty() {
        return versions.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Compared>> comparedProperty() {
        return compared.getReadOnlyProperty();
    }

    /// The time of a version, with seconds if others are from the same minute.
    public String name(LibraryVersion version) {
        String minute = time(version, FormatStyle.SHORT);
        boolean alone =
                versions.get().stream()
                        .filter(each -> time(each, FormatStyle.SHORT).equals(minute))
                        .allMatch(version::equals);
        return alone ? minute : time(version, FormatStyle.MEDIUM);
    }

    private static String time(LibraryVersion version, FormatStyle style) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, style)
                .withLocale(MESSAGES.locale())
                .format(version.savedAt().atZone(ZoneId.systemDefault()));
    }

    /// Reloads the list of versions.
    public void refresh() {
        run(
                () -> {
                    Optional<VersionStore> kept = library.earlierVersions().findStore().call();
                    return kept.isEmpty() ? List.<LibraryVersion>of() : kept.get().listVersions();
                },
                versions::set);
    }

    /// Compares the present state with a version.
    public void choose(LibraryVersion version) {
        chosen = Optional.of(version);
        compare();
    }

    private void compare() {
        cancel.run();
        Library now = library.libraryValue().getValue();
        chosen.ifPresent(version -> {
            cancel =
                    run(
                            () -> compared(version, now),
                            answer -> {
                                if (chosen.equals(Optional.of(version))) {
                                    compared.set(Optional.of(answer));
                                }
                            });
        });
    }

    private <T> Runnable run(Callable<T> work, Consumer<T> done) {
        return library.background().runInBackground(work, done, library.onFailure());
    }

    private Compared compared(LibraryVersion version, Library now) throws Exception {
        VersionStore kept =
                library.earlierVersions()
                        .findStore()
                        .call()
                        .orElseThrow(() -> new IOException(MESSAGES.text("none")));
        BibFile file = kept.readVersion(version);
        List<String> diff = UnifiedDiff.of("library", file.text(), now.file().text());
        boolean isSame = diff.isEmpty() && Arrays.equals(file.bytes(), now.file().bytes());
        return new Compared(version, file, now, diff, isSame);
    }

    /// Restores the compared version, as an undoable step.
    ///
    /// @param name the version's display name
    public void restore(String name) {
        compared.get()
                .ifPresent(each ->
                        library.editSteps()
                                .applyStep(
                                        MESSAGES.text("step.restore", name),
                                        library.libraryValue()
                                                .getValue()
                                                .replaceContent(each.file())));
    }
}
