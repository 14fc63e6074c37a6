package octavo.gui.openlibraries;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;

import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.LibraryDocument;

/// The names of libraries in window title and tabs.
public final class LibraryTitles {
    private static final MessageTexts MESSAGES = MessageTexts.of(LibraryTitles.class);

    private LibraryTitles() {}

    /// The name of a library, with a mark if it has unsaved changes.
    public static ObservableValue<String> of(LibraryDocument document) {
        return Bindings.createStringBinding(
                () -> {
                    String name = document.nameProperty().get();
                    return document.dirtyProperty().get() ? MESSAGES.text("dirty", name) : name;
                },
                document.nameProperty(),
                document.dirtyProperty());
    }

    public static ObservableValue<String> ofWindow(Workspaces workspaces) {
        return workspaces
                .currentProperty()
                .flatMap(workspace -> of(workspace.document()))
                .map(name -> MESSAGES.text("title", name))
                .orElse(MESSAGES.text("title.none"));
    }
}
