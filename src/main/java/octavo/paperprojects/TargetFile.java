package octavo.paperprojects;

import octavo.storage.ContentPaths;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The paper's own file that cited entries are brought into.
///
/// @param contentPaths judges it if content names it; empty if the user did
public record TargetFile(Path path, Optional<ContentPaths> contentPaths) {
    /// One that the user named: a path, or the name that the paper's sources use for a file in the
    /// project's folder.
    public static TargetFile chosen(Path name, PaperProject paper) {
        Path siblingPath = paper.folderOf().resolve(name);
        boolean isPath = name.isAbsolute() || uses(paper, name) || !uses(paper, siblingPath);
        return new TargetFile(isPath ? name : siblingPath, Optional.empty());
    }

    /// The files of references that the paper uses instead of this one; empty if it uses this one.
    public List<Path> usedInstead(PaperProject paper) {
        return uses(paper, path) ? List.of() : usedFiles(paper).toList();
    }

    private static boolean uses(PaperProject paper, Path file) {
        Path wanted = SourceCache.normalPath(file);
        return wanted.startsWith(SourceCache.normalPath(paper.folderOf()))
                && usedFiles(paper).anyMatch(used -> SourceCache.normalPath(used).equals(wanted));
    }

    /// They need not exist.
    private static Stream<Path> usedFiles(PaperProject paper) {
        return Stream.concat(
                paper.bibliographies().stream(), paper.absentBibliographies().stream());
    }

    /// Whether a source's name for a file may mean this one.
    public boolean isNamed(String name) {
        String fileName = String.valueOf(path.getFileName());
        String lastName = name.substring(name.lastIndexOf('/') + 1);
        return fileName.equals(lastName) || fileName.equals(lastName + ".bib");
    }

    /// One that the content of a project names.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public static TargetFile named(Path path, ContentPaths contentPaths) throws IOException {
        var targetFile = new TargetFile(path, Optional.of(contentPaths));
        Path _ = targetFile.writablePath();
        return targetFile;
    }

    /// Where to write: to be asked right before, since a link may have been swapped.
    ///
    /// @throws octavo.storage.UnconfirmedPath if it must not be written
    public Path writablePath() throws IOException {
        return contentPaths.isPresent() ? contentPaths.get().writable(path) : path;
    }
}
