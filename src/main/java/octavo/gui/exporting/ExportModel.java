package octavo.gui.exporting;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.exporting.ExportFormat;
import octavo.exporting.ExportResult;
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
    private final SequencedMap<EntryScope, List<Work>> works;
    private final Consumer<Exception> failed;
    private final ObjectProperty<ExportFormat> format =
            new SimpleObjectProperty<>(BibFormats.BIBTEX);
    private final ObjectProperty<EntryScope> scope;
    private final ReadOnlyObjectWrapper<Optional<ExportResult>> result =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ObservableList<String> losses = FXCollections.observableArrayList();
    private final LatestOnly latest = new LatestOnly();
    private Runnable cancel = () -> {};

    /// @param works the entries of each scope that can be chosen, the first one being the usual
    /// @param failed told of what went wrong in the background
    public ExportModel(
            BackgroundTasks background,
            Library library,
            SequencedMap<EntryScope, List<Work>> works,
            Consumer<Exception> failed) {
        this.background = background;
        this.library = library;
        this.works = works;
        this.failed = failed;
        scope = new SimpleObjectProperty<>(works.firstEntry().getKey());
        format.addListener(_ -> convert());
        scope.addListener(_ -> convert());
        convert();
    }

    public ObjectProperty<ExportFormat> formatProperty() {
        return format;
    }

    public ObjectProperty<EntryScope> scopeProperty() {
        return scope;
    }

    Map<EntryScope, List<Work>> works() {
        return works;
    }

    /// The converted entries; nothing while they are being converted.
    public ReadOnlyObjectProperty<Optional<ExportResult>> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /// What gets lost, a line for each kind of thing.
    public ObservableList<String> losses() {
        return losses;
    }

    private void convert() {
        cancel.run();
        result.set(Optional.empty());
        losses.clear();
        ExportFormat to = format.get();
        List<Work> chosen = Objects.requireNonNull(works.get(scope.get()));
        cancel =
                background.runInBackground(
                        () -> exported(to, chosen), latest.onlyLatest(this::take), failed);
    }

    private ExportResult exported(ExportFormat to, List<Work> chosen) {
        return chosen.size() == library.entrySlots().count()
                ? to.exportLibrary(library)
                : to.exportWorks(library, chosen);
    }

    private void take(ExportResult made) {
        List<String> lines = new ArrayList<>(made.lossLines());
        made.doubts().forEach(doubt -> lines.add(MESSAGES.text("doubt", doubt)));
        losses.setAll(lines);
        result.set(Optional.of(made));
    }
}
