package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.style.Style.LayoutSection;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Enumerates levels of name detail, from the style's own to everything: at each position first
/// initials and then full given names, and after the last position one more name.
final class NameDetails {
    /// No citation needs more names than this for disambiguation.
    private static final int MOST_ADDED = 100;

    private final CiteTextCache citeCache;
    private final boolean addsNames;
    private final boolean addsGivenNames;
    private final String disambiguationRule;

    private NameDetail keptDetail;
    private NameDetail triedDetail;
    private int position;
    private int givenLevel;
    private boolean mayDiffer;

    NameDetails(CiteTextCache citeCache, NameDetail startDetail, int position) {
        this.citeCache = citeCache;
        LayoutSection section = citeCache.citeTexts().environment().section();
        this.addsNames = section.isTrue("disambiguate-add-names");
        this.addsGivenNames = section.isTrue("disambiguate-add-givenname");
        this.disambiguationRule = section.option("givenname-disambiguation-rule", "by-cite");
        this.keptDetail = startDetail;
        this.triedDetail = startDetail;
        this.position = position;
    }

    NameDetail triedDetail() {
        return triedDetail;
    }

    /// The first position whose given names have not all been tried.
    int position() {
        return position;
    }

    /// Keeps the level just tried; further detail is added to it.
    void keepTried() {
        keptDetail = triedDetail;
    }

    /// Moves to the next level; returns whether there is one.
    boolean widenDetail(List<CslItem> items) {
        if (!addsGivenNames && !addsNames) {
            return false;
        }
        NameExtent nameExtent = measureExtent(items, keptDetail);
        for (; position < countPositions(nameExtent); position++, givenLevel = 0) {
            if (givenLevel < fullestLevel()
                    && nameExtent.peopleByPosition.get(position).size() > 1) {
                givenLevel++;
                triedDetail = keptDetail.withGiven(position, givenLevel);
                return true;
            }
        }
        return addName(items, nameExtent);
    }

    /// Moves to one more name; returns whether there is one.
    boolean addName(List<CslItem> items) {
        return addName(items, measureExtent(items, keptDetail));
    }

    private boolean addName(List<CslItem> items, NameExtent nameExtent) {
        mayDiffer = mayDiffer || addsNames && canNamesDiffer(items);
        if (!mayDiffer || nameExtent.hiddenCount == 0 || keptDetail.addedNames() >= MOST_ADDED) {
            return false;
        }
        keptDetail = keptDetail.withAdded(keptDetail.addedNames() + 1);
        triedDetail = keptDetail;
        givenLevel = 0;
        return true;
    }

    private int fullestLevel() {
        return citeCache.citeTexts().environment().section().fullestGivenNames();
    }

    private int countPositions(NameExtent nameExtent) {
        if (!addsGivenNames) {
            return 0;
        }
        return disambiguationRule.startsWith("primary")
                ? Math.min(1, nameExtent.shownCount)
                : nameExtent.shownCount;
    }

    /// Whether the items' names can ever make a difference.
    private boolean canNamesDiffer(List<CslItem> items) {
        NameDetail fullDetail = keptDetail.withAdded(MOST_ADDED);
        return citeCache.groupByText(items, fullDetail).size() > 1
                || addsGivenNames
                        && measureExtent(items, fullDetail).peopleByPosition.stream()
                                .anyMatch(peopleAtPosition -> peopleAtPosition.size() > 1);
    }

    /// The items grouped by cite text at the current level, in order of first occurrence.
    ItemSets groupByText(List<CslItem> items) {
        return ItemSets.of(citeCache.groupByText(items, triedDetail));
    }

    private NameExtent measureExtent(List<CslItem> items, NameDetail detail) {
        int hiddenCount = 0;
        List<Set<String>> peopleByPosition = new ArrayList<>();
        for (CiteTextCache.CachedCite cachedCite : citeCache.citesOf(items, detail)) {
            hiddenCount = Math.max(hiddenCount, cachedCite.hiddenNames());
            for (int i = 0; i < cachedCite.people().size(); i++) {
                if (i == peopleByPosition.size()) {
                    peopleByPosition.add(new HashSet<>());
                }
                peopleByPosition.get(i).add(cachedCite.people().get(i));
            }
        }
        return new NameExtent(peopleByPosition.size(), hiddenCount, peopleByPosition);
    }

    /// The numbers of shown and hidden names, and the people at each position.
    private record NameExtent(
            int shownCount, int hiddenCount, List<Set<String>> peopleByPosition) {}
}
