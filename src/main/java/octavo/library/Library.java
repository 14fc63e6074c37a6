package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibPreamble;
import octavo.bib.BibText;
import octavo.library.EffectiveFields.AncestorCache;
import octavo.library.Slot.SlotPlaces;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An immutable state of a library: the items of its file, each in a numbered slot.
public final class Library {
    /// The most ancestors searched for one field. Real entries have a handful; a chain of thousands
    /// would take quadratic time.
    public static final int MOST_ANCESTORS = 32;

    private final BibFile file;
    private final List<Slot> slots;
    private final int nextNumber;
    private final SlotPlaces places;
    private final LazyValue<MacroValues> macros;
    private final LazyValue<BibDialect.Leaning> leaning;

    /// Whether the file was written for 8-bit programs when it was read. Edits do not change that.
    private final LazyValue<Boolean> isFor8Bit;

    private final LazyValue<KeyIndex> keys;
    private final LazyValue<List<Integer>> preambles = new LazyValue<>(this::findPreambles);
    private final AncestorCache ancestors = new AncestorCache();

    private Library(BibFile file, List<Slot> slots, int nextNumber) {
        this.file = file;
        this.slots = slots;
        this.nextNumber = nextNumber;
        this.places = new SlotPlaces(slots, nextNumber);
        this.macros = new LazyValue<>(() -> MacroValues.of(slots));
        this.leaning = new LazyValue<>(() -> BibDialect.Leaning.of(items()));
        this.isFor8Bit = new LazyValue<>(() -> LibraryDialect.isFor8Bit(file));
        this.keys = new LazyValue<>(() -> new KeyIndex(slots, flavour()));
    }

    /// The next state, which reuses everything the edit does not affect.
    private Library(Library before, List<Slot> slots, int nextNumber, EditImpact reach) {
        this.file = before.file;
        this.slots = slots;
        this.nextNumber = nextNumber;
        this.places = new SlotPlaces(slots, nextNumber);
        this.macros =
                reach.movesStrings() ? new LazyValue<>(() -> MacroValues.of(slots)) : before.macros;
        this.leaning =
                before.leaning
                        .known()
                        .filter(_ -> !reach.comments())
                        .map(known -> known.with(reach.marks()))
                        .map(LazyValue::of)
                        .orElseGet(() -> new LazyValue<>(() -> BibDialect.Leaning.of(items())));
        this.isFor8Bit = before.isFor8Bit;
        boolean sameKeys =
                !reach.movesKeys()
                        && before.leaning.known().isPresent()
                        && before.flavour() == flavour();
        this.keys = sameKeys ? before.keys : new LazyValue<>(() -> new KeyIndex(slots, flavour()));
    }

    /// The same state read as another dialect.
    private Library(Library before, LibraryDialect dialect) {
        this.file = before.file;
        this.slots = before.slots;
        this.nextNumber = before.nextNumber;
        this.places = before.places;
        this.macros = before.macros;
        this.leaning = LazyValue.of(new BibDialect.Leaning(Optional.of(dialect.names()), 0));
        this.isFor8Bit = LazyValue.of(dialect == LibraryDialect.BIBTEX_8BIT);
        this.keys =
                before.flavour() == flavour()
                        ? before.keys
                        : new LazyValue<>(() -> new KeyIndex(slots, flavour()));
    }

    private List<BibItem> items() {
        return slots.stream().map(Slot::item).toList();
    }

    public static Library of(BibFile file) {
        Slot[] slots = new Slot[file.items().size()];
        Arrays.setAll(slots, i -> new Slot(i, file.items().get(i)));
        return new Library(file, Arrays.asList(slots), slots.length);
    }

    public static Library empty() {
        return of(BibParser.parse(""));
    }

    /// The present file; saving writes its bytes.
    public BibFile file() {
        return file.with(items());
    }

    public List<Slot> slots() {
        return Collections.unmodifiableList(slots);
    }

    /// The least number that no slot has or has had.
    public int nextNumber() {
        return nextNumber;
    }

    /// The slots that hold entries, in file order.
    public Stream<Slot> entries() {
        return slots.stream().filter(slot -> slot.item() instanceof BibEntry);
    }

