package octavo.gitrepositories;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What it takes to say who changed a field of a library of 5,000 entries with 1,000 commits, each
/// of which changes an entry; against reading every version. Run it with an empty folder, or with
/// that of an earlier run.
final class FieldHistoryBenchmark {
    private static final int ENTRIES = 5_000;
    private static final int COMMITS = 1_000;
    private static final int RUNS = 3;

    /// The entry that is asked about is changed at each of so many commits.
    private static final int COMMITS_BETWEEN = 210;

    private static final int ASKED_ENTRY = 2_500;

    private FieldHistoryBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path folder = Path.of(arguments[0]);
        Path library = folder.resolve(GitClones.LIBRARY_NAME);
        if (!Files.exists(library)) {
            GitClones.runGit(folder, "init", "--quiet", "--initial-branch=main");
            makeCommits(folder);
            GitClones.runGit(folder, "reset", "--quiet", "--hard", "main");
        }
        BibEntry entry = askedEntry(library);
        double searched = measure(library, entry, false, RUNS);
        double naive = measure(library, entry, true, 1);
        System.out.printf("reading every version takes %.1f times as long%n", naive / searched);
    }

    private static BibEntry askedEntry(Path library) throws IOException {
        for (BibItem item : BibParser.parse(Files.readAllBytes(library)).items()) {
            if (item instanceof BibEntry entry && entry.key().equals("key" + ASKED_ENTRY)) {
                return entry;
            }
        }
        throw new IllegalStateException("the entry is not there");
    }

    /// The fastest of some runs, in seconds.
    private static double measure(Path library, BibEntry entry, boolean readsAll, int runs)
            throws IOException, InterruptedException {
        double fastest = Double.MAX_VALUE;
        for (int i = 0; i < runs; i++) {
            var history = new FieldHistory(LibraryRepository.of(library, false), readsAll);
            long start = System.nanoTime();
            List<FieldStep> steps = history.stepsOf(entry, "year", COMMITS);
            double seconds = (System.nanoTime() - start) / 1e9;
            fastest = Math.min(fastest, seconds);
            System.out.printf(
                    "%s: %.2f s, %d versions read, %d changes found%n",
                    readsAll ? "every version" : "steps that double",
                    seconds,
                    history.readCount(),
                    steps.size());
        }
        return fastest;
    }

    private static void makeCommits(Path folder) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder("git", "fast-import", "--quiet")
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        int[] years = new int[ENTRIES];
        try (var stream = new BufferedOutputStream(process.getOutputStream(), 1 << 16)) {
            for (int commit = 0; commit < COMMITS; commit++) {
                int changedEntry = commit * 37 % ENTRIES;
                years[changedEntry == ASKED_ENTRY ? 0 : changedEntry]++;
                if (commit % COMMITS_BETWEEN == 0) {
                    years[ASKED_ENTRY]++;
                }
                writeCommit(stream, commit, libraryText(years));
            }
        }
        if (process.waitFor() != 0) {
            throw new IOException("git fast-import failed");
        }
    }

    private static byte[] libraryText(int[] years) {
        var text = new StringBuilder();
        for (int i = 0; i < ENTRIES; i++) {
            text.append("@article{key")
                    .append(i)
                    .append(",\n  author = {Mai, Luo and Wei, Ling and Stone, Ann},\n")
                    .append("  title = {On the Fern Number ")
                    .append(i)
                    .append(" and What Came of It},\n  journal = {Journal of Fern Science},\n")
                    .append("  year = {")
                    .append(1000 + years[i])
                    .append("},\n  volume = {12},\n  pages = {1--20},\n}\n\n");
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void writeCommit(OutputStream stream, int number, byte[] library)
            throws IOException {
        String message = "change " + number;
        stream.write(
                """
                commit refs/heads/main
                committer Mai <mai@example.org> %d +0000
                data %d
                %s
                M 100644 inline %s
                data %d
                """
                        .formatted(
                                1_700_000_000 + number * 60,
                                message.length(),
                                message,
                                GitClones.LIBRARY_NAME,
                                library.length)
                        .getBytes(StandardCharsets.UTF_8));
        stream.write(library);
        stream.write('\n');
    }
}
