package octavo.gui.venues;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.editing.strings.StringEdits;
import octavo.editing.strings.StringEdits.StringEditOutcome;
import octavo.editing.strings.StringTable;
import octavo.editing.strings.StringUse;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.Library;

import java.util.List;
import java.util.Set;
import java.util.function.Function;

/// The strings of a library. Each change is one step.
public final class StringsModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(StringsModel.class);

    private final OpenLibrary library;
    private final ObservableList<StringUse> strings = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    public StringsModel(OpenLibrary library) {
        this.library = library;
        library.libraryValue().subscribe(this::read);
    }

    private void read(Library state) {
        library.background()
                .runInBackground(
                        () ->
                                StringTable.of(state, Set.of()).stream()
                                        .filter(each ->
                                                each.origin() != StringUse.MacroOrigin.MONTH)
                                        .toList(),
                        (List<StringUse> found) -> strings.setAll(found),
                        library.onFailure());
    }

    public ObservableList<StringUse> strings() {
        return strings;
    }

    /// Why the last change failed; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Renames a string everywhere.
    public void rename(String name, String other) {
        String wanted = other.strip();
        if (!wanted.equals(name)) {
            change(it -> it.renameString(name, wanted), MESSAGES.text("step.rename", name, wanted));
        }
    }

    /// Replaces all uses of a string with its text, and removes it.
    public void inline(String name) {
        change(it -> it.inlineString(name), MESSAGES.text("step.inline", name));
    }

    /// Extracts a string from every value that is exactly a text.
    public void extract(String name, String text) {
        change(
                it -> it.extractString(name.strip(), text.strip()),
                MESSAGES.text("step.extract", name));
    }

    private void change(Function<StringEdits, StringEditOutcome> make, String step) {
        Library state = library.libraryValue().getValue();
        library.background()
                .runInBackground(
                        () -> make.apply(new StringEdits(state)),
                        outcome -> {
                            problem.set(outcome.refusal().map(MessageTranslator::of).orElse(""));
                            if (library.libraryValue().getValue().equals(state)) {
                                outcome.edit()
                                        .ifPresent(
                                                edit -> library.editSteps().applyStep(step, edit));
                            }
                        },
                        library.onFailure());
    }
}
