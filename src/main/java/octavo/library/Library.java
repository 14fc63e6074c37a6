package octavo.library;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibPreamble;
import octavo.bib.BibText;
import octavo.library.EffectiveFields.AncestorCache;
import octavo.library.Slot.SlotNumberIndex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An immutable state of a library: the items of its file, each in a numbered slot.
public final class Library {
    /// The most ancestors searched for one field. Real entries have a handful; a chain of thousands
    /// would take quadratic time.
    public static final int MOST_ANCESTORS = 32;

    private final BibFile initialFile;
    private final List<Slot> slots;
    private final int nextNumber;
    private final SlotNumberIndex slotNumberIndex;
    private final LazyValue<MacroValues> macros;
    private final LazyValue<BibDialect.DialectEvidence> dialectEvidence;

    /// Whether the file was written for 8-bit programs when it was read. Edits do not change that.
    private final LazyValue<Boolean> isFor8Bit;

    private final LazyValue<KeyIndex> keyIndex;
    private final TitleCapitals titleCapitals;
    private final LazyValue<List<Integer>> preambleIndices =
            new LazyValue<>(this::findPreambleIndices);
    private final AncestorCache ancestorCache = new AncestorCache();

    private Library(BibFile file, List<Slot> slots, int nextNumber) {
        this.initialFile = file;
        this.slots = slots;
        this.nextNumber = nextNumber;
        this.slotNumberIndex = new SlotNumberIndex(slots, nextNumber);
        this.macros = new LazyValue<>(() -> MacroValues.of(slots));
        this.dialectEvidence = new LazyValue<>(() -> BibDialect.DialectEvidence.of(items()));
        this.isFor8Bit = new LazyValue<>(() -> LibraryDialect.isFor8Bit(file));
        this.keyIndex = new LazyValue<>(() -> new KeyIndex(slots, bibDialect()));
        this.titleCapitals = TitleCapitals.SENTENCE_CASE;
    }

    /// The next state, which reuses everything the edit does not affect.
    private Library(Library previous, List<Slot> slots, int nextNumber, EditImpact impact) {
        this.initialFile = previous.initialFile;
        this.slots = slots;
        this.nextNumber = nextNumber;
        this.slotNumberIndex = new SlotNumberIndex(slots, nextNumber);
        this.macros =
                impact.changesMacros()
                        ? new LazyValue<>(() -> MacroValues.of(slots))
                        : previous.macros;
        this.dialectEvidence =
                previous.dialectEvidence
                        .computedValue()
                        .filter(_ -> !impact.changesComments())
                        .map(evidence -> evidence.withSurplus(impact.surplusChange()))
                        .map(LazyValue::of)
                        .orElseGet(() ->
                                new LazyValue<>(() -> BibDialect.DialectEvidence.of(items())));
        this.isFor8Bit = previous.isFor8Bit;
        this.titleCapitals = previous.titleCapitals;
        boolean keepsKeys =
                !impact.changesKeys()
                        && previous.dialectEvidence.computedValue().isPresent()
                        && previous.bibDialect() == bibDialect();
        this.keyIndex =
                keepsKeys
                        ? previous.keyIndex
                        : new LazyValue<>(() -> new KeyIndex(slots, bibDialect()));
    }

    /// The same state read as another dialect.
    private Library(Library previous, LibraryDialect dialect) {
        this.initialFile = previous.initialFile;
        this.slots = previous.slots;
        this.nextNumber = previous.nextNumber;
        this.slotNumberIndex = previous.slotNumberIndex;
        this.macros = previous.macros;
        this.dialectEvidence =
                LazyValue.of(new BibDialect.DialectEvidence(Optional.of(dialect.bibDialect()), 0));
        this.isFor8Bit = LazyValue.of(dialect == LibraryDialect.BIBTEX_8BIT);
        this.titleCapitals = previous.titleCapitals;
        this.keyIndex =
                previous.bibDialect() == bibDialect()
                        ? previous.keyIndex
                        : new LazyValue<>(() -> new KeyIndex(slots, bibDialect()));
    }

    /// The same state, whose titles are cited in another way.
    private Library(Library previous, TitleCapitals titleCapitals) {
        this.initialFile = previous.initialFile;
        this.slots = previous.slots;
        this.nextNumber = previous.nextNumber;
        this.slotNumberIndex = previous.slotNumberIndex;
        this.macros = previous.macros;
        this.dialectEvidence = previous.dialectEvidence;
        this.isFor8Bit = previous.isFor8Bit;
        this.keyIndex = previous.keyIndex;
        this.titleCapitals = titleCapitals;
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
        return initialFile.withItems(items());
    }

    public List<Slot> slots() {
        return Collections.unmodifiableList(slots);
    }

    /// The least number that no slot has or has had.
    public int nextNumber() {
        return nextNumber;
    }

