package octavo.venuenames;

import java.util.Locale;

/// The part of an edition in which something appeared.
public enum EditionTrack {
    MAIN,
    COMPANION,
    WORKSHOP,
    DEMO,
    POSTER,
    FINDINGS,
    TUTORIAL,
    STUDENT,
    SHORT,
    INDUSTRY;

    public String trackId() {
        return name().toLowerCase(Locale.ROOT);
    }
}
