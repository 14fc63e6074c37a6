package octavo.venuenames;

/// Looks up one written venue in a register: by names, by acronyms, and by both.
final class VenueLookup {
    private final VenueName venueName;
    private final LookupState lookupState;
    private final NameLookup nameLookup;
    private final AcronymLookup acronymLookup;

    VenueLookup(VenueRegister register, VenueName venueName) {
        this.venueName = venueName;
        this.lookupState = new LookupState(venueName.track());
        this.nameLookup = new NameLookup(register, venueName, lookupState);
        this.acronymLookup = new AcronymLookup(register, venueName, lookupState);
    }

    VenueMatchResult resolve() {
        acronymLookup.matchServers();
        if (lookupState.isEmpty()) {
            nameLookup.lookUp();
        }
        acronymLookup.lookUp();
        boolean isWorkshop = venueName.mainPhrase().isWorkshop();
        if (isWorkshop
                && lookupState.sortedMatches().stream()
                        .map(SeriesMatch::series)
                        .anyMatch(VenueLookup::lacksWorkshops)) {
            lookupState.assignToWorkshops();
        }
        return new VenueMatchResult(venueName, lookupState.sortedMatches(), lookupState.track());
    }

    private static boolean lacksWorkshops(Series series) {
        return series.kind().isEvent() && !MatchScore.hasWorkshops(series);
    }
}
