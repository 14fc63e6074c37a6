package octavo.gui.venues;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.page.OpenLibrary;
import octavo.library.Library;
import octavo.macros.StringEdits;
import octavo.macros.StringEdits.Outcome;
import octavo.macros.StringTable;
import octavo.macros.StringUse;

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
        library.library().subscribe(this::read);
    }

    private void read(Library state) {
        library.background()
                .run(
                        () ->
                                StringTable.of(state, Set.of()).stream()
                                        .filter(each -> each.from() != StringUse.Origin.MONTH)
                                        .toList(),
                        (List<StringUse> found) -> strings.setAll(found),
                        library.failed());
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
            change(it -> it.rename(name, wanted), MESSAGES.text("step.rename", name, wanted));
        }
    }

    /// Replaces all uses of a string with its text, and removes it.
    public void inline(String name) {
        change(it -> it.inline(name), MESSAGES.text("step.inline", name));
    }

    /// Extracts a string from every value that is exactly a text.
    public void extract(String name, String text) {
        change(it -> it.extract(name.strip(), text.strip()), MESSAGES.text("step.extract", name));
    }

    private void change(Function<StringEdits, Outcome> make, String step) {
        Library state = library.library().getValue();
        library.background()
                .run(
                        () -> make.apply(new StringEdits(state)),
                        outcome -> {
                            problem.set(outcome.refusal().map(MessageTranslator::of).orElse(""));
                            if (library.library().getValue().equals(state)) {
                                outcome.edit()
                                        .ifPresent(edit -> library.change().accept(step, edit));
                            }
                        },
                        library.failed());
    }
}
