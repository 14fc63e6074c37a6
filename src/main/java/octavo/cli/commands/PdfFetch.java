package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.library.FileTrouble;
import octavo.library.Work;
import octavo.lookup.PdfAnswer;
import octavo.lookup.SoughtPdf;
import octavo.lookup.UserLookup;
import octavo.storage.FileRenames;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Fetches PDFs for `octavo files --fetch`. Asking for them is consent to go online.
final class PdfFetch {
    private final PrintWriter terminalOutput;
    private final UserLookup userLookup = AskedServices.userLookup();
    private final String contactMail = AskedServices.contactMail();

    PdfFetch(PrintWriter out) {
        this.terminalOutput = TerminalWriter.of(out);
    }

    /// Says that an entry needs no PDF.
    void tellOfFile(String key) {
        printLine(key + ": has a file already.");
    }

    /// The PDF of a work, if there is one; says where it is from, or why there is none.
    Optional<byte[]> fetchPdf(Work work) {
        var soughtPdf = new SoughtPdf(work.title(), work.arXiv(), work.doi());
        PdfAnswer answer =
                AskedServices.await(() -> userLookup.fetchPdf(soughtPdf, true, contactMail));
        return switch (answer) {
            case PdfAnswer.FetchedPdf(byte[] pdf, var serviceName) -> {
                printLine(
                        "%s: %,d KB from %s".formatted(work.key(), pdf.length >> 10, serviceName));
                yield Optional.of(pdf);
            }
            case PdfAnswer.NotFetched(var reason) -> {
                printLine(work.key() + ": " + reason);
                yield Optional.empty();
            }
        };
    }

    private void printLine(String line) {
        terminalOutput.println(line);
        terminalOutput.flush();
    }

    /// Writes a new file, or refuses.
    static void createFile(Path file, byte[] pdf) {
        try {
            FileRenames.createFile(file, pdf);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }

    /// Removes a file that was just created and that nothing links to.
    static void discardFile(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }
}
