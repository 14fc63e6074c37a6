package octavo.gitrepositories;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// The commits that changed a file, along the line of first parents, newest first; what came with a
/// merge counts as the merge's. Renames of the file are followed.
record FileVersions(List<FileVersion> versions) {
    private static final char HEADER_MARK = '\1';

    FileVersions {
        versions = List.copyOf(versions);
    }

    /// A state of the file.
    ///
    /// @param commit the commit that made it
    /// @param parents of the commit
    /// @param blob the file's content; zeros if the commit removed it
    /// @param path the file's path from the top of the repository
    record FileVersion(LibraryCommit commit, List<String> parents, String blob, String path) {
        boolean isRemoval() {
            return blob.chars().allMatch(digit -> digit == '0');
        }
    }

    /// @param pathFromTop the file, from the top of the repository
    static FileVersions of(GitRunner runner, String startCommit, String pathFromTop)
            throws IOException, InterruptedException {
        GitOutput output =
                runner.run(
                        GitTask.of(
                                        "log",
                                        "-m",
                                        "--first-parent",
                                        "--follow",
                                        "--raw",
                                        "--no-abbrev",
                                        "--no-ext-diff",
                                        "--no-textconv",
                                        "--format=%x01%H%x00%an%x00%at%x00%s%x00%P",
                                        startCommit)
                                .onFiles(pathFromTop));
        if (output.complainsOf("unknown revision")) {
            return new FileVersions(List.of()); // nothing is committed yet
        }
        if (!output.isFine()) {
            throw runner.refusal(output);
        }
        return new FileVersions(parse(output.text().lines().toList()));
    }

    private static List<FileVersion> parse(List<String> lines) {
        List<FileVersion> versions = new ArrayList<>();
        List<String> header = List.of();
        for (String line : lines) {
            if (line.startsWith(":")) {
                versions.add(versionOf(header, line));
            } else if (!line.isEmpty() && line.charAt(0) == HEADER_MARK) {
                header = List.of(line.substring(1).split("\0", -1));
            }
        }
        return versions;
    }

    /// Reads `:100644 100644 OLD NEW M<tab>path`, or with two paths if the file was renamed.
    private static FileVersion versionOf(List<String> header, String line) {
        String[] columns = line.split("\t", -1);
        List<String> parents =
                List.of(header.getLast().split(" ", -1)).stream()
                        .filter(parent -> !parent.isEmpty())
                        .toList();
        return new FileVersion(
                LibraryCommit.of(header),
                parents,
                columns[0].split(" ", -1)[3],
                columns[columns.length - 1]);
    }
}
