package octavo.editing.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibText;
import octavo.bib.FieldLayout;
import octavo.bib.FileForm;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Lays out all entries alike, with one empty line between them. Values, comments and definitions
/// keep every byte.
///
/// @param indent the blanks before a field's name
/// @param equalsColumn to how many characters names are filled up before the `=`, or 0
record EntryReformatting(String name, String indent, int equalsColumn) implements CleanUp {
    static final String NAME = "layout";

    private static final String USUAL_INDENT = "  ";
    private static final int MOST_COLUMNS = 80;

    /// From the part of a name after `layout`: none, `:4`, `:tab` or `:4:16`.
    static Optional<CleanUp> of(String argument) {
        String[] parts = argument.split(":", 2);
        Optional<String> indent =
                parts[0].equals("tab")
                        ? Optional.of("\t")
                        : columns(parts[0]).stream().mapToObj(" "::repeat).findFirst();
        OptionalInt equalsColumn = parts.length == 1 ? OptionalInt.of(0) : columns(parts[1]);
        return indent.filter(_ -> equalsColumn.isPresent())
                .map(blanks ->
                        new EntryReformatting(
                                NAME + ":" + argument, blanks, equalsColumn.orElseThrow()));
    }

    /// With the usual indent.
    static CleanUp usual() {
        return new EntryReformatting(NAME, USUAL_INDENT, 0);
    }

    private static OptionalInt columns(String number) {
        return number.matches("[0-9]{1,2}") && Integer.parseInt(number) <= MOST_COLUMNS
                ? OptionalInt.of(Integer.parseInt(number))
                : OptionalInt.empty();
    }

    @Override
    public String summary() {
        return "Lay out all entries alike: one field a line, an empty line between entries";
    }

    /// From last to first, so that an added line does not shift what is still to come.
    @Override
    public Edit editFor(Library library) {
        FieldLayout layout = layoutFor(library);
        List<Edit> edits = new ArrayList<>();
        List<Slot> slots = library.slots();
        for (int i = slots.size() - 1; i >= 0; i--) {
            Slot slot = slots.get(i);
            if (isAdjacentBlock(slots, i)) {
                var addedSlot =
                        new Slot(library.nextNumber() + i, textOf(gapAfter(slots, i, layout)));
                edits.add(new Edit.SlotReplacement(i + 1, List.of(), List.of(addedSlot)));
            }
            int itemIndex = i;
            reformattedItem(slots, i, layout)
                    .filter(item -> !item.equals(slot.item()))
                    .map(item -> List.of(new Slot(slot.number(), item)))
                    .map(newSlots -> new Edit.SlotReplacement(itemIndex, List.of(slot), newSlots))
                    .ifPresent(edits::add);
        }
        return new Edit.EditBatch(edits);
    }

    private FieldLayout layoutFor(Library library) {
        return new FieldLayout(indent, equalsColumn, FileForm.of(library.file()).lineEnd().text());
    }

    private static Optional<BibItem> reformattedItem(
            List<Slot> slots, int index, FieldLayout layout) {
        BibItem item = slots.get(index).item();
        if (item instanceof BibEntry entry && entry.firstDamage().isEmpty()) {
            return layout.applyTo(entry).map(laidOut -> laidOut);
        }
        return Library.isBlank(item) && index > 0 && isGap(slots, index - 1, index + 1)
                ? Optional.of(textOf(gapAfter(slots, index, layout)))
                : Optional.empty();
    }

    /// Whether a block is followed by another, or the end, without anything between.
    private static boolean isAdjacentBlock(List<Slot> slots, int index) {
        boolean isFollowedByText =
                index + 1 < slots.size() && slots.get(index + 1).item() instanceof BibText;
        return !(slots.get(index).item() instanceof BibText)
                && !isFollowedByText
                && isGap(slots, index, index + 1);
    }

    /// Whether the blanks between two items, or after the last, are those around an entry: lines of
    /// definitions may belong together, and what follows damage may be a part of it.
    private static boolean isGap(List<Slot> slots, int beforeIndex, int afterIndex) {
        BibItem itemBefore = slots.get(beforeIndex).item();
        Optional<BibItem> itemAfter =
                afterIndex < slots.size()
                        ? Optional.of(slots.get(afterIndex).item())
                        : Optional.empty();
        return isSoundBlock(itemBefore)
                && itemAfter.filter(item -> !isSoundBlock(item)).isEmpty()
                && (itemBefore instanceof BibEntry
                        || itemAfter.filter(BibEntry.class::isInstance).isPresent());
    }

    private static boolean isSoundBlock(BibItem item) {
        return !(item instanceof BibText) && item.diagnostics().isEmpty();
    }

    /// An empty line, or the end of the last line.
    private static String gapAfter(List<Slot> slots, int index, FieldLayout layout) {
        return layout.lineEnd().repeat(index + 1 < slots.size() ? 2 : 1);
    }

    private static BibItem textOf(String blanks) {
        return BibParser.parse(blanks).items().getFirst();
    }

    @Override
    public List<SkippedChange> skippedChanges(Library library) {
        FieldLayout layout = layoutFor(library);
        List<SkippedChange> skippedChanges = new ArrayList<>(CleanUp.super.skippedChanges(library));
        IntStream.range(0, library.slots().size())
                .filter(i ->
                        library.slots().get(i).item() instanceof BibEntry entry
                                && entry.firstDamage().isEmpty()
                                && layout.applyTo(entry).isEmpty())
                .mapToObj(i ->
                        new SkippedChange(
                                i,
                                ((BibEntry) library.slots().get(i).item()).keySpan(),
                                LocalizedSentence.of(
                                        "This entry keeps its layout, since there is text between"
                                                + " its fields.")))
                .forEach(skippedChanges::add);
        return skippedChanges;
    }
}
