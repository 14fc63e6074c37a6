package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.lookup.TableReply;
import octavo.retractions.RetractionTable;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads and keeps what this computer knows of retractions, and says if it cannot.
public final class KeptNotices {
    private KeptNotices() {}

    public static RetractionTable loadTable(PrintWriter err) {
        try {
            return RetractionTable.loadKept();
        } catch (IOException failure) {
            err.println("octavo: the table of retractions can't be read: " + failure.getMessage());
            return RetractionTable.EMPTY;
        }
    }

    /// Keeps the table in a file.
    public static void keepTable(Path csvFile) {
        try {
            RetractionTable.ofCsv(Files.readString(csvFile, StandardCharsets.UTF_8))
                    .orElseThrow(() ->
                            new CommandRefusal(
                                    ExitStatus.NO_FILE,
                                    csvFile + " is not a table of Retraction Watch"))
                    .keep();
        } catch (IOException failure) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, csvFile + " can't be read: " + failure.getMessage());
        }
    }

    /// Keeps a table that was downloaded. Without one, the table that was kept before stays.
    public static void keepTable(TableReply tableReply, PrintWriter err) {
        try {
            if (tableReply.table().isPresent()) {
                RetractionTable table = tableReply.table().get();
                table.keep();
                err.printf(
                        "octavo: works in Retraction Watch's table: %d%n",
                        table.noticesByDoi().size());
            }
        } catch (IOException failure) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE,
                    "the table of retractions can't be kept: " + failure.getMessage());
        }
        tableReply
                .failure()
                .ifPresent(failure -> {
                    throw new CommandRefusal(
                            ExitStatus.NO_FILE,
                            "the table of retractions can't be fetched: " + failure);
                });
    }
}
