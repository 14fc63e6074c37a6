package octavo.gui.commits;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.gitrepositories.FieldHistory;
import octavo.gitrepositories.FieldStep;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.RepositorySession;
import octavo.gui.tasks.BackgroundTasks;
import octavo.text.WordedException;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// Who changed the fields of an entry, and when. The versions in the repository are read in the
/// background, as many as the answer needs, until that is cancelled.
public final class FieldHistoryModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldHistoryModel.class);
    private static final int MOST_STEPS = 100;

    /// The changes of a field.
    ///
    /// @param steps the newest first; none if git does not know the field
    public record FieldChanges(String fieldName, List<FieldStep> steps) {
        public FieldChanges {
            steps = List.copyOf(steps);
        }
    }

    private final BackgroundTasks background;
    private final BibEntry entry;
    private final ObservableList<FieldChanges> changedFields = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper readVersions = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper isReading = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Runnable cancelReading;

    /// Begins to read.
    public FieldHistoryModel(
            BackgroundTasks background, RepositorySession repositorySession, BibEntry entry) {
        this.background = background;
        this.entry = entry;
        this.cancelReading =
                background.runInBackground(
                        () -> readFields(repositorySession),
                        _ -> isReading.set(false),
                        exception -> {
                            isReading.set(false);
                            problem.set(describe(exception));
                        });
    }

    private static String describe(Exception exception) {
        return switch (exception) {
            case WordedException trouble -> MessageTranslator.of(trouble.wording());
            case IOException failure -> MessageTranslator.of(failure);
            default -> MESSAGES.text("blame.unexpected");
        };
    }

    private boolean readFields(RepositorySession repositorySession)
            throws IOException, InterruptedException {
        var history = new FieldHistory(repositorySession.openRepository(), false);
        history.whenRead(count -> background.runOnUi(() -> readVersions.set(count)));
        for (String fieldName : fieldNames()) {
            FieldChanges changes =
                    new FieldChanges(fieldName, history.stepsOf(entry, fieldName, MOST_STEPS));
            background.runOnUi(() -> addChanges(changes));
        }
        return true;
    }

    private List<String> fieldNames() {
        return entry.fields().stream()
                .map(BibField::name)
                .map(fieldName -> fieldName.toLowerCase(Locale.ROOT))
                .distinct()
                .toList();
    }

    private void addChanges(FieldChanges changes) {
        if (isReading.get()) {
            changedFields.add(changes);
        }
    }

    /// The key of the entry.
    public String entryKey() {
        return entry.key();
    }

    /// The fields in their order, as far as their changes are known.
    public ObservableList<FieldChanges> changedFields() {
        return FXCollections.unmodifiableObservableList(changedFields);
    }

    /// How many versions of the library have been read.
    public ReadOnlyIntegerProperty readVersionsProperty() {
        return readVersions.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty readingProperty() {
        return isReading.getReadOnlyProperty();
    }

    /// What went wrong; empty if nothing did.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Stops reading. What has been found stays.
    public void cancel() {
        cancelReading.run();
        isReading.set(false);
    }
}
