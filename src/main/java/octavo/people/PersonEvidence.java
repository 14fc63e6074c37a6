package octavo.people;

import octavo.latex.LaTeX;
import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Evidence about the bearer of a name from its entries: co-authors, venues and years. For names
/// with very many entries a sample is used.
record PersonEvidence(
        Map<String, String> coauthorNames, Set<String> writtenVenues, int firstYear, int lastYear) {
    private static final int MOST_ENTRIES = 24;
    private static final int MOST_COAUTHORS = 40;

    static PersonEvidence of(NameVariant variant, PeopleIndex index) {
        var coauthors = new LinkedHashMap<String, String>();
        var venues = new HashSet<String>();
        int firstYear = Integer.MAX_VALUE;
        int lastYear = 0;
        List<NameMention> nameMentions = variant.mentions();
        int step = Math.max(1, nameMentions.size() / MOST_ENTRIES);
        for (int i = 0; i < nameMentions.size(); i += step) {
            Optional<EntryPeople> entryPeople = index.entryPeople(nameMentions.get(i).slot());
            if (entryPeople.isEmpty()) {
                continue;
            }
            addCoauthors(coauthors, entryPeople.get(), nameMentions.get(i));
            int year = entryPeople.get().year();
            if (!entryPeople.get().venue().isEmpty()) {
                venues.add(entryPeople.get().venue());
            }
            firstYear = year > 0 ? Math.min(firstYear, year) : firstYear;
            lastYear = Math.max(lastYear, year);
        }
        return new PersonEvidence(coauthors, venues, firstYear, lastYear);
    }

    private static void addCoauthors(
            Map<String, String> coauthors, EntryPeople entry, NameMention ownMention) {
        int addedCount = 0;
        for (NameMention each : entry.mentions()) {
            if (addedCount == MOST_COAUTHORS) {
                return;
            }
            if (!each.initialKey().equals(ownMention.initialKey())) {
                addedCount++;
                coauthors.putIfAbsent(each.initialKey(), each.spelling().writtenName());
            }
        }
    }

    /// What two names share.
    ///
    /// @param coauthors as written
    /// @param venues as written
    /// @param yearGap the years between the last entry of one and the first of the other
    record SharedEvidence(List<String> coauthors, List<String> venues, int yearGap) {}

    SharedEvidence sharedWith(PersonEvidence otherEvidence) {
        var sharedCoauthors = new ArrayList<String>();
        coauthorNames.forEach((initialKey, writtenName) -> {
            if (otherEvidence.coauthorNames.containsKey(initialKey)) {
                sharedCoauthors.add(writtenName);
            }
        });
        var sharedVenues =
                writtenVenues.stream()
                        .filter(otherEvidence.writtenVenues::contains)
                        .sorted()
                        .toList();
        boolean hasYears = lastYear > 0 && otherEvidence.lastYear > 0;
        int yearGap =
                Math.max(firstYear - otherEvidence.lastYear, otherEvidence.firstYear - lastYear);
        return new SharedEvidence(
                sharedCoauthors, sharedVenues, hasYears ? Math.max(0, yearGap) : 0);
    }

    /// The words of a venue.
    static String readableVenue(String text) {
        return BlankCharacters.withSingleSpaces(LaTeX.toUnicode(text)).strip();
    }

    /// Evidence collected on demand.
    static final class EvidenceCache {
        private final Map<String, PersonEvidence> evidenceByKey = new HashMap<>();
        private final PeopleIndex index;

        EvidenceCache(PeopleIndex index) {
            this.index = index;
        }

        SharedEvidence sharedEvidence(NameVariant variant, NameVariant otherVariant) {
            return of(variant).sharedWith(of(otherVariant));
        }

        private PersonEvidence of(NameVariant variant) {
            return evidenceByKey.computeIfAbsent(
                    variant.variantKey(), _ -> PersonEvidence.of(variant, index));
        }
    }
}
