package octavo.gui.pagecontract;

import java.util.Locale;

/// Whose citations are followed.
public enum WorkScope {
    SELECTION,
    /// Those that the table shows.
    SHOWN,
    /// Those that the owner of the library has written.
    OWN,
    LIBRARY;

    /// Its name in ids and messages.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
