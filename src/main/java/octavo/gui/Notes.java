package octavo.gui;

import octavo.library.Edit;
import octavo.library.History.Aside;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The sidecar of an open library, as a page reads and changes it. A library without a file keeps
/// it until the page is closed. Every change is a step of the library, and is undone in its turn.
public final class Notes {
    private final OpenLibrary library;
    private final Runnable turned;
    private Optional<SidecarFile> file = Optional.empty();
    private Sidecar content = Sidecar.empty();
    private boolean busy;
    private boolean again;

    /// @param turned told after undo and redo
    public Notes(OpenLibrary library, Runnable turned) {
        this.library = library;
        this.turned = turned;
    }

    /// What it says, as far as is known.
    public Sidecar content() {
        return content;
    }

    /// Reads what the file says now.
    public void read(Consumer<Sidecar> then) {
        Optional<Path> path = library.file().get();
        if (path.isEmpty() || busy) {
            then.accept(content);
            return;
        }
        library.background()
                .run(
                        () -> SidecarFile.load(path.get()),
                        read -> {
                            if (!busy) {
                                file = Optional.of(read);
                                content = read.content();
                            }
                            then.accept(content);
                        },
                        library.failed());
    }

    /// Changes it as a step of that name, and saves it in the background.
    public void change(String step, UnaryOperator<Sidecar> change) {
        if (!change.apply(content).equals(content)) {
            change(step, Edit.none(), change);
        }
    }

    /// Changes it together with the library, as one step.
    public void change(String step, Edit edit, UnaryOperator<Sidecar> change) {
        Sidecar before = content;
        Sidecar after = change.apply(before);
        follow(before, after);
        library.change()
                .accept(
                        step,
                        edit,
                        new Aside(() -> turn(after, before), () -> turn(before, after)));
    }

    private void turn(Sidecar from, Sidecar to) {
        follow(from, to);
        turned.run();
    }

    private void follow(Sidecar from, Sidecar to) {
        content = content.after(from, to);
        save();
    }

    private void save() {
        if (busy || file.isEmpty()) {
            again = busy;
            return;
        }
        SidecarFile known = file.get();
        Sidecar wanted = content;
        busy = true;
        library.background()
                .run(
                        () -> known.save(wanted),
                        now -> {
                            file = Optional.of(now);
                            content = content.after(wanted, now.content());
                            saved();
                        },
                        trouble -> {
                            saved();
                            library.failed().accept(trouble);
                        });
    }

    private void saved() {
        busy = false;
        if (again) {
            again = false;
            save();
        }
    }
}
