package octavo.projects;

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
import octavo.projects.CitedEntry.DifferingField;
import octavo.projects.CitedEntry.NewerSide;

import java.util.List;
import java.util.Optional;

/// Compares a paper's entry with a library's field by field, and determines which side has changed
/// since the library's was last written into the paper's file.
final class EntryComparison {
    private final Library written;

    EntryComparison(BibFile written) {
        this.written = Library.of(written);
    }

    /// What the library has differently. Fields for programs or private use do not concern a paper.
    List<DifferingField> differences(Work paper, Work master) {
        BibFile before = BibParser.parse(paper.entry().text());
        BibFile after =
                BibParser.parse(master.entry().withKey(paper.key()).orElse(master.entry()).text());
        return LibraryDifference.between(before, after).stream()
                .filter(change -> isOfMeaning(change, paper, master))
                .map(change -> new DifferingField(change, newer(change.fieldName(), paper, master)))
                .toList();
    }

    private static boolean isOfMeaning(LibraryChange change, Work paper, Work master) {
        String field = change.fieldName();
        if (change.kind() == ChangeKind.LAID_OUT
                || change.part() == ChangedPart.FILE
                || change.part() == ChangedPart.TEXT) {
            return false;
        }
        return field.isEmpty()
                || !isPrivate(field) && !paper.rawValue(field).equals(master.rawValue(field));
    }

    private static boolean isPrivate(String field) {
        return FieldCatalogue.hasTrait(field, FieldTrait.PRIVATE)
                || FieldCatalogue.hasTrait(field, FieldTrait.PROGRAM)
                || FieldCatalogue.kindOf(field) == FieldKind.CHANGED;
    }

    private NewerSide newer(String field, Work paper, Work master) {
        Optional<BibEntry> base =
                written.indexOfKey(paper.key()).flatMap(written::workAt).map(Work::entry);
        if (base.isEmpty()) {
            return newerByDate(paper, master);
        }
        boolean paperSame = said(base.get(), field).equals(said(paper.entry(), field));
        boolean masterSame = said(base.get(), field).equals(said(master.entry(), field));
        if (paperSame == masterSame) {
            return paperSame ? NewerSide.UNKNOWN : NewerSide.BOTH;
        }
        return paperSame ? NewerSide.LIBRARY : NewerSide.PAPER;
    }

    private static String said(BibEntry entry, String field) {
        return field.isEmpty() ? entry.type() : entry.valueSource(field).orElse("");
    }

    /// Programs record when an entry was last changed; these dates sort as text.
    private static NewerSide newerByDate(Work paper, Work master) {
        for (String field : FieldCatalogue.fieldsWith(FieldKind.CHANGED)) {
            String here = paper.plainText(field);
            String there = master.plainText(field);
            if (!here.isEmpty() && !there.isEmpty() && !here.equals(there)) {
                return here.compareTo(there) > 0 ? NewerSide.PAPER : NewerSide.LIBRARY;
            }
        }
        return NewerSide.UNKNOWN;
    }
}
