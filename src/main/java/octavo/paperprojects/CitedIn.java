package octavo.paperprojects;

import octavo.library.Library;
import octavo.library.Slot;
import octavo.paperprojects.ProjectReading.ReadContent;

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
/// @param placesByKey the projects that cite an entry, by its key
public record CitedIn(Map<String, List<ProjectPlaces>> placesByKey) {
    public static final CitedIn NOTHING = new CitedIn(Map.of());

    /// The places in a project that cite an entry.
    ///
    /// @param projectName its name
    public record ProjectPlaces(String projectName, List<SourcePlace> sourcePlaces) {
        public ProjectPlaces {
            sourcePlaces = List.copyOf(sourcePlaces);
        }
    }

    public CitedIn {
        placesByKey = Collections.unmodifiableMap(new LinkedHashMap<>(placesByKey));
    }

    /// What projects cite of the library that they were read for.
    public static CitedIn of(List<ProjectReading> projects) {
        Map<String, List<ProjectPlaces>> placesByKey = new LinkedHashMap<>();
        for (ProjectReading project : projects) {
            project.readContent()
                    .ifPresent(readContent ->
                            addPlaces(project.projectName(), readContent, placesByKey));
        }
        return new CitedIn(placesByKey);
    }

    private static void addPlaces(
            String projectName,
            ReadContent readContent,
            Map<String, List<ProjectPlaces>> placesByKey) {
        for (CitedEntry entry : readContent.citedReport().citedEntries()) {
            entry.masterEntry()
                    .filter(readContent::isOpen)
                    .ifPresent(masterEntry ->
                            placesByKey
                                    .computeIfAbsent(
                                            masterEntry.masterKey(), _ -> new ArrayList<>())
                                    .add(new ProjectPlaces(projectName, entry.sourcePlaces())));
        }
    }

    /// The projects that cite an entry, and where.
    public List<ProjectPlaces> placesOf(String key) {
        return placesByKey.getOrDefault(key, List.of());
    }

    /// The names of these projects, with commas between them.
    public String projectNames(String key) {
        return placesOf(key).stream()
                .map(ProjectPlaces::projectName)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /// The slots of the entries that a project cites.
    ///
    /// @param wordStart what a word of the project’s name begins with; empty for any project
    public BitSet citedSlots(Library library, String wordStart) {
        BitSet slots = new BitSet();
        placesByKey.forEach((key, places) -> {
            if (places.stream().anyMatch(each -> hasWordStart(each.projectName(), wordStart))) {
                library.slotWithKey(key).map(Slot::number).ifPresent(slots::set);
            }
        });
        return slots;
    }

    /// Whether a word of a project’s name begins with a name.
    public static boolean hasWordStart(String projectName, String wordStart) {
        String foldedStart = wordStart.strip().toLowerCase(Locale.ROOT);
        String foldedName = projectName.toLowerCase(Locale.ROOT);
        int offset = foldedName.indexOf(foldedStart);
        while (offset > 0 && Character.isLetterOrDigit(foldedName.charAt(offset - 1))) {
            offset = foldedName.indexOf(foldedStart, offset + 1);
        }
        return offset >= 0;
    }

    /// The keys of entries that other projects cite than before.
    public Set<String> changedKeys(CitedIn earlierCitations) {
        Set<String> keys = new HashSet<>(placesByKey.keySet());
        keys.addAll(earlierCitations.placesByKey.keySet());
        keys.removeIf(key -> projectNames(key).equals(earlierCitations.projectNames(key)));
        return keys;
    }
}
