package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.AppliedChoice;
import octavo.merge.ConflictChoices.ConflictSubject;
import octavo.merge.MergeConflict.ConflictPart;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Merges the blocks and lines of a file.
final class BlockMerger implements MergedSequence.ElementMerger<MergeUnit> {
    private final ConflictChoices choices;
    private final SequenceTriple<MergeUnit> sequences;
    private final Set<AlignedTriple> neededTriples;
    private final String lineEnd;
    private final ConflictMarks conflictMarks;
    private final Set<MergeUnit> ourUnits = new HashSet<>();
    private final Set<MergeUnit> theirUnits = new HashSet<>();
    private final Set<MergeUnit> baseUnits = new HashSet<>();

    /// @param neededTriples what the merged file uses although one side removed or renamed it
    BlockMerger(
            ConflictChoices choices,
            SequenceTriple<MergeUnit> sequences,
            Set<AlignedTriple> neededTriples,
            String lineEnd) {
        this.choices = choices;
        this.sequences = sequences;
        this.neededTriples = neededTriples;
        this.lineEnd = lineEnd;
        this.conflictMarks = new ConflictMarks(lineEnd);
    }

    /// The widest gap next to either element. Elements identified by lines need at least one.
    @Override
    public ByteSlice gapBetween(AlignedTriple firstTriple, AlignedTriple secondTriple) {
        Optional<ByteSlice> widestGap =
                sequences
                        .gapsNear(firstTriple, secondTriple)
                        .max(Comparator.comparingInt(BlockMerger::lines));
        if (widestGap.isEmpty()) {
            return ByteBuilder.of(lineEnd + lineEnd);
        }
        return lines(widestGap.get()) > 0
                ? widestGap.get()
                : new ByteBuilder().append(lineEnd).append(widestGap.get()).toSlice();
    }

    private static int lines(ByteSlice gap) {
        int lineCount = 0;
        for (int i = 0; i < gap.length(); i++) {
            boolean isCrLf = gap.byteAt(i) == '\n' && i > 0 && gap.byteAt(i - 1) == '\r';
            lineCount += (gap.byteAt(i) == '\n' || gap.byteAt(i) == '\r') && !isCrLf ? 1 : 0;
        }
        return lineCount;
    }

    @Override
    public Optional<ByteSlice> mergeElement(AlignedTriple triple) {
        UnitVersions<MergeUnit> units = sequences.versionsOf(triple);
        if (isNeeded(triple)) {
            return keepNeeded(triple, units);
        }
        if (units.isSettled()) {
            return units.settledVersion().map(MergeUnit::bytes).filter(_ -> !isAddedTwice(units));
        }
        return units.ours().isPresent() && units.theirs().isPresent()
                ? Optional.of(mergeBothChanged(units, units.ours().get(), units.theirs().get()))
                : mergeRemoval(triple, units);
    }

    @Override
    public boolean isNeeded(AlignedTriple triple) {
        return neededTriples.contains(triple);
    }

    /// A string stays, next to the other side's version. An entry that others inherit from is a
    /// conflict.
    private Optional<ByteSlice> keepNeeded(AlignedTriple triple, UnitVersions<MergeUnit> units) {
        boolean isChangedByOurs = !units.ours().equals(units.base());
        MergeUnit remainingUnit = (isChangedByOurs ? units.theirs() : units.ours()).orElseThrow();
        if (remainingUnit.item() instanceof BibString) {
            Optional<MergeUnit> changedUnit = units.settledVersion();
            return Optional.of(
                    changedUnit
                            .map(it -> onTwoLines(it.bytes(), remainingUnit.bytes()))
                            .orElse(remainingUnit.bytes()));
        }
        return resolveRemoval(triple, units, remainingUnit);
    }

    /// Whether they added what we turned something else into.
    private boolean isAddedTwice(UnitVersions<MergeUnit> units) {
        return units.base().isEmpty()
                && units.ours().isEmpty()
                && units.theirs().filter(this::isOnBothSides).isPresent();
    }

