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
        Map<String, String> coauthors, Set<String> venues, int firstYear, int lastYear) {
    private static final int MOST_ENTRIES = 24;
    private static final int MOST_COAUTHORS = 40;

    static PersonEvidence of(NameVariant variant, PeopleIndex index) {
        var coauthors = new LinkedHashMap<String, String>();
        var venues = new HashSet<String>();
        int first = Integer.MAX_VALUE;
        int last = 0;
        List<NameMention> uses = variant.uses();
        int step = Math.max(1, uses.size() / MOST_ENTRIES);
        for (int i = 0; i < uses.size(); i += step) {
            Optional<EntryPeople> entry = index.entry(uses.get(i).slot());
            if (entry.isEmpty()) {
                continue;
            }
            addCoauthors(coauthors, entry.get(), uses.get(i));
            int year = entry.get().year();
            if (!entry.get().venue().isEmpty()) {
                venues.add(entry.get().venue());
            }
            first = year > 0 ? Math.min(first, year) : first;
            last = Math.max(last, year);
        }
        return new PersonEvidence(coauthors, venues, first, last);
    }

    private static void addCoauthors(
            Map<String, String> coauthors, EntryPeople entry, NameMention of) {
        int taken = 0;
        for (NameMention each : entry.mentions()) {
            if (taken == MOST_COAUTHORS) {
                return;
            }
            if (!each.person().equals(of.person())) {
                taken++;
                coauthors.putIfAbsent(each.person(), each.variant());
            }
        }
    }

    /// What two names share.
    ///
    /// @param coauthors as written
    /// @param venues as written
    /// @param gap the years between the last entry of one and the first of the other
    record Shared(List<String> coauthors, List<String> venues, int gap) {}

    Shared with(PersonEvidence that) {
        var people = new ArrayList<String>();
        coauthors.forEach((person, written) -> {
            if (that.coauthors.containsKey(person)) {
                people.add(written);
            }
        });
        var places = venues.stream().filter(that.venues::contains).sorted().toList();
        boolean dated = lastYear > 0 && that.lastYear > 0;
        int gap = Math.max(firstYear - that.lastYear, that.firstYear - lastYear);
        return new Shared(people, places, dated ? Math.max(0, gap) : 0);
    }

    /// The words of a venue.
    static String venue(String text) {
        return BlankCharacters.withSingleSpaces(LaTeX.toUnicode(text)).strip();
    }

    /// Evidence collected on demand.
    static final class Gathered {
        private final Map<String, PersonEvidence> known = new HashMap<>();
        private final PeopleIndex index;

        Gathered(PeopleIndex index) {
            this.index = index;
        }

        Shared shared(NameVariant a, NameVariant b) {
            return of(a).with(of(b));
        }

        private PersonEvidence of(NameVariant variant) {
            return known.computeIfAbsent(variant.key(), _ -> PersonEvidence.of(variant, index));
        }
    }
}
