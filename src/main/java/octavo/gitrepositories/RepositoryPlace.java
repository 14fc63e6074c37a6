package octavo.gitrepositories;

import octavo.storage.ResolvedPath;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The repository that a file is in, found by looking for `.git`: no program is run.
///
/// @param topFolder the folder that has `.git`
public record RepositoryPlace(Path topFolder) {
    private static final String MARK = ".git";
    private static final String BRANCH_PREFIX = "ref: refs/heads/";
    private static final int LONGEST_HEAD = 1000;

    /// The repository of a library; empty if it is in none, or cannot be looked for.
    public static Optional<RepositoryPlace> find(Path library) {
        try {
            Path file = ResolvedPath.of(library);
            for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
                if (Files.exists(folder.resolve(MARK))) {
                    return Optional.of(new RepositoryPlace(folder));
                }
            }
        } catch (IOException _) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /// The branch, as far as a look at the repository tells.
    public Optional<String> branchName() {
        Path head = topFolder.resolve(MARK).resolve("HEAD");
        try {
            if (!Files.isRegularFile(head) || Files.size(head) > LONGEST_HEAD) {
                return Optional.empty();
            }
            String text = Files.readString(head, StandardCharsets.UTF_8).strip();
            return Optional.of(text)
                    .filter(it -> it.startsWith(BRANCH_PREFIX))
                    .map(it -> it.substring(BRANCH_PREFIX.length()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