    /// The slots that hold entries, in file order.
    public Stream<Slot> entrySlots() {
        return slots.stream().filter(slot -> slot.item() instanceof BibEntry);
    }

    public MacroValues macros() {
        return macros.get();
    }

    /// The indices of the preambles.
    public List<Integer> preambleIndices() {
        return preambleIndices.get();
    }

    private List<Integer> findPreambleIndices() {
        return IntStream.range(0, slots.size())
                .filter(index -> slots.get(index).item() instanceof BibPreamble)
                .boxed()
                .toList();
    }

    AncestorCache ancestorCache() {
        return ancestorCache;
    }

    /// The dialect of the file.
    public BibDialect bibDialect() {
        return dialectEvidence.get().likelyDialect();
    }

    /// The programs that it is written for.
    public LibraryDialect libraryDialect() {
        if (bibDialect() == BibDialect.BIBLATEX) {
            return LibraryDialect.BIBLATEX;
        }
        return isFor8Bit.get() ? LibraryDialect.BIBTEX_8BIT : LibraryDialect.BIBTEX_UTF8;
    }

    /// The same state, read as its owner says and not as its content suggests.
    public Library withDialect(LibraryDialect dialect) {
        return dialect == libraryDialect() ? this : new Library(this, dialect);
    }

    /// What becomes of the capitals of its titles in references.
    public TitleCapitals titleCapitals() {
        return titleCapitals;
    }

    /// The same state, with its titles cited as its owner says.
    public Library withTitles(TitleCapitals wantedCapitals) {
        return wantedCapitals == titleCapitals ? this : new Library(this, wantedCapitals);
    }

    /// The index of the entry that a key refers to in TeX.
    public Optional<Integer> indexOfKey(String key) {
        return keyIndex.get().indexOf(key);
    }

    /// The meaning of the entry that a key refers to in TeX.
    public Optional<Work> workWithKey(String key) {
        return indexOfKey(key).flatMap(this::workAt);
    }

    /// The meaning of the entry at an index; empty if there is something else.
    public Optional<Work> workAt(int index) {
        return slots.get(index).item() instanceof BibEntry entry
                ? Optional.of(new Work(this, index, entry))
                : Optional.empty();
    }

    /// What an entry would mean at an index, such as one that is disabled there.
    public Work workAt(int index, BibEntry entry) {
        return new Work(this, index, entry);
    }

    /// The index of a slot; empty if it is gone.
    public Optional<Integer> indexOfSlot(int slotNumber) {
        return Optional.of(slotIndex(slotNumber)).filter(index -> index >= 0);
    }

    /// The index of a slot; -1 if it is gone.
    public int slotIndex(int slotNumber) {
        return slotNumberIndex.indexOfNumber(slotNumber);
    }

