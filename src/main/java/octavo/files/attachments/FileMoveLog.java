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

    private final Path logFolder;
    private final Path logFile;

    private FileMoveLog(Path folder, String name) {
        this.logFolder = folder;
        this.logFile = folder.resolve(name);
    }

    public static FileMoveLog of(Path stateFolder, Path library) {
        byte[] pathBytes = EntryLink.realPath(library).toString().getBytes(StandardCharsets.UTF_8);
        String name = ContentDigest.hexDigest(pathBytes).substring(0, NAME_LENGTH);
        return new FileMoveLog(stateFolder.resolve("file-moves"), name + ".tsv");
    }

    /// The last renaming; nothing if it was undone.
    public List<FileRename> lastRenames() throws IOException {
        List<FileRename> fileRenames = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(logFile)) {
                String[] columns = line.split("\t", -1);
                if (columns.length == COLUMNS) {
                    fileRenames.add(new FileRename(Path.of(columns[0]), Path.of(columns[1])));
                }
            }
        } catch (NoSuchFileException | InvalidPathException _) {
            return List.of();
        }
        return fileRenames;
    }

    /// Remembers a renaming in place of the one before.
    public void writeRenames(List<FileRename> fileRenames) throws IOException {
        DurableFile.createPrivateFolder(logFolder);
        String text =
                fileRenames.stream()
                        .map(fileRename ->
                                fileRename.oldPath() + "\t" + fileRename.newPath() + "\n")
                        .collect(Collectors.joining());
        DurableFile.writeFile(logFile, text.getBytes(StandardCharsets.UTF_8));
    }

    /// Whether a path can be remembered.
    static boolean isPlain(Path path) {
        return path.toString().chars().noneMatch(Character::isISOControl);
    }
}
