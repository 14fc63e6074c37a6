package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.Slice;
import octavo.merge.Conflict.Part;
import octavo.merge.Rulings.Ruling;
import octavo.merge.Rulings.Subject;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Merges the things that a file is a row of.
final class UnitCraft implements Woven.Craft<Unit> {
    private final Rulings rulings;
    private final Rows<Unit> rows;
    private final Set<Strand> needed;
    private final String lineEnd;
    private final ConflictMarks marks;
    private final Set<Unit> ourUnits = new HashSet<>();
    private final Set<Unit> theirUnits = new HashSet<>();
    private final Set<Unit> baseUnits = new HashSet<>();

    /// @param needed what the merged file uses although one side removed or renamed it
    UnitCraft(Rulings rulings, Rows<Unit> rows, Set<Strand> needed, String lineEnd) {
        this.rulings = rulings;
        this.rows = rows;
        this.needed = needed;
        this.lineEnd = lineEnd;
        this.marks = new ConflictMarks(lineEnd);
    }

    /// The gap near either thing that sets most off. What is told by lines needs at least one.
    @Override
    public Slice gap(Strand first, Strand second) {
        Optional<Slice> widest =
                rows.gapsNear(first, second).max(Comparator.comparingInt(UnitCraft::lines));
        if (widest.isEmpty()) {
            return Bytes.of(lineEnd + lineEnd);
        }
        return lines(widest.get()) > 0
                ? widest.get()
                : new Bytes().add(lineEnd).add(widest.get()).slice();
    }

    private static int lines(Slice gap) {
        int lines = 0;
        for (int i = 0; i < gap.length(); i++) {
            boolean pair = gap.at(i) == '\n' && i > 0 && gap.at(i - 1) == '\r';
            lines += (gap.at(i) == '\n' || gap.at(i) == '\r') && !pair ? 1 : 0;
        }
        return lines;
    }

    @Override
    public Optional<Slice> merged(Strand strand) {
        Versions<Unit> units = rows.at(strand);
        if (isNeeded(strand)) {
            return needed(strand, units);
        }
        if (units.isSettled()) {
            return units.settled().map(Unit::bytes).filter(_ -> !isAddedTwice(units));
        }
        return units.ours().isPresent() && units.theirs().isPresent()
                ? Optional.of(changedByBoth(units, units.ours().get(), units.theirs().get()))
                : removedByOne(strand, units);
    }

    @Override
    public boolean isNeeded(Strand strand) {
        return needed.contains(strand);
    }

    /// A string stays, beside what the other side made of it. Whether an entry stays that others
    /// take fields from is to be settled.
    private Optional<Slice> needed(Strand strand, Versions<Unit> units) {
        boolean byOurs = !units.ours().equals(units.base());
        Unit left = (byOurs ? units.theirs() : units.ours()).orElseThrow();
        if (left.item() instanceof BibString) {
            Optional<Unit> now = units.settled();
            return Optional.of(
                    now.map(it -> inTurn(it.bytes(), left.bytes())).orElse(left.bytes()));
        }
        return contested(strand, units, left);
    }

    /// Whether they added what we made of something else.
    private boolean isAddedTwice(Versions<Unit> units) {
        return units.base().isEmpty()
                && units.ours().isEmpty()
                && units.theirs().filter(this::isOnBothSides).isPresent();
    }

    /// Whether both sides have a thing that was not there before.
    private boolean isOnBothSides(Unit unit) {
        return Marks.isTelling(unit)
                && units(ourUnits, rows.ours()).contains(unit)
                && units(theirUnits, rows.theirs()).contains(unit)
                && !units(baseUnits, rows.base()).contains(unit);
    }

