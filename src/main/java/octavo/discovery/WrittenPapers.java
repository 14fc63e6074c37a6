package octavo.discovery;

import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.WorkWriter;
import octavo.importing.WrittenWorks;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Papers as entries of a library of their own, so that they can be searched and shown as entries
/// are.
///
/// @param entries one for each paper; empty for one that cannot be written
public record WrittenPapers(Library library, List<Optional<Work>> entries) {
    public WrittenPapers {
        entries = List.copyOf(entries);
    }

    public static WrittenPapers of(List<FoundPaper> papers) {
        WrittenWorks writtenWorks =
                WorkWriter.writeWorks(
                        Library.empty(),
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        papers.stream().map(FoundPaper::foundWork).toList());
        Set<ImportedWork> unwritableWorks = new HashSet<>(writtenWorks.unwritableWorks());
        Library library = Library.of(writtenWorks.file());
        Iterator<Work> writtenEntries = Work.allOf(library).iterator();
        List<Optional<Work>> entries = new ArrayList<>();
        for (FoundPaper paper : papers) {
            entries.add(
                    unwritableWorks.contains(paper.foundWork())
                            ? Optional.empty()
                            : Optional.of(writtenEntries.next()));
        }
        return new WrittenPapers(library, entries);
    }
}
