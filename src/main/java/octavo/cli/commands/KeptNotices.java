package octavo.cli.commands;

import octavo.retractions.RetractionTable;

import java.io.IOException;
import java.io.PrintWriter;

/// Reads what this computer knows of retractions, and says if it cannot.
final class KeptNotices {
    private KeptNotices() {}

    static RetractionTable loadTable(PrintWriter err) {
        try {
            return RetractionTable.loadKept();
        } catch (IOException failure) {
            err.println("octavo: the table of retractions can't be read: " + failure.getMessage());
            return RetractionTable.EMPTY;
        }
    }
}
