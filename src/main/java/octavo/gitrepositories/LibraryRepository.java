package octavo.gitrepositories;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.library.LibraryFile;
import octavo.merge.LibraryDifference;
import octavo.receipts.ReceiptFile;
import octavo.sidecar.SidecarFile;
import octavo.storage.PathExistence;
import octavo.storage.ResolvedPath;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A library in a git repository. Each method runs git.
public final class LibraryRepository {
    /// Files in `.git` that show what git has begun, and its name.
    private static final Map<String, String> BEGUN_WORK =
            Map.of(
                    "MERGE_HEAD", "merge",
                    "CHERRY_PICK_HEAD", "cherry-pick",
                    "REVERT_HEAD", "revert",
                    "rebase-merge", "rebase",
                    "rebase-apply", "rebase");

    private final GitRunner runner;
    private final Path library;
    private final RepositoryPlace place;

    private LibraryRepository(GitRunner runner, Path library, RepositoryPlace place) {
        this.runner = runner;
        this.library = library;
        this.place = place;
    }

    /// The repository of a library.
    ///
    /// @param mayAskInTerminal whether git may ask for a password in the terminal
    public static LibraryRepository of(Path library, boolean mayAskInTerminal) throws IOException {
        Path file = ResolvedPath.of(library);
        Path folder = file.resolveSibling("").normalize();
        RepositoryPlace place =
                RepositoryPlace.find(file)
                        .orElseThrow(() ->
                                new GitTrouble(
                                        folder,
                                        LocalizedSentence.of(
                                                "{0} is not in a git repository. To make its folder"
                                                        + " one: git init",
                                                library)));
        return new LibraryRepository(new GitRunner(folder, mayAskInTerminal), file, place);
    }

    GitRunner runner() {
        return runner;
    }

    /// Runs git in the top folder of the repository.
    GitRunner topRunner() {
        return new GitRunner(place.topFolder(), false);
    }

    String libraryName() {
        return nameOf(library);
    }

    String receiptsName() {
        return nameOf(ReceiptFile.pathFor(library));
    }

    /// The names of the library's own files: itself, its decisions and its receipts.
    List<String> ownFiles() {
        return List.of(libraryName(), nameOf(SidecarFile.pathFor(library)), receiptsName());
    }

    private static String nameOf(Path file) {
        return String.valueOf(file.getFileName());
    }

    /// The path of the library from the top of the repository, as git writes it.
    String pathFromTop() {
        return pathFromTop(libraryName());
    }

    String pathFromTop(String fileName) {
        String prefix = place.topFolder().relativize(runner.folder()).toString();
        return prefix.isEmpty() ? fileName : prefix.replace('\\', '/') + "/" + fileName;
    }

    /// The key that an entry had at the last commit, if it was renamed since.
    Optional<String> renamedSinceCommit(String key) throws IOException, InterruptedException {
        Optional<BibFile> committed = readStoredLibrary("HEAD");
        return committed.isEmpty()
                ? Optional.empty()
                : EntryVersions.oldKeyOf(
                        LibraryDifference.between(
                                committed.get(), BibParser.parse(LibraryFile.readBytes(library))),
                        key);
    }

    public RepositoryStatus status() throws IOException, InterruptedException {
        return RepositoryStatus.parse(
                runner.require(
                                GitTask.of(
                                                "status",
                                                "--porcelain=v2",
                                                "--branch",
                                                "-z",
                                                "--untracked-files=all",
                                                "--no-renames")
                                        .onFiles(ownFiles()))
                        .parts());
    }

    /// The commits that changed the library, newest first; those whose changes a merge has not
    /// taken are among them.
    public List<LibraryCommit> listCommits(int mostCommits)
            throws IOException, InterruptedException {
        GitOutput output =
                runner.run(
                        GitTask.of(
                                        "log",
                                        "-z",
                                        "--full-history",
                                        "-n" + mostCommits,
                                        LibraryCommit.LOG_FORMAT)
                                .onFiles(ownFiles()));
        if (output.complainsOf("does not have any commits")) {
            return List.of();
        }
        if (!output.isFine()) {
            throw runner.refusal(output);
        }
        return LibraryCommit.parseLog(output.parts());
    }

    /// The library at a commit; empty if it was not there.
    public Optional<BibFile> readLibraryAt(String commit) throws IOException, InterruptedException {
        return readFileAt(commit, libraryName()).map(BibParser::parse);
    }

