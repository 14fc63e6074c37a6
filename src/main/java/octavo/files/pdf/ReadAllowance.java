package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.util.Optional;

/// The remaining allowance while a PDF is read. Once a limit is exceeded every further step fails,
/// so that even a reader that continues after a failure ends.
final class ReadAllowance {
    private static final long MEGABYTE = 1_000_000;

    private final PdfLimits limits;
    private final long end;
    private long unpacked;
    private long letters;
    private Optional<LocalizedSentence> problem = Optional.empty();

    ReadAllowance(PdfLimits limits) {
        this.limits = limits;
        this.end = System.nanoTime() + limits.time().toNanos();
    }

    PdfLimits limits() {
        return limits;
    }

    /// The limit that was exceeded, if any.
    Optional<LocalizedSentence> problem() {
        return problem;
    }

    /// Throws if the time is over or the thread is interrupted.
    void goOn() throws IOException {
        if (System.nanoTime() - end > 0) {
            stop(
                    LocalizedSentence.of(
                            "This PDF takes longer than {0} seconds to read.",
                            limits.time().toSeconds()));
        }
        if (Thread.currentThread().isInterrupted()) {
            stop(LocalizedSentence.of("Reading this PDF was cancelled."));
        }
        if (problem.isPresent()) {
            throw new IOException(problem.get().toString());
        }
    }

    /// Charges decompressed bytes.
    ///
    /// @param ofStream the size of their stream so far
    void unpack(long bytes, long ofStream) throws IOException {
        unpacked += bytes;
        if (unpacked > limits.unpacked() || ofStream > limits.stream()) {
            long most = ofStream > limits.stream() ? limits.stream() : limits.unpacked();
            stop(
                    LocalizedSentence.of(
                            "This PDF unpacks to more than {0} megabytes, as no paper does.",
                            most / MEGABYTE));
        }
        goOn();
    }

    /// Charges letters.
    void take(int count) throws IOException {
        letters += count;
        goOn();
    }

    boolean hasLettersLeft() {
        return letters < limits.letters();
    }

    void stop(LocalizedSentence why) {
        problem = problem.or(() -> Optional.of(why));
    }
}
