package octavo.gitrepositories;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.gitrepositories.PullPlan.MergedFile;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.merge.TruncatedSide;
import octavo.receipts.LibraryReceipts;
import octavo.sidecar.SidecarMerge;
import octavo.storage.ScratchFolder;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Merges two branches that have both gone on: the library's files by Octavo, all others by git.
/// The result is a commit; the folder, its index and the branch stay as they are.
final class BranchMerge {
    private static final int OLDEST_MINOR_VERSION = 38;

    private final LibraryRepository repository;
    private final GitRunner runner;

    BranchMerge(LibraryRepository repository) {
        this.repository = repository;
        this.runner = repository.runner();
    }

    DivergedBranches plan(String upstreamName, String ourCommit, String theirCommit)
            throws IOException, InterruptedException {
        List<String> mergedByUs = new ArrayList<>();
        for (String fileName : repository.ownFiles()) {
            if (bothChanged(fileName, ourCommit, theirCommit)) {
                mergedByUs.add(fileName);
            }
        }
        String mergedTree = mergeOtherFiles(mergedByUs, ourCommit, theirCommit);
        Optional<MergeResult> libraryMerge = Optional.empty();
        List<MergedFile> otherMerges = new ArrayList<>();
        List<String> sidecarConflicts = new ArrayList<>();
        for (String fileName : mergedByUs) {
            var sides = FileSides.read(repository, fileName, ourCommit, theirCommit);
            if (fileName.equals(repository.libraryName())) {
                libraryMerge = Optional.of(mergeLibrary(sides));
            } else if (fileName.equals(repository.receiptsName())) {
                otherMerges.add(new MergedFile(fileName, mergeReceipts(sides)));
            } else {
                SidecarMerge merge = mergeSidecar(fileName, sides);
                otherMerges.add(new MergedFile(fileName, merge.mergedBytes()));
                sidecarConflicts.addAll(merge.conflictPaths());
            }
        }
        return new DivergedBranches(
                upstreamName,
                ourCommit,
                theirCommit,
                mergedTree,
                libraryMerge,
                otherMerges,
                sidecarConflicts);
    }

    /// The three versions of a file.
    ///
    /// @param base empty if it was not there
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record FileSides(Optional<byte[]> base, byte[] ours, byte[] theirs) {
        static FileSides read(
                LibraryRepository repository, String fileName, String ours, String theirs)
                throws IOException, InterruptedException {
            return new FileSides(
                    new CommonAncestor(repository, fileName).contentOf(ours, theirs),
                    repository.readFileAt(ours, fileName).orElseThrow(),
                    repository.readFileAt(theirs, fileName).orElseThrow());
        }
    }

    /// Whether both sides have the file, each in a state of its own that is not the ancestor's.
    private boolean bothChanged(String fileName, String ourCommit, String theirCommit)
            throws IOException, InterruptedException {
        Optional<String> ours = blobAt(ourCommit, fileName);
        Optional<String> theirs = blobAt(theirCommit, fileName);
        return ours.isPresent() && theirs.isPresent() && !ours.equals(theirs);
    }

    private Optional<String> blobAt(String commit, String fileName)
            throws IOException, InterruptedException {
        GitOutput output =
                runner.run(
                        GitTask.of("rev-parse", "--verify", "--quiet", "--end-of-options")
                                .with(List.of(commit + ":./" + fileName)));
        return output.isFine() ? Optional.of(output.line()) : Optional.empty();
    }