    public MacroValues macros() {
        return macros.get();
    }

    /// The indices of the preambles.
    public List<Integer> preambles() {
        return preambles.get();
    }

    private List<Integer> findPreambles() {
        return IntStream.range(0, slots.size())
                .filter(index -> slots.get(index).item() instanceof BibPreamble)
                .boxed()
                .toList();
    }

    AncestorCache ancestors() {
        return ancestors;
    }

    /// The dialect of the file.
    public BibDialect flavour() {
        return leaning.get().flavour();
    }

    /// The programs that it is written for.
    public LibraryDialect dialect() {
        if (flavour() == BibDialect.BIBLATEX) {
            return LibraryDialect.BIBLATEX;
        }
        return isFor8Bit.get() ? LibraryDialect.BIBTEX_8BIT : LibraryDialect.BIBTEX_UTF8;
    }

    /// The same state, read as its owner says and not as its content suggests.
    public Library as(LibraryDialect dialect) {
        return dialect == dialect() ? this : new Library(this, dialect);
    }

    /// The index of the entry that a key refers to in TeX.
    public Optional<Integer> indexOfKey(String key) {
        return keys.get().indexOf(key);
    }

    /// The meaning of the entry at an index; empty if there is something else.
    public Optional<Work> work(int index) {
        return slots.get(index).item() instanceof BibEntry entry
                ? Optional.of(new Work(this, index, entry))
                : Optional.empty();
    }

    /// What an entry would mean at an index, such as one that is disabled there.
    public Work work(int index, BibEntry entry) {
        return new Work(this, index, entry);
    }

    /// The index of a slot; empty if it is gone.
    public Optional<Integer> indexOfSlot(int number) {
        return Optional.of(placeOf(number)).filter(index -> index >= 0);
    }

    /// The index of a slot; -1 if it is gone.
    public int placeOf(int number) {
        return places.of(number);
    }

