package octavo.gitrepositories;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.merge.Merge;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/// Finds the last state of a file that two commits share. If histories cross, so that there are
/// several, libraries among them are merged in turn, as git does.
record CommonAncestor(LibraryRepository repository, String fileName) {
    private static final int DEEPEST_CROSSING = 8;

    /// Empty if the file was not there, or they share nothing.
    Optional<byte[]> contentOf(String ourCommit, String theirCommit)
            throws IOException, InterruptedException {
        return contentOf(ourCommit, theirCommit, 0);
    }

    private Optional<byte[]> contentOf(String ourCommit, String theirCommit, int depth)
            throws IOException, InterruptedException {
        List<String> bases =
                repository
                        .runner()
                        .run(GitTask.of("merge-base", "--all", ourCommit, theirCommit))
                        .text()
                        .lines()
                        .toList();
        if (bases.isEmpty()) {
            return Optional.empty();
        }
        Optional<byte[]> content = repository.readFileAt(bases.getFirst(), fileName);
        boolean isLibrary = fileName.equals(repository.libraryName());
        for (int i = 1; i < bases.size() && isLibrary && depth < DEEPEST_CROSSING; i++) {
            Optional<byte[]> next = repository.readFileAt(bases.get(i), fileName);
            if (content.isPresent() && next.isPresent()) {
                BibFile base = parse(contentOf(bases.getFirst(), bases.get(i), depth + 1));
                BibFile merged = Merge.of(base, parse(content), parse(next)).mergedFile();
                content = Optional.of(merged.bytes());
            } else {
                content = content.isPresent() ? content : next;
            }
        }
        return content;
    }

    private static BibFile parse(Optional<byte[]> bytes) {
        return BibParser.parse(bytes.orElseGet(() -> new byte[0]));
    }
}
