package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.receipts.ConfirmedFields;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;

import java.util.List;
import java.util.Optional;

/// Finds the values that came with papers that were looked up, or that were there and agree with
/// what the services said.
public final class ImportConfirmation {
    private ImportConfirmation() {}

    /// The values of entries that an import has added or completed.
    public static List<ConfirmedFields> of(
            Library libraryBefore, Library libraryAfter, List<FoundPaper> foundPapers) {
        if (foundPapers.isEmpty()) {
            return List.of();
        }
        VenueRegister register = VenueRegister.builtIn();
        return Work.allOf(libraryAfter)
                .filter(work -> isChanged(libraryBefore, libraryAfter, work))
                .flatMap(work ->
                        foundPapers.stream()
                                .filter(foundPaper -> isOf(work, foundPaper))
                                .limit(1)
                                .flatMap(foundPaper ->
                                        ValueConfirmation.of(register, work, foundPaper.answers())
                                                .stream()))
                .toList();
    }

    private static boolean isChanged(Library libraryBefore, Library libraryAfter, Work work) {
        Slot slot = libraryAfter.slots().get(work.index());
        return libraryBefore
                .entryInSlot(slot.number())
                .filter(entry -> entry.equals(work.entry()))
                .isEmpty();
    }

    private static boolean isOf(Work work, FoundPaper foundPaper) {
        Optional<Doi> foundDoi = Doi.parse(foundPaper.foundWork().plainText(FieldName.DOI)).value();
        return foundDoi.isPresent() && foundDoi.equals(work.doi())
                || ComparedTitle.of(foundPaper.foundWork().plainText(FieldName.TITLE))
                        .plainLetters()
                        .equals(ComparedTitle.of(work.title()).plainLetters());
    }
}
