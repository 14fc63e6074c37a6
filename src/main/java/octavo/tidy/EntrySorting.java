package octavo.tidy;

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
/// @param by the sort key: `key`, `type`, or a field
record EntrySorting(String by, boolean descending) implements CleanUp {
    /// What entries can be sorted by besides their fields.
    static final Set<String> BESIDE_FIELDS = Set.of("key", "type");

    /// An entry with the comments right before it.
    private record Group(List<Slot> slots, boolean isParent, String text) {}

    static EntrySorting by(String argument) {
        return argument.startsWith("-")
                ? new EntrySorting(argument.substring(1), true)
                : new EntrySorting(argument, false);
    }

    @Override
    public String name() {
        return "sort:" + (descending ? "-" : "") + by;
    }

    @Override
    public String summary() {
        return "Sort entries by " + by + (descending ? ", last first" : "");
    }

    @Override
    public Edit edit(Library library) {
        List<Edit> edits = new ArrayList<>();
        List<Slot> slots = library.slots();
        Set<Integer> parents = parents(library);
        int from = 0;
        for (int i = 0; i <= slots.size(); i++) {
            if (i == slots.size() || isBarrier(slots.get(i).item())) {
                sorted(library, parents, from, i).ifPresent(edits::add);
                from = i + 1;
            }
        }
        // From last to first, so that a split comment does not shift what is still to come.
        return new Edit.Batch(edits.reversed());
    }

    private static boolean isBarrier(BibItem item) {
        return isDefinition(item) || item instanceof BibEntry entry && entry.damage().isPresent();
    }

    private static boolean isDefinition(BibItem item) {
        return item instanceof BibString || item instanceof BibPreamble;
    }

    /// The first definition that an entry would have to move past.
    @Override
    public List<LeftAlone> left(Library library) {
        List<LeftAlone> left = new ArrayList<>(CleanUp.super.left(library));
        Set<Integer> parents = parents(library);
        Optional<String> lastBefore = Optional.empty();
        Optional<String> last = Optional.empty();
        int definition = -1;
        for (int i = 0; i < library.slots().size(); i++) {
            BibItem item = library.slots().get(i).item();
            if (isDefinition(item)) {
                definition = i;
                lastBefore = last;
            } else if (item instanceof BibEntry && !parents.contains(i)) {
                String text = text(library, i);
                if (lastBefore.filter(before -> order().compare(text, before) < 0).isPresent()) {
                    left.add(notPassed(definition));
                    return left;
                }
                last =
                        last.filter(before -> order().compare(text, before) < 0)
                                .or(() -> Optional.of(text));
            }
        }
        return left;
    }

    private static LeftAlone notPassed(int definition) {
        LocalizedSentence why =
                LocalizedSentence.of(
                        "Entries are not sorted past this definition, since it applies only from"
                                + " here on. Move all @string and @preamble to the top first.");
        return new LeftAlone(definition, new Span(0, 0), why);
    }

    private static Set<Integer> parents(Library library) {
        Set<Integer> parents = new HashSet<>();
        if (library.flavour() == BibDialect.BIBTEX) {
            library.entries()
                    .map(slot -> ((BibEntry) slot.item()).value(FieldName.CROSSREF))
                    .flatMap(Optional::stream)
                    .flatMap(key ->
                            library.indexOfKey(key.text(_ -> Optional.empty()).strip()).stream())
                    .forEach(parents::add);
        }
        return parents;
    }

    private Optional<Edit> sorted(Library library, Set<Integer> parents, int from, int to) {
        List<List<Slot>> gaps = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i++) {
            if (library.slots().get(i).item() instanceof BibEntry) {
                List<Slot> before = parted(library, start, i);
                int gap = gapLength(before, start == 0);
                gaps.add(before.subList(0, gap));
                var slots = new ArrayList<>(before.subList(gap, before.size()));
                slots.add(library.slots().get(i));
                groups.add(new Group(slots, parents.contains(i), text(library, i)));
                start = i + 1;
            }
        }
        List<Group> order = groups.stream().sorted(comparator()).toList();
        if (order.equals(groups)) {
            return Optional.empty();
        }
        List<Slot> after = new ArrayList<>();
        IntStream.range(0, order.size())
                .forEach(i -> {
                    after.addAll(gaps.get(i));
                    after.addAll(order.get(i).slots());
                });
        return Optional.of(new Edit.Replace(from, library.slots().subList(from, start), after));
    }

    /// The slots, with blank lines and comments separated. The second part of a split text gets a
    /// new slot number.
    private static List<Slot> parted(Library library, int from, int to) {
        List<Slot> parts = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Slot slot = library.slots().get(i);
            if (!(slot.item() instanceof BibText text)) {
                parts.add(slot);
                continue;
            }
            List<BibText> apart = text.withBlankLinesApart();
            parts.add(new Slot(slot.number(), apart.getFirst()));
            if (apart.size() > 1) {
                parts.add(new Slot(library.nextNumber() + i, apart.getLast()));
            }
        }
        return parts;
    }

    /// How many of the slots before an entry stay: leading blank lines, or at the start of a file
    /// everything that an empty line separates from the entry.
    private static int gapLength(List<Slot> before, boolean startOfFile) {
        if (startOfFile && !before.isEmpty()) {
            String last = before.getLast().item().slice().text();
            if (last.matches("(?s).*\\R[ \\t]*\\R\\s*")) {
                return before.size();
            }
        }
        boolean blank = !before.isEmpty() && before.getFirst().item().slice().text().isBlank();
        return blank ? 1 : 0;
    }

    private String text(Library library, int index) {
        Work work = library.work(index).orElseThrow();
        String text =
                switch (by) {
                    case "key" -> work.key();
                    case "type" -> work.entry().type();
                    case "year", "date" -> date(work);
                    case "author" -> work.authorsInShort();
                    default -> work.text(by);
                };
        return text.toLowerCase(Locale.ROOT);
    }

    private static String date(Work work) {
        String date = work.text("date");
        int month = MonthMacros.number(work.text("month"));
        return date.isEmpty() ? "%s-%02d".formatted(work.text("year"), month) : date;
    }

    private Comparator<Group> comparator() {
        return Comparator.comparing(Group::isParent).thenComparing(Group::text, order());
    }

    private Comparator<String> order() {
        return descending ? Comparator.reverseOrder() : Comparator.naturalOrder();
    }
}
