package octavo.gitrepositories;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/// A commit that changed a library.
///
/// @param hash its full name
/// @param subject the first line of its message
public record LibraryCommit(String hash, String author, Instant committedAt, String subject) {
    private static final int SHORT_LENGTH = 8;

    /// What `git log` is to print of each, with `-z`.
    static final String LOG_FORMAT = "--format=%H%x00%an%x00%at%x00%s";

    private static final int COLUMNS = 4;

    /// The start of its name, as people write it.
    public String shortHash() {
        return hash.substring(0, Math.min(SHORT_LENGTH, hash.length()));
    }

    /// Reads what `git log -z` printed in this format.
    static List<LibraryCommit> parseLog(List<String> parts) {
        List<LibraryCommit> commits = new ArrayList<>();
        for (int i = 0; i + COLUMNS <= parts.size(); i += COLUMNS) {
            commits.add(of(parts.subList(i, i + COLUMNS)));
        }
        return commits;
    }

    static LibraryCommit of(List<String> columns) {
        return new LibraryCommit(
                columns.get(0),
                columns.get(1),
                Instant.ofEpochSecond(Long.parseLong(columns.get(2))),
                columns.get(3));
    }
}
