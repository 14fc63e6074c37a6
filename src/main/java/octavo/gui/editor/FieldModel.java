package octavo.gui.editor;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldTrait;
import octavo.gui.controls.MessageTexts;
import octavo.library.InheritedField;

import java.util.List;
import java.util.function.Consumer;

/// One line of the form: a text as it is being edited, beside the text that the entry has. A text
/// that the entry cannot take stays here, with the reason, until it is put right.
public final class FieldModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldModel.class);

    /// What a line is about.
    ///
    /// @param id tells it from the other lines of the form
    /// @param label what it is called
    /// @param isSource whether its text is the value's source
    /// @param isEditable whether it can be changed; a field that occurs before cannot
    /// @param isRemovable whether it can be removed
    public record Line(
            String id, String label, boolean isSource, boolean isEditable, boolean isRemovable) {
        boolean namesPeople() {
            return FieldCatalogue.has(label, FieldTrait.ROLE);
        }
    }

    /// How a field stands to the entry.
    ///
    /// @param isThere whether the entry has it
    /// @param prompt what to say in its place
    public record Presence(boolean isThere, String prompt) {
        public static final Presence THERE = new Presence(true, "");

        /// The entry has no such field, and need not.
        public static final Presence ABSENT = new Presence(false, "");

        /// The entry has no such field, and lacks something without it.
        public static final Presence MISSED = new Presence(false, MESSAGES.text("missed"));

        /// The entry has it from another.
        static Presence of(InheritedField from) {
            return new Presence(false, MESSAGES.text("inherited", from.text(), from.key()));
        }
    }

    private final Line line;
    private final Consumer<FieldModel> commit;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private String committed;
    private final ReadOnlyObjectWrapper<Presence> presence;
    private final ReadOnlyObjectWrapper<List<FieldProblem>> marks =
            new ReadOnlyObjectWrapper<>(List.of());
    private boolean isNew;

    private FieldModel(
            Line line,
            Presence presence,
            String committed,
            boolean isNew,
            Consumer<FieldModel> commit) {
        this.line = line;
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

    /// A line for a field that somebody adds; it goes if it stays empty.
    static FieldModel ofNew(Line line, Consumer<FieldModel> commit) {
        return new FieldModel(line, Presence.ABSENT, "", true, commit);
    }

    /// Whether the entry has the field.
    public ReadOnlyObjectProperty<Presence> presenceProperty() {
        return presence.getReadOnlyProperty();
    }

    /// Whether there is something to remove: the field, or a line that was added for it.
    boolean isRemovable() {
        return line.isRemovable() && (isNew || presence.get().isThere());
    }

    boolean isNew() {
        return isNew;
    }

    public Line line() {
        return line;
    }

    public StringProperty textProperty() {
        return text;
    }

    /// Why the text could not be taken; empty if nothing is wrong.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// What the checks say of it.
    public ReadOnlyObjectProperty<List<FieldProblem>> marksProperty() {
        return marks.getReadOnlyProperty();
    }

    void mark(List<FieldProblem> found) {
        marks.set(found);
    }

    public boolean isChanged() {
        return !text.get().equals(committed);
    }

    /// Gives the text to the entry, if it was changed. An edit that fails by a mistake of ours
    /// leaves the text here like one that the entry refuses, so that the rest can be saved.
    public void commit() {
        if (isChanged() || isNew) {
            EditGuard.run(() -> commit.accept(this), this::refuse);
        } else {
            problem.set("");
        }
    }

    /// Goes back to what the entry has.
    public void revert() {
        text.set(committed);
        problem.set("");
    }

    /// Keeps a text that the entry cannot take, with the reason.
    void refuse(String reason) {
        problem.set(reason);
    }

    /// Whether it can show the same field of another entry: building lines is what takes time when
    /// somebody walks down the table. People are edited in rows of their own.
    boolean isFree() {
        return !isChanged() && !isNew && !line.namesPeople();
    }

    /// Shows the same field of another entry.
    void showOther(Presence there, String other) {
        marks.set(List.of());
        follow(there, other);
    }

    /// Takes over what the entry now has. A text that was typed since stays.
    void follow(Presence nowIs, String now) {
        isNew = false;
        presence.set(nowIs);
        if (!now.equals(committed) || !isChanged()) {
            committed = now;
            revert();
        }
    }
}
