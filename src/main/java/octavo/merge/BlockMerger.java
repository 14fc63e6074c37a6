package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.Ruling;
import octavo.merge.ConflictChoices.Subject;
import octavo.merge.MergeConflict.Part;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Merges the blocks and lines of a file.
final class BlockMerger implements MergedSequence.Craft<MergeUnit> {
    private final ConflictChoices rulings;
    private final SequenceTriple<MergeUnit> rows;
    private final Set<AlignedTriple> needed;
    private final String lineEnd;
    private final ConflictMarks marks;
    private final Set<MergeUnit> ourUnits = new HashSet<>();
    private final Set<MergeUnit> theirUnits = new HashSet<>();
    private final Set<MergeUnit> baseUnits = new HashSet<>();

    /// @param needed what the merged file uses although one side removed or renamed it
    BlockMerger(
            ConflictChoices rulings,
            SequenceTriple<MergeUnit> rows,
            Set<AlignedTriple> needed,
            String lineEnd) {
        this.rulings = rulings;
        this.rows = rows;
        this.needed = needed;
        this.lineEnd = lineEnd;
        this.marks = new ConflictMarks(lineEnd);
    }

    /// The widest gap next to either element. Elements identified by lines need at least one.
    @Override
    public ByteSlice gap(AlignedTriple first, AlignedTriple second) {
        Optional<ByteSlice> widest =
                rows.gapsNear(first, second).max(Comparator.comparingInt(BlockMerger::lines));
        if (widest.isEmpty()) {
            return ByteBuilder.of(lineEnd + lineEnd);
        }
        return lines(widest.get()) > 0
                ? widest.get()
                : new ByteBuilder().add(lineEnd).add(widest.get()).slice();
    }

    private static int lines(ByteSlice gap) {
        int lines = 0;
        for (int i = 0; i < gap.length(); i++) {
            boolean pair = gap.at(i) == '\n' && i > 0 && gap.at(i - 1) == '\r';
            lines += (gap.at(i) == '\n' || gap.at(i) == '\r') && !pair ? 1 : 0;
        }
        return lines;
    }

    @Override
    public Optional<ByteSlice> merged(AlignedTriple strand) {
        UnitVersions<MergeUnit> units = rows.at(strand);
        if (isNeeded(strand)) {
            return needed(strand, units);
        }
        if (units.isSettled()) {
            return units.settled().map(MergeUnit::bytes).filter(_ -> !isAddedTwice(units));
        }
        return units.ours().isPresent() && units.theirs().isPresent()
                ? Optional.of(changedByBoth(units, units.ours().get(), units.theirs().get()))
                : removedByOne(strand, units);
    }

    @Override
    public boolean isNeeded(AlignedTriple strand) {
        return needed.contains(strand);
    }

    /// A string stays, next to the other side's version. An entry that others inherit from is a
    /// conflict.
    private Optional<ByteSlice> needed(AlignedTriple strand, UnitVersions<MergeUnit> units) {
        boolean byOurs = !units.ours().equals(units.base());
        MergeUnit left = (byOurs ? units.theirs() : units.ours()).orElseThrow();
        if (left.item() instanceof BibString) {
            Optional<MergeUnit> now = units.settled();
            return Optional.of(
                    now.map(it -> inTurn(it.bytes(), left.bytes())).orElse(left.bytes()));
        }
        return contested(strand, units, left);
    }

    /// Whether they added what we turned something else into.
    private boolean isAddedTwice(UnitVersions<MergeUnit> units) {
        return units.base().isEmpty()
                && units.ours().isEmpty()
                && units.theirs().filter(this::isOnBothSides).isPresent();
    }

    /// Whether both sides have an element that is not in the base.
    private boolean isOnBothSides(MergeUnit unit) {
        return UnitIdentities.isTelling(unit)
                && units(ourUnits, rows.ours()).contains(unit)
                && units(theirUnits, rows.theirs()).contains(unit)
                && !units(baseUnits, rows.base()).contains(unit);
    }

    private Optional<ByteSlice> removedByOne(AlignedTriple strand, UnitVersions<MergeUnit> units) {
        MergeUnit left = units.any();
        boolean byOurs = units.ours().isEmpty();
        if (units.base().filter(it -> saysTheSame(it, left)).isPresent()
                || byOurs && units(ourUnits, rows.ours()).contains(left)) {
            return Optional.empty();
        }
        if (!byOurs && isOnBothSides(left)) {
            return Optional.of(left.bytes());
        }
        return contested(strand, units, left);
    }

    private Optional<ByteSlice> contested(
            AlignedTriple strand, UnitVersions<MergeUnit> units, MergeUnit left) {
        boolean byOurs = units.ours().isEmpty();
        Optional<Ruling> ruling = rule(units);
        if (ruling.isPresent()) {
            return ruling.get().chosen();
        }
        Optional<ByteSlice> marked =
                left.item() instanceof BibEntry entry
                        ? ConflictMarks.removed(entry, byOurs)
                        : Optional.empty();
        return Optional.of(marked.orElseGet(() -> kept(strand, left, byOurs)));
    }

