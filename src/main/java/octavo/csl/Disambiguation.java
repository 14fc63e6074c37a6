package octavo.csl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Tells cites apart that would read the same: by more of given names, by more names, by what the
/// style keeps for this, and by letters behind the year.
final class Disambiguation {
    /// No citation is told from others by more names than these.
    private static final int MOST_ADDED = 100;

    private final Scope scope;
    private final List<CslItem> items;
    private final Map<String, Facts> facts;
    private final boolean addNames;
    private final boolean addGiven;
    private final String rule;
    private final List<List<CslItem>> alike = new ArrayList<>();

    /// `items` in the order of the bibliography, `facts` what is known of them so far.
    Disambiguation(Scope scope, List<CslItem> items, Map<String, Facts> facts) {
        this.scope = scope;
        this.items = items;
        this.facts = new HashMap<>(facts);
        Area area = scope.area();
        this.addNames = area.is("disambiguate-add-names");
        this.addGiven = area.is("disambiguate-add-givenname");
        this.rule = area.option("givenname-disambiguation-rule", "by-cite");
    }

    Map<String, Facts> run() {
        if (addGiven && !rule.equals("by-cite")) {
            tellPeopleApart();
        }
        for (List<CslItem> same : parts(items, facts(items))) {
            if (same.size() > 1) {
                tellApart(same);
            }
        }
        boolean condition = DisambiguateUse.of(scope);
        List<List<CslItem>> left = new ArrayList<>();
        for (List<CslItem> same : alike) {
            left.addAll(condition ? byConditions(same) : List.of(same));
        }
        if (scope.area().is("disambiguate-add-year-suffix")) {
            left.forEach(this::bySuffix);
        }
        return facts;
    }

    private void tellPeopleApart() {
        GivenNames names = new GivenNames(fullest());
        for (CslItem item : items) {
            Scene scene = scene(item, known(item));
            Renderer.render(scope.area().layout(), scene);
            List<Scene.ShownName> shown = scene.names();
            boolean primary = rule.startsWith("primary");
            shown.stream().limit(primary ? 1 : shown.size()).forEach(names::add);
        }
        Map<CslName, Integer> people = names.levels();
        boolean primary = rule.startsWith("primary");
        NameDetail detail = new NameDetail(0, Map.of(), people, primary);
        facts.replaceAll((_, known) -> known.with(detail));
    }

    private int fullest() {
        return rule.endsWith("with-initials") ? 1 : 2;
    }

    private Scene scene(CslItem item, Facts known) {
        Facts later = known.at(Position.SUBSEQUENT, false, 0);
        return new Scene(scope, item, Cite.of(item.id()), later, Scene.Shown.COMPARED);
    }

    private Facts known(CslItem item) {
        return facts.getOrDefault(item.id(), Facts.NONE);
    }

    private Map<String, Facts> facts(List<CslItem> some) {
        Map<String, Facts> known = new HashMap<>();
        some.forEach(item -> known.put(item.id(), known(item)));
        return known;
    }

    /// Items by what their cites say.
    private Collection<List<CslItem>> parts(List<CslItem> some, Map<String, Facts> known) {
        Map<String, List<CslItem>> byText = new LinkedHashMap<>();
        for (CslItem item : some) {
            List<Out> cite =
                    Renderer.render(
                            scope.area().layout(),
                            scene(item, known.getOrDefault(item.id(), Facts.NONE)));
            byText.computeIfAbsent(Out.plain(cite), _ -> new ArrayList<>()).add(item);
        }
        return byText.values();
    }

    private Collection<List<CslItem>> parts(List<CslItem> some, NameDetail detail) {
        Map<String, Facts> known = facts(some);
        known.replaceAll((_, facts) -> facts.with(detail));
        return parts(some, known);
    }

    private void tellApart(List<CslItem> same) {
        Deque<Task> tasks = new ArrayDeque<>();
        NameDetail start = known(same.getFirst()).names();
        tasks.add(new Task(same, start, 0));
        while (!tasks.isEmpty()) {
            Task task = tasks.removeFirst();
            if (!split(task, tasks)) {
                settle(task.items, task.detail);
                alike.add(task.items);
            }
        }
    }

