package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.valueformats.GivenInitials;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds the given-name detail that distinguishes the people in a document.
final class GivenNames {
    private final int fullestLevel;
    private final Map<String, Map<CslName, NameRenderer>> peopleByFamily = new LinkedHashMap<>();

    /// `fullestLevel` is the fullest level that the style allows: 1 for initials, 2 for full names.
    GivenNames(int fullestLevel) {
        this.fullestLevel = fullestLevel;
    }

    void addName(ItemRendering.ShownName shownName, ItemRendering rendering) {
        CslName name = shownName.name();
        NameRenderer nameRenderer = new NameRenderer(shownName.nameStyle(), rendering);
        boolean hasFamilyOnly = name.isLiteral() || name.family().isEmpty();
        String family =
                hasFamilyOnly
                        ? nameRenderer.distinguishingText(name, 0)
                        : nameRenderer.sharedFamily(name);
        peopleByFamily
                .computeIfAbsent(family, _ -> new LinkedHashMap<>())
                .putIfAbsent(name, nameRenderer);
    }

    Map<CslName, Integer> detailLevels() {
        Map<CslName, Integer> levels = new HashMap<>();
        for (Map<CslName, NameRenderer> people : peopleByFamily.values()) {
            if (people.size() > 1) {
                distinguishPeople(people, levels);
            }
        }
        return Map.copyOf(levels);
    }

    /// Finds, level by level, which people can be distinguished from others.
    private void distinguishPeople(
            Map<CslName, NameRenderer> people, Map<CslName, Integer> levels) {
        Deque<AlikeGroup> pendingGroups = new ArrayDeque<>();
        pendingGroups.add(new AlikeGroup(List.copyOf(people.entrySet()), 1));
        while (!pendingGroups.isEmpty()) {
            AlikeGroup group = pendingGroups.removeFirst();
            Map<String, List<Map.Entry<CslName, NameRenderer>>> peopleByText =
                    new LinkedHashMap<>();
            for (Map.Entry<CslName, NameRenderer> person : group.people) {
                peopleByText
                        .computeIfAbsent(
                                distinguishingText(person, group.level), _ -> new ArrayList<>())
                        .add(person);
            }
            boolean isDistinguished = peopleByText.size() > 1;
            for (List<Map.Entry<CslName, NameRenderer>> alikePeople : peopleByText.values()) {
                if (isDistinguished) {
                    alikePeople.forEach(person -> levels.put(person.getKey(), group.level));
                }
                if (alikePeople.size() > 1 && group.level < fullestLevel) {
                    pendingGroups.add(new AlikeGroup(alikePeople, group.level + 1));
                }
            }
        }
    }

    /// What distinguishes a person at a level: at the first initials, even where citations have
    /// none, as references may.
    private static String distinguishingText(Map.Entry<CslName, NameRenderer> person, int level) {
        CslName name = person.getKey();
        boolean usesInitials = level == 1 && !name.isLiteral() && !person.getValue().initializes();
        CslName comparedName =
                usesInitials ? name.withGiven(GivenInitials.of(name.given(), "", true)) : name;
        return person.getValue().distinguishingText(comparedName, level).replaceAll("[.\\s]", "");
    }

    /// People whom no lower level distinguishes.
    private record AlikeGroup(List<Map.Entry<CslName, NameRenderer>> people, int level) {}
}
