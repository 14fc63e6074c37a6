package octavo.storage;

import octavo.text.WordedException;

import java.io.Serial;
import java.nio.file.Path;
import java.util.List;

/// A file named by content needs confirmation; nothing was read or written.
public final class UnconfirmedPath extends WordedException {
    @Serial private static final long serialVersionUID = 1;

    private final transient List<PathObjection> objections;

    public UnconfirmedPath(Path path, List<PathObjection> objections) {
        super(path, objections.getFirst().reason());
        this.objections = List.copyOf(objections);
    }

    /// Each file to confirm, with the reason; at least one.
    public List<PathObjection> objections() {
        return objections;
    }
}
