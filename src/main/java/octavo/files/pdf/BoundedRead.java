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
    private static final List<Logger> QUIET =
            List.of(Logger.getLogger("org.apache.pdfbox"), Logger.getLogger("org.apache.fontbox"));

    static {
        QUIET.forEach(logger -> logger.setLevel(Level.OFF));
        FallbackFonts.install();
    }

    /// Reads an open document.
    interface Reader {
        void read(PDDocument document, ReadAllowance allowance) throws IOException;
    }

    private BoundedRead() {}

    /// Runs a reader on a PDF; what it found before a failure is kept.
    ///
    /// @return why it could not be read completely, if so
    static Optional<LocalizedSentence> of(byte[] pdf, PdfLimits limits, Reader reader) {
        if (pdf.length > limits.bytes()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "This PDF has more than {0} megabytes.", limits.bytes() / 1_000_000));
        }
        Optional<LocalizedSentence> problem = attempt(pdf, new ReadAllowance(limits), reader);
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        return problem;
    }

    private static Optional<LocalizedSentence> attempt(
            byte[] pdf, ReadAllowance allowance, Reader reader) {
        try (PDDocument document = BoundedParser.open(pdf, allowance)) {
            reader.read(document, allowance);
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