    /// Looks for the next detail that tells some of the items from others.
    private boolean split(Task task, Deque<Task> tasks) {
        NameDetail detail = task.detail;
        int place = task.place;
        while (addGiven || addNames) {
            Extent extent = extent(task.items, detail);
            int end =
                    !addGiven
                            ? 0
                            : rule.startsWith("primary") ? Math.min(1, extent.shown) : extent.shown;
            for (; place < end; place++) {
                if (extent.people.get(place).size() < 2) {
                    continue;
                }
                for (int level = 1; level <= fullest(); level++) {
                    NameDetail fuller = detail.withGiven(place, level);
                    if (splits(task, fuller, place, tasks)) {
                        return true;
                    }
                }
            }
            if (!addNames || extent.hidden == 0 || detail.added() >= MOST_ADDED) {
                return false;
            }
            if (detail.added() == task.detail.added() && !namesDiffer(task.items, detail)) {
                return false;
            }
            detail = detail.withAdded(detail.added() + 1);
            if (splits(task, detail, place, tasks)) {
                return true;
            }
        }
        return false;
    }

    /// Whether the items would ever read differently by their names.
    private boolean namesDiffer(List<CslItem> some, NameDetail detail) {
        if (parts(some, detail.withAdded(MOST_ADDED)).size() > 1) {
            return true;
        }
        Extent all = extent(some, detail.withAdded(MOST_ADDED));
        return addGiven && all.people.stream().anyMatch(people -> people.size() > 1);
    }

    private boolean splits(Task task, NameDetail detail, int place, Deque<Task> tasks) {
        Collection<List<CslItem>> parts = parts(task.items, detail);
        if (parts.size() == 1) {
            return false;
        }
        for (List<CslItem> part : parts) {
            if (part.size() == 1) {
                settle(part, detail);
            } else {
                tasks.addLast(new Task(part, detail, place));
            }
        }
        return true;
    }

    private void settle(List<CslItem> some, NameDetail detail) {
        some.forEach(item -> facts.computeIfPresent(item.id(), (_, known) -> known.with(detail)));
    }

    private Extent extent(List<CslItem> some, NameDetail detail) {
        int shown = 0;
        int hidden = 0;
        List<Set<String>> people = new ArrayList<>();
        for (CslItem item : some) {
            Scene scene = scene(item, known(item).with(detail));
            Renderer.render(scope.area().layout(), scene);
            shown = Math.max(shown, scene.names().size());
            hidden = Math.max(hidden, scene.hiddenNames());
            for (int i = 0; i < scene.names().size(); i++) {
                if (i == people.size()) {
                    people.add(new HashSet<>());
                }
                people.get(i).add(person(scene.names().get(i).name()));
            }
        }
        return new Extent(shown, hidden, people);
    }

    /// A person, however the initials are spaced.
    private static String person(CslName name) {
        return name.toString().replaceAll("[.\\s]", "");
    }

    /// Lets the style's own conditions hold, one more at a time, as long as some item is not told
    /// from the others.
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
        Scene scene = scene(same.getFirst(), known(same.getFirst()).withConditions(100));
        Renderer.render(scope.area().layout(), scene);
        return scene.conditions();
    }

    private List<List<CslItem>> byCondition(List<CslItem> some, int count) {
        Map<String, Facts> known = facts(some);
        known.replaceAll((_, facts) -> facts.withConditions(count));
        Collection<List<CslItem>> parts = parts(some, known);
        if (parts.size() == 1) {
            return List.of(some);
        }
        facts.putAll(known);
        return parts.stream().filter(part -> part.size() > 1).toList();
    }

    private void bySuffix(List<CslItem> same) {
        int number = 0;
        for (CslItem item : same) {
            number++;
            String suffix = Numerals.letters(number);
            facts.computeIfPresent(item.id(), (_, known) -> known.withYearSuffix(suffix));
        }
    }

    /// Items that read the same at some detail, and the first name that was not yet tried.
    private record Task(List<CslItem> items, NameDetail detail, int place) {}

    /// How many names are shown and how many are not, and who is at each place.
    private record Extent(int shown, int hidden, List<Set<String>> people) {}
}
