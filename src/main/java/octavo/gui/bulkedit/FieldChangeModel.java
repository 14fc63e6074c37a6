package octavo.gui.bulkedit;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import octavo.editing.bulk.FieldOperation;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Something that is done to one field of many entries.
public final class FieldChangeModel {

    /// What can be done to a field.
    public enum FieldChangeKind {
        SET,
        ADD,
        REMOVE,
        CLEAR,
        RENAME,
        COPY;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        /// Whether it needs no more than the field.
        boolean isComplete() {
            return this == CLEAR;
        }
    }

    private final ObjectProperty<FieldChangeKind> kind =
            new SimpleObjectProperty<>(FieldChangeKind.SET);
    private final StringProperty field = new SimpleStringProperty("");
    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<Optional<FieldOperation>> operation =
            new SimpleObjectProperty<>(Optional.empty());

    public FieldChangeModel() {
        Stream.<ObservableValue<?>>of(kind, field, text)
                .forEach(each -> each.subscribe(this::read));
    }

    public ObjectProperty<FieldChangeKind> kindProperty() {
        return kind;
    }

    /// The name of the field.
    public StringProperty fieldProperty() {
        return field;
    }

    /// The text, or the name of the other field.
    public StringProperty textProperty() {
        return text;
    }

    /// What is to be done; nothing while something is missing.
    public ObservableValue<Optional<FieldOperation>> operationProperty() {
        return operation;
    }

    private void read() {
        String name = folded(field.get());
        boolean whole = kind.get().isComplete() || !text.get().isBlank();
        operation.set(name.isEmpty() || !whole ? Optional.empty() : Optional.of(operation(name)));
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private FieldOperation operation(String name) {
        String words = text.get().strip();
        return switch (kind.get()) {
            case SET -> new FieldOperation.SetText(name, words);
            case ADD -> new FieldOperation.AddText(name, words);
            case REMOVE -> new FieldOperation.RemoveMember(name, words);
            case CLEAR -> new FieldOperation.ClearField(name);
            case RENAME -> new FieldOperation.MoveField(name, folded(words));
            case COPY -> new FieldOperation.CopyField(name, folded(words));
        };
    }
}
