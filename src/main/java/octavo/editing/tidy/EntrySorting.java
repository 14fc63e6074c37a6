package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Sorts entries, each with the comments right before it. Blank lines between entries stay where
/// they are.
///
/// No entry moves past an `@string` or `@preamble`, which apply from their position on, or past a
/// damaged entry, which may parse differently in another context; and in classic BibTeX, an entry
/// that others inherit from stays after all entries without heirs, as BibTeX requires.
///
/// @param sortKey the sort key: `key`, `type`, or a field
record EntrySorting(String sortKey, boolean isDescending) implements CleanUp {
    /// What entries can be sorted by besides their fields.
    static final Set<String> NON_FIELD_KEYS = Set.of("key", "type");

    /// An entry with the comments right before it.
    private record SortGroup(List<Slot> slots, boolean isParent, String sortText) {}

    static EntrySorting by(String argument) {
        return argument.startsWith("-")
                ? new EntrySorting(argument.substring(1), true)
                : new EntrySorting(argument, false);
    }

    @Override
    public String name() {
        return "sort:" + (isDescending ? "-" : "") + sortKey;
    }

    @Override
    public String summary() {
        return "Sort entries by " + sortKey + (isDescending ? ", last first" : "");
    }

    @Override
    public Edit editFor(Library library) {
        List<Edit> edits = new ArrayList<>();
        List<Slot> slots = library.slots();
        Set<Integer> parents = findParents(library);
        int startIndex = 0;
        for (int i = 0; i <= slots.size(); i++) {
            if (i == slots.size() || isBarrier(slots.get(i).item())) {
                sortRange(library, parents, startIndex, i).ifPresent(edits::add);
                startIndex = i + 1;
            }
        }
        // From last to first, so that a split comment does not shift what is still to come.
        return new Edit.EditBatch(edits.reversed());
    }

    private static boolean isBarrier(BibItem item) {
        return isDefinition(item)
                || item instanceof BibEntry entry && entry.firstDamage().isPresent();
    }

    private static boolean isDefinition(BibItem item) {
        return item instanceof BibString || item instanceof BibPreamble;
    }

    /// The first definition that an entry would have to move past.
    @Override
    public List<SkippedChange> skippedChanges(Library library) {
        List<SkippedChange> skippedChanges = new ArrayList<>(CleanUp.super.skippedChanges(library));
        Set<Integer> parents = findParents(library);
        Optional<String> lastBeforeDefinition = Optional.empty();
        Optional<String> lastText = Optional.empty();
        int definitionIndex = -1;
        for (int i = 0; i < library.slots().size(); i++) {
            BibItem item = library.slots().get(i).item();
            if (isDefinition(item)) {
                definitionIndex = i;
                lastBeforeDefinition = lastText;
            } else if (item instanceof BibEntry && !parents.contains(i)) {
                String sortText = sortTextOf(library, i);
                if (lastBeforeDefinition
                        .filter(earlierText -> textOrder().compare(sortText, earlierText) < 0)
                        .isPresent()) {
                    skippedChanges.add(skippedAt(definitionIndex));
                    return skippedChanges;
                }
                lastText =
                        lastText.filter(earlierText ->
                                        textOrder().compare(sortText, earlierText) < 0)
                                .or(() -> Optional.of(sortText));
            }
        }
        return skippedChanges;
    }

    private static SkippedChange skippedAt(int definitionIndex) {
        LocalizedSentence reasonSentence =
                LocalizedSentence.of(
                        "Entries are not sorted past this definition, since it applies only from"
                                + " here on. Move all @string and @preamble to the top first.");
        return new SkippedChange(definitionIndex, new Span(0, 0), reasonSentence);
    }

    private static Set<Integer> findParents(Library library) {
        Set<Integer> parents = new HashSet<>();
        if (library.bibDialect() == BibDialect.BIBTEX) {
            library.entrySlots()
                    .map(slot -> ((BibEntry) slot.item()).value(FieldName.CROSSREF))
                    .flatMap(Optional::stream)
                    .flatMap(key ->
                            library
                                    .indexOfKey(key.expandedText(_ -> Optional.empty()).strip())
                                    .stream())
                    .forEach(parents::add);
        }
        return parents;
    }

