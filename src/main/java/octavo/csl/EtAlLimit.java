package octavo.csl;

/// How many names of a list a style shows where "et al." stands for the rest.
///
/// @param least the number of names from which on some are left out; 0 for never
/// @param first how many of them are shown then
/// @param last whether the last name follows these
/// @param most how many are shown of fewer than `least`, which may be less than these where an item
///   is cited again
record EtAlLimit(int least, int first, boolean last, int most) {
    /// The limit of a style, where an item is cited first or again.
    static EtAlLimit of(NameStyle style, boolean subsequent) {
        int least = number(style, "et-al-min", 0);
        int most = least == 0 ? Integer.MAX_VALUE : least;
        int first = number(style, "et-al-use-first", Integer.MAX_VALUE);
        if (subsequent) {
            least = number(style, "et-al-subsequent-min", least);
            first = number(style, "et-al-subsequent-use-first", first);
        }
        boolean last = !subsequent && style.option("et-al-use-last", "false").equals("true");
        return new EtAlLimit(least, first, last, most);
    }

    private static int number(NameStyle style, String option, int otherwise) {
        return NumberField.option(style.option(option, ""), otherwise);
    }

    /// How many of some names are shown.
    int of(int count) {
        return of(count, 0);
    }

    /// The same, of which some must be shown. To show more names than would be left out makes no
    /// sense, and a list is whole then; two at least are left out where the last one follows.
    int of(int count, int needed) {
        if (least == 0 || least < first) {
            return count;
        }
        if (count < least) {
            return Math.min(count, Math.max(most, needed));
        }
        int shown = Math.min(count, Math.max(first, needed));
        return last && shown > least - 2 ? Math.max(1, least - 2) : shown;
    }
}
