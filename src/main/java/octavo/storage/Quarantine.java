package octavo.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// Moves unusable files out of the way for their owner to inspect. Never overwrites an earlier one.
public final class Quarantine {
    private Quarantine() {}

    /// Renames a file to `NAME.broken` in its folder and returns the new path.
    public static Path renameBroken(Path path) throws IOException {
        return moveToFreePath(path, path.resolveSibling(path.getFileName() + ".broken"));
    }

    /// Moves a file, folder or link to a path, numbered if that is taken.
    public static Path moveToFreePath(Path path, Path wantedPath) throws IOException {
        Path freePath = wantedPath;
        for (int i = 2; Files.exists(freePath, LinkOption.NOFOLLOW_LINKS); i++) {
            freePath = wantedPath.resolveSibling(wantedPath.getFileName() + "-" + i);
        }
        return Files.move(path, freePath);
    }
}