    /// Whether both sides have an element that is not in the base.
    private boolean isOnBothSides(MergeUnit unit) {
        return UnitIdentities.isDistinctive(unit)
                && unitsOf(ourUnits, sequences.ours()).contains(unit)
                && unitsOf(theirUnits, sequences.theirs()).contains(unit)
                && !unitsOf(baseUnits, sequences.base()).contains(unit);
    }

    private Optional<ByteSlice> mergeRemoval(AlignedTriple triple, UnitVersions<MergeUnit> units) {
        MergeUnit remainingUnit = units.anyVersion();
        boolean isRemovedByOurs = units.ours().isEmpty();
        if (units.base().filter(it -> haveSameContent(it, remainingUnit)).isPresent()
                || isRemovedByOurs && unitsOf(ourUnits, sequences.ours()).contains(remainingUnit)) {
            return Optional.empty();
        }
        if (!isRemovedByOurs && isOnBothSides(remainingUnit)) {
            return Optional.of(remainingUnit.bytes());
        }
        return resolveRemoval(triple, units, remainingUnit);
    }

    private Optional<ByteSlice> resolveRemoval(
            AlignedTriple triple, UnitVersions<MergeUnit> units, MergeUnit remainingUnit) {
        boolean isRemovedByOurs = units.ours().isEmpty();
        Optional<AppliedChoice> appliedChoice = applyChoice(units);
        if (appliedChoice.isPresent()) {
            return appliedChoice.get().chosenBytes();
        }
        Optional<ByteSlice> markedEntry =
                remainingUnit.item() instanceof BibEntry entry
                        ? ConflictMarks.markRemoved(entry, isRemovedByOurs)
                        : Optional.empty();
        return Optional.of(
                markedEntry.orElseGet(() -> keepWithMark(triple, remainingUnit, isRemovedByOurs)));
    }

    private ByteSlice keepWithMark(
            AlignedTriple triple, MergeUnit remainingUnit, boolean isRemovedByOurs) {
        ByteSlice removalMark = ConflictMarks.markRemoved(isRemovedByOurs);
        boolean isAlreadyMarked =
                triple.ourIndex() >= 0
                        && triple.ourIndex() + 1 < sequences.ours().size()
                        && sequences
                                .ours()
                                .elements()
                                .get(triple.ourIndex() + 1)
                                .bytes()
                                .equals(removalMark);
        return isAlreadyMarked
                ? remainingUnit.bytes()
                : onTwoLines(remainingUnit.bytes(), removalMark);
    }

    private static boolean haveSameContent(MergeUnit firstUnit, MergeUnit secondUnit) {
        if (firstUnit.item() instanceof BibEntry firstItem
                && secondUnit.item() instanceof BibEntry secondItem) {
            return NormalizedContent.of(firstItem).equals(NormalizedContent.of(secondItem));
        }
        return firstUnit.item() instanceof BibString firstItem
                && secondUnit.item() instanceof BibString secondItem
                && NormalizedContent.of(firstItem).equals(NormalizedContent.of(secondItem));
    }

    private ByteSlice mergeBothChanged(
            UnitVersions<MergeUnit> units, MergeUnit ours, MergeUnit theirs) {
        Optional<ByteSlice> mergedBytes =
                switch (ours.item()) {
                    case BibEntry ourEntry when theirs.item() instanceof BibEntry theirEntry ->
                            mergeEntries(units, ourEntry, theirEntry);
                    case BibString _ when theirs.item() instanceof BibString -> string(units);
                    case BibComment _, BibDisabled _ -> lines(units);
                    default -> Optional.empty();
                };
        if (mergedBytes.isPresent()) {
            return mergedBytes.get();
        }
        Optional<AppliedChoice> appliedChoice = applyChoice(units);
        if (appliedChoice.isPresent()) {
            return appliedChoice.get().chosenBytes().orElse(ours.bytes());
        }
        ByteSlice renamedTheirs = conflictMarks.renameTheirs(theirs.item(), theirs.bytes());
        Set<MergeUnit> ourElements = unitsOf(ourUnits, sequences.ours());
        return ourElements.contains(MergeUnit.of(theirs.item(), renamedTheirs))
                        || ourElements.contains(theirs)
                ? ours.bytes()
                : onTwoLines(ours.bytes(), renamedTheirs);
    }

