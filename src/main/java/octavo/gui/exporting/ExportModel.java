package octavo.gui.exporting;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.formats.bibtex.BibFormats;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.library.Library;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Consumer;

/// An export that somebody puts together: which entries, in which format. What the format has no
/// place for is known before anything is written.
public final class ExportModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(ExportModel.class);

    private final BackgroundTasks background;
    private final Library library;
    private final SequencedMap<EntryScope, List<Work>> worksByScope;
    private final Consumer<Exception> onFailure;
    private final ObjectProperty<ExportFormat> format =
            new SimpleObjectProperty<>(BibFormats.BIBTEX);
    private final ObjectProperty<EntryScope> entryScope;
    private final ReadOnlyObjectWrapper<Optional<ExportResult>> exportResult =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<String> lossLines = FXCollections.observableArrayList();
    private final LatestOnly latestOnly = new LatestOnly();
    private Runnable cancelExport = () -> {};

    /// @param worksByScope the entries of each scope that can be chosen, the first one being the
    ///   usual
    /// @param onFailure told of what went wrong in the background
    public ExportModel(
            BackgroundTasks background,
            Library library,
            SequencedMap<EntryScope, List<Work>> worksByScope,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.library = library;
        this.worksByScope = worksByScope;
        this.onFailure = onFailure;
        entryScope = new SimpleObjectProperty<>(worksByScope.firstEntry().getKey());
        format.addListener(_ -> startExport());
        entryScope.addListener(_ -> startExport());
        startExport();
    }

    public ObjectProperty<ExportFormat> formatProperty() {
        return format;
    }

    public ObjectProperty<EntryScope> scopeProperty() {
        return entryScope;
    }

    Map<EntryScope, List<Work>> worksByScope() {
        return worksByScope;
    }

    /// The converted entries; nothing while they are being converted.
    public ReadOnlyObjectProperty<Optional<ExportResult>> resultProperty() {
        return exportResult.getReadOnlyProperty();
    }

    /// What gets lost, a line for each kind of thing.
    public ObservableList<String> lossLines() {
        return lossLines;
    }

    private void startExport() {
        cancelExport.run();
        exportResult.set(Optional.empty());
        lossLines.clear();
        ExportFormat exportFormat = format.get();
        List<Work> chosenWorks = Objects.requireNonNull(worksByScope.get(entryScope.get()));
        cancelExport =
                background.runInBackground(
                        () -> exported(exportFormat, chosenWorks),
                        latestOnly.onlyLatest(this::takeResult),
                        onFailure);
    }

    private ExportResult exported(ExportFormat exportFormat, List<Work> chosenWorks) {
        return chosenWorks.size() == library.entrySlots().count()
                ? exportFormat.exportLibrary(library)
                : exportFormat.exportWorks(library, chosenWorks);
    }

    private void takeResult(ExportResult newResult) {
        List<String> allLines = new ArrayList<>(newResult.lossLines());
        newResult.doubts().forEach(doubt -> allLines.add(MESSAGES.text("doubt", doubt)));
        lossLines.setAll(allLines);
        exportResult.set(Optional.of(newResult));
    }
}
