package octavo.cv.output;

import octavo.text.WordedException;

import java.io.Serial;
import java.nio.file.Path;
import java.util.List;

/// An output named by a sidecar needs confirmation; nothing was read or written.
public final class UnconfirmedOutput extends WordedException {
    @Serial private static final long serialVersionUID = 1;

    private final transient List<OutputObjection> objections;

    UnconfirmedOutput(Path path, List<OutputObjection> objections) {
        super(path, objections.getFirst().reason());
        this.objections = List.copyOf(objections);
    }

    /// Each file to confirm, with the reason; at least one.
    public List<OutputObjection> objections() {
        return objections;
    }
}
