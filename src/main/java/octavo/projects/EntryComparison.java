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
import octavo.merge.LibraryChange.How;
import octavo.merge.LibraryChange.What;
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
                .map(change -> new DifferingField(change, newer(change.field(), paper, master)))
                .toList();
    }

    private static boolean isOfMeaning(LibraryChange change, Work paper, Work master) {
        String field = change.field();
        if (change.how() == How.LAID_OUT
                || change.what() == What.FILE
                || change.what() == What.TEXT) {
            return false;
        }
        return field.isEmpty() || !isPrivate(field) && !paper.raw(field).equals(master.raw(field));
    }

    private static boolean isPrivate(String field) {
        return FieldCatalogue.has(field, FieldTrait.PRIVATE)
                || FieldCatalogue.has(field, FieldTrait.PROGRAM)
                || FieldCatalogue.kind(field) == FieldKind.CHANGED;
    }

    private NewerSide newer(String field, Work paper, Work master) {
        Optional<BibEntry> base =
                written.indexOfKey(paper.key()).flatMap(written::work).map(Work::entry);
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
        return field.isEmpty() ? entry.type() : entry.source(field).orElse("");
    }

    /// Programs record when an entry was last changed; these dates sort as text.
    private static NewerSide newerByDate(Work paper, Work master) {
        for (String field : FieldCatalogue.with(FieldKind.CHANGED)) {
            String here = paper.text(field);
            String there = master.text(field);
            if (!here.isEmpty() && !there.isEmpty() && !here.equals(there)) {
                return here.compareTo(there) > 0 ? NewerSide.PAPER : NewerSide.LIBRARY;
            }
        }
        return NewerSide.UNKNOWN;
    }
}
