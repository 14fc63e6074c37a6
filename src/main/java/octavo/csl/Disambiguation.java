package octavo.csl;

import octavo.csl.CiteState.NameDetail;
import octavo.csl.Style.LayoutSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Disambiguates cites with the same text: by given names, by more names, by the style's
/// `disambiguate` conditions, and by year suffixes.
final class Disambiguation {
    private final RenderEnvironment scope;
    private final List<CslItem> items;
    private final Map<String, CiteState> facts;
    private final CiteTexts texts;
    private final List<List<CslItem>> alike = new ArrayList<>();

    private Disambiguation(
            RenderEnvironment scope, List<CslItem> items, Map<String, CiteState> facts) {
        this.scope = scope;
        this.items = items;
        this.facts = facts;
        this.texts = new CiteTexts(scope);
    }

    /// For a style that adds given names: the detail that distinguishes the people named in cites,
    /// or left out there as "et al."; empty if the style only disambiguates cites individually.
    static NameDetail people(RenderEnvironment scope, List<CslItem> items) {
        LayoutSection area = scope.area();
        String rule = area.option("givenname-disambiguation-rule", "by-cite");
        if (rule.equals("by-cite")) {
            return NameDetail.NONE;
        }
        boolean primary = rule.startsWith("primary");
        GivenNames names = new GivenNames(area.fullestGivenNames());
        CiteTexts texts = new CiteTexts(scope);
        for (CslItem item : items) {
            for (ItemRendering scene : texts.everCited(item)) {
                List<ItemRendering.ShownName> shown = scene.names();
                shown.stream().limit(primary ? 1 : shown.size()).forEach(names::add);
                if (!primary) {
                    scene.omitted().forEach(names::add);
                }
            }
        }
        return new NameDetail(0, Map.of(), names.levels(), primary);
    }

    /// The state of items with what tells their cites apart.
    ///
    /// @param items in bibliography order
    /// @param facts their state so far, which this extends
    static Map<String, CiteState> run(
            RenderEnvironment scope, List<CslItem> items, Map<String, CiteState> facts) {
        new Disambiguation(scope, items, facts).tellApart();
        return facts;
    }

    private void tellApart() {
        boolean condition = scope.style().testsDisambiguate();
        for (List<CslItem> same : texts.parts(items, this::known)) {
            if (same.size() > 1) {
                alike.addAll(new NameExpansion(texts, facts).tellApart(same));
            }
        }
        List<List<CslItem>> left = new ArrayList<>();
        for (List<CslItem> same : alike) {
            left.addAll(condition ? byConditions(same) : List.of(same));
        }
        if (scope.area().is("disambiguate-add-year-suffix")) {
            left.forEach(this::bySuffix);
        }
        items.forEach(this::withWholeName);
    }

    /// Where citations have no initials, the first level of a given name is all of it, which
    /// references take over.
    private void withWholeName(CslItem item) {
        NameDetail names = known(item).names();
        if (names.given().getOrDefault(0, 0) == 1) {
            List<ItemRendering.ShownName> shown = texts.rendered(item, known(item)).names();
            if (!shown.isEmpty() && !shown.getFirst().writer().initializes()) {
                facts.put(item.id(), known(item).with(names.withGiven(0, 2)));
            }
        }
    }

    private CiteState known(CslItem item) {
        return facts.getOrDefault(item.id(), CiteState.NONE);
    }

    /// Makes the style's `disambiguate` conditions true, one more at a time, while some item
    /// remains ambiguous.
    private List<List<CslItem>> byConditions(List<CslItem> same) {
        List<List<CslItem>> alike = List.of(same);
        for (int count = 1; count <= conditions(same) && !alike.isEmpty(); count++) {
            List<List<CslItem>> next = new ArrayList<>();
            for (List<CslItem> some : alike) {
                next.addAll(byCondition(some, count));
            }
            alike = next;
        }
        return alike;
    }

    private int conditions(List<CslItem> same) {
        CiteState all = known(same.getFirst()).withConditions(100);
        return texts.rendered(same.getFirst(), all).conditions();
    }

    private List<List<CslItem>> byCondition(List<CslItem> some, int count) {
        List<List<CslItem>> parts = texts.parts(some, item -> known(item).withConditions(count));
        if (parts.size() == 1) {
            return List.of(some);
        }
        some.forEach(item -> facts.put(item.id(), known(item).withConditions(count)));
        return parts.stream().filter(part -> part.size() > 1).toList();
    }

    private void bySuffix(List<CslItem> same) {
        int number = 0;
        for (CslItem item : same) {
            number++;
            String suffix = OrdinalsAndRomans.letters(number);
            facts.computeIfPresent(item.id(), (_, known) -> known.withYearSuffix(suffix));
        }
    }
}
