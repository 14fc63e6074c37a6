package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.names.PastedName;
import octavo.names.PastedNames;

import java.util.List;

/// Names in a text from anywhere, to be looked at before they come into the list.
public final class PasteModel {
    private final NamesModel names;
    private final StringProperty text = new SimpleStringProperty("");
    private final ObservableList<PastedName> found = FXCollections.observableArrayList();
    private final BooleanProperty replacing = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper others = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private PastedNames pasted = new PastedNames(List.of(), false);

    PasteModel(NamesModel names) {
        this.names = names;
        text.subscribe(this::read);
    }

    private void read(String typed) {
        pasted = PastedNames.parse(typed);
        found.setAll(pasted.names());
        others.set(pasted.others());
    }

    public StringProperty textProperty() {
        return text;
    }

    /// The names that the text has.
    public ObservableList<PastedName> found() {
        return found;
    }

    /// Whether the text says that there are more.
    public ReadOnlyBooleanProperty othersProperty() {
        return others.getReadOnlyProperty();
    }

    /// Whether the names take the place of those in the list.
    public BooleanProperty replacingProperty() {
        return replacing;
    }

    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Shows what is in a text.
    public void begin(String first) {
        replacing.set(names.rows().isEmpty());
        text.set(first);
        open.set(true);
    }

    /// Puts the names into the list.
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
