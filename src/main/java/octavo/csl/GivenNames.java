package octavo.csl;

import octavo.csl.CslItem.CslName;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds the given-name detail that distinguishes the people in a document.
final class GivenNames {
    private final int most;
    private final Map<String, Map<CslName, NameRenderer>> alike = new LinkedHashMap<>();

    /// `most` is the fullest level that the style allows: 1 for initials, 2 for full names.
    GivenNames(int most) {
        this.most = most;
    }

    void add(ItemRendering.ShownName shown) {
        CslName name = shown.name();
        boolean one = name.isLiteral() || name.family().isEmpty();
        String family = one ? shown.text(0) : name.nonDroppingParticle() + ' ' + name.family();
        alike.computeIfAbsent(family, _ -> new LinkedHashMap<>()).putIfAbsent(name, shown.writer());
    }

    Map<CslName, Integer> levels() {
        Map<CslName, Integer> levels = new HashMap<>();
        for (Map<CslName, NameRenderer> people : alike.values()) {
            if (people.size() > 1) {
                tell(people, levels);
            }
        }
        return Map.copyOf(levels);
    }

    /// Finds, level by level, which people can be distinguished from others.
    private void tell(Map<CslName, NameRenderer> people, Map<CslName, Integer> levels) {
        Deque<Group> open = new ArrayDeque<>();
        open.add(new Group(List.copyOf(people.entrySet()), 1));
        while (!open.isEmpty()) {
            Group group = open.removeFirst();
            Map<String, List<Map.Entry<CslName, NameRenderer>>> written = new LinkedHashMap<>();
            for (Map.Entry<CslName, NameRenderer> person : group.people) {
                written.computeIfAbsent(text(person, group.level), _ -> new ArrayList<>())
                        .add(person);
            }
            boolean told = written.size() > 1;
            for (List<Map.Entry<CslName, NameRenderer>> same : written.values()) {
                if (told) {
                    same.forEach(person -> levels.put(person.getKey(), group.level));
                }
                if (same.size() > 1 && group.level < most) {
                    open.add(new Group(same, group.level + 1));
                }
            }
        }
    }

    /// What distinguishes a person at a level: at the first initials, even where citations have
    /// none, as references may.
    private static String text(Map.Entry<CslName, NameRenderer> person, int level) {
        CslName name = person.getKey();
        boolean whole = level == 1 && !name.isLiteral() && !person.getValue().initializes();
        CslName compared = whole ? name.withGiven(GivenInitials.of(name.given(), "", true)) : name;
        return new ItemRendering.ShownName(compared, person.getValue())
                .text(level)
                .replaceAll("[.\\s]", "");
    }

    /// People whom no lower level distinguishes.
    private record Group(List<Map.Entry<CslName, NameRenderer>> people, int level) {}
}
