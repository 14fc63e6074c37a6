package octavo.pdf;

import octavo.text.LocalizedSentence;

import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Opens a PDF, has something read it within limits, and says what went wrong in a sentence. No
/// file, however it is made, ends the program or keeps it busy for longer than the limits say.
final class BoundedRead {
    static final LocalizedSentence DAMAGED =
            LocalizedSentence.of("This PDF is damaged. Download it again.");

    private static final LocalizedSentence LOCKED =
            LocalizedSentence.of(
                    "This PDF needs a password. Save a copy without one, and import that.");

    /// PDFBox tells the log of each small fault in a file. Kept here, since a logger that nobody
    /// holds forgets what it was told.
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

    /// Has a PDF read; what the reader found before trouble stays.
    ///
    /// @return why not all of it could be read, if so
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
            // Depth without end, or one array as large as the memory: what was asked for is free
            // again by now.
            return allowance.problem().or(() -> Optional.of(DAMAGED));
        } catch (IOException | RuntimeException _) {
            return allowance.problem().or(() -> Optional.of(DAMAGED));
        }
    }
}
