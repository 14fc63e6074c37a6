package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.util.Optional;

/// The remaining allowance while a PDF is read. Once a limit is exceeded every further step fails,
/// so that even a reader that continues after a failure ends.
final class ReadAllowance {
    private static final long MEGABYTE = 1_000_000;

    private final PdfLimits limits;
    private final long endNanos;
    private long unpackedBytes;
    private long letterCount;
    private Optional<LocalizedSentence> problemSentence = Optional.empty();

    ReadAllowance(PdfLimits limits) {
        this.limits = limits;
        this.endNanos = System.nanoTime() + limits.maxTime().toNanos();
    }

    PdfLimits limits() {
        return limits;
    }

    /// The limit that was exceeded, if any.
    Optional<LocalizedSentence> problem() {
        return problemSentence;
    }

    /// Throws if the time is over or the thread is interrupted.
    void checkLimits() throws IOException {
        if (System.nanoTime() - endNanos > 0) {
            stopReading(
                    LocalizedSentence.of(
                            "This PDF takes longer than {0} seconds to read.",
                            limits.maxTime().toSeconds()));
        }
        if (Thread.currentThread().isInterrupted()) {
            stopReading(LocalizedSentence.of("Reading this PDF was cancelled."));
        }
        if (problemSentence.isPresent()) {
            throw new IOException(problemSentence.get().toString());
        }
    }

    /// Charges decompressed bytes.
    ///
    /// @param streamBytes the size of their stream so far
    void countUnpacked(long bytes, long streamBytes) throws IOException {
        unpackedBytes += bytes;
        if (unpackedBytes > limits.maxUnpackedBytes() || streamBytes > limits.maxStreamBytes()) {
            long maxBytes =
                    streamBytes > limits.maxStreamBytes()
                            ? limits.maxStreamBytes()
                            : limits.maxUnpackedBytes();
            stopReading(
                    LocalizedSentence.of(
                            "This PDF unpacks to more than {0} megabytes, as no paper does.",
                            maxBytes / MEGABYTE));
        }
        checkLimits();
    }

    /// Charges letters.
    void countLetters(int count) throws IOException {
        letterCount += count;
        checkLimits();
    }

    boolean hasLettersLeft() {
        return letterCount < limits.maxLetters();
    }

    void stopReading(LocalizedSentence reasonSentence) {
        problemSentence = problemSentence.or(() -> Optional.of(reasonSentence));
    }
}
