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
import java.util.Optional;
import java.util.Set;

/// Merges the things that a file is a row of.
final class UnitCraft implements Woven.Craft<Unit> {
    private final Rulings rulings;
    private final Rows<Unit> rows;
    private final String lineEnd;
    private final ConflictMarks marks;
    private final Set<Slice> ourBytes = new HashSet<>();

    UnitCraft(Rulings rulings, Rows<Unit> rows, String lineEnd) {
        this.rulings = rulings;
        this.rows = rows;
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
        if (units.isSettled()) {
            return units.settled().map(Unit::bytes);
        }
        return units.ours().isPresent() && units.theirs().isPresent()
                ? Optional.of(changedByBoth(units, units.ours().get(), units.theirs().get()))
                : removedByOne(units);
    }

    private Optional<Slice> removedByOne(Versions<Unit> units) {
        Unit left = units.any();
        if (units.base().filter(it -> saysTheSame(it, left)).isPresent()) {
            return Optional.empty();
        }
        Optional<Ruling> ruling = rule(units);
        if (ruling.isPresent()) {
            return ruling.get().chosen();
        }
        boolean byOurs = units.ours().isEmpty();
        Optional<Slice> marked =
                left.item() instanceof BibEntry entry
                        ? ConflictMarks.removed(entry, byOurs)
                        : Optional.empty();
        return Optional.of(marked.orElseGet(() -> marks.kept(left.bytes(), byOurs)));
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
        return ourBytes().contains(mark)
                ? ours.bytes()
                : new Bytes().add(ours.bytes()).add(lineEnd).add(mark).slice();
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

    /// Both changed a string: one of them only its looks, or they contradict.
    private static Optional<Slice> string(Versions<Unit> units) {
        Versions<String> said =
                units.map(it -> it.item() instanceof BibString string ? Sayings.of(string) : "");
        if (!said.isSettled()) {
            return Optional.empty();
        }
        boolean theirsCounts =
                said.ours().equals(said.base()) && !said.theirs().equals(said.base());
        return (theirsCounts ? units.theirs() : units.ours()).map(Unit::bytes);
    }

    private static Optional<Slice> lines(Versions<Unit> units) {
        return TextMerge.ofLines(units.map(Unit::bytes));
    }

    private Set<Slice> ourBytes() {
        if (ourBytes.isEmpty()) {
            rows.ours().elements().forEach(it -> ourBytes.add(it.bytes()));
        }
        return ourBytes;
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
