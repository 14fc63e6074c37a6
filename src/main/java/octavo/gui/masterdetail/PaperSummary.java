package octavo.gui.masterdetail;

import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.names.PersonName;
import octavo.richtext.Run;
import octavo.richtext.Runs;
import octavo.venuenames.VenueName;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A paper as its readers know it: title, authors, venue and year.
///
/// @param title its key where it has none
/// @param authors the first authors' family names
public record PaperSummary(int slot, String title, Runs authors, String venue, String year) {
    private static final int MOST_AUTHORS = 4;

    /// In place of the slot of a paper that is in another file.
    private static final int NOWHERE = -1;

    /// No author stands out.
    private static final int NOBODY = -1;

    /// Separates authors, venue and year: never drawn into a text from right to left, as the
    /// left-to-right marks beside it say.
    private static final String DOT = "\u200E · \u200E";

    private static final Runs ELLIPSIS = Runs.of("…");

    public static PaperSummary of(int slot, Work work) {
        return of(slot, work, NOBODY);
    }

    /// A paper that is in another file.
    public static PaperSummary outside(Work work) {
        return of(NOWHERE, work, NOBODY);
    }

    /// The paper in a slot; empty if there is none.
    public static Optional<PaperSummary> inSlot(Library library, int slot) {
        return library.indexOfSlot(slot).flatMap(library::workAt).map(work -> of(slot, work));
    }

    /// A paper in whose list of authors one stands out.
    ///
    /// @param author the author's place in the list
    public static PaperSummary of(int slot, Work work, int author) {
        return new PaperSummary(
                slot,
                work.title().isBlank() ? work.key() : work.title(),
                authors(work, author),
                shortVenue(work.venue()),
                work.shownYear());
    }

    /// Its acronym, where it is written with one.
    private static String shortVenue(String writtenVenue) {
        return VenueName.parse(writtenVenue).acronyms().stream().findFirst().orElse(writtenVenue);
    }

    private static Runs authors(Work work, int author) {
        List<PersonName> names = work.authors().names();
        List<Runs> shownNames = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_AUTHORS, names.size()); i++) {
            shownNames.add(family(names.get(i), i == author));
        }
        boolean isFurther = author >= MOST_AUTHORS && author < names.size();
        if (isFurther) {
            shownNames.add(ELLIPSIS);
            shownNames.add(family(names.get(author), true));
        }
        int lastShown = isFurther ? author + 1 : MOST_AUTHORS;
        if (lastShown < names.size() || work.authors().hasOthers()) {
            shownNames.add(ELLIPSIS);
        }
        return join(", ", shownNames.stream());
    }

    private static Runs family(PersonName name, boolean standsOut) {
        Runs family = Runs.of(name.displayName(NameForm.FAMILY));
        return standsOut
                ? new Runs(List.of(new Run.StyledRun(Run.TextFormat.BOLD, family.runs())))
                : family;
    }

    /// Authors, venue and year, as far as it has them.
    public Runs details() {
        return join(DOT, Stream.of(authors, Runs.of(venue), Runs.of(year)));
    }

    private static Runs join(String separator, Stream<Runs> parts) {
        return parts.filter(part -> !part.isEmpty())
                .reduce((before, after) -> before.plus(Runs.of(separator)).plus(after))
                .orElse(Runs.EMPTY);
    }
}
