package octavo.gitrepositories;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.storage.SafeWrite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A bare repository and clones of it, by the git of this computer. Tests that need it are skipped
/// where there is none.
public final class GitClones {
    static final String LIBRARY_NAME = "papers.bib";

    private final Path folder;
    private final String remoteAddress;

    /// @param folder where they are made
    /// @param remoteAddress of the bare repository, `remote.git` in the folder
    public GitClones(Path folder, String remoteAddress) {
        this.folder = folder;
        this.remoteAddress = remoteAddress;
    }

    public static GitClones inFolder(Path folder) throws IOException, InterruptedException {
        requireGit();
        runGit(folder, "init", "--quiet", "--bare", "--initial-branch=main", "remote.git");
        return new GitClones(folder, folder.resolve("remote.git").toUri().toString());
    }

    static void requireGit() throws InterruptedException {
        boolean hasGit;
        try {
            hasGit = new ProcessBuilder("git", "--version").start().waitFor() == 0;
        } catch (IOException _) {
            hasGit = false;
        }
        assumeTrue(hasGit, "git is not installed");
    }

    public Path remote() {
        return folder.resolve("remote.git");
    }

    /// A new clone, whose library may not be there yet.
    public Path cloneAs(String name) throws IOException, InterruptedException {
        runGit(folder, "clone", "--quiet", remoteAddress, name);
        Path clone = folder.resolve(name);
        runGit(clone, "config", "user.name", name);
        runGit(clone, "config", "user.email", name + "@example.org");
        runGit(clone, "config", "commit.gpgSign", "false");
        runGit(clone, "config", "gc.auto", "0");
        runGit(clone, "symbolic-ref", "HEAD", "refs/heads/main");
        return clone.resolve(LIBRARY_NAME);
    }

    static LibraryRepository repositoryOf(Path library) throws IOException {
        return LibraryRepository.of(library, false);
    }

    public static void write(Path file, String text) throws IOException {
        SafeWrite.writeFile(file, text.getBytes(StandardCharsets.UTF_8));
    }

    public static void commit(Path library) throws IOException, InterruptedException {
        var _ = repositoryOf(library).commitLibrary(Optional.empty());
    }

    public static void pull(Path library) throws IOException, InterruptedException {
        RepositoryPull pull = new RepositoryPull(repositoryOf(library));
        pull.finishPull(pull.preparePull());
    }

    public static void push(Path library) throws IOException, InterruptedException {
        var _ = new RepositoryPush(repositoryOf(library)).pushBranch();
    }

    public static String runGit(Path folder, String... words)
            throws IOException, InterruptedException {
        List<String> commandWords = new ArrayList<>(List.of("git"));
        commandWords.addAll(List.of(words));
        Path output = Files.createTempFile("git", ".txt");
        Process process =
                new ProcessBuilder(commandWords)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        int status = process.waitFor();
        String text = Files.readString(output, StandardCharsets.UTF_8);
        Files.delete(output);
        if (status != 0) {
            throw new IOException(String.join(" ", commandWords) + ": " + text);
        }
        return text.strip();
    }
}
