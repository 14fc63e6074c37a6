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
    private static final long MAX_CACHE_BYTES = 500_000_000;

    /// The most letters in an index, which take some 400 MB of memory.
    private static final long MAX_LETTERS = 300_000_000;

    private final List<BitSet> slotsByDocument;
    private final DocumentIndex documentIndex;
    private final int unreadCount;

    private PaperWords(List<BitSet> slots, DocumentIndex index, int unread) {
        this.slotsByDocument = slots;
        this.documentIndex = index;
        this.unreadCount = unread;
    }

    /// Extracts them, on all processors.
    ///
    /// @param onProgress receives the number of finished files, on any thread
    public static PaperWords readPapers(
            Library library, List<Path> folders, IntConsumer onProgress) {
        return readPapers(
                LinkedPapers.of(library, folders),
                new CachedTexts(CacheFolder.ofUser().resolve("words"), MAX_CACHE_BYTES),
                onProgress);
    }

    static PaperWords readPapers(
            LinkedPapers linkedPapers, CachedTexts cachedTexts, IntConsumer onProgress) {
        List<Path> files = List.copyOf(linkedPapers.slotsByFile().keySet());
        Thread callingThread = Thread.currentThread();
        var readCount = new AtomicInteger();
        List<String> texts =
                IntStream.range(0, files.size())
                        .parallel()
                        .mapToObj(i -> {
                            if (callingThread.isInterrupted()) {
                                throw new CancellationException();
                            }
                            String text = readText(files.get(i), cachedTexts);
                            onProgress.accept(readCount.incrementAndGet());
                            return text;
                        })
                        .toList();
        cachedTexts.evictOldest();
        return of(linkedPapers, texts);
    }

    private static PaperWords of(LinkedPapers linkedPapers, List<String> texts) {
        List<String> keptTexts = new ArrayList<>();
        int unreadCount = 0;
        long letterCount = 0;
        for (String text : texts) {
            letterCount += text.length();
            boolean fits = letterCount <= MAX_LETTERS;
            unreadCount += text.isBlank() || !fits ? 1 : 0;
            keptTexts.add(fits ? text : "");
        }
        return new PaperWords(
                List.copyOf(linkedPapers.slotsByFile().values()),
                DocumentIndex.of(keptTexts),
                unreadCount);
    }

    /// The words of a file; empty if it has none or is unreadable.
    private static String readText(Path file, CachedTexts cachedTexts) {
        Optional<String> knownText = cachedTexts.findText(file);
        if (knownText.isPresent()) {
            return knownText.get();
        }
        try {
            byte[] bytes = LibraryFile.readBytes(file);
            String text =
                    PdfReader.isPdf(bytes) ? PdfReader.readWords(bytes, PdfLimits.OF_WORDS) : "";
            cachedTexts.saveText(file, text);
            return text;
        } catch (IOException _) {
            return "";
        }
    }

    /// The number of files.
    public int paperCount() {
        return slotsByDocument.size();
    }

    /// The number of files that have no words or are unreadable.
    public int unreadCount() {
        return unreadCount;
    }

    /// A query with its document terms resolved.
    public Query resolveQuery(Query query) {
        return documentIndex.resolveDocuments(
                query,
                documents -> {
                    BitSet foundSlots = new BitSet();
                    documents.stream()
                            .forEach(document -> foundSlots.or(slotsByDocument.get(document)));
                    return foundSlots;
                });
    }
}
