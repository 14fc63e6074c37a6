package octavo.verify;

import octavo.venuenames.Series;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueNameMatch;
import octavo.venuenames.VenueRegister;

import java.util.Optional;

/// How well a claimed venue agrees with a record's.
public enum VenueAgreement {
    SAME,
    /// One is not named, or too little is known of them.
    UNCLEAR,
    OTHER,
    /// Other, and no register knows the claimed one.
    UNHEARD;

    public static VenueAgreement of(
            VenueRegister register, String claimedVenue, String recordedVenue) {
        if (claimedVenue.isBlank() || recordedVenue.isBlank()) {
            return UNCLEAR;
        }
        Optional<Series> claimedSeries = register.resolveVenue(claimedVenue).certainSeries();
        Optional<Series> recordedSeries = register.resolveVenue(recordedVenue).certainSeries();
        if (claimedSeries.isPresent() && recordedSeries.isPresent()) {
            return claimedSeries.get().id().equals(recordedSeries.get().id())
                    ? SAME
                    : isNoVenue(claimedSeries.get()) || isNoVenue(recordedSeries.get())
                            ? UNCLEAR
                            : OTHER;
        }
        if (VenueNameMatch.mayBeSame(claimedVenue, recordedVenue)) {
            return SAME;
        }
        return recordedSeries.filter(it -> !isNoVenue(it)).isEmpty()
                ? UNCLEAR
                : claimedSeries.isPresent() ? OTHER : UNHEARD;
    }

    /// Crossref names the series of a volume, such as *Lecture Notes in Computer Science*, and some
    /// services the archive that keeps a copy.
    private static boolean isNoVenue(Series series) {
        return series.kind() == VenueKind.BOOK_SERIES || series.kind() == VenueKind.PREPRINT;
    }
}
