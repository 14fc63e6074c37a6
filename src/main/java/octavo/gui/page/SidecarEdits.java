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
    private final Runnable changedElsewhere;

    /// @param changedElsewhere called after undo and redo, and after changes by another program
    public SidecarEdits(OpenLibrary library, Runnable changedElsewhere) {
        this(library.beside(), library.change(), changedElsewhere);
        beside.whenTakenIn(changedElsewhere);
    }

    /// For whoever follows its content.
    public SidecarEdits(SidecarSession beside, OpenLibrary.Steps steps) {
        this(beside, steps, () -> {});
    }

    private SidecarEdits(
            SidecarSession beside, OpenLibrary.Steps steps, Runnable changedElsewhere) {
        this.beside = beside;
        this.steps = steps;
        this.changedElsewhere = changedElsewhere;
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
        steps.accept(
                step,
                edit,
                new Aside(() -> exchange(after, before), () -> exchange(before, after)));
    }

    private void exchange(Sidecar from, Sidecar to) {
        beside.follow(from, to);
        changedElsewhere.run();
    }
}