    private ByteSlice kept(AlignedTriple strand, MergeUnit left, boolean removedByOurs) {
        ByteSlice mark = ConflictMarks.removed(removedByOurs);
        boolean marked =
                strand.ours() >= 0
                        && strand.ours() + 1 < rows.ours().size()
                        && rows.ours().elements().get(strand.ours() + 1).bytes().equals(mark);
        return marked ? left.bytes() : inTurn(left.bytes(), mark);
    }

    private static boolean saysTheSame(MergeUnit one, MergeUnit other) {
        if (one.item() instanceof BibEntry before && other.item() instanceof BibEntry after) {
            return NormalizedContent.of(before).equals(NormalizedContent.of(after));
        }
        return one.item() instanceof BibString before
                && other.item() instanceof BibString after
                && NormalizedContent.of(before).equals(NormalizedContent.of(after));
    }

    private ByteSlice changedByBoth(
            UnitVersions<MergeUnit> units, MergeUnit ours, MergeUnit theirs) {
        Optional<ByteSlice> merged =
                switch (ours.item()) {
                    case BibEntry here when theirs.item() instanceof BibEntry there ->
                            entry(units, here, there);
                    case BibString _ when theirs.item() instanceof BibString -> string(units);
                    case BibComment _, BibDisabled _ -> lines(units);
                    default -> Optional.empty();
                };
        if (merged.isPresent()) {
            return merged.get();
        }
        Optional<Ruling> ruling = rule(units);
        if (ruling.isPresent()) {
            return ruling.get().chosen().orElse(ours.bytes());
        }
        ByteSlice mark = marks.renamed(theirs.item(), theirs.bytes());
        Set<MergeUnit> known = units(ourUnits, rows.ours());
        return known.contains(MergeUnit.of(theirs.item(), mark)) || known.contains(theirs)
                ? ours.bytes()
                : inTurn(ours.bytes(), mark);
    }

    private Optional<ByteSlice> entry(
            UnitVersions<MergeUnit> units, BibEntry ours, BibEntry theirs) {
        Optional<BibEntry> base =
                units.base()
                        .filter(it -> it.item() instanceof BibEntry)
                        .map(it -> (BibEntry) it.item());
        if (base.isEmpty() && UnitTraits.of(ours).contradicts(UnitTraits.of(theirs))) {
            return Optional.empty();
        }
        return EntryMerge.merged(
                rulings, lineEnd, new UnitVersions<>(base, Optional.of(ours), Optional.of(theirs)));
    }

    /// Both changed a string. If one only reformatted it, or each renamed it, values may use
    /// either; otherwise they conflict.
    private Optional<ByteSlice> string(UnitVersions<MergeUnit> units) {
        UnitVersions<BibString> strings =
                new UnitVersions<>(
                        units.base().flatMap(BlockMerger::string),
                        units.ours().flatMap(BlockMerger::string),
                        units.theirs().flatMap(BlockMerger::string));
        UnitVersions<String> said = strings.map(NormalizedContent::of);
        if (said.isSettled()) {
            boolean ours = !said.ours().equals(said.base()) || said.ours().equals(said.theirs());
            return (ours ? units.ours() : units.theirs()).map(MergeUnit::bytes);
        }
        UnitVersions<String> values = strings.map(it -> NormalizedContent.of(it.value().source()));
        UnitVersions<String> names = strings.map(it -> it.name().toLowerCase(Locale.ROOT));
        return values.ours().equals(values.theirs()) && !names.isSettled()
                ? Optional.of(
                        inTurn(
                                units.ours().orElseThrow().bytes(),
                                units.theirs().orElseThrow().bytes()))
                : Optional.empty();
    }

    private static Optional<BibString> string(MergeUnit unit) {
        return unit.item() instanceof BibString string ? Optional.of(string) : Optional.empty();
    }

    private ByteSlice inTurn(ByteSlice first, ByteSlice second) {
        return new ByteBuilder().add(first).add(lineEnd).add(second).slice();
    }

    private static Optional<ByteSlice> lines(UnitVersions<MergeUnit> units) {
        return TextMerge.ofLines(units.map(MergeUnit::bytes));
    }

    /// All elements of a side, collected on demand.
    private static Set<MergeUnit> units(Set<MergeUnit> gathered, UnitSequence<MergeUnit> row) {
        if (gathered.isEmpty()) {
            gathered.addAll(row.elements());
        }
        return gathered;
    }

    private Optional<Ruling> rule(UnitVersions<MergeUnit> units) {
        return rulings.on(subject(units.any().item()), units.map(MergeUnit::bytes));
    }

    private static Subject subject(BibItem item) {
        return switch (item) {
            case BibEntry entry -> new Subject(Part.ENTRY, entry.key(), "");
            case BibDisabled disabled ->
                    new Subject(Part.ENTRY, disabled.entry().map(BibEntry::key).orElse(""), "");
            case BibString string -> new Subject(Part.STRING, string.name(), "");
            case BibPreamble _ -> new Subject(Part.PREAMBLE, "", "");
            case BibComment _ -> new Subject(Part.COMMENT, "", "");
            case BibText _ -> new Subject(Part.TEXT, "", "");
        };
    }
}
