package octavo.files.pdf;

import octavo.text.LocalizedSentence;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Opens a PDF, lets a reader process it within limits, and reports failures as a sentence. No
/// file, however crafted, crashes the program or keeps it busy beyond the limits.
final class BoundedRead {
    static final LocalizedSentence DAMAGED =
            LocalizedSentence.of("This PDF is damaged. Download it again.");

    private static final LocalizedSentence LOCKED =
            LocalizedSentence.of(
                    "This PDF needs a password. Save a copy without one, and import that.");

    /// PDFBox logs every minor defect of a file. Held here because an unreferenced logger loses its
    /// configuration.
    private static final List<Logger> QUIET_LOGGERS =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    static {
        QUIET_LOGGERS.forEach(logger -> logger.setLevel(Level.OFF));
        FallbackFonts.install();
    }

    /// Reads an open document.
    interface DocumentReader {
        void readDocument(PDDocument document, ReadAllowance allowance) throws IOException;
    }

    private BoundedRead() {}

    /// Runs a reader on a PDF; what it found before a failure is kept.
    ///
    /// @return why it could not be read completely, if so
    static Optional<LocalizedSentence> of(
            byte[] pdfBytes, PdfLimits limits, DocumentReader documentReader) {
        if (pdfBytes.length > limits.maxBytes()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "This PDF has more than {0} megabytes.",
                            limits.maxBytes() / 1_000_000));
        }
        Optional<LocalizedSentence> problemSentence =
                tryRead(pdfBytes, new ReadAllowance(limits), documentReader);
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        return problemSentence;
    }

    private static Optional<LocalizedSentence> tryRead(
            byte[] pdfBytes, ReadAllowance allowance, DocumentReader documentReader) {
        try (PDDocument document = BoundedParser.open(pdfBytes, allowance)) {
            documentReader.readDocument(document, allowance);
            return allowance.problem();
        } catch (InvalidPasswordException _) {
            return Optional.of(LOCKED);
        } catch (StackOverflowError | OutOfMemoryError _) {
            // Unbounded recursion, or an array as large as memory: the memory requested is free
            // again by now.
            return allowance.problem().or(() -> Optional.of(DAMAGED));
        } catch (IOException | RuntimeException _) {
            return allowance.problem().or(() -> Optional.of(DAMAGED));
        }
    }
}
