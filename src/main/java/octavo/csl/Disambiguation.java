package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.style.Style.LayoutSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Disambiguates cites with the same text: by given names, by more names, by the style's
/// `disambiguate` conditions, and by year suffixes.
final class Disambiguation {
    private final RenderEnvironment environment;
    private final List<CslItem> items;
    private final Map<String, CiteState> states;
    private final CiteTexts citeTexts;
    private final List<List<CslItem>> ambiguousSets = new ArrayList<>();

    private Disambiguation(
            RenderEnvironment environment, List<CslItem> items, Map<String, CiteState> states) {
        this.environment = environment;
        this.items = items;
        this.states = states;
        this.citeTexts = new CiteTexts(environment);
    }

    /// For a style that adds given names: the detail that distinguishes the people named in cites,
    /// or left out there as "et al."; empty if the style only disambiguates cites individually.
    static NameDetail peopleDetail(RenderEnvironment environment, List<CslItem> items) {
        LayoutSection section = environment.section();
        String disambiguationRule = section.option("givenname-disambiguation-rule", "by-cite");
        if (disambiguationRule.equals("by-cite")) {
            return NameDetail.NONE;
        }
        boolean isPrimaryOnly = disambiguationRule.startsWith("primary");
        GivenNames givenNames = new GivenNames(section.fullestGivenNames());
        CiteTexts citeTexts = new CiteTexts(environment);
        for (CslItem item : items) {
            for (ItemRendering rendering : citeTexts.renderRepeatedAndFirst(item)) {
                List<ItemRendering.ShownName> shownNames = rendering.shownNames();
                shownNames.stream()
                        .limit(isPrimaryOnly ? 1 : shownNames.size())
                        .forEach(shownName -> givenNames.addName(shownName, rendering));
                if (!isPrimaryOnly) {
                    rendering.omittedNames().forEach(name -> givenNames.addName(name, rendering));
                }
            }
        }
        return new NameDetail(0, Map.of(), givenNames.detailLevels(), isPrimaryOnly);
    }

    /// The state of items with what tells their cites apart.
    ///
    /// @param items in bibliography order
    /// @param states their state so far, which this extends
    static Map<String, CiteState> disambiguate(
            RenderEnvironment environment, List<CslItem> items, Map<String, CiteState> states) {
        new Disambiguation(environment, items, states).addDetails();
        return states;
    }

    private void addDetails() {
        boolean hasConditions = environment.style().testsDisambiguate();
        for (List<CslItem> ambiguousItems : citeTexts.groupByText(items, this::stateOf)) {
            if (ambiguousItems.size() > 1) {
                ambiguousSets.addAll(
                        new NameExpansion(citeTexts, states).distinguishItems(ambiguousItems));
            }
        }
        List<List<CslItem>> remainingSets = new ArrayList<>();
        for (List<CslItem> ambiguousItems : ambiguousSets) {
            remainingSets.addAll(
                    hasConditions ? addConditions(ambiguousItems) : List.of(ambiguousItems));
        }
        if (environment.section().isTrue("disambiguate-add-year-suffix")) {
            remainingSets.forEach(this::addYearSuffixes);
        }
        items.forEach(this::completeFirstName);
    }

    /// Where citations have no initials, the first level of a given name is all of it, which
    /// references take over.
    private void completeFirstName(CslItem item) {
        NameDetail nameDetail = stateOf(item).nameDetail();
        if (nameDetail.givenLevels().getOrDefault(0, 0) == 1) {
            List<ItemRendering.ShownName> shownNames =
                    citeTexts.renderCite(item, stateOf(item)).shownNames();
            if (!shownNames.isEmpty() && !shownNames.getFirst().nameStyle().initializes()) {
                states.put(item.id(), stateOf(item).withNameDetail(nameDetail.withGiven(0, 2)));
            }
        }
    }

    private CiteState stateOf(CslItem item) {
        return states.getOrDefault(item.id(), CiteState.NONE);
    }

    /// Makes the style's `disambiguate` conditions true, one more at a time, while some item
    /// remains ambiguous.
    private List<List<CslItem>> addConditions(List<CslItem> ambiguousItems) {
        List<List<CslItem>> remainingSets = List.of(ambiguousItems);
        for (int conditionCount = 1;
                conditionCount <= countConditions(ambiguousItems) && !remainingSets.isEmpty();
                conditionCount++) {
            List<List<CslItem>> nextSets = new ArrayList<>();
            for (List<CslItem> remainingItems : remainingSets) {
                nextSets.addAll(applyConditions(remainingItems, conditionCount));
            }
            remainingSets = nextSets;
        }
        return remainingSets;
    }

    private int countConditions(List<CslItem> ambiguousItems) {
        CiteState stateWithAll = stateOf(ambiguousItems.getFirst()).withConditions(100);
        return citeTexts.renderCite(ambiguousItems.getFirst(), stateWithAll).conditionCount();
    }

    private List<List<CslItem>> applyConditions(List<CslItem> remainingItems, int conditionCount) {
        List<List<CslItem>> itemSets =
                citeTexts.groupByText(
                        remainingItems, item -> stateOf(item).withConditions(conditionCount));
        if (itemSets.size() == 1) {
            return List.of(remainingItems);
        }
        remainingItems.forEach(
                item -> states.put(item.id(), stateOf(item).withConditions(conditionCount)));
        return itemSets.stream().filter(itemSet -> itemSet.size() > 1).toList();
    }

    private void addYearSuffixes(List<CslItem> ambiguousItems) {
        int suffixNumber = 0;
        for (CslItem item : ambiguousItems) {
            suffixNumber++;
            String yearSuffix = OrdinalsAndRomans.suffixLetters(suffixNumber);
            states.computeIfPresent(item.id(), (_, state) -> state.withYearSuffix(yearSuffix));
        }
    }
}
