package octavo.csl;

/// What a document knows of an item or cite that the item does not say itself: its number, where it
/// was cited before, and what tells it from others: how many of the `disambiguate` conditions hold,
/// among other things.
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

    /// What references take over of the detail that citations need: more names, and what tells
    /// people of the whole document apart.
    CiteState forReferences() {
        return names.given().isEmpty() ? this : with(names.withoutPlaces());
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
