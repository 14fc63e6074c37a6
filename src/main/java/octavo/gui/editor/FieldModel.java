package octavo.gui.editor;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.gui.controls.FieldLabels;
import octavo.gui.controls.MessageTexts;
import octavo.library.InheritedField;
import octavo.library.TypedText;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/// A line of the form: a text being edited, and the entry's text. Rejected text stays here, with
/// the reason, until it is corrected.
public final class FieldModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldModel.class);

    /// The properties of a line.
    ///
    /// @param id unique in the form
    /// @param label its label
    /// @param isSource whether its text is the value's source
    /// @param isEditable false for a repeated field
    /// @param isRemovable whether it can be removed
    public record Line(
            String id, String label, boolean isSource, boolean isEditable, boolean isRemovable) {
        /// What people call it: the word for a field, or its name where there is none.
        String words() {
            return isField() ? FieldLabels.of(label) : label;
        }

        /// Whether it is a field, rather than the type or the key.
        boolean isField() {
            return id.startsWith(EntryFormLines.FIELD);
        }

        /// Whether another line is this one, although the entry may write the field's name in
        /// another case.
        boolean isSame(Line other) {
            return id.equals(other.id)
                    && label.equalsIgnoreCase(other.label)
                    && isSource == other.isSource
                    && isEditable == other.isEditable
                    && isRemovable == other.isRemovable;
        }

        boolean namesPeople() {
            return FieldCatalogue.has(label, FieldTrait.ROLE);
        }
    }

    /// The presence of a field in the entry.
    ///
    /// @param isThere whether the entry has it
    /// @param prompt the text shown in its place
    public record Presence(boolean isThere, String prompt) {
        public static final Presence THERE = new Presence(true, "");

        /// The entry lacks the field, and need not have it.
        public static final Presence ABSENT = new Presence(false, "");

        /// The entry lacks the field, and should have it.
        public static final Presence MISSED = new Presence(false, MESSAGES.text("missed"));

        /// The entry inherits it.
        static Presence of(InheritedField from) {
            return new Presence(false, MESSAGES.text("inherited", from.text(), from.key()));
        }
    }

    private final ReadOnlyObjectWrapper<Line> line;
    private final Consumer<FieldModel> commit;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private String committed;
    private final ReadOnlyObjectWrapper<Presence> presence;
    private final ReadOnlyObjectWrapper<List<FieldProblem>> marks =
            new ReadOnlyObjectWrapper<>(List.of());
    private boolean isNew;
    private boolean asTyped;
    private Function<String, TypedReading> read = _ -> TypedReading.AS_TYPED;

    private FieldModel(
            Line line,
            Presence presence,
            String committed,
            boolean isNew,
            Consumer<FieldModel> commit) {
        this.line = new ReadOnlyObjectWrapper<>(line);
        this.presence = new ReadOnlyObjectWrapper<>(presence);
        this.committed = committed;
        this.isNew = isNew;
        this.commit = commit;
        text.set(committed);
    }

    static FieldModel of(
            Line line, Presence presence, String committed, Consumer<FieldModel> commit) {
        return new FieldModel(line, presence, committed, false, commit);
    }

    /// A line for a field being added; it disappears if it stays empty.
    static FieldModel ofNew(Line line, Consumer<FieldModel> commit) {
        return new FieldModel(line, Presence.ABSENT, "", true, commit);
    }

    /// Whether the entry has the field.
    public ReadOnlyObjectProperty<Presence> presenceProperty() {
        return presence.getReadOnlyProperty();
    }

    /// Whether it can be removed: the field, or the line added for it.
    boolean isRemovable() {
        return line().isRemovable() && (isNew || presence.get().isThere());
    }

    boolean isNew() {
        return isNew;
    }

    public Line line() {
        return line.get();
    }

    ReadOnlyObjectProperty<Line> lineProperty() {
        return line.getReadOnlyProperty();
    }

    /// Stays what it is, for a line that is the same.
    FieldModel as(Line now) {
        line.set(now);
        return this;
    }

    String id() {
        return line().id();
    }

    /// The name of the field, as the entry writes it.
    String name() {
        return line().label();
    }

    public StringProperty textProperty() {
        return text;
    }

    /// Why the text was rejected; empty if it was not.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Problems found by the checks.
    public ReadOnlyObjectProperty<List<FieldProblem>> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    void mark(List<FieldProblem> found) {
        marks.set(found);
    }

    public boolean isChanged() {
        return !text.get().equals(committed);
    }

    /// Commits the text, if it was changed. If a bug makes the edit fail, the text stays here like
    /// a rejected one, so that the rest can be saved.
    public void commit() {
        if (isChanged()) {
            text.set(typed());
        }
        if (isChanged() || isNew) {
            EditGuard.run(() -> commit.accept(this), this::refuse);
        } else {
            problem.set("");
        }
    }

    /// What is to be written of the text. A blank that the entry has stays with a text that is not
    /// changed.
    String typed() {
        return isChanged() ? TypedText.trimmed(text.get()) : text.get();
    }

    /// Commits the text as it is, whatever it is taken to mean.
    void commitAsTyped() {
        asTyped = true;
        commit();
        asTyped = false;
    }

    /// Has typed texts read; returns this.
    FieldModel readBy(Function<String, TypedReading> reader) {
        read = reader;
        return this;
    }

    /// What the typed text is taken to mean. A text that was not changed means nothing new.
    TypedReading reading() {
        return isChanged() && !asTyped ? read.apply(typed()) : TypedReading.AS_TYPED;
    }

    /// Reverts to the entry's text.
    public void revert() {
        text.set(committed);
        problem.set("");
    }

    /// Keeps a text that the entry cannot take, with the reason.
    void refuse(String reason) {
        problem.set(reason);
    }

    /// Whether it can be reused for the same field of another entry: building lines is the slow
    /// part of moving down the table. People have rows of their own.
    boolean isFree() {
        return !isChanged() && !isNew && !line().namesPeople();
    }

    /// Shows the same field of another entry.
    void showOther(Presence there, String other) {
        marks.set(List.of());
        follow(there, other);
    }

    /// Updates to the entry's present state. Text typed since then stays.
    void follow(Presence nowIs, String now) {
        isNew = false;
        presence.set(nowIs);
        if (!now.equals(committed) || !isChanged()) {
            committed = now;
            revert();
        }
    }
}
