package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.Style.LayoutSection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Enumerates levels of name detail, from the style's own to everything: at each position first
/// initials and then full given names, and after the last position one more name.
final class NameDetails {
    /// No citation needs more names than this for disambiguation.
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

    /// The first position whose given names have not all been tried.
    int place() {
        return place;
    }

    /// Keeps the level just tried; further detail is added to it.
    void keep() {
        kept = tried;
    }

    /// Moves to the next level; returns whether there is one.
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

    /// Moves to one more name; returns whether there is one.
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
        return readings.texts().scope().area().fullestGivenNames();
    }

    private int places(Extent extent) {
        if (!addGiven) {
            return 0;
        }
        return rule.startsWith("primary") ? Math.min(1, extent.shown) : extent.shown;
    }

    /// Whether the items' names can ever make a difference.
    private boolean namesDiffer(List<CslItem> items) {
        NameDetail all = kept.withAdded(MOST_ADDED);
        return readings.parts(items, all).size() > 1
                || addGiven && extent(items, all).people.stream().anyMatch(p -> p.size() > 1);
    }

    /// The items grouped by cite text at the current level, in order of first occurrence.
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

    /// The numbers of shown and hidden names, and the people at each position.
    private record Extent(int shown, int hidden, List<Set<String>> people) {}
}
