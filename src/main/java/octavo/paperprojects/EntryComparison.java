package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.library.Library;
import octavo.library.Work;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryChange.ChangeKind;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.merge.LibraryDifference;
import octavo.paperprojects.CitedEntry.DifferingField;
import octavo.paperprojects.CitedEntry.NewerSide;

import java.util.List;
import java.util.Optional;

/// Compares a paper's entry with a library's field by field, and determines which side has changed
/// since the library's was last written into the paper's file.
final class EntryComparison {
    private final Library writtenLibrary;

    EntryComparison(BibFile writtenFile) {
        this.writtenLibrary = Library.of(writtenFile);
    }

    /// What the library has differently. Fields for programs or private use do not concern a paper.
    List<DifferingField> differingFields(Work paperWork, Work masterWork) {
        BibFile paperFile = BibParser.parse(paperWork.entry().text());
        BibFile masterFile =
                BibParser.parse(
                        masterWork
                                .entry()
                                .withKey(paperWork.key())
                                .orElse(masterWork.entry())
                                .text());
        return LibraryDifference.between(paperFile, masterFile).stream()
                .filter(libraryChange -> isMeaningful(libraryChange, paperWork, masterWork))
                .map(libraryChange ->
                        new DifferingField(
                                libraryChange,
                                newerSide(libraryChange.fieldName(), paperWork, masterWork)))
                .toList();
    }

    private static boolean isMeaningful(
            LibraryChange libraryChange, Work paperWork, Work masterWork) {
        String field = libraryChange.fieldName();
        if (libraryChange.kind() == ChangeKind.LAID_OUT
                || libraryChange.part() == ChangedPart.FILE
                || libraryChange.part() == ChangedPart.TEXT) {
            return false;
        }
        return field.isEmpty()
                || !isPrivate(field)
                        && !paperWork.rawValue(field).equals(masterWork.rawValue(field));
    }

    private static boolean isPrivate(String field) {
        return FieldCatalogue.hasTrait(field, FieldTrait.PRIVATE)
                || FieldCatalogue.hasTrait(field, FieldTrait.PROGRAM)
                || FieldCatalogue.kindOf(field) == FieldKind.CHANGED;
    }

    private NewerSide newerSide(String field, Work paperWork, Work masterWork) {
        Optional<BibEntry> baseEntry = writtenLibrary.workWithKey(paperWork.key()).map(Work::entry);
        if (baseEntry.isEmpty()) {
            return newerByDate(paperWork, masterWork);
        }
        boolean isPaperUnchanged =
                textOf(baseEntry.get(), field).equals(textOf(paperWork.entry(), field));
        boolean isMasterUnchanged =
                textOf(baseEntry.get(), field).equals(textOf(masterWork.entry(), field));
        if (isPaperUnchanged == isMasterUnchanged) {
            return isPaperUnchanged ? NewerSide.UNKNOWN : NewerSide.BOTH;
        }
        return isPaperUnchanged ? NewerSide.LIBRARY : NewerSide.PAPER;
    }

    private static String textOf(BibEntry entry, String field) {
        return field.isEmpty() ? entry.type() : entry.valueSource(field).orElse("");
    }

    /// Programs record when an entry was last changed; these dates sort as text.
    private static NewerSide newerByDate(Work paperWork, Work masterWork) {
        for (String field : FieldCatalogue.fieldsWith(FieldKind.CHANGED)) {
            String paperDate = paperWork.plainText(field);
            String masterDate = masterWork.plainText(field);
            if (!paperDate.isEmpty() && !masterDate.isEmpty() && !paperDate.equals(masterDate)) {
                return paperDate.compareTo(masterDate) > 0 ? NewerSide.PAPER : NewerSide.LIBRARY;
            }
        }
        return NewerSide.UNKNOWN;
    }
}
