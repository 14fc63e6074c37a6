package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.CslItem.CslName;
import octavo.csl.valueformats.NumberField;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Caches the text of cites by level of name detail. The search for the right detail revisits most
/// items at the same few levels, so each is rendered once; no other state of the items may change
/// meanwhile.
final class CiteTextCache {
    /// Details of individual items are numerous, and never revisited.
    private static final int MOST_DETAILS = 16;

    private final CiteTexts citeTexts;
    private final Map<String, CiteState> states;
    private final Map<DetailKey, Map<String, CachedCite>> citesByDetail = new RecentDetails();

    CiteTextCache(CiteTexts citeTexts, Map<String, CiteState> states) {
        this.citeTexts = citeTexts;
        this.states = states;
    }

    /// The text of a cite.
    ///
    /// @param people who is named, in name order, ignoring the spacing of initials
    /// @param hiddenNames the number of names not shown
    record CachedCite(String text, List<String> people, int hiddenNames) {
        CachedCite {
            people = List.copyOf(people);
        }
    }

    CiteTexts citeTexts() {
        return citeTexts;
    }

    /// The texts of some items' cites.
    List<CachedCite> citesOf(List<CslItem> items, NameDetail detail) {
        Map<String, CachedCite> citesById =
                citesByDetail.computeIfAbsent(DetailKey.of(detail), _ -> new HashMap<>());
        List<CachedCite> cachedCites = new ArrayList<>(items.size());
        for (CslItem item : items) {
            cachedCites.add(citesById.computeIfAbsent(item.id(), _ -> renderCite(item, detail)));
        }
        return cachedCites;
    }

    /// The items grouped by cite text, in order of first occurrence.
    List<List<CslItem>> groupByText(List<CslItem> items, NameDetail detail) {
        List<CachedCite> cachedCites = citesOf(items, detail);
        Map<String, List<CslItem>> itemsByText = new LinkedHashMap<>();
        for (int i = 0; i < items.size(); i++) {
            itemsByText
                    .computeIfAbsent(cachedCites.get(i).text(), _ -> new ArrayList<>())
                    .add(items.get(i));
        }
        return List.copyOf(itemsByText.values());
    }

    private CachedCite renderCite(CslItem item, NameDetail detail) {
        ItemRendering rendering =
                citeTexts.newRendering(
                        item,
                        states.getOrDefault(item.id(), CiteState.NONE).withNameDetail(detail));
        String citeText = citeTexts.citeText(rendering);
        List<String> people =
                rendering.shownNames().stream()
                        .map(shownName -> personKey(shownName.name()))
                        .toList();
        return new CachedCite(citeText, people, rendering.hiddenNames());
    }

    private static String personKey(CslName name) {
        StringBuilder personKey = new StringBuilder();
        appendWithoutSpaces(name.family(), personKey);
        appendWithoutSpaces(name.given(), personKey);
        appendWithoutSpaces(name.droppingParticle(), personKey);
        appendWithoutSpaces(name.nonDroppingParticle(), personKey);
        appendWithoutSpaces(name.suffix(), personKey);
        appendWithoutSpaces(name.literal(), personKey);
        return personKey.append(name.hasCommaSuffix()).append(name.isStatic()).toString();
    }

    private static void appendWithoutSpaces(String text, StringBuilder output) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character != '.' && !NumberField.isBlank(character)) {
                output.append(character);
            }
        }
        output.append('\n');
    }

    /// The part of the detail that varies; what individual persons need is constant.
    private record DetailKey(int addedNames, Map<Integer, Integer> givenLevels) {
        static DetailKey of(NameDetail detail) {
            return new DetailKey(detail.addedNames(), detail.givenLevels());
        }
    }

    /// The most recently used details.
    private static final class RecentDetails
            extends LinkedHashMap<DetailKey, Map<String, CachedCite>> {
        private static final long serialVersionUID = 1;

        RecentDetails() {
            super(MOST_DETAILS, 1, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<DetailKey, Map<String, CachedCite>> eldest) {
            return size() > MOST_DETAILS;
        }
    }
}
