package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.gui.controls.MessageTexts;
import octavo.gui.tasks.BackgroundTasks;
import octavo.names.PastedName;
import octavo.names.PastedNames;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Names in pasted text, for review before they are added.
public final class PasteModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PasteModel.class);

    /// Without what may stand between two names.
    private static final Pattern WORD = Pattern.compile("[^\\s,;]+");

    /// Texts up to this length are parsed synchronously.
    private static final int SHORT = 2_000;

    private final NamesModel namesModel;
    private final StringProperty text = new SimpleStringProperty("");
    private final ObservableList<PastedName> found = FXCollections.observableArrayList();
    private final BooleanProperty replacing = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper others = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private final BackgroundTasks background;
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private PastedNames pasted = FoundNames.NONE.names();
    private Runnable cancel = () -> {};

    /// What is in a text.
    ///
    /// @param names without what names a paper or a page
    /// @param hasIdentifier whether there was such
    private record FoundNames(PastedNames names, boolean hasIdentifier) {
        static final FoundNames NONE = new FoundNames(new PastedNames(List.of(), false), false);

        static FoundNames in(String text) {
            String names =
                    WORD.matcher(text)
                            .replaceAll(word ->
                                    NameParts.isIdentifier(word.group())
                                            ? ""
                                            : Matcher.quoteReplacement(word.group()));
            return new FoundNames(PastedNames.parse(names), !names.equals(text));
        }
    }

    PasteModel(NamesModel names, BackgroundTasks background) {
        this.namesModel = names;
        this.background = background;
        text.subscribe(this::read);
    }

    /// Parsing a long list would delay typing.
    private void read(String typed) {
        cancel.run();
        if (typed.length() <= SHORT) {
            take(FoundNames.in(typed));
            return;
        }
        take(FoundNames.NONE);
        cancel =
                background.runInBackground(
                        () -> FoundNames.in(typed),
                        read -> {
                            if (typed.equals(text.get())) {
                                take(read);
                            }
                        },
                        _ -> {});
    }

    private void take(FoundNames read) {
        pasted = read.names();
        found.setAll(pasted.names());
        others.set(pasted.hasOthers());
        problem.set(read.hasIdentifier() ? MESSAGES.text("refused.names.identifier") : "");
    }

    /// Points out an identifier among the names; empty if there is none.
    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
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
        replacing.set(namesModel.nameRows().isEmpty());
        text.set(first);
        open.set(true);
    }

    /// Adds the names of a text without review, if it certainly is a list of several.
    ///
    /// @return whether it was
    boolean takeList(String typed) {
        return typed.length() <= SHORT
                && PastedNames.parsePeople(typed)
                        .filter(_ -> !FoundNames.in(typed).hasIdentifier())
                        .filter(read ->
                                namesModel.pasteNames(read, namesModel.nameRows().isEmpty()))
                        .isPresent();
    }

    /// Adds the names to the list.
    public void apply() {
        if (found.isEmpty() || namesModel.pasteNames(pasted, replacing.get())) {
            close();
        }
    }

    public void close() {
        open.set(false);
        text.set("");
    }
}
