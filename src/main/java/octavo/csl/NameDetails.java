package octavo.csl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The details in which items' names can be shown, one after the other, from what the style asks
/// for to everything: at each place the initials and then the whole of the given names, and when
/// all places are through, one name more.
final class NameDetails {
    /// No citation is told from others by more names than these.
    private static final int MOST_ADDED = 100;

    private final CiteTextCache readings;
    private final boolean addNames;
    private final boolean addGiven;
    private final String rule;

    private NameDetail kept;
    private NameDetail tried;
    private int place;
    private int level;
    private boolean worthwhile;

    NameDetails(CiteTextCache readings, NameDetail start, int place) {
        this.readings = readings;
        LayoutSection area = readings.texts().scope().area();
        this.addNames = area.is("disambiguate-add-names");
        this.addGiven = area.is("disambiguate-add-givenname");
        this.rule = area.option("givenname-disambiguation-rule", "by-cite");
        this.kept = start;
        this.tried = start;
        this.place = place;
    }

    NameDetail tried() {
        return tried;
    }

    /// The first place whose given names were not all tried.
    int place() {
        return place;
    }

    /// What was tried is of use: the next details are added to it.
    void keep() {
        kept = tried;
    }

    /// Goes on to the next detail; whether there is one.
    boolean widen(List<CslItem> items) {
        if (!addGiven && !addNames) {
            return false;
        }
        Extent extent = extent(items, kept);
        for (; place < places(extent); place++, level = 0) {
            if (level < fullest() && extent.people.get(place).size() > 1) {
                level++;
                tried = kept.withGiven(place, level);
                return true;
            }
        }
        return addName(items, extent);
    }

    /// Goes on to one name more; whether there is one.
    boolean addName(List<CslItem> items) {
        return addName(items, extent(items, kept));
    }

    private boolean addName(List<CslItem> items, Extent extent) {
        worthwhile = worthwhile || addNames && namesDiffer(items);
        if (!worthwhile || extent.hidden == 0 || kept.added() >= MOST_ADDED) {
            return false;
        }
        kept = kept.withAdded(kept.added() + 1);
        tried = kept;
        level = 0;
        return true;
    }

    private int fullest() {
        return rule.endsWith("with-initials") ? 1 : 2;
    }

    private int places(Extent extent) {
        if (!addGiven) {
            return 0;
        }
        return rule.startsWith("primary") ? Math.min(1, extent.shown) : extent.shown;
    }

    /// Whether the items would ever read differently by their names.
    private boolean namesDiffer(List<CslItem> items) {
        NameDetail all = kept.withAdded(MOST_ADDED);
        return readings.parts(items, all).size() > 1
                || addGiven && extent(items, all).people.stream().anyMatch(p -> p.size() > 1);
    }

    /// The items by what their cites read at the detail that is tried, in the order of their
    /// firsts.
    NameExpansion.Parted parts(List<CslItem> items) {
        return NameExpansion.Parted.of(readings.parts(items, tried));
    }

    private Extent extent(List<CslItem> items, NameDetail detail) {
        int hidden = 0;
        List<Set<String>> people = new ArrayList<>();
        for (CiteTextCache.Reading reading : readings.of(items, detail)) {
            hidden = Math.max(hidden, reading.hidden());
            for (int i = 0; i < reading.people().size(); i++) {
                if (i == people.size()) {
                    people.add(new HashSet<>());
                }
                people.get(i).add(reading.people().get(i));
            }
        }
        return new Extent(people.size(), hidden, people);
    }

    /// How many names are shown and how many are not, and who is at each place.
    private record Extent(int shown, int hidden, List<Set<String>> people) {}
}
