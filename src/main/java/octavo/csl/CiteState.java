package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.HashMap;
import java.util.Map;

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

    /// The position of a cite relative to others of the same item.
    enum CitePosition {
        FIRST,
        SUBSEQUENT,
        IBID,
        IBID_WITH_LOCATOR;

        boolean is(String name) {
            return switch (name) {
                case "first" -> this == FIRST;
                case "subsequent" -> this != FIRST;
                case "ibid" -> this == IBID || this == IBID_WITH_LOCATOR;
                case "ibid-with-locator" -> this == IBID_WITH_LOCATOR;
                default -> false;
            };
        }
    }

    /// How much more of an item's names is shown for disambiguation than the style requests: names
    /// beyond "et al.", and by the position of a name in the cite, 1 for initials or 2 for full
    /// given names. `people` has what individual persons need everywhere or, with `firstOnly`, as
    /// the first name of a cite.
    record NameDetail(
            int added,
            Map<Integer, Integer> given,
            Map<CslName, Integer> people,
            boolean firstOnly) {
        static final NameDetail NONE = new NameDetail(0, Map.of(), Map.of(), false);

        /// The level of a name in a place of the cite, which has a rank among the names that only
        /// the first is told apart of.
        int level(int place, int rank, CslName name) {
            if (given.isEmpty() && people.isEmpty()) {
                return 0;
            }
            int person = firstOnly && rank > 0 ? 0 : people.getOrDefault(name, 0);
            return Math.max(given.getOrDefault(place, 0), person);
        }

        NameDetail withoutPlaces() {
            return new NameDetail(added, Map.of(), people, firstOnly);
        }

        NameDetail withFirstPlace() {
            int first = given.getOrDefault(0, 0);
            return new NameDetail(
                    added, first == 0 ? Map.of() : Map.of(0, first), people, firstOnly);
        }

        /// The detail of individual persons, wherever they are named.
        NameDetail ofPeople() {
            return withoutPlaces().withAdded(0);
        }

        NameDetail withAdded(int names) {
            return new NameDetail(names, given, people, firstOnly);
        }

        NameDetail withGiven(int place, int level) {
            Map<Integer, Integer> levels = new HashMap<>(given);
            levels.put(place, level);
            return new NameDetail(added, Map.copyOf(levels), people, firstOnly);
        }
    }
}
