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
import java.util.stream.Stream;

/// What visible rows emphasise besides their texts. Only rows on the screen ask for it, so that a
/// change costs nothing for the others.
///
/// @param isOwnName recognises the names of the user; empty if nobody has said who that is
/// @param problemSlots the entries with problems
/// @param noticedSlots the entries whose works were retracted or corrected
public record RowHighlights(
        Optional<Predicate<PersonName>> isOwnName, BitSet problemSlots, NoticedSlots noticedSlots) {
    public static final RowHighlights NONE =
            new RowHighlights(Optional.empty(), new BitSet(), NoticedSlots.NONE);

    /// The entries of works about which a notice was published.
    public record NoticedSlots(BitSet retractedSlots, BitSet correctedSlots) {
        public static final NoticedSlots NONE = new NoticedSlots(new BitSet(), new BitSet());
    }

    /// Around a name of the user in the texts of cells; no name has these characters.
    static final String OWN_START = "\u000E";

    static final String OWN_END = "\u000F";

    public RowHighlights withOwnNames(Optional<Predicate<PersonName>> newNames) {
        return new RowHighlights(newNames, problemSlots, noticedSlots);
    }

    public RowHighlights withProblems(BitSet newSlots, NoticedSlots newNoticed) {
        return new RowHighlights(isOwnName, newSlots, newNoticed);
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
}
