package octavo.projects;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.projects.ProjectReading.ReadContent;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Which projects cite the entries of an open library, and where.
///
/// @param byKey the projects that cite an entry, by its key
public record CitedIn(Map<String, List<ProjectPlaces>> byKey) {
    public static final CitedIn NOTHING = new CitedIn(Map.of());

    /// The places in a project that cite an entry.
    ///
    /// @param project its name
    public record ProjectPlaces(String project, List<SourcePlace> places) {
        public ProjectPlaces {
            places = List.copyOf(places);
        }
    }

    public CitedIn {
        byKey = Collections.unmodifiableMap(new LinkedHashMap<>(byKey));
    }

    /// What projects cite of the library that they were read for.
    public static CitedIn of(List<ProjectReading> projects) {
        Map<String, List<ProjectPlaces>> byKey = new LinkedHashMap<>();
        for (ProjectReading project : projects) {
            project.content().ifPresent(content -> add(project.name(), content, byKey));
        }
        return new CitedIn(byKey);
    }

    private static void add(
            String project, ReadContent content, Map<String, List<ProjectPlaces>> byKey) {
        for (CitedEntry entry : content.report().cited()) {
            entry.master()
                    .filter(content::isOpen)
                    .ifPresent(master ->
                            byKey.computeIfAbsent(master.key(), _ -> new ArrayList<>())
                                    .add(new ProjectPlaces(project, entry.places())));
        }
    }

    /// The projects that cite an entry, and where.
    public List<ProjectPlaces> places(String key) {
        return byKey.getOrDefault(key, List.of());
    }

    /// The names of these projects, with commas between them.
    public String names(String key) {
        return places(key).stream()
                .map(ProjectPlaces::project)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /// The slots of the entries that a project cites.
    ///
    /// @param name what a word of the project’s name begins with; empty for any project
    public BitSet slots(Library library, String name) {
        BitSet slots = new BitSet();
        byKey.forEach((key, places) -> {
            if (places.stream().anyMatch(each -> isCalled(each.project(), name))) {
                library.slotWithKey(key).map(Slot::number).ifPresent(slots::set);
            }
        });
        return slots;
    }

    /// Whether a word of a project’s name begins with a name.
    public static boolean isCalled(String project, String name) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        String known = project.toLowerCase(Locale.ROOT);
        int at = known.indexOf(wanted);
        while (at > 0 && Character.isLetterOrDigit(known.charAt(at - 1))) {
            at = known.indexOf(wanted, at + 1);
        }
        return at >= 0;
    }

    /// The keys of entries that other projects cite than before.
    public Set<String> changedKeys(CitedIn before) {
        Set<String> keys = new HashSet<>(byKey.keySet());
        keys.addAll(before.byKey.keySet());
        keys.removeIf(key -> names(key).equals(before.names(key)));
        return keys;
    }
}