    /// The entry in a slot; empty if the slot is gone or holds something else.
    public Optional<BibEntry> entryInSlot(int slotNumber) {
        int index = slotIndex(slotNumber);
        return index >= 0 && slots.get(index).item() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    /// The first entry with a key, case-sensitive.
    public Optional<Slot> slotWithKey(String key) {
        return entrySlots().filter(slot -> ((BibEntry) slot.item()).key().equals(key)).findFirst();
    }

    private int requireIndex(int slotNumber) {
        int index = slotIndex(slotNumber);
        if (index < 0) {
            throw new IllegalArgumentException("no slot " + slotNumber);
        }
        return index;
    }

    /// The edit that puts an entry into a slot.
    public Edit replaceEntry(int slotNumber, BibEntry entry) {
        int index = requireIndex(slotNumber);
        Slot slotBefore = slots.get(index);
        return new Edit.SlotReplacement(
                index, List.of(slotBefore), List.of(slotBefore.withItem(entry)));
    }

    /// The edit that removes a slot and the blank lines after it; at the end, those before it.
    public Edit removeSlot(int slotNumber) {
        return SlotRemoval.of(slots, requireIndex(slotNumber));
    }

    /// The edit that removes slots and the blank lines after each; at the end, those before.
    public Edit removeSlots(Collection<Integer> slotNumbers) {
        return SlotRemoval.of(slots, Set.copyOf(slotNumbers));
    }

    /// The edit that turns this library into the content of a file in the same encoding. An entry
    /// whose key stays keeps its slot. Where it has other letters than ASCII in another charset, no
    /// item stays: new text in any of them has to be written in that.
    public Edit replaceContent(BibFile newFile) {
        List<BibItem> newItems = newFile.items();
        int commonCount =
                file().isWrittenLike(newFile) ? Math.min(slots.size(), newItems.size()) : 0;
        int prefixCount = 0;
        while (prefixCount < commonCount
                && slots.get(prefixCount).item().equals(newItems.get(prefixCount))) {
            prefixCount++;
        }
        int suffixCount = 0;
        while (suffixCount < commonCount - prefixCount
                && slots.get(slots.size() - 1 - suffixCount)
                        .item()
                        .equals(newItems.get(newItems.size() - 1 - suffixCount))) {
            suffixCount++;
        }
        List<Slot> slotsBefore = slots.subList(prefixCount, slots.size() - suffixCount);
        Map<String, Integer> numbersByKey = new HashMap<>();
        for (Slot slot : slotsBefore.reversed()) {
            if (slot.item() instanceof BibEntry entry) {
                numbersByKey.put(entry.key(), slot.number());
            }
        }
        List<Slot> slotsAfter = new ArrayList<>();
        int nextSlotNumber = nextNumber;
        for (BibItem item : newItems.subList(prefixCount, newItems.size() - suffixCount)) {
            Optional<Integer> slotNumber =
                    item instanceof BibEntry entry
                            ? Optional.ofNullable(numbersByKey.remove(entry.key()))
                            : Optional.empty();
            slotsAfter.add(
                    new Slot(slotNumber.isPresent() ? slotNumber.get() : nextSlotNumber++, item));
        }
        return new Edit.SlotReplacement(prefixCount, slotsBefore, slotsAfter);
    }

    /// The edit that adds entries at the end, or before an unclosed item there: other programs
    /// would take them for a part of it.
    public Edit appendEntries(List<? extends BibItem> newItems) {
        int insertionIndex = slots.size();
        for (int i = insertionIndex - 1; i >= 0; i--) {
            BibItem item = slots.get(i).item();
            if (!item.isClosed()) {
                insertionIndex = i;
            } else if (!isBlank(item)) {
                break;
            }
        }
        return insertEntries(insertionIndex, newItems);
    }

    /// The edit that adds entries at an index, separated like the last ones.
    public Edit insertEntries(int insertionIndex, List<? extends BibItem> newItems) {
        List<Slot> addedSlots = new ArrayList<>();
        int slotNumber = nextNumber;
        boolean isAtEnd = insertionIndex == slots.size();
        EntryGaps entryGaps = new EntryGaps(slots);
        String entryGap = entryGaps.usualGap();
        String leadingText = isAtEnd ? entryGaps.leadingGap(entryGap) : "";
        for (BibItem newItem : newItems) {
            for (BibItem blankItem : BibParser.parse(leadingText).items()) {
                addedSlots.add(new Slot(slotNumber++, blankItem));
            }
            addedSlots.add(new Slot(slotNumber++, newItem));
            leadingText = entryGap;
        }
        String trailingText = isAtEnd ? entryGap.replaceAll("(\\R)\\s*$", "$1") : entryGap;
        for (BibItem blankItem : BibParser.parse(trailingText).items()) {
            addedSlots.add(new Slot(slotNumber++, blankItem));
        }
        return new Edit.SlotReplacement(insertionIndex, List.of(), addedSlots);
    }

    public static boolean isBlank(BibItem item) {
        return item instanceof BibText && item.slice().text().isBlank();
    }

    /// The library after an edit that was made for this state.
    public Library applyEdit(Edit edit) {
        if (edit.equals(Edit.none())) {
            return this;
        }
        List<Slot> changedSlots = new ArrayList<>(slots);
        int newNextNumber = applyToSlots(changedSlots, edit, nextNumber);
        return new Library(this, changedSlots, newNextNumber, EditImpact.of(edit));
    }

    private static int applyToSlots(List<Slot> slots, Edit edit, int nextNumber) {
        int nextFreeNumber = nextNumber;
        switch (edit) {
            case Edit.SlotReplacement(int startIndex, var slotsBefore, var slotsAfter) -> {
                List<Slot> replacedSlots =
                        slots.subList(startIndex, startIndex + slotsBefore.size());
                if (!replacedSlots.equals(slotsBefore)) {
                    throw new IllegalArgumentException("this edit was made for another state");
                }
                replaceSlots(slots, startIndex, slotsBefore.size(), slotsAfter);
                for (Slot slot : slotsAfter) {
                    nextFreeNumber = Math.max(nextFreeNumber, slot.number() + 1);
                }
            }
            case Edit.EditBatch(var edits) -> {
                for (Edit batchedEdit : edits) {
                    nextFreeNumber = applyToSlots(slots, batchedEdit, nextFreeNumber);
                }
            }
        }
        return nextFreeNumber;
    }

    private static void replaceSlots(
            List<Slot> slots, int startIndex, int replacedCount, List<Slot> replacements) {
        if (replacedCount == replacements.size()) {
            for (int i = 0; i < replacedCount; i++) {
                slots.set(startIndex + i, replacements.get(i));
            }
            return;
        }
        List<Slot> replacedSlots = slots.subList(startIndex, startIndex + replacedCount);
        replacedSlots.clear();
        replacedSlots.addAll(replacements);
    }
}
