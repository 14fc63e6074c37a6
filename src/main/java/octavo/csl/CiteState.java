package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.HashMap;
import java.util.Map;

/// The document's state of an item or cite: its number, earlier cites, and disambiguation, such as
/// how many `disambiguate` conditions are true.
record CiteState(
        int number,
        String yearSuffix,
        int conditionCount,
        NameDetail nameDetail,
        CitePosition position,
        boolean isNearNote,
        int firstNoteNumber) {
    static final CiteState NONE =
            new CiteState(0, "", 0, NameDetail.NONE, CitePosition.FIRST, false, 0);

    CiteState withPosition(CitePosition newPosition, boolean isNear, int newFirstNote) {
        return new CiteState(
                number, yearSuffix, conditionCount, nameDetail, newPosition, isNear, newFirstNote);
    }

    CiteState withNameDetail(NameDetail newDetail) {
        return new CiteState(
                number,
                yearSuffix,
                conditionCount,
                newDetail,
                position,
                isNearNote,
                firstNoteNumber);
    }

    /// The part of disambiguation that applies to references: added names, and what distinguishes
    /// people across the document; where each citation is distinguished on its own, also the first
    /// author's given name.
    CiteState forReferences(boolean disambiguatesByCite) {
        return nameDetail.givenLevels().isEmpty()
                ? this
                : withNameDetail(
                        disambiguatesByCite
                                ? nameDetail.withFirstPosition()
                                : nameDetail.withoutPositions());
    }

    CiteState withNumber(int newNumber) {
        return new CiteState(
                newNumber,
                yearSuffix,
                conditionCount,
                nameDetail,
                position,
                isNearNote,
                firstNoteNumber);
    }

    CiteState withYearSuffix(String newSuffix) {
        return new CiteState(
                number,
                newSuffix,
                conditionCount,
                nameDetail,
                position,
                isNearNote,
                firstNoteNumber);
    }

    CiteState withConditions(int newCount) {
        return new CiteState(
                number, yearSuffix, newCount, nameDetail, position, isNearNote, firstNoteNumber);
    }

    /// The position of a cite relative to others of the same item.
    enum CitePosition {
        FIRST,
        SUBSEQUENT,
        IBID,
        IBID_WITH_LOCATOR;

        boolean matches(String name) {
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
    /// given names. `peopleLevels` has what individual persons need everywhere or, with
    /// `isFirstOnly`, as the first name of a cite.
    record NameDetail(
            int addedNames,
            Map<Integer, Integer> givenLevels,
            Map<CslName, Integer> peopleLevels,
            boolean isFirstOnly) {
        static final NameDetail NONE = new NameDetail(0, Map.of(), Map.of(), false);

        /// The level of given names that a name of the cite shows.
        ///
        /// @param rank the name's place among those of which only the first is disambiguated
        int givenLevel(int position, int rank, CslName name) {
            if (givenLevels.isEmpty() && peopleLevels.isEmpty()) {
                return 0;
            }
            int personLevel = isFirstOnly && rank > 0 ? 0 : peopleLevels.getOrDefault(name, 0);
            return Math.max(givenLevels.getOrDefault(position, 0), personLevel);
        }

        NameDetail withoutPositions() {
            return new NameDetail(addedNames, Map.of(), peopleLevels, isFirstOnly);
        }

        NameDetail withFirstPosition() {
            int firstLevel = givenLevels.getOrDefault(0, 0);
            return new NameDetail(
                    addedNames,
                    firstLevel == 0 ? Map.of() : Map.of(0, firstLevel),
                    peopleLevels,
                    isFirstOnly);
        }

        /// The detail of individual persons, wherever they are named.
        NameDetail forPeopleOnly() {
            return withoutPositions().withAdded(0);
        }

        NameDetail withAdded(int nameCount) {
            return new NameDetail(nameCount, givenLevels, peopleLevels, isFirstOnly);
        }

        NameDetail withGiven(int position, int level) {
            Map<Integer, Integer> newLevels = new HashMap<>(givenLevels);
            newLevels.put(position, level);
            return new NameDetail(addedNames, Map.copyOf(newLevels), peopleLevels, isFirstOnly);
        }
    }
}
