package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.search.SavedSearches;
import octavo.sidecar.SidecarFile;

import java.nio.file.Path;
import java.util.List;

/// The query of a search saved with a library.
public final class SavedQuery {
    private SavedQuery() {}

    /// The query, or a refusal that names the searches there are.
    public static String queryNamed(String searchName, Path libraryPath) {
        SavedSearches savedSearches = SavedSearches.of(SidecarFile.loadFor(libraryPath).content());
        return savedSearches
                .queryNamed(searchName)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "%s has no saved search %s.%s"
                                        .formatted(
                                                libraryPath,
                                                searchName,
                                                listNames(savedSearches))));
    }

    private static String listNames(SavedSearches savedSearches) {
        List<String> names = List.copyOf(savedSearches.queriesByName().keySet());
        return names.isEmpty() ? "" : " It has: " + String.join(", ", names);
    }
}
