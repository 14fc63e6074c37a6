package octavo.gui.page;

import octavo.gui.document.SidecarSession;
import octavo.library.Edit;
import octavo.library.History.Aside;
import octavo.sidecar.Sidecar;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The sidecar of an open library, as a page reads and changes it. Every change is a step of the
/// library, and is undone in its turn.
public final class SidecarEdits {
    private final OpenLibrary library;
    private final SidecarSession beside;
    private final Runnable turned;

    /// @param turned told after undo and redo, and when another program has changed it
    public SidecarEdits(OpenLibrary library, Runnable turned) {
        this.library = library;
        this.beside = library.beside();
        this.turned = turned;
        beside.whenTakenIn(turned);
    }

    /// What it says, as far as is known.
    public Sidecar content() {
        return beside.content();
    }

    /// Reads what the file says now.
    public void read(Consumer<Sidecar> then) {
        beside.read(() -> then.accept(content()));
    }

    /// Changes it as a step of that name, and saves it in the background.
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