    private Optional<Slice> removedByOne(Strand strand, Versions<Unit> units) {
        Unit left = units.any();
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

    private Optional<Slice> contested(Strand strand, Versions<Unit> units, Unit left) {
        boolean byOurs = units.ours().isEmpty();
        Optional<Ruling> ruling = rule(units);
        if (ruling.isPresent()) {
            return ruling.get().chosen();
        }
        Optional<Slice> marked =
                left.item() instanceof BibEntry entry
                        ? ConflictMarks.removed(entry, byOurs)
                        : Optional.empty();
        return Optional.of(marked.orElseGet(() -> kept(strand, left, byOurs)));
    }

    private Slice kept(Strand strand, Unit left, boolean removedByOurs) {
        Slice mark = ConflictMarks.removed(removedByOurs);
        boolean marked =
                strand.ours() >= 0
                        && strand.ours() + 1 < rows.ours().size()
                        && rows.ours().elements().get(strand.ours() + 1).bytes().equals(mark);
        return marked ? left.bytes() : inTurn(left.bytes(), mark);
    }

    private static boolean saysTheSame(Unit one, Unit other) {
        if (one.item() instanceof BibEntry before && other.item() instanceof BibEntry after) {
            return Sayings.of(before).equals(Sayings.of(after));
        }
        return one.item() instanceof BibString before
                && other.item() instanceof BibString after
                && Sayings.of(before).equals(Sayings.of(after));
    }

    private Slice changedByBoth(Versions<Unit> units, Unit ours, Unit theirs) {
        Optional<Slice> merged =
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
        Slice mark = marks.renamed(theirs.item(), theirs.bytes());
        Set<Unit> known = units(ourUnits, rows.ours());
        return known.contains(Unit.of(theirs.item(), mark)) || known.contains(theirs)
                ? ours.bytes()
                : inTurn(ours.bytes(), mark);
    }

    private Optional<Slice> entry(Versions<Unit> units, BibEntry ours, BibEntry theirs) {
        Optional<BibEntry> base =
                units.base()
                        .filter(it -> it.item() instanceof BibEntry)
                        .map(it -> (BibEntry) it.item());
        if (base.isEmpty() && Traits.of(ours).contradicts(Traits.of(theirs))) {
            return Optional.empty();
        }
        return EntryMerge.merged(
                rulings, lineEnd, new Versions<>(base, Optional.of(ours), Optional.of(theirs)));
    }

    /// Both changed a string: one of them only its looks, or each gave it a name of its own, and
    /// values may use either. Else they contradict.
    private Optional<Slice> string(Versions<Unit> units) {
        Versions<BibString> strings =
                new Versions<>(
                        units.base().flatMap(UnitCraft::string),
                        units.ours().flatMap(UnitCraft::string),
                        units.theirs().flatMap(UnitCraft::string));
        Versions<String> said = strings.map(Sayings::of);
        if (said.isSettled()) {
            boolean ours = !said.ours().equals(said.base()) || said.ours().equals(said.theirs());
            return (ours ? units.ours() : units.theirs()).map(Unit::bytes);
        }
        Versions<String> values = strings.map(it -> Sayings.of(it.value().source()));
        Versions<String> names = strings.map(it -> it.name().toLowerCase(Locale.ROOT));
        return values.ours().equals(values.theirs()) && !names.isSettled()
                ? Optional.of(
                        inTurn(
                                units.ours().orElseThrow().bytes(),
                                units.theirs().orElseThrow().bytes()))
                : Optional.empty();
    }

    private static Optional<BibString> string(Unit unit) {
        return unit.item() instanceof BibString string ? Optional.of(string) : Optional.empty();
    }

    private Slice inTurn(Slice first, Slice second) {
        return new Bytes().add(first).add(lineEnd).add(second).slice();
    }

    private static Optional<Slice> lines(Versions<Unit> units) {
        return TextMerge.ofLines(units.map(Unit::bytes));
    }

    /// All that a side has, gathered when it is first asked for.
    private static Set<Unit> units(Set<Unit> gathered, Row<Unit> row) {
        if (gathered.isEmpty()) {
            gathered.addAll(row.elements());
        }
        return gathered;
    }

    private Optional<Ruling> rule(Versions<Unit> units) {
        return rulings.on(subject(units.any().item()), units.map(Unit::bytes));
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
