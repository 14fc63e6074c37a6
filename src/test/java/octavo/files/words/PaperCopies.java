package octavo.files.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// A library of many papers: copies of a few.
public final class PaperCopies {
    private PaperCopies() {}

    /// Copies the PDFs of a folder in turns, and gives a library that links to the copies.
    public static String library(Path from, Path to, int count) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.list(from)) {
            all = files.filter(it -> it.toString().endsWith(".pdf")).sorted().toList();
        }
        var library = new StringBuilder();
        for (int i = 0; i < count; i++) {
            Files.copy(all.get(i % all.size()), to.resolve(i + ".pdf"));
            library.append(
                    """
                    @article{k%d, author = {Doe, Jane and Roe, Al}, title = {Paper %d},
                      journal = {Journal %d}, year = %d, file = {%d.pdf}}
                    """
                            .formatted(i, i, i % 30, 1990 + i % 30, i));
        }
        return library.toString();
    }
}
