package octavo.gitrepositories;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where a repository stands, and what of a library is not committed.
///
/// @param headCommit empty before the first commit
/// @param branchName empty if a commit is checked out instead of a branch
/// @param upstreamName the branch that it follows, such as `origin/main`
/// @param commitsAhead commits that the upstream lacks, as far as the last fetch knows
/// @param commitsBehind commits that only the upstream has
/// @param changedFiles the library's own files that differ from the last commit
/// @param newFiles those that git does not know yet
public record RepositoryStatus(
        Optional<String> headCommit,
        Optional<String> branchName,
        Optional<String> upstreamName,
        int commitsAhead,
        int commitsBehind,
        List<String> changedFiles,
        List<String> newFiles) {

    public RepositoryStatus {
        changedFiles = List.copyOf(changedFiles);
        newFiles = List.copyOf(newFiles);
    }

    /// Whether something of the library is not committed.
    public boolean hasChanges() {
        return !changedFiles.isEmpty() || !newFiles.isEmpty();
    }

    /// The names of the library's files that are not committed.
    public List<String> fileNames() {
        return Stream.concat(changedFiles.stream(), newFiles.stream())
                .map(path -> path.substring(path.lastIndexOf('/') + 1))
                .toList();
    }

    /// Reads `git status --porcelain=v2 --branch -z`.
    static RepositoryStatus parse(List<String> parts) {
        Optional<String> headCommit = Optional.empty();
        Optional<String> branchName = Optional.empty();
        Optional<String> upstreamName = Optional.empty();
        int[] distance = {0, 0};
        List<String> changedFiles = new ArrayList<>();
        List<String> newFiles = new ArrayList<>();
        for (String part : parts) {
            List<String> words = List.of(part.split(" ", 3));
            String value = words.getLast();
            switch (words.getFirst() + (words.size() > 2 ? " " + words.get(1) : "")) {
                case "# branch.oid" ->
                        headCommit = Optional.of(value).filter(it -> !it.startsWith("("));
                case "# branch.head" ->
                        branchName = Optional.of(value).filter(it -> !it.equals("(detached)"));
                case "# branch.upstream" -> upstreamName = Optional.of(value);
                case "# branch.ab" -> distance = parseDistance(value);
                default -> {
                    if (part.startsWith("? ")) {
                        newFiles.add(part.substring(2));
                    } else if (!part.startsWith("# ")) {
                        changedFiles.add(part);
                    }
                }
            }
        }
        return new RepositoryStatus(
                headCommit,
                branchName,
                upstreamName,
                distance[0],
                distance[1],
                changedFiles.stream().map(RepositoryStatus::pathOf).toList(),
                newFiles);
    }

    /// Reads `+1 -2`.
    private static int[] parseDistance(String text) {
        String[] numbers = text.split(" ", 2);
        return new int[] {
            Math.abs(Integer.parseInt(numbers[0])), Math.abs(Integer.parseInt(numbers[1]))
        };
    }

    /// The path at the end of `1 .M N... 100644 100644 100644 HASH HASH PATH`; an unmerged file has
    /// two columns more, a renamed one a column more.
    private static String pathOf(String record) {
        int columns =
                switch (record.charAt(0)) {
                    case '2' -> 10;
                    case 'u' -> 11;
                    default -> 9;
                };
        return record.split(" ", columns)[columns - 1];
    }
}