    private Optional<Edit> sortRange(
            Library library, Set<Integer> parents, int startIndex, int endIndex) {
        List<List<Slot>> gaps = new ArrayList<>();
        List<SortGroup> groups = new ArrayList<>();
        int groupStart = startIndex;
        for (int i = startIndex; i < endIndex; i++) {
            if (library.slots().get(i).item() instanceof BibEntry) {
                List<Slot> precedingSlots = splitBlankLines(library, groupStart, i);
                int gapSize = gapLength(precedingSlots, groupStart == 0);
                gaps.add(precedingSlots.subList(0, gapSize));
                var slots = new ArrayList<>(precedingSlots.subList(gapSize, precedingSlots.size()));
                slots.add(library.slots().get(i));
                groups.add(new SortGroup(slots, parents.contains(i), sortTextOf(library, i)));
                groupStart = i + 1;
            }
        }
        List<SortGroup> sortedGroups = groups.stream().sorted(groupOrder()).toList();
        if (sortedGroups.equals(groups)) {
            return Optional.empty();
        }
        List<Slot> newSlots = new ArrayList<>();
        IntStream.range(0, sortedGroups.size())
                .forEach(i -> {
                    newSlots.addAll(gaps.get(i));
                    newSlots.addAll(sortedGroups.get(i).slots());
                });
        return Optional.of(
                new Edit.SlotReplacement(
                        startIndex, library.slots().subList(startIndex, groupStart), newSlots));
    }

    /// The slots, with blank lines and comments separated. The second part of a split text gets a
    /// new slot number.
    private static List<Slot> splitBlankLines(Library library, int startIndex, int endIndex) {
        List<Slot> parts = new ArrayList<>();
        for (int i = startIndex; i < endIndex; i++) {
            Slot slot = library.slots().get(i);
            if (!(slot.item() instanceof BibText textItem)) {
                parts.add(slot);
                continue;
            }
            List<BibText> splitTexts = textItem.splitLeadingBlankLines();
            parts.add(new Slot(slot.number(), splitTexts.getFirst()));
            if (splitTexts.size() > 1) {
                parts.add(new Slot(library.nextNumber() + i, splitTexts.getLast()));
            }
        }
        return parts;
    }

    /// How many of the slots before an entry stay: leading blank lines, or at the start of a file
    /// everything that an empty line separates from the entry.
    private static int gapLength(List<Slot> precedingSlots, boolean isFileStart) {
        if (isFileStart && !precedingSlots.isEmpty()) {
            String lastItemText = precedingSlots.getLast().item().slice().text();
            if (lastItemText.matches("(?s).*\\R[ \\t]*\\R\\s*")) {
                return precedingSlots.size();
            }
        }
        boolean isBlank =
                !precedingSlots.isEmpty()
                        && precedingSlots.getFirst().item().slice().text().isBlank();
        return isBlank ? 1 : 0;
    }

    private String sortTextOf(Library library, int index) {
        Work work = library.workAt(index).orElseThrow();
        String sortText =
                switch (sortKey) {
                    case "key" -> work.key();
                    case "type" -> work.entry().type();
                    case "year", "date" -> sortDate(work);
                    case "author" -> work.authorFamilyNames();
                    default -> work.plainText(sortKey);
                };
        return sortText.toLowerCase(Locale.ROOT);
    }

    private static String sortDate(Work work) {
        String dateText = work.plainText("date");
        int monthNumber = MonthMacros.numberOf(work.plainText("month"));
        return dateText.isEmpty()
                ? "%s-%02d".formatted(work.plainText("year"), monthNumber)
                : dateText;
    }

    private Comparator<SortGroup> groupOrder() {
        return Comparator.comparing(SortGroup::isParent)
                .thenComparing(SortGroup::sortText, textOrder());
    }

    private Comparator<String> textOrder() {
        return isDescending ? Comparator.reverseOrder() : Comparator.naturalOrder();
    }
}