    private Optional<ByteSlice> mergeEntries(
            UnitVersions<MergeUnit> units, BibEntry ourEntry, BibEntry theirEntry) {
        Optional<BibEntry> baseEntry =
                units.base()
                        .filter(it -> it.item() instanceof BibEntry)
                        .map(it -> (BibEntry) it.item());
        if (baseEntry.isEmpty() && UnitTraits.of(ourEntry).contradicts(UnitTraits.of(theirEntry))) {
            return Optional.empty();
        }
        return EntryMerge.mergeEntry(
                choices,
                lineEnd,
                new UnitVersions<>(baseEntry, Optional.of(ourEntry), Optional.of(theirEntry)));
    }

    /// Both changed a string. If one only reformatted it, or each renamed it, values may use
    /// either; otherwise they conflict.
    private Optional<ByteSlice> string(UnitVersions<MergeUnit> units) {
        UnitVersions<BibString> strings =
                new UnitVersions<>(
                        units.base().flatMap(BlockMerger::string),
                        units.ours().flatMap(BlockMerger::string),
                        units.theirs().flatMap(BlockMerger::string));
        UnitVersions<String> contents = strings.map(NormalizedContent::of);
        if (contents.isSettled()) {
            boolean prefersOurs =
                    !contents.ours().equals(contents.base())
                            || contents.ours().equals(contents.theirs());
            return (prefersOurs ? units.ours() : units.theirs()).map(MergeUnit::bytes);
        }
        UnitVersions<String> values = strings.map(it -> NormalizedContent.of(it.value().source()));
        UnitVersions<String> names = strings.map(it -> it.name().toLowerCase(Locale.ROOT));
        return values.ours().equals(values.theirs()) && !names.isSettled()
                ? Optional.of(
                        onTwoLines(
                                units.ours().orElseThrow().bytes(),
                                units.theirs().orElseThrow().bytes()))
                : Optional.empty();
    }

    private static Optional<BibString> string(MergeUnit unit) {
        return unit.item() instanceof BibString string ? Optional.of(string) : Optional.empty();
    }

    private ByteSlice onTwoLines(ByteSlice first, ByteSlice second) {
        return new ByteBuilder().append(first).append(lineEnd).append(second).toSlice();
    }

    private static Optional<ByteSlice> lines(UnitVersions<MergeUnit> units) {
        return TextMerge.mergeLines(units.map(MergeUnit::bytes));
    }

    /// All elements of a side, collected on demand.
    private static Set<MergeUnit> unitsOf(
            Set<MergeUnit> collectedUnits, UnitSequence<MergeUnit> sequence) {
        if (collectedUnits.isEmpty()) {
            collectedUnits.addAll(sequence.elements());
        }
        return collectedUnits;
    }

    private Optional<AppliedChoice> applyChoice(UnitVersions<MergeUnit> units) {
        return choices.resolve(
                conflictSubject(units.anyVersion().item()), units.map(MergeUnit::bytes));
    }

    private static ConflictSubject conflictSubject(BibItem item) {
        return switch (item) {
            case BibEntry entry -> new ConflictSubject(ConflictPart.ENTRY, entry.key(), "");
            case BibDisabled disabled ->
                    new ConflictSubject(
                            ConflictPart.ENTRY,
                            disabled.parseEntry().map(BibEntry::key).orElse(""),
                            "");
            case BibString string -> new ConflictSubject(ConflictPart.STRING, string.name(), "");
            case BibPreamble _ -> new ConflictSubject(ConflictPart.PREAMBLE, "", "");
            case BibComment _ -> new ConflictSubject(ConflictPart.COMMENT, "", "");
            case BibText _ -> new ConflictSubject(ConflictPart.TEXT, "", "");
        };
    }
}
