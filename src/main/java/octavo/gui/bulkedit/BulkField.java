package octavo.gui.bulkedit;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.editing.bulk.FieldSummary;
import octavo.gui.controls.MessageTexts;

/// One line of the form of a selection: what its entries have in a field, and what they are to
/// have. An empty text beside entries that differ says nothing of them.
public final class BulkField {
    private static final MessageTexts MESSAGES = MessageTexts.of(BulkField.class);

    private final String name;
    private final StringProperty text = new SimpleStringProperty("");
    private final StringProperty common = new SimpleStringProperty("");
    private final ReadOnlyStringWrapper prompt = new ReadOnlyStringWrapper("");
    private final BooleanBinding changed = Bindings.notEqual(text, common);
    private boolean isThere;

    BulkField(String name) {
        this.name = name;
    }

    /// Shows what some entries have. What is being typed stays.
    ///
    /// @param of how many entries there are
    void follow(FieldSummary summary, int of) {
        boolean typed = changed.get();
        isThere = true;
        boolean all = summary.entryCount() == of;
        common.set(all ? summary.commonText().orElse("") : "");
        if (!typed) {
            text.set(common.get());
        }
        prompt.set(prompt(summary, of));
    }

    private static String prompt(FieldSummary summary, int of) {
        boolean all = summary.entryCount() == of;
        if (summary.commonText().isEmpty()) {
            return all
                    ? MESSAGES.text("mixed")
                    : MESSAGES.text("mixed.some", summary.entryCount(), of);
        }
        return all
                ? ""
                : MESSAGES.text("some", summary.entryCount(), of, summary.commonText().get());
    }

    /// The name of the field.
    public String name() {
        return name;
    }

    /// Whether any of the entries has it.
    boolean isThere() {
        return isThere;
    }

    public StringProperty textProperty() {
        return text;
    }

    /// What stands in the place of the text where the entries differ.
    public ReadOnlyStringProperty promptProperty() {
        return prompt.getReadOnlyProperty();
    }

    /// Whether something else is typed than all entries have.
    public BooleanBinding changed() {
        return changed;
    }

    /// Takes back what is typed.
    public void revert() {
        text.set(common.get());
    }
}
