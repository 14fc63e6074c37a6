package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.tasks.BackgroundTasks;
import octavo.names.PastedName;
import octavo.names.PastedNames;

import java.util.List;

/// Names in pasted text, for review before they are added.
public final class PasteModel {
    private static final PastedNames NONE = new PastedNames(List.of(), false);

    /// Texts up to this length are parsed synchronously.
    private static final int SHORT = 2_000;

    private final NamesModel names;
    private final StringProperty text = new SimpleStringProperty("");
    private final ObservableList<PastedName> found = FXCollections.observableArrayList();
    private final BooleanProperty replacing = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper others = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final BackgroundTasks background;
    private PastedNames pasted = NONE;
    private Runnable cancel = () -> {};

    PasteModel(NamesModel names, BackgroundTasks background) {
        this.names = names;
        this.background = background;
        text.subscribe(this::read);
    }

    /// Parsing a long list would delay typing.
    private void read(String typed) {
        cancel.run();
        if (typed.length() <= SHORT) {
            take(PastedNames.parse(typed));
            return;
        }
        take(NONE);
        cancel =
                background.run(
                        () -> PastedNames.parse(typed),
                        read -> {
                            if (typed.equals(text.get())) {
                                take(read);
                            }
                        },
                        _ -> {});
    }

    private void take(PastedNames read) {
        pasted = read;
        found.setAll(read.names());
        others.set(read.others());
    }

    public StringProperty textProperty() {
        return text;
    }

    /// The names in the text.
    public ObservableList<PastedName> found() {
        return found;
    }

    /// Whether the text ends with “et al.” or similar.
    public ReadOnlyBooleanProperty othersProperty() {
        return others.getReadOnlyProperty();
    }

    /// Whether the names replace those in the list.
    public BooleanProperty replacingProperty() {
        return replacing;
    }

    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Shows the names in a text.
    public void begin(String first) {
        replacing.set(names.rows().isEmpty());
        text.set(first);
        open.set(true);
    }

    /// Adds the names of a text without review, if it certainly is a list of several.
    ///
    /// @return whether it was
    boolean takeList(String typed) {
        return typed.length() <= SHORT
                && PastedNames.ofPeople(typed)
                        .filter(read -> names.paste(read, names.rows().isEmpty()))
                        .isPresent();
    }

    /// Adds the names to the list.
    public void apply() {
        if (found.isEmpty() || names.paste(pasted, replacing.get())) {
            close();
        }
    }

    public void close() {
        open.set(false);
        text.set("");
    }
}
