package octavo.gui;

import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The sidecar of an open library, as a page reads and changes it. A library without a file keeps
/// it until the page is closed.
public final class Notes {
    private final OpenLibrary library;
    private Optional<SidecarFile> file = Optional.empty();
    private Sidecar content = Sidecar.empty();
    private boolean busy;
    private boolean again;

    public Notes(OpenLibrary library) {
        this.library = library;
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

    /// Changes it, and saves it in the background.
    public void change(UnaryOperator<Sidecar> change) {
        content = change.apply(content);
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
