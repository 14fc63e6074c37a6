package octavo.syncedfolders;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What the computers of a simulation have written, replaced, removed and been asked about. Each
/// value is written once, so that it can be found again.
final class SyncLog {
    private static final Pattern VALUE = Pattern.compile("v[a-d]x\\d+");

    private final List<String> written = new ArrayList<>();
    private final Set<String> replaced = new HashSet<>();
    private final Map<String, Set<String>> valuesByPlace = new HashMap<>();
    private final Map<String, List<String>> stories = new HashMap<>();
    private String step = "start";
    private int conflictCount;

    /// Names the step in which what follows happens.
    void beginStep(String newStep) {
        step = newStep;
    }

    /// Records what a place contains: a library on a disk, one in a window, or a conflicted copy.
    void observe(String place, String text) {
        Set<String> valuesBefore = valuesByPlace.getOrDefault(place, Set.of());
        Set<String> values = new HashSet<>();
        addValues(text, values);
        values.stream()
                .filter(it -> !valuesBefore.contains(it))
                .forEach(it -> tell(it, place, "+"));
        valuesBefore.stream()
                .filter(it -> !values.contains(it))
                .forEach(it -> tell(it, place, "-"));
        valuesByPlace.put(place, values);
    }

    Set<String> placesWith(String start) {
        return valuesByPlace.keySet().stream()
                .filter(place -> place.startsWith(start))
                .collect(Collectors.toSet());
    }

    private void tell(String value, String place, String event) {
        stories.computeIfAbsent(value, _ -> new ArrayList<>())
                .add(step + ": " + event + " " + place);
    }

    /// What happened to a value, a line each.
    String storyOf(String value) {
        return value + "\n  " + String.join("\n  ", stories.getOrDefault(value, List.of()));
    }

    String newValue(char computer) {
        String value = "v" + computer + "x" + written.size();
        written.add(value);
        return value;
    }

    /// Records that somebody has knowingly replaced or removed what a text contains.
    void replace(String text) {
        Set<String> values = new HashSet<>();
        addValues(text, values);
        values.forEach(it -> tell(it, "user", "replaced by"));
        replaced.addAll(values);
    }

    /// Records how somebody has decided a conflict: only what was refused may be gone.
    void decide(String chosenText, String refusedText) {
        conflictCount++;
        Set<String> refused = new HashSet<>();
        addValues(refusedText, refused);
        Set<String> chosen = new HashSet<>();
        addValues(chosenText, chosen);
        refused.removeAll(chosen);
        refused.forEach(it -> tell(it, "user", "refused by"));
        replaced.addAll(refused);
    }

    int conflictCount() {
        return conflictCount;
    }

    private static void addValues(String text, Set<String> values) {
        Matcher matcher = VALUE.matcher(text);
        while (matcher.find()) {
            values.add(matcher.group());
        }
    }

    /// The values that are in no library, and that nobody has replaced or refused.
    List<String> lostFrom(String libraryText) {
        Set<String> present = new HashSet<>();
        addValues(libraryText, present);
        return written.stream()
                .filter(value -> !present.contains(value))
                .filter(value -> !replaced.contains(value))
                .toList();
    }
}
