package octavo.venuenames;

/// Looks up one written venue in a register: by names, by acronyms, and by both.
final class VenueLookup {
    private final VenueName name;
    private final LookupState found;
    private final NameLookup names;
    private final AcronymLookup acronyms;

    VenueLookup(VenueRegister register, VenueName name) {
        this.name = name;
        this.found = new LookupState(name.track());
        this.names = new NameLookup(register, name, found);
        this.acronyms = new AcronymLookup(register, name, found);
    }

    VenueMatchResult placed() {
        acronyms.byServer();
        if (found.isEmpty()) {
            names.look();
        }
        acronyms.look();
        boolean workshop = name.mainPhrase().isWorkshop();
        if (workshop
                && found.matches().stream()
                        .map(SeriesMatch::series)
                        .anyMatch(VenueLookup::isNoWorkshop)) {
            found.workshops();
        }
        return new VenueMatchResult(name, found.matches(), found.track());
    }

    private static boolean isNoWorkshop(Series series) {
        return series.kind().isEvent() && !MatchScore.hasWorkshops(series);
    }
}
