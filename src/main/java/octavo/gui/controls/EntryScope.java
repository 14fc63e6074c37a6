package octavo.gui.controls;

import java.util.Locale;

/// Which entries of a library something is done to.
public enum EntryScope {
    SELECTION,
    SHOWN,
    LIBRARY;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
