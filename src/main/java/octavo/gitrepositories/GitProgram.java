package octavo.gitrepositories;

import octavo.text.LocalizedSentence;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Finds the user's git. Only absolute folders of the path count: a program in the folder of a
/// library must not pass for git.
final class GitProgram {
    private static final List<String> FILE_NAMES = List.of("git", "git.exe");

    private GitProgram() {}

    static Path find(Path folder, String pathVariable) throws GitTrouble {
        for (String pathFolder :
                pathVariable.split(
                        Pattern.quote(System.getProperty("path.separator", ":")),
                        Integer.MAX_VALUE)) {
            Optional<Path> program = findIn(pathFolder);
            if (program.isPresent()) {
                return program.get();
            }
        }
        throw new GitTrouble(
                folder,
                LocalizedSentence.of(
                        "git was not found. Install it (git-scm.com), and try again."));
    }

    private static Optional<Path> findIn(String pathFolder) {
        try {
            Path folder = Path.of(pathFolder);
            return FILE_NAMES.stream()
                    .map(folder::resolve)
                    .filter(file -> file.isAbsolute() && Files.isExecutable(file))
                    .findFirst();
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }
}
