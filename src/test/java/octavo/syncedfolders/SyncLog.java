package octavo.syncedfolders;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What the computers of a simulation have written, replaced, removed and been asked about. Each
/// value is written once, so that it can be found again.
///
/// A computer may lose a value only if a user has replaced or removed that very value, on this
/// computer or in what this computer has read since, and if what is in its place is what it was
/// replaced by. That somebody elsewhere has refused it excuses nothing.
final class SyncLog {
    private final int firstNumber;
    private final List<String> written = new ArrayList<>();
    private final List<ValueReplacement> replacementList = new ArrayList<>();
    private final ReplacementGraph replacements = new ReplacementGraph();
    private final Map<Character, BitSet> knownByComputer = new HashMap<>();
    private final Map<String, BitSet> knownByText = new HashMap<>();
    private final Map<String, Set<String>> valuesByFile = new HashMap<>();
    private final Map<String, List<String>> stories = new HashMap<>();
    private final List<String> losses = new ArrayList<>();
    private String step = "start";
    private int conflictCount;

    /// A value that a user has put in the place of another.
    ///
    /// @param newValue [ReplacementGraph#NOTHING] if it was only removed
    record ValueReplacement(String oldValue, String newValue) {}

    /// @param firstNumber of the values that are written here
    SyncLog(int firstNumber) {
        this.firstNumber = firstNumber;
    }

    SyncLog() {
        this(0);
    }

    /// The values that were written.
    List<String> written() {
        return List.copyOf(written);
    }

    List<ValueReplacement> replacementList() {
        return List.copyOf(replacementList);
    }

    /// Adds what another log has.
    void include(List<String> moreWritten, List<ValueReplacement> moreReplacements) {
        written.addAll(moreWritten);
        moreReplacements.forEach(it -> {
            int _ = replacements.add(it.oldValue(), it.newValue());
        });
    }

    /// Names the step in which what follows happens.
    void beginStep(String newStep) {
        step = newStep;
    }

    /// Records what a file contains, or a window.
    void observe(String file, String text) {
        Set<String> valuesBefore = valuesByFile.getOrDefault(file, Set.of());
        Set<String> values = HeldValues.valuesIn(text);
        values.stream().filter(it -> !valuesBefore.contains(it)).forEach(it -> tell(it, file, "+"));
        valuesBefore.stream().filter(it -> !values.contains(it)).forEach(it -> tell(it, file, "-"));
        valuesByFile.put(file, values);
    }

    Set<String> filesWith(String start) {
        return valuesByFile.keySet().stream()
                .filter(file -> file.startsWith(start))
                .collect(Collectors.toSet());
    }

    private void tell(String value, String file, String event) {
        stories.computeIfAbsent(value, _ -> new ArrayList<>())
                .add(step + ": " + event + " " + file);
    }

    /// What happened to a value, a line each.
    String storyOf(String value) {
        return value + "\n  " + String.join("\n  ", stories.getOrDefault(value, List.of()));
    }

    String newValue(char computer) {
        String value = "v" + computer + "x" + (firstNumber + written.size());
        written.add(value);
        return value;
    }

    /// Records that a user has changed an entry, and so removed what is not in it any more, or
    /// written a value in its place.
    ///
    /// @param newValue [ReplacementGraph#NOTHING] if it was only removed
    void replace(char computer, String oldText, String newText, String newValue) {
        Set<String> goneValues = HeldValues.valuesIn(oldText);
        goneValues.removeAll(HeldValues.valuesIn(newText));
        goneValues.forEach(it -> addReplacement(computer, it, newValue));
    }

    /// Records how a user has decided a conflict: what was refused has made way for what was chosen
    /// in the same place, or for nothing.
    void decide(char computer, HeldValues chosen, HeldValues refused) {
        conflictCount++;
        refused.valuesByPlace()
                .forEach((place, refusedValues) -> {
                    Set<String> chosenValues = chosen.valuesAt(place);
                    for (String refusedValue : refusedValues) {
                        if (chosenValues.isEmpty()) {
                            addReplacement(computer, refusedValue, ReplacementGraph.NOTHING);
                        } else if (!chosenValues.contains(refusedValue)) {
                            chosenValues.forEach(it -> addReplacement(computer, refusedValue, it));
                        }
                    }
                });
    }

    private void addReplacement(char computer, String oldValue, String newValue) {
        tell(oldValue, "user of " + computer, "replaced by '" + newValue + "',");
        replacementList.add(new ValueReplacement(oldValue, newValue));
        knownTo(computer).set(replacements.add(oldValue, newValue));
    }

    private BitSet knownTo(char computer) {
        return knownByComputer.computeIfAbsent(computer, _ -> new BitSet());
    }

    /// What a computer has of a library.
    ///
    /// @param libraryText what is in the window, or on the disk if there is none; empty while it is
    ///   still arriving
    /// @param otherTexts what else there is: conflicted copies, and the file on the disk
    record HeldTexts(Optional<String> libraryText, List<String> otherTexts) {
        private List<String> allTexts() {
            List<String> texts = new ArrayList<>(otherTexts);
            libraryText.ifPresent(texts::add);
            return texts;
        }
    }

    /// Records what a computer can have read.
    void read(char computer, HeldTexts held) {
        for (String text : held.allTexts()) {
            knownTo(computer).or(knownByText.getOrDefault(text, new BitSet()));
        }
    }

    /// Records what a computer has made of what it had, and what it has lost without a user's
    /// decision.
    void compare(char computer, HeldTexts before, HeldTexts after) {
        BitSet known = knownTo(computer);
        for (String text : after.allTexts()) {
            knownByText.computeIfAbsent(text, _ -> new BitSet()).or(known);
        }
        HeldValues valuesAfter = HeldValues.ofAll(after.allTexts());
        HeldValues.ofAll(before.allTexts())
                .valuesByPlace()
                .forEach((place, valuesBefore) -> {
                    Set<String> present = valuesAfter.valuesAt(place);
                    valuesBefore.stream()
                            .filter(value -> !present.contains(value))
                            .filter(value -> !replacements.explains(value, known, present))
                            .forEach(value ->
                                    losses.add(
                                            "%s: %s lost at %s, where there is %s now%n%s"
                                                    .formatted(
                                                            step,
                                                            value,
                                                            place,
                                                            present,
                                                            storyOf(value))));
                });
    }

    int conflictCount() {
        return conflictCount;
    }

    /// What any computer has lost on the way.
    List<String> losses() {
        return List.copyOf(losses);
    }

    /// The values that are not in the library at the end, and that no replacement accounts for.
    Set<String> lostFrom(String libraryText) {
        Set<String> present = HeldValues.valuesIn(libraryText);
        return written.stream()
                .filter(value -> !present.contains(value))
                .filter(value -> !replacements.explains(value, replacements.allNumbers(), present))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
