package octavo.gui.commits;

import octavo.gitrepositories.LibraryRepository;
import octavo.gitrepositories.RepositoryStatus;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// What a commit of a library would hold.
///
/// @param branchName empty if a commit is checked out instead of a branch
/// @param files those that would be in it
/// @param message the changes in words
public record CommitProposal(Optional<String> branchName, List<String> files, String message) {
    public CommitProposal {
        files = List.copyOf(files);
    }

    /// The proposal for the changes since the last commit; empty if there are none.
    public static Optional<CommitProposal> of(LibraryRepository repository)
            throws IOException, InterruptedException {
        RepositoryStatus status = repository.status();
        return status.hasChanges()
                ? Optional.of(
                        new CommitProposal(
                                status.branchName(),
                                status.fileNames(),
                                repository.describeChanges(status)))
                : Optional.empty();
    }
}
