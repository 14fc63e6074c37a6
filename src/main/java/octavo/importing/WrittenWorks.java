package octavo.importing;

import octavo.bib.BibFile;
import octavo.formats.workdrafts.ImportedWork;

import java.util.List;

/// Works as entries of a library.
///
/// @param unwritableWorks those that cannot be written as entries
public record WrittenWorks(BibFile file, List<ImportedWork> unwritableWorks) {
    public WrittenWorks {
        unwritableWorks = List.copyOf(unwritableWorks);
    }
}
