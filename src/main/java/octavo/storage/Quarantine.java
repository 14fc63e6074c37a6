package octavo.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// Puts what cannot be used out of the way, for its owner to look at. Nothing that was put aside
/// before is overwritten.
public final class Quarantine {
    private Quarantine() {}

    /// Gives a file another name in its folder, `NAME.broken`, and says which.
    public static Path rename(Path path) throws IOException {
        return move(path, path.resolveSibling(path.getFileName() + ".broken"));
    }

    /// Moves a file, a folder or a link to a path, or one like it with a number where that is
    /// taken.
    public static Path move(Path path, Path wanted) throws IOException {
        Path free = wanted;
        for (int i = 2; Files.exists(free, LinkOption.NOFOLLOW_LINKS); i++) {
            free = wanted.resolveSibling(wanted.getFileName() + "-" + i);
        }
        return Files.move(path, free);
    }
}
