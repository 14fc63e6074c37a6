package octavo.files.words;

import octavo.files.pdf.PdfLimits;
import octavo.files.pdf.PdfReader;
import octavo.library.Library;
import octavo.library.LibraryFile;
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

/// The words of the PDFs that a library links to. They are extracted once, and cached until a file
/// changes.
public final class PaperWords {
    private static final long CACHE = 500_000_000;

    /// The most letters in an index, which take some 400 MB of memory.
    private static final long MOST_LETTERS = 300_000_000;

    private final List<BitSet> slots;
    private final DocumentIndex index;
    private final int unread;

    private PaperWords(List<BitSet> slots, DocumentIndex index, int unread) {
        this.slots = slots;
        this.index = index;
        this.unread = unread;
    }

    /// Extracts them, on all processors.
    ///
    /// @param done receives the number of finished files, on any thread
    public static PaperWords read(Library library, List<Path> folders, IntConsumer done) {
        return read(
                LinkedPapers.of(library, folders),
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
        cache.evictOldest();
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

    /// The words of a file; empty if it has none or is unreadable.
    private static String text(Path file, CachedTexts cache) {
        Optional<String> known = cache.findText(file);
        if (known.isPresent()) {
            return known.get();
        }
        try {
            byte[] bytes = LibraryFile.readBytes(file);
            String text = PdfReader.isPdf(bytes) ? PdfReader.words(bytes, PdfLimits.OF_WORDS) : "";
            cache.saveText(file, text);
            return text;
        } catch (IOException _) {
            return "";
        }
    }

    /// The number of files.
    public int size() {
        return slots.size();
    }

    /// The number of files that have no words or are unreadable.
    public int unread() {
        return unread;
    }

    /// A query with its document terms resolved.
    public Query answered(Query query) {
        return index.resolveDocuments(
                query,
                documents -> {
                    BitSet found = new BitSet();
                    documents.stream().forEach(document -> found.or(slots.get(document)));
                    return found;
                });
    }
}
