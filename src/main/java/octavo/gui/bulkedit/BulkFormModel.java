package octavo.gui.bulkedit;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.editing.bulk.FieldOperation;
import octavo.editing.bulk.FieldSummary;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestOnly;
import octavo.library.Library;
import octavo.library.TypedText;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/// The form of several entries. It changes nothing itself: what is to be done is proposed.
public final class BulkFormModel {
    private final BackgroundTasks background;
    private final Consumer<FieldOperation> propose;
    private final Consumer<Exception> failed;
    private final ObservableList<BulkField> fields = FXCollections.observableArrayList();
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();
    private final LatestOnly latest = new LatestOnly();
    private List<Integer> shown = List.of();
    private Runnable cancel = () -> {};

    /// @param propose shows what an operation would do to the selected entries
    /// @param failed told of what went wrong in the background
    public BulkFormModel(
            BackgroundTasks background,
            Consumer<FieldOperation> propose,
            Consumer<Exception> failed) {
        this.background = background;
        this.propose = propose;
        this.failed = failed;
    }

    /// The fields that any of the entries has, and those that were added to give them.
    public ObservableList<BulkField> fields() {
        return fields;
    }

    /// How many entries it is for; 0 if not for several.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// Shows what some entries have.
    ///
    /// @param slots the slots of the entries; none if there is nothing to show
    public void show(Library library, List<Integer> slots) {
        cancel.run();
        latest.ignorePending();
        if (!slots.equals(shown)) {
            fields.clear();
        }
        shown = List.copyOf(slots);
        count.set(slots.size());
        if (slots.isEmpty()) {
            return;
        }
        cancel =
                background.runInBackground(
                        () -> FieldSummary.of(library, slots),
                        latest.onlyLatest(this::take),
                        failed);
    }

    private void take(List<FieldSummary> found) {
        List<BulkField> currentField = new ArrayList<>();
        for (FieldSummary summary : found) {
            BulkField field =
                    known(summary.fieldName()).orElseGet(() -> new BulkField(summary.fieldName()));
            field.follow(summary, count.get());
            currentField.add(field);
        }
        fields.stream()
                .filter(field -> !currentField.contains(field))
                .filter(field -> !field.isThere() && field.changed().get())
                .forEach(currentField::add);
        if (!currentField.equals(fields)) {
            fields.setAll(currentField);
        }
    }

    /// Whether something is typed that is not yet proposed.
    public boolean isTyping() {
        return fields.stream().anyMatch(field -> field.changed().get());
    }

    private Optional<BulkField> known(String name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst();
    }

    /// Adds a line for a field; one that is there already is just found.
    public BulkField add(String name) {
        String folded = name.strip().toLowerCase(Locale.ROOT);
        return known(folded)
                .orElseGet(() -> {
                    BulkField field = new BulkField(folded);
                    fields.add(field);
                    return field;
                });
    }

    /// Proposes to give all entries what is typed.
    public void set(BulkField field) {
        if (field.changed().get()) {
            String text = TypedText.trimBlanks(field.textProperty().get());
            propose.accept(
                    text.isEmpty()
                            ? new FieldOperation.ClearField(field.name())
                            : new FieldOperation.SetText(field.name(), text));
        }
    }

    /// Proposes to take a field from all entries; a line that was only added goes at once.
    public void clear(BulkField field) {
        field.revert();
        if (field.isThere()) {
            propose.accept(new FieldOperation.ClearField(field.name()));
        } else {
            fields.remove(field);
        }
    }
}
