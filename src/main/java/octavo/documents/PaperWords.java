package octavo.documents;

import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.pdf.PdfLimits;
import octavo.pdf.PdfReader;
import octavo.search.DocumentIndex;
import octavo.search.Query;
import octavo.storage.CacheFolder;
import octavo.storage.CachedTexts;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// The words of the PDFs that a library links to. They are read once, and kept in the cache until a
/// file changes.
public final class PaperWords {
    private static final long CACHE = 500_000_000;

    /// How many letters an index may have, which is some 400 MB of memory.
    private static final long MOST_LETTERS = 300_000_000;

    private final List<BitSet> slots;
    private final DocumentIndex index;
    private final int unread;

    private PaperWords(List<BitSet> slots, DocumentIndex index, int unread) {
        this.slots = slots;
        this.index = index;
        this.unread = unread;
    }

    /// Reads them, on all processors.
    ///
    /// @param done is told how many are read, from any thread
    public static PaperWords read(Library library, Optional<Path> folder, IntConsumer done) {
        return read(
                LinkedPapers.of(library, folder),
                new CachedTexts(CacheFolder.ofUser().resolve("words"), CACHE),
                done);
    }

    static PaperWords read(LinkedPapers papers, CachedTexts cache, IntConsumer done) {
        List<Path> files = List.copyOf(papers.slots().keySet());
        Thread asker = Thread.currentThread();
        var count = new AtomicInteger();
        List<String> texts =
                IntStream.range(0, files.size())
                        .parallel()
                        .mapToObj(i -> {
                            if (asker.isInterrupted()) {
                                throw new CancellationException();
                            }
                            String text = text(files.get(i), cache);
                            done.accept(count.incrementAndGet());
                            return text;
                        })
                        .toList();
        cache.prune();
        return of(papers, texts);
    }

    private static PaperWords of(LinkedPapers papers, List<String> texts) {
        List<String> kept = new ArrayList<>();
        int unread = 0;
        long letters = 0;
        for (String text : texts) {
            letters += text.length();
            boolean fits = letters <= MOST_LETTERS;
            unread += text.isBlank() || !fits ? 1 : 0;
            kept.add(fits ? text : "");
        }
        return new PaperWords(List.copyOf(papers.slots().values()), DocumentIndex.of(kept), unread);
    }

    /// The words of a file; empty if it has none that can be read.
    private static String text(Path file, CachedTexts cache) {
        Optional<String> known = cache.find(file);
        if (known.isPresent()) {
            return known.get();
        }
        try {
            byte[] bytes = LibraryFile.bytes(file);
            String text = PdfReader.isPdf(bytes) ? PdfReader.words(bytes, PdfLimits.OF_WORDS) : "";
            cache.keep(file, text);
            return text;
        } catch (IOException _) {
            return "";
        }
    }

    /// How many files there are.
    public int size() {
        return slots.size();
    }

    /// How many of them have no words, or none that can be read.
    public int unread() {
        return unread;
    }

    /// A query in which what is asked of files is answered.
    public Query answered(Query query) {
        return index.answered(
                query,
                documents -> {
                    BitSet found = new BitSet();
                    documents.stream().forEach(document -> found.or(slots.get(document)));
                    return found;
                });
    }
}
