package octavo.cli.commands;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.cli.terminal.TerminalWriter;
import octavo.library.FileTrouble;
import octavo.library.Work;
import octavo.lookup.PdfAnswer;
import octavo.lookup.SoughtPdf;
import octavo.lookup.UserLookup;
import octavo.settings.ServiceKeys;
import octavo.settings.SettingsFile;
import octavo.storage.FileRenames;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Fetches PDFs for `octavo files --fetch`. Asking for them is consent to go online.
final class PdfFetch {
    private final PrintWriter out;
    private final UserLookup lookup = new UserLookup(ServiceKeys.ofUser());
    private final String mail = SettingsFile.ofUser().loadSettings().onlineChoice().contactMail();

    PdfFetch(PrintWriter out) {
        this.out = TerminalWriter.of(out);
    }

    /// Says that an entry needs no PDF.
    void tellOfFile(String key) {
        say(key + ": has a file already.");
    }

    /// The PDF of a work, if there is one; says where it is from, or why there is none.
    Optional<byte[]> fetch(Work work) {
        var sought = new SoughtPdf(work.title(), work.arXiv(), work.doi());
        try {
            return switch (lookup.fetchPdf(sought, true, mail)) {
                case PdfAnswer.FetchedPdf(byte[] pdf, var from) -> {
                    say("%s: %,d KB from %s".formatted(work.key(), pdf.length >> 10, from));
                    yield Optional.of(pdf);
                }
                case PdfAnswer.NotFetched(var reason) -> {
                    say(work.key() + ": " + reason);
                    yield Optional.empty();
                }
            };
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CommandRefusal(ExitStatus.PROBLEMS, "Interrupted.");
        }
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    /// Writes a new file, or refuses.
    static void create(Path file, byte[] pdf) {
        try {
            FileRenames.createFile(file, pdf);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }

    /// Removes a file that was just created and that nothing links to.
    static void discard(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenSaving(file, trouble));
        }
    }
}
