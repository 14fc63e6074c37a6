package octavo.venues;

/// Looks one written venue up in a register: by names, by acronyms, and by both.
final class Lookup {
    private final VenueName name;
    private final Found found;
    private final NameLookup names;
    private final AcronymLookup acronyms;

    Lookup(Register register, VenueName name) {
        this.name = name;
        this.found = new Found(name.track());
        this.names = new NameLookup(register, name, found);
        this.acronyms = new AcronymLookup(register, name, found);
    }

    Placed placed() {
        acronyms.byServer();
        if (found.isEmpty()) {
            names.look();
        }
        acronyms.look();
        boolean workshop = name.mainPhrase().isWorkshop();
        if (workshop
                && found.matches().stream().map(Match::series).anyMatch(Lookup::isNoWorkshop)) {
            found.workshops();
        }
        return new Placed(name, found.matches(), found.track());
    }

    private static boolean isNoWorkshop(Series series) {
        return series.kind().isEvent() && !Fit.hasWorkshops(series);
    }
}
