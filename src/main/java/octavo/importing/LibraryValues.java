package octavo.importing;

import octavo.bib.BibValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Library;

import java.util.SequencedMap;

/// Writes values as a library writes its own: names of fields, months, letters, braces.
public final class LibraryValues {
    private final LibraryConventions libraryConventions;

    public LibraryValues(Library library) {
        this.libraryConventions = LibraryConventions.of(library);
    }

    /// The values of a work, by the library's names for the fields.
    public SequencedMap<String, BibValue> fieldsOf(ImportedWork importedWork) {
        return new EntryFields(importedWork, libraryConventions).toBibFields();
    }

    /// The value of a month, from 1.
    public BibValue monthValue(int monthNumber) {
        return libraryConventions.monthValue(monthNumber);
    }

    /// The library's name for a field, in its usual case.
    ///
    /// @param standardName its biblatex name
    public String fieldName(String standardName) {
        return libraryConventions.preferredCase(libraryConventions.preferredName(standardName));
    }
}
