package octavo.csl;

/// What a document knows of an item or cite that the item does not say itself: its number, where it
/// was cited before, and what tells it from others: how many of the `disambiguate` conditions hold,
/// among other things.
record Facts(
        int number,
        String yearSuffix,
        int conditions,
        NameDetail names,
        Position position,
        boolean nearNote,
        int firstNote) {
    static final Facts NONE = new Facts(0, "", 0, NameDetail.NONE, Position.FIRST, false, 0);

    Facts at(Position where, boolean near, int note) {
        return new Facts(number, yearSuffix, conditions, names, where, near, note);
    }

    Facts with(NameDetail detail) {
        return new Facts(number, yearSuffix, conditions, detail, position, nearNote, firstNote);
    }

    /// What references take over of the detail that citations need.
    Facts withAddedNamesOnly() {
        return names.equals(NameDetail.NONE)
                ? this
                : with(NameDetail.NONE.withAdded(names.added()));
    }

    Facts withNumber(int ordinal) {
        return new Facts(ordinal, yearSuffix, conditions, names, position, nearNote, firstNote);
    }

    Facts withYearSuffix(String suffix) {
        return new Facts(number, suffix, conditions, names, position, nearNote, firstNote);
    }

    Facts withConditions(int count) {
        return new Facts(number, yearSuffix, count, names, position, nearNote, firstNote);
    }
}
