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
    private final SidecarSession beside;
    private final OpenLibrary.Steps steps;
    private final Runnable turned;

    /// @param turned called after undo and redo, and after changes by another program
    public SidecarEdits(OpenLibrary library, Runnable turned) {
        this(library.beside(), library.change(), turned);
        beside.whenTakenIn(turned);
    }

    /// For whoever follows its content.
    public SidecarEdits(SidecarSession beside, OpenLibrary.Steps steps) {
        this(beside, steps, () -> {});
    }

    private SidecarEdits(SidecarSession beside, OpenLibrary.Steps steps, Runnable turned) {
        this.beside = beside;
        this.steps = steps;
        this.turned = turned;
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
        steps.accept(step, edit, new Aside(() -> turn(after, before), () -> turn(before, after)));
    }

    private void turn(Sidecar from, Sidecar to) {
        beside.follow(from, to);
        turned.run();
    }
}
