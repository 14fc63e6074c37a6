package octavo.csl;

/// The document's state of an item or cite: its number, earlier cites, and disambiguation, such as
/// how many `disambiguate` conditions are true.
record CiteState(
        int number,
        String yearSuffix,
        int conditions,
        NameDetail names,
        CitePosition position,
        boolean nearNote,
        int firstNote) {
    static final CiteState NONE =
            new CiteState(0, "", 0, NameDetail.NONE, CitePosition.FIRST, false, 0);

    CiteState at(CitePosition where, boolean near, int note) {
        return new CiteState(number, yearSuffix, conditions, names, where, near, note);
    }

    CiteState with(NameDetail detail) {
        return new CiteState(number, yearSuffix, conditions, detail, position, nearNote, firstNote);
    }

    /// The part of disambiguation that applies to references: added names, and what distinguishes
    /// people across the document; if citations are told apart one `byCite`, also the first
    /// author's given name.
    CiteState forReferences(boolean byCite) {
        return names.given().isEmpty()
                ? this
                : with(byCite ? names.withFirstPlace() : names.withoutPlaces());
    }

    CiteState withNumber(int ordinal) {
        return new CiteState(ordinal, yearSuffix, conditions, names, position, nearNote, firstNote);
    }

    CiteState withYearSuffix(String suffix) {
        return new CiteState(number, suffix, conditions, names, position, nearNote, firstNote);
    }

    CiteState withConditions(int count) {
        return new CiteState(number, yearSuffix, count, names, position, nearNote, firstNote);
    }
}