    /// The entry in a slot; empty if the slot is gone or holds something else.
    public Optional<BibEntry> entry(int number) {
        int index = placeOf(number);
        return index >= 0 && slots.get(index).item() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    /// The first entry with a key, case-sensitive.
    public Optional<Slot> withKey(String key) {
        return entries().filter(slot -> ((BibEntry) slot.item()).key().equals(key)).findFirst();
    }

    private int existing(int number) {
        int index = placeOf(number);
        if (index < 0) {
            throw new IllegalArgumentException("no slot " + number);
        }
        return index;
    }

    /// The edit that puts an entry into a slot.
    public Edit put(int number, BibEntry entry) {
        int index = existing(number);
        Slot before = slots.get(index);
        return new Edit.Replace(index, List.of(before), List.of(before.with(entry)));
    }

    /// The edit that removes a slot and the blank lines after it; at the end, those before it.
    public Edit remove(int number) {
        return SlotRemoval.of(slots, existing(number));
    }

    /// The edit that removes slots and the blank lines after each; at the end, those before.
    public Edit removeAll(Collection<Integer> numbers) {
        return SlotRemoval.of(slots, Set.copyOf(numbers));
    }

    /// The edit that turns this library into the content of a file in the same encoding. An entry
    /// whose key stays keeps its slot. Where it has other letters than ASCII in another charset, no
    /// item stays: new text in any of them has to be written in that.
    public Edit become(BibFile other) {
        List<BibItem> now = other.items();
        int same = file().isWrittenLike(other) ? Math.min(slots.size(), now.size()) : 0;
        int start = 0;
        while (start < same && slots.get(start).item().equals(now.get(start))) {
            start++;
        }
        int tail = 0;
        while (tail < same - start
                && slots.get(slots.size() - 1 - tail)
                        .item()
                        .equals(now.get(now.size() - 1 - tail))) {
            tail++;
        }
        List<Slot> before = slots.subList(start, slots.size() - tail);
        Map<String, Integer> numbers = new HashMap<>();
        for (Slot slot : before.reversed()) {
            if (slot.item() instanceof BibEntry entry) {
                numbers.put(entry.key(), slot.number());
            }
        }
        List<Slot> after = new ArrayList<>();
        int next = nextNumber;
        for (BibItem item : now.subList(start, now.size() - tail)) {
            Optional<Integer> number =
                    item instanceof BibEntry entry
                            ? Optional.ofNullable(numbers.remove(entry.key()))
                            : Optional.empty();
            after.add(new Slot(number.isPresent() ? number.get() : next++, item));
        }
        return new Edit.Replace(start, before, after);
    }

    /// The edit that adds entries at the end, or before an unclosed item there: other programs
    /// would take them for a part of it.
    public Edit append(List<? extends BibItem> entries) {
        int at = slots.size();
        for (int i = at - 1; i >= 0; i--) {
            BibItem item = slots.get(i).item();
            if (!item.ends()) {
                at = i;
            } else if (!isBlank(item)) {
                break;
            }
        }
        return insert(at, entries);
    }

    /// The edit that adds entries at an index, separated like the last ones.
    public Edit insert(int at, List<? extends BibItem> entries) {
        List<Slot> added = new ArrayList<>();
        int number = nextNumber;
        boolean isLast = at == slots.size();
        String gap = gap();
        String lead = isLast ? leadingGap(gap) : "";
        for (BibItem entry : entries) {
            for (BibItem text : BibParser.parse(lead).items()) {
                added.add(new Slot(number++, text));
            }
            added.add(new Slot(number++, entry));
            lead = gap;
        }
        String tail = isLast ? gap.replaceAll("(\\R)\\s*$", "$1") : gap;
        for (BibItem text : BibParser.parse(tail).items()) {
            added.add(new Slot(number++, text));
        }
        return new Edit.Replace(at, List.of(), added);
    }

    /// The text between the last two entries if that is blank, otherwise one empty line.
    private String gap() {
        for (int i = slots.size() - 1; i > 0; i--) {
            if (slots.get(i).item() instanceof BibEntry) {
                int start = SlotRemoval.start(slots, i);
                if (start < i && start > 0 && slots.get(start - 1).item() instanceof BibEntry) {
                    return text(start, i);
                }
            }
        }
        return "\n\n";
    }

    /// What the end of the file lacks of a gap.
    private String leadingGap(String gap) {
        String end = text(SlotRemoval.start(slots, slots.size()), slots.size());
        if (slots.isEmpty() || end.chars().filter(c -> c == '\n').count() > 1) {
            return "";
        }
        return end.isEmpty() ? gap : gap.replaceFirst("\\R", "");
    }

    private String text(int start, int end) {
        return slots.subList(start, end).stream()
                .map(slot -> slot.item().slice().text())
                .collect(Collectors.joining());
    }

    public static boolean isBlank(BibItem item) {
        return item instanceof BibText && item.slice().text().isBlank();
    }

    /// The library after an edit that was made for this state.
    public Library apply(Edit edit) {
        if (edit.equals(Edit.none())) {
            return this;
        }
        List<Slot> changed = new ArrayList<>(slots);
        int highest = applyTo(changed, edit, nextNumber);
        return new Library(this, changed, highest, EditImpact.of(edit));
    }

    private static int applyTo(List<Slot> slots, Edit edit, int nextNumber) {
        int next = nextNumber;
        switch (edit) {
            case Edit.Replace(int at, var before, var after) -> {
                List<Slot> place = slots.subList(at, at + before.size());
                if (!place.equals(before)) {
                    throw new IllegalArgumentException("this edit was made for another state");
                }
                replace(slots, at, before.size(), after);
                for (Slot slot : after) {
                    next = Math.max(next, slot.number() + 1);
                }
            }
            case Edit.Batch(var edits) -> {
                for (Edit each : edits) {
                    next = applyTo(slots, each, next);
                }
            }
        }
        return next;
    }

    private static void replace(List<Slot> slots, int at, int count, List<Slot> by) {
        if (count == by.size()) {
            for (int i = 0; i < count; i++) {
                slots.set(at + i, by.get(i));
            }
            return;
        }
        List<Slot> place = slots.subList(at, at + count);
        place.clear();
        place.addAll(by);
    }
}
