package octavo.importer;

import octavo.bib.BibFile;

import java.util.List;

/// Works as entries of a library.
///
/// @param unwritable those that cannot be written as entries
public record WrittenWorks(BibFile file, List<ImportedWork> unwritable) {
    public WrittenWorks {
        unwritable = List.copyOf(unwritable);
    }
}