    /// Has git merge the trees, and refuses if other files than ours conflict.
    private String mergeOtherFiles(List<String> mergedByUs, String ourCommit, String theirCommit)
            throws IOException, InterruptedException {
        refuseOldGit();
        GitOutput output =
                runner.run(
                        GitTask.of(
                                "merge-tree",
                                "--write-tree",
                                "-z",
                                "--name-only",
                                "--no-messages",
                                ourCommit,
                                theirCommit));
        if (output.status() > 1) {
            throw runner.refusal(output);
        }
        List<String> parts = output.parts();
        List<String> ours = mergedByUs.stream().map(repository::pathFromTop).toList();
        List<String> conflictingFiles =
                parts.subList(1, parts.size()).stream()
                        .filter(path -> !path.isEmpty() && !ours.contains(path))
                        .distinct()
                        .toList();
        if (!conflictingFiles.isEmpty()) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "other files conflict: {0}. Merge them with git (git pull); nothing"
                                    + " here has changed.",
                            String.join(", ", conflictingFiles)));
        }
        return parts.getFirst();
    }

    /// `git merge-tree --write-tree` came with 2.38.
    private void refuseOldGit() throws IOException, InterruptedException {
        String version = runner.require(GitTask.of("--version")).line().replaceAll("[^0-9.]", "");
        List<Integer> numbers =
                Arrays.stream(version.split("\\.", -1))
                        .filter(number -> !number.isEmpty())
                        .map(Integer::valueOf)
                        .toList();
        boolean isOld =
                numbers.size() > 1 && numbers.get(0) == 2 && numbers.get(1) < OLDEST_MINOR_VERSION;
        if (isOld || numbers.size() > 1 && numbers.get(0) < 2) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "both sides have commits, and git {0} is too old to merge them without"
                                    + " touching your files. Install git 2.38 or later, or merge"
                                    + " with git pull and Octavo as its merge driver.",
                            version));
        }
    }

    private MergeResult mergeLibrary(FileSides sides) throws GitTrouble {
        BibFile base = BibParser.parse(sides.base().orElseGet(() -> new byte[0]));
        BibFile ours = BibParser.parse(sides.ours());
        BibFile theirs = BibParser.parse(sides.theirs());
        for (BibFile side : List.of(ours, theirs)) {
            if (TruncatedSide.isEmptied(base, side) || TruncatedSide.endsEarly(base, side)) {
                throw runner.trouble(
                        LocalizedSentence.of(
                                "{0} was cut off on one side: it is empty, or ends within an entry."
                                        + " Nothing was merged. Commit the whole file there, and"
                                        + " pull again.",
                                repository.libraryName()));
            }
        }
        return Merge.of(base, ours, theirs);
    }

    private static byte[] mergeReceipts(FileSides sides) {
        return parseReceipts(sides.base().orElseGet(() -> new byte[0]))
                .merge(parseReceipts(sides.ours()), parseReceipts(sides.theirs()))
                .toText()
                .getBytes(StandardCharsets.UTF_8);
    }

    private static LibraryReceipts parseReceipts(byte[] bytes) {
        return LibraryReceipts.parse(new String(bytes, StandardCharsets.UTF_8));
    }

    private SidecarMerge mergeSidecar(String fileName, FileSides sides) throws IOException {
        return SidecarMerge.of(sides.base(), sides.ours(), sides.theirs())
                .orElseThrow(() ->
                        runner.trouble(
                                LocalizedSentence.of(
                                        "{0} cannot be read on one side. Merge it with git (git"
                                                + " pull); nothing here has changed.",
                                        fileName)));
    }

    /// Makes the merge a commit that has both sides as parents, and gives its name.
    String commitMerge(DivergedBranches branches) throws IOException, InterruptedException {
        try (ScratchFolder scratch = ScratchFolder.create()) {
            GitOutput _ = require(scratch, GitTask.of("read-tree", branches.mergedTree()));
            if (branches.libraryMerge().isPresent()) {
                byte[] merged = branches.libraryMerge().get().mergedFile().bytes();
                putFile(scratch, branches, new MergedFile(repository.libraryName(), merged));
            }
            for (MergedFile file : branches.otherMerges()) {
                putFile(scratch, branches, file);
            }
            String tree = require(scratch, GitTask.of("write-tree")).line();
            return require(
                            scratch,
                            GitTask.of(
                                            "commit-tree",
                                            tree,
                                            "-p",
                                            branches.ourCommit(),
                                            "-p",
                                            branches.theirCommit(),
                                            "-F",
                                            "-")
                                    .with(signature())
                                    .withInput(mergeMessage(branches)))
                    .line();
        }
    }

    private GitOutput require(ScratchFolder scratch, GitTask task)
            throws IOException, InterruptedException {
        GitOutput output = runner.run(task.withOwnIndex(), scratch);
        if (!output.isFine()) {
            throw runner.refusal(output);
        }
        return output;
    }

    /// A user who signs commits signs merges too.
    private List<String> signature() throws IOException, InterruptedException {
        boolean isSigning =
                runner.run(GitTask.of("config", "--type=bool", "commit.gpgSign"))
                        .line()
                        .equals("true");
        return isSigning ? List.of("--gpg-sign") : List.of();
    }

    private void putFile(ScratchFolder scratch, DivergedBranches branches, MergedFile file)
            throws IOException, InterruptedException {
        String path = repository.pathFromTop(file.fileName());
        String blob =
                require(
                                scratch,
                                GitTask.of(
                                                "hash-object",
                                                "-w",
                                                "--stdin",
                                                "--path=" + file.fileName())
                                        .withInput(file.bytes()))
                        .line();
        String mode =
                runner.require(GitTask.of("ls-tree", branches.ourCommit()).onFiles(file.fileName()))
                        .line()
                        .split(" ", 2)[0];
        GitOutput _ =
                require(
                        scratch,
                        GitTask.of("update-index", "-z", "--index-info")
                                .withInput(
                                        "%s %s\t%s\0"
                                                .formatted(mode, blob, path)
                                                .getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] mergeMessage(DivergedBranches branches) {
        String heading = "Merge remote-tracking branch '%s'%n%n".formatted(branches.upstreamName());
        String details =
                branches.libraryMerge()
                        .map(merge ->
                                CommitMessage.between(merge.sides().ours(), merge.mergedFile()))
                        .filter(message -> !message.changes().isEmpty())
                        .map(message -> message.toText(""))
                        .orElse("");
        return (heading + details).getBytes(StandardCharsets.UTF_8);
    }
}
