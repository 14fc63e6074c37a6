package octavo.files.attachments;

import octavo.storage.ContentDigest;
import octavo.storage.DurableFile;
import octavo.storage.FileRenames.FileRename;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Remembers the last renaming of a library's files, so that it can be undone: a file in the state
/// folder with an old and a new path on each line.
public final class FileMoveLog {
    private static final int NAME_LENGTH = 16;
    private static final int COLUMNS = 2;

    private final Path folder;
    private final Path log;

    private FileMoveLog(Path folder, String name) {
        this.folder = folder;
        this.log = folder.resolve(name);
    }

    public static FileMoveLog of(Path stateFolder, Path library) {
        byte[] path = EntryLink.real(library).toString().getBytes(StandardCharsets.UTF_8);
        String name = ContentDigest.hexDigest(path).substring(0, NAME_LENGTH);
        return new FileMoveLog(stateFolder.resolve("file-moves"), name + ".tsv");
    }

    /// The last renaming; nothing if it was undone.
    public List<FileRename> last() throws IOException {
        List<FileRename> moves = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(log)) {
                String[] columns = line.split("\t", -1);
                if (columns.length == COLUMNS) {
                    moves.add(new FileRename(Path.of(columns[0]), Path.of(columns[1])));
                }
            }
        } catch (NoSuchFileException | InvalidPathException _) {
            return List.of();
        }
        return moves;
    }

    /// Remembers a renaming in place of the one before.
    public void keep(List<FileRename> moves) throws IOException {
        DurableFile.createPrivateFolder(folder);
        String text =
                moves.stream()
                        .map(it -> it.oldPath() + "\t" + it.newPath() + "\n")
                        .collect(Collectors.joining());
        DurableFile.writeFile(log, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Whether a path can be remembered.
    static boolean isPlain(Path path) {
        return path.toString().chars().noneMatch(Character::isISOControl);
    }
}
