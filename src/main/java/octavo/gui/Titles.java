package octavo.gui;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.Messages;
import octavo.gui.shell.Document;

/// What the window and the tabs call a library.
final class Titles {
    private static final Messages MESSAGES = Messages.of(Titles.class);

    private Titles() {}

    /// The name of a library, with a mark when it has changes that its file has not.
    static ObservableValue<String> of(Document document) {
        return Bindings.createStringBinding(
                () -> {
                    String name = document.nameProperty().get();
                    return document.dirtyProperty().get() ? MESSAGES.text("dirty", name) : name;
                },
                document.nameProperty(),
                document.dirtyProperty());
    }

    static ObservableValue<String> ofWindow(Workspaces workspaces) {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> of(workspace.document()))
                .map(name -> MESSAGES.text("title", name))
                .orElse(MESSAGES.text("title.none"));
    }
}
