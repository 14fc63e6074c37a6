package octavo.gui.entries;

import octavo.library.EntryGuard;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What visible rows emphasise besides their texts. Only rows on the screen ask for it, so that a
/// change costs nothing for the others.
///
/// @param isOwnName recognises the names of the user; empty if nobody has said who that is
/// @param problemSlots the entries with problems
/// @param noticedSlots the entries whose works were retracted or corrected
/// @param doubtedSlots the entries that services do not confirm
public record RowHighlights(
        Optional<Predicate<PersonName>> isOwnName,
        BitSet problemSlots,
        NoticedSlots noticedSlots,
        DoubtedSlots doubtedSlots) {
    public static final RowHighlights NONE =
            new RowHighlights(Optional.empty(), new BitSet(), NoticedSlots.NONE, DoubtedSlots.NONE);

    /// The entries of works about which a notice was published.
    public record NoticedSlots(BitSet retractedSlots, BitSet correctedSlots) {
        public static final NoticedSlots NONE = new NoticedSlots(new BitSet(), new BitSet());
    }

    /// The entries against which there is evidence, and those that no service knows.
    public record DoubtedSlots(BitSet disputedSlots, BitSet unknownSlots) {
        public static final DoubtedSlots NONE = new DoubtedSlots(new BitSet(), new BitSet());

        /// Has a slot as others have it.
        public void copy(DoubtedSlots others, int slotNumber) {
            disputedSlots.set(slotNumber, others.disputedSlots.get(slotNumber));
            unknownSlots.set(slotNumber, others.unknownSlots.get(slotNumber));
        }

        /// All of them.
        public IntStream all() {
            return IntStream.concat(disputedSlots.stream(), unknownSlots.stream());
        }

        /// These without some.
        public DoubtedSlots without(BitSet slots) {
            return new DoubtedSlots(
                    difference(disputedSlots, slots), difference(unknownSlots, slots));
        }

        private static BitSet difference(BitSet slots, BitSet others) {
            BitSet difference = (BitSet) slots.clone();
            difference.andNot(others);
            return difference;
        }
    }

    /// Around a name of the user in the texts of cells; no name has these characters.
    static final String OWN_START = "\u000E";

    static final String OWN_END = "\u000F";

    public RowHighlights withOwnNames(Optional<Predicate<PersonName>> newNames) {
        return new RowHighlights(newNames, problemSlots, noticedSlots, doubtedSlots);
    }

    public RowHighlights withProblems(BitSet newSlots, NoticedSlots newNoticed) {
        return new RowHighlights(isOwnName, newSlots, newNoticed, doubtedSlots);
    }

    public RowHighlights withDoubts(DoubtedSlots newDoubted) {
        return new RowHighlights(isOwnName, problemSlots, noticedSlots, newDoubted);
    }

    /// The text of a row in a column, the user's own names among the authors between marks.
    String markedText(TableColumnKind column, EntryCells row) {
        String text = column.text(row);
        return column.equals(TableColumnKind.AUTHORS) && isOwnName.isPresent()
                ? EntryGuard.readSafely(
                        row.work().key(),
                        () -> markedAuthors(row.work(), isOwnName.get()),
                        () -> text)
                : text;
    }

    private static String markedAuthors(Work work, Predicate<PersonName> isOwn) {
        var authors = work.authors();
        Stream<String> names =
                authors.names().stream()
                        .map(name -> {
                            String family = name.displayName(NameForm.FAMILY);
                            return isOwn.test(name) ? OWN_START + family + OWN_END : family;
                        });
        List<String> others = authors.hasOthers() ? List.of("…") : List.of();
        return Stream.concat(names, others.stream()).collect(Collectors.joining(", "));
    }

    /// A text of a cell without its marks.
    static String plainText(String markedText) {
        return markedText.replace(OWN_START, "").replace(OWN_END, "");
    }

    boolean hasProblem(EntryCells row) {
        return problemSlots.get(row.number());
    }

    boolean isRetracted(EntryCells row) {
        return noticedSlots.retractedSlots().get(row.number());
    }

    boolean isCorrected(EntryCells row) {
        return noticedSlots.correctedSlots().get(row.number());
    }

    boolean isDisputed(EntryCells row) {
        return doubtedSlots.disputedSlots().get(row.number());
    }

    boolean isUnknown(EntryCells row) {
        return doubtedSlots.unknownSlots().get(row.number());
    }
}
