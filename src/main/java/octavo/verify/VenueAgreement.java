package octavo.verify;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.WorkKind;
import octavo.values.Issn;
import octavo.venuenames.Series;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueMatchResult;
import octavo.venuenames.VenueName;
import octavo.venuenames.VenueNameComparison;
import octavo.venuenames.VenueNameComparison.NameAgreement;
import octavo.venuenames.VenueRegister;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How well a claimed venue agrees with a record's. Two names of which nothing shows that they are
/// one never count as the same.
public enum VenueAgreement {
    SAME,
    /// One is not named, or is what a volume appears in beside its own name.
    UNCLEAR,
    /// Both are named, but nothing shows that they are one, nor that they are two.
    DOUBTFUL,
    OTHER,
    /// Other, and no register knows the claimed one.
    UNHEARD;

    /// Compares the venue of a claimed work with that of a record.
    static VenueAgreement of(VenueRegister register, ClaimedWork claimed, ImportedWork record) {
        String recordedVenue = RecordComparison.venueOf(record);
        if (sharesIssn(claimed, record)) {
            return SAME;
        }
        VenueAgreement agreement = of(register, claimed.venue(), recordedVenue);
        boolean isInSeries =
                agreement == UNCLEAR
                        && register.resolveVenue(recordedVenue)
                                .certainSeries()
                                .filter(it -> it.kind() == VenueKind.BOOK_SERIES)
                                .isPresent();
        return isInSeries && claimed.kind() == WorkKind.JOURNAL ? DOUBTFUL : agreement;
    }

    private static boolean sharesIssn(ClaimedWork claimed, ImportedWork record) {
        List<Issn> recordedIssns = Issn.parse(record.plainText(FieldName.ISSN)).value();
        return !claimed.venue().isBlank()
                && claimed.issns().stream().anyMatch(recordedIssns::contains);
    }

    /// Compares two names of venues.
    public static VenueAgreement of(
            VenueRegister register, String claimedVenue, String recordedVenue) {
        if (claimedVenue.isBlank() || recordedVenue.isBlank()) {
            return UNCLEAR;
        }
        VenueMatchResult claimedMatch = register.resolveVenue(withPlainSigns(claimedVenue));
        VenueMatchResult recordedMatch = register.resolveVenue(withPlainSigns(recordedVenue));
        Optional<Series> claimedSeries = claimedMatch.certainSeries();
        Optional<Series> recordedSeries = recordedMatch.certainSeries();
        boolean isSameSeries =
                claimedSeries.isPresent()
                        && claimedSeries.map(Series::id).equals(recordedSeries.map(Series::id));
        if (isSameSeries) {
            return SAME;
        }
        NameAgreement nameAgreement = compareNames(claimedMatch, recordedMatch);
        if (claimedSeries.isPresent() && recordedSeries.isPresent()) {
            return isNoVenue(claimedSeries.get()) || isNoVenue(recordedSeries.get())
                    ? UNCLEAR
                    : ofTwoSeries(claimedMatch, recordedMatch, nameAgreement);
        }
        if (nameAgreement == NameAgreement.SAME) {
            return SAME;
        }
        if (claimedSeries.or(() -> recordedSeries).filter(VenueAgreement::isNoVenue).isPresent()) {
            return UNCLEAR;
        }
        if (nameAgreement == NameAgreement.UNSURE) {
            return DOUBTFUL;
        }
        return recordedSeries.isPresent()
                ? UNHEARD
                : areOfOneSort(claimedMatch, recordedMatch) ? OTHER : DOUBTFUL;
    }

    /// A series that is known is compared by all its names.
    private static NameAgreement compareNames(
            VenueMatchResult claimedMatch, VenueMatchResult recordedMatch) {
        List<VenueName> claimedNames = namesOf(claimedMatch);
        List<VenueName> recordedNames = namesOf(recordedMatch);
        NameAgreement best = NameAgreement.UNSURE;
        for (VenueName claimedName : claimedNames) {
            for (VenueName recordedName : recordedNames) {
                switch (VenueNameComparison.compare(claimedName, recordedName)) {
                    case SAME -> {
                        return NameAgreement.SAME;
                    }
                    case OTHER -> best = NameAgreement.OTHER;
                    case UNSURE -> {}
                }
            }
        }
        return best;
    }

    private static List<VenueName> namesOf(VenueMatchResult match) {
        List<VenueName> names = new ArrayList<>(List.of(match.venueName()));
        match.certainSeries().stream()
                .flatMap(it -> it.names().allNames())
                .map(VenueName::parse)
                .forEach(names::add);
        return names;
    }

    /// Services escape some signs twice.
    private static String withPlainSigns(String venueName) {
        return venueName.replace("&amp;", "&");
    }

    /// An acronym or abbreviation that means one series may also be short for the name of another.
    private static VenueAgreement ofTwoSeries(
            VenueMatchResult claimedMatch,
            VenueMatchResult recordedMatch,
            NameAgreement nameAgreement) {
        VenueName claimedName = claimedMatch.venueName();
        VenueName recordedName = recordedMatch.venueName();
        if (VenueNameComparison.abbreviates(claimedName, recordedName)
                || VenueNameComparison.abbreviates(recordedName, claimedName)) {
            return SAME;
        }
        boolean areSpelledOut = claimedMatch.isByName() && recordedMatch.isByName();
        return nameAgreement == NameAgreement.SAME && !areSpelledOut ? DOUBTFUL : OTHER;
    }

    /// A conference's papers may appear in a journal or a series, and a workshop's in the
    /// proceedings of a conference.
    private static boolean areOfOneSort(
            VenueMatchResult claimedMatch, VenueMatchResult recordedMatch) {
        return isEvent(claimedMatch) == isEvent(recordedMatch)
                && !claimedMatch.venueName().namesWorkshop()
                && !recordedMatch.venueName().namesWorkshop();
    }

    private static boolean isEvent(VenueMatchResult match) {
        return match.certainSeries().map(it -> it.kind().isEvent()).orElse(false)
                || match.venueName().isProceedings()
                || match.venueName().namesEvent();
    }

    /// Crossref names the series of a volume, such as *Lecture Notes in Computer Science*, and some
    /// services the archive that keeps a copy.
    private static boolean isNoVenue(Series series) {
        return series.kind() == VenueKind.BOOK_SERIES || series.kind() == VenueKind.PREPRINT;
    }
}
