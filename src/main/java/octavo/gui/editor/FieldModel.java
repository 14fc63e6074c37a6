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
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// A line of the form: a text being edited, and the entry's text. Rejected text stays here, with
/// the reason, until it is corrected.
public final class FieldModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldModel.class);

    /// The properties of a line.
    ///
    /// @param lineId unique in the form
    /// @param fieldLabel its label
    /// @param isSource whether its text is the value's source
    /// @param isEditable false for a repeated field
    /// @param isRemovable whether it can be removed
    public record FieldLine(
            String lineId,
            String fieldLabel,
            boolean isSource,
            boolean isEditable,
            boolean isRemovable) {
        /// What people call it: the word for a field, or its name where there is none.
        String shownLabel() {
            return isField() ? FieldLabels.of(fieldLabel) : fieldLabel;
        }

        /// Whether it is a field, rather than the type or the key.
        boolean isField() {
            return lineId.startsWith(EntryFormLines.FIELD_PREFIX);
        }

        /// Whether another line is this one, although the entry may write the field's name in
        /// another case.
        boolean isSame(FieldLine otherLine) {
            return lineId.equals(otherLine.lineId)
                    && fieldLabel.equalsIgnoreCase(otherLine.fieldLabel)
                    && isSource == otherLine.isSource
                    && isEditable == otherLine.isEditable
                    && isRemovable == otherLine.isRemovable;
        }

        boolean namesPeople() {
            return FieldCatalogue.hasTrait(fieldLabel, FieldTrait.ROLE);
        }
    }

    /// The presence of a field in the entry.
    ///
    /// @param isThere whether the entry has it
    /// @param promptText the text shown in its place
    public record FieldPresence(boolean isThere, String promptText) {
        public static final FieldPresence THERE = new FieldPresence(true, "");

        /// The entry lacks the field, and need not have it.
        public static final FieldPresence ABSENT = new FieldPresence(false, "");

        /// The entry lacks the field, and should have it.
        public static final FieldPresence MISSED =
                new FieldPresence(false, MESSAGES.text("missed"));

        /// The entry inherits it.
        static FieldPresence of(InheritedField inheritedField) {
            return new FieldPresence(
                    false,
                    MESSAGES.text(
                            "inherited",
                            inheritedField.inheritedText(),
                            inheritedField.parentKey()));
        }
    }

    private final ReadOnlyObjectWrapper<FieldLine> fieldLine;
    private final Consumer<FieldModel> onCommit;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper problemText = new ReadOnlyStringWrapper("");
    private String committedText;
    private final ReadOnlyObjectWrapper<FieldPresence> fieldPresence;
    private final ReadOnlyObjectWrapper<List<FieldProblem>> fieldProblems =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<FieldReceipt>> fieldReceipt =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isNew;
    private boolean isTakenAsTyped;
    private Function<String, TypedReading> typedReader = _ -> TypedReading.AS_TYPED;

    private FieldModel(
            FieldLine fieldLine,
            FieldPresence initialPresence,
            String committedText,
            boolean isNew,
            Consumer<FieldModel> onCommit) {
        this.fieldLine = new ReadOnlyObjectWrapper<>(fieldLine);
        this.fieldPresence = new ReadOnlyObjectWrapper<>(initialPresence);
        this.committedText = committedText;
        this.isNew = isNew;
        this.onCommit = onCommit;
        text.set(committedText);
    }

    static FieldModel of(
            FieldLine fieldLine,
            FieldPresence initialPresence,
            String committedText,
            Consumer<FieldModel> onCommit) {
        return new FieldModel(fieldLine, initialPresence, committedText, false, onCommit);
    }

    /// A line for a field being added; it disappears if it stays empty.
    static FieldModel ofNew(FieldLine fieldLine, Consumer<FieldModel> onCommit) {
        return new FieldModel(fieldLine, FieldPresence.ABSENT, "", true, onCommit);
    }

    /// Whether the entry has the field.
    public ReadOnlyObjectProperty<FieldPresence> presenceProperty() {
        return fieldPresence.getReadOnlyProperty();
    }

    /// Whether it can be removed: the field, or the line added for it.
    boolean isRemovable() {
        return fieldLine().isRemovable() && (isNew || fieldPresence.get().isThere());
    }

    boolean isNew() {
        return isNew;
    }

    public FieldLine fieldLine() {
        return fieldLine.get();
    }

    ReadOnlyObjectProperty<FieldLine> lineProperty() {
        return fieldLine.getReadOnlyProperty();
    }

    /// Stays what it is, for a line that is the same.
    FieldModel withLine(FieldLine newLine) {
        fieldLine.set(newLine);
        return this;
    }

    String lineId() {
        return fieldLine().lineId();
    }

    /// The name of the field, as the entry writes it.
    String fieldName() {
        return fieldLine().fieldLabel();
    }

    public StringProperty textProperty() {
        return text;
    }

    /// Why the text was rejected; empty if it was not.
    public ReadOnlyStringProperty problemProperty() {
        return problemText.getReadOnlyProperty();
    }

    /// Problems found by the checks.
    public ReadOnlyObjectProperty<List<FieldProblem>> marksProperty() {
        return fieldProblems.getReadOnlyProperty();
    }

    void showProblems(List<FieldProblem> newProblems) {
        fieldProblems.set(newProblems);
    }

    /// Who vouches for the entry's text, if anybody does.
    public ReadOnlyObjectProperty<Optional<FieldReceipt>> receiptProperty() {
        return fieldReceipt.getReadOnlyProperty();
    }

    void showReceipt(Optional<FieldReceipt> newReceipt) {
        fieldReceipt.set(newReceipt);
    }

    public boolean isChanged() {
        return !text.get().equals(committedText);
    }

    /// Commits the text, if it was changed. If a bug makes the edit fail, the text stays here like
    /// a rejected one, so that the rest can be saved.
    public void commit() {
        if (isChanged()) {
            text.set(typedText());
        }
        if (isChanged() || isNew) {
            EditGuard.runGuarded(() -> onCommit.accept(this), this::showRefusal);
        } else {
            problemText.set("");
        }
    }

    /// What is to be written of the text. A blank that the entry has stays with a text that is not
    /// changed.
    String typedText() {
        return isChanged() ? TypedText.trimBlanks(text.get()) : text.get();
    }

    /// Commits the text as it is, whatever it is taken to mean.
    void commitAsTyped() {
        isTakenAsTyped = true;
        commit();
        isTakenAsTyped = false;
    }

    /// Has typed texts read; returns this.
    FieldModel withReader(Function<String, TypedReading> newReader) {
        typedReader = newReader;
        return this;
    }

    /// What the typed text is taken to mean. A text that was not changed means nothing new.
    TypedReading typedReading() {
        return isChanged() && !isTakenAsTyped
                ? typedReader.apply(typedText())
                : TypedReading.AS_TYPED;
    }

    /// Reverts to the entry's text.
    public void revert() {
        text.set(committedText);
        problemText.set("");
    }

    /// Keeps a text that the entry cannot take, with the reason.
    void showRefusal(String refusalText) {
        problemText.set(refusalText);
    }

    /// Whether it can be reused for the same field of another entry: building lines is the slow
    /// part of moving down the table. People have rows of their own.
    boolean isFree() {
        return !isChanged() && !isNew && !fieldLine().namesPeople();
    }

    /// Shows the same field of another entry.
    void showOther(FieldPresence otherPresence, String otherText) {
        fieldProblems.set(List.of());
        fieldReceipt.set(Optional.empty());
        followEntry(otherPresence, otherText);
    }

    /// Updates to the entry's present state. Text typed since then stays.
    void followEntry(FieldPresence newPresence, String newText) {
        isNew = false;
        fieldPresence.set(newPresence);
        if (!newText.equals(committedText)) {
            fieldReceipt.set(Optional.empty());
        }
        if (!newText.equals(committedText) || !isChanged()) {
            committedText = newText;
            revert();
        }
    }
}