    /// The library at a commit as git keeps it: the repository's filters, which may be programs,
    /// are not run. Empty if it is not there.
    public Optional<BibFile> readStoredLibrary(String commit)
            throws IOException, InterruptedException {
        GitOutput output =
                runner.run(GitTask.of("cat-file", "blob", commit + ":./" + libraryName()));
        if (!output.isFine()) {
            return Optional.empty();
        }
        EntryVersions.refusePointer(runner, output.bytes());
        return Optional.of(BibParser.parse(output.bytes()));
    }

    /// A file at a commit as it would be in the folder; empty if it is not there.
    Optional<byte[]> readFileAt(String commit, String fileName)
            throws IOException, InterruptedException {
        if (runner.run(GitTask.of("ls-tree", "-z", commit).onFiles(fileName)).text().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                runner.require(GitTask.of("cat-file", "--filters", commit + ":./" + fileName))
                        .bytes());
    }

    /// Commits what has changed in the library's own files, and nothing else.
    ///
    /// @param givenMessage the message; the changes in words if none
    /// @return the message's first line; empty if nothing had changed
    public Optional<String> commitLibrary(Optional<String> givenMessage)
            throws IOException, InterruptedException {
        RepositoryStatus status = status();
        refuseBegunWork();
        refuseIgnored(status);
        if (!status.hasChanges()) {
            return Optional.empty();
        }
        String message = givenMessage.isPresent() ? givenMessage.get() : describeChanges(status);
        if (!status.newFiles().isEmpty()) {
            GitOutput _ = runner.require(GitTask.of("add").onFiles(namesOf(status.newFiles())));
        }
        List<String> files = new ArrayList<>(namesOf(status.changedFiles()));
        files.addAll(namesOf(status.newFiles()));
        GitOutput output =
                runner.run(
                        GitTask.of("commit", "--quiet", "--only", "--file=-")
                                .onFiles(files)
                                .withInput(message.getBytes(StandardCharsets.UTF_8)));
        if (!output.isFine()) {
            throw whenNotCommitted(output);
        }
        return message.lines().findFirst();
    }

    /// The changes since the last commit as the message of one.
    public String describeChanges(RepositoryStatus status)
            throws IOException, InterruptedException {
        BibFile oldFile =
                status.headCommit().isEmpty()
                        ? BibParser.parse("")
                        : readLibraryAt(status.headCommit().get())
                                .orElseGet(() -> BibParser.parse(""));
        BibFile newFile =
                PathExistence.pathExists(library)
                        ? BibParser.parse(LibraryFile.readBytes(library))
                        : BibParser.parse("");
        return CommitMessage.between(oldFile, newFile)
                .toText("update what is known about " + libraryName());
    }

    /// Status prints paths from the top of the repository.
    private static List<String> namesOf(List<String> paths) {
        return paths.stream().map(path -> path.substring(path.lastIndexOf('/') + 1)).toList();
    }

    private void refuseIgnored(RepositoryStatus status) throws IOException, InterruptedException {
        boolean isNew = namesOf(status.newFiles()).contains(libraryName());
        boolean isTracked =
                runner.run(GitTask.of("ls-files", "--error-unmatch").onFiles(libraryName()))
                        .isFine();
        if (!isNew && !isTracked && PathExistence.pathExists(library)) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "git ignores {0} here (.gitignore). Take it out of the list to commit"
                                    + " it.",
                            libraryName()));
        }
    }

    /// Refuses while a merge, a rebase or the like is going on.
    void refuseBegunWork() throws IOException, InterruptedException {
        Path gitFolder =
                Path.of(runner.require(GitTask.of("rev-parse", "--absolute-git-dir")).line());
        for (Map.Entry<String, String> work : BEGUN_WORK.entrySet()) {
            if (Files.exists(gitFolder.resolve(work.getKey()))) {
                throw runner.trouble(
                        LocalizedSentence.of(
                                "git is in the middle of a {0} here. Finish it with git {1}"
                                        + " --continue, or leave it with git {1} --abort.",
                                work.getValue(), work.getValue()));
            }
        }
    }

    private GitTrouble whenNotCommitted(GitOutput output) {
        GitTrouble refusal = runner.refusal(output);
        boolean isHook = !output.complainsOf("fatal:") && !output.complainsOf("Please tell me");
        return isHook
                ? runner.trouble(
                        LocalizedSentence.of(
                                "the commit was rejected, probably by this repository's hook:"
                                        + " {0}",
                                output.complaint().isEmpty()
                                        ? output.text().strip()
                                        : output.complaint()))
                : refusal;
    }
}
