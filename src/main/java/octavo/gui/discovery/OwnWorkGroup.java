package octavo.gui.discovery;

import octavo.discovery.OwnWork.OwnWorkState;
import octavo.gui.masterdetail.MarkTone;

import java.util.Locale;

/// How works and one's own list stand to each other, what there is to do first.
enum OwnWorkGroup {
    MISSING(MarkTone.ACCENT),
    PUBLISHED(MarkTone.DOUBTFUL),
    DIFFERS(MarkTone.DOUBTFUL),
    OPEN(MarkTone.NEUTRAL),
    UNRECORDED(MarkTone.NEUTRAL),
    SAME(MarkTone.GOOD),
    NOT_MINE(MarkTone.FAINT);

    private final MarkTone tone;

    OwnWorkGroup(MarkTone tone) {
        this.tone = tone;
    }

    static OwnWorkGroup of(OwnWorkState state) {
        return switch (state) {
            case MISSING -> MISSING;
            case PUBLISHED -> PUBLISHED;
            case DIFFERS -> DIFFERS;
            case SAME -> SAME;
            case OPEN -> OPEN;
            case NOT_MINE -> NOT_MINE;
        };
    }

    MarkTone tone() {
        return tone;
    }

    /// Its name in ids and messages.
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether its works are ticked at first.
    boolean isWanted() {
        return this == MISSING || this == PUBLISHED;
    }
}
