package octavo.venuenames;

import java.util.Locale;

/// Which part of an edition something appeared in.
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

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
