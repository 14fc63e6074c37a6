package octavo.gui.pictures;

import java.util.Locale;

/// What a picture shows.
enum PictureKind {
    /// Papers per year by kind.
    YEARS,
    /// Who wrote together.
    COAUTHORS,
    /// What entries cite, and each other.
    REFERENCES;

    /// Its name in ids and messages.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
