package octavo.retractions;

import octavo.storage.FileStamp;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;

/// What this computer knows of retractions, read again only when it has changed. Confined to one
/// thread.
public final class CurrentRetractions {
    private RetractionTable lastTable = RetractionTable.EMPTY;
    private List<Optional<FileStamp>> lastStamps = List.of();

    /// The notices as they are now; those of before if they cannot be read.
    public RetractionTable currentTable() {
        try {
            if (!RetractionTable.keptStamps().equals(lastStamps)) {
                lastTable = RetractionTable.loadKept();
                lastStamps = RetractionTable.keptStamps();
            }
        } catch (IOException failure) {
            System.getLogger(CurrentRetractions.class.getName())
                    .log(Level.WARNING, "the notices of retractions can't be read", failure);
        }
        return lastTable;
    }
}
