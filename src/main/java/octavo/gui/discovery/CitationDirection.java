package octavo.gui.discovery;

import java.util.Locale;

/// Which way citations are followed.
public enum CitationDirection {
    /// To what entries cite.
    CITED,
    /// To what cites them.
    CITING;

    /// Its name in ids and messages.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
