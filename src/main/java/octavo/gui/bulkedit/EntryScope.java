package octavo.gui.bulkedit;

import java.util.Locale;

/// Which entries of a library something is done to.
public enum EntryScope {
    SELECTION,
    SHOWN,
    LIBRARY;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
