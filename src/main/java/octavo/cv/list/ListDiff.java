package octavo.cv.list;

import octavo.cv.list.ListSnapshot.SnapshotEntry;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The differences between two states of a list in words, a line per entry: `Tenplex moved from
/// Preprints to Conferences; title changed`. A published preprint counts as the same work.
public final class ListDiff {
    private static final int LONGEST_NAME = 60;
    private static final int LONGEST_SHORT = 40;

    private final Map<String, SnapshotEntry> entriesBefore = new LinkedHashMap<>();
    private final Set<String> ambiguousTitles = new HashSet<>();

    private ListDiff(ListSnapshot snapshotBefore, ListSnapshot snapshotAfter) {
        snapshotBefore.entries().forEach(entry -> this.entriesBefore.put(entry.key(), entry));
        for (ListSnapshot snapshot : List.of(snapshotBefore, snapshotAfter)) {
            Set<String> seenTitles = new HashSet<>();
            snapshot.entries().stream()
                    .map(ListDiff::shortTitle)
                    .filter(shortTitle -> !seenTitles.add(shortTitle))
                    .forEach(ambiguousTitles::add);
        }
    }

    public static List<String> of(ListSnapshot snapshotBefore, ListSnapshot snapshotAfter) {
        ListDiff listDiff = new ListDiff(snapshotBefore, snapshotAfter);
        Map<SnapshotEntry, Optional<SnapshotEntry>> formerEntries =
                listDiff.findFormerEntries(snapshotAfter);
        List<String> lines = new ArrayList<>();
        formerEntries.forEach((currentEntry, formerEntry) -> {
            String name = listDiff.nameOf(currentEntry);
            if (formerEntry.isEmpty()) {
                lines.add(name + " is new");
            } else {
                describeChanges(formerEntry.get(), currentEntry)
                        .ifPresent(changeText -> lines.add(name + " " + changeText));
            }
        });
        Set<SnapshotEntry> goneEntries = new HashSet<>(snapshotBefore.entries());
        formerEntries.values().forEach(formerEntry -> formerEntry.ifPresent(goneEntries::remove));
        snapshotBefore.entries().stream()
                .filter(goneEntries::contains)
                .forEach(entry -> lines.add(listDiff.nameOf(entry) + " is gone"));
        if (lines.isEmpty() && isReordered(snapshotBefore, formerEntries.values())) {
            lines.add("the order has changed");
        }
        return lines;
    }

    /// The former state of each entry: by key, by its preprint, or by title.
    private Map<SnapshotEntry, Optional<SnapshotEntry>> findFormerEntries(
            ListSnapshot snapshotAfter) {
        Map<String, SnapshotEntry> unmatchedEntries = new LinkedHashMap<>(entriesBefore);
        snapshotAfter.entries().forEach(entry -> unmatchedEntries.remove(entry.key()));
        Map<SnapshotEntry, Optional<SnapshotEntry>> formerEntries = new LinkedHashMap<>();
        for (SnapshotEntry currentEntry : snapshotAfter.entries()) {
            Optional<SnapshotEntry> formerEntry =
                    Optional.ofNullable(entriesBefore.get(currentEntry.key()))
                            .or(() ->
                                    Optional.ofNullable(
                                            unmatchedEntries.get(currentEntry.preprintKey())))
                            .or(() ->
                                    unmatchedEntries.values().stream()
                                            .filter(unmatchedEntry ->
                                                    isSameTitle(unmatchedEntry, currentEntry))
                                            .findFirst());
            formerEntry.ifPresent(entry -> unmatchedEntries.remove(entry.key()));
            formerEntries.put(currentEntry, formerEntry);
        }
        return formerEntries;
    }

    private static boolean isSameTitle(SnapshotEntry entry, SnapshotEntry otherEntry) {
        String title = LetterFolding.of(entry.factOf("title")).unaccented();
        return !title.isEmpty()
                && title.equals(LetterFolding.of(otherEntry.factOf("title")).unaccented());
    }

    private static Optional<String> describeChanges(
            SnapshotEntry formerEntry, SnapshotEntry currentEntry) {
        List<String> changes = new ArrayList<>();
        if (!formerEntry.section().equals(currentEntry.section())) {
            changes.add(
                    "moved from %s to %s".formatted(formerEntry.section(), currentEntry.section()));
        }
        for (String name : ListSnapshot.FACT_NAMES) {
            if (!formerEntry.factOf(name).equals(currentEntry.factOf(name))) {
                changes.add(
                        describeFact(name, formerEntry.factOf(name), currentEntry.factOf(name)));
            }
        }
        if (changes.isEmpty() && !formerEntry.printedText().equals(currentEntry.printedText())) {
            changes.add("changed in how it reads");
        }
        boolean startsWithMove = !changes.isEmpty() && changes.getFirst().startsWith("moved");
        String changesText = String.join("; ", changes);
        return changes.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        startsWithMove || changesText.startsWith("changed")
                                ? changesText
                                : "has changed: " + changesText);
    }

    /// Short facts are shown; of long ones, only that they changed.
    private static String describeFact(String name, String formerText, String currentText) {
        boolean isShortFact = name.equals("year") || name.equals("status");
        if (!isShortFact) {
            return name + " changed";
        }
        if (formerText.isEmpty() || currentText.isEmpty()) {
            return formerText.isEmpty()
                    ? name + " is " + currentText
                    : name + " " + formerText + " is gone";
        }
        return "%s changed from %s to %s".formatted(name, formerText, currentText);
    }

    private static boolean isReordered(
            ListSnapshot snapshotBefore, Collection<Optional<SnapshotEntry>> formerEntries) {
        return !snapshotBefore
                .entries()
                .equals(formerEntries.stream().flatMap(Optional::stream).toList());
    }

    private String nameOf(SnapshotEntry entry) {
        String name = shortTitle(entry);
        return ambiguousTitles.contains(name) ? name + " (" + entry.key() + ")" : name;
    }

    /// The part before the colon, by which papers are often called; otherwise the title.
    private static String shortTitle(SnapshotEntry entry) {
        String title = entry.factOf("title").strip();
        int colon = title.indexOf(": ");
        if (colon > 0 && colon <= LONGEST_SHORT) {
            return title.substring(0, colon);
        }
        if (title.isEmpty()) {
            return entry.key();
        }
        boolean isShort = title.length() <= LONGEST_NAME;
        int cutIndex = isShort ? title.length() : title.lastIndexOf(' ', LONGEST_NAME);
        return "“"
                + (isShort
                        ? title
                        : title.substring(0, cutIndex < 1 ? LONGEST_NAME : cutIndex) + " …")
                + "”";
    }
}
