package octavo.gui.page;

import octavo.gui.document.SidecarSession;
import octavo.library.Edit;
import octavo.library.History.Aside;
import octavo.sidecar.Sidecar;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// Reads and changes the sidecar of an open library for a page. Every change is an undoable step of
/// the library.
public final class SidecarEdits {
    private final OpenLibrary library;
    private final SidecarSession beside;
    private final Runnable turned;

    /// @param turned called after undo and redo, and after changes by another program
    public SidecarEdits(OpenLibrary library, Runnable turned) {
        this.library = library;
        this.beside = library.beside();
        this.turned = turned;
        beside.whenTakenIn(turned);
    }

    /// Its content, as far as known.
    public Sidecar content() {
        return beside.content();
    }

    /// Reads the present content of the file.
    public void read(Consumer<Sidecar> then) {
        beside.read(() -> then.accept(content()));
    }

    /// Changes it as a named step, and saves it in the background.
    public void change(String step, UnaryOperator<Sidecar> change) {
        if (!change.apply(content()).equals(content())) {
            change(step, Edit.none(), change);
        }
    }

    /// Changes it together with the library, as one step.
    public void change(String step, Edit edit, UnaryOperator<Sidecar> change) {
        Sidecar before = content();
        Sidecar after = change.apply(before);
        beside.follow(before, after);
        library.change()
                .accept(
                        step,
                        edit,
                        new Aside(() -> turn(after, before), () -> turn(before, after)));
    }

    private void turn(Sidecar from, Sidecar to) {
        beside.follow(from, to);
        turned.run();
    }
}
