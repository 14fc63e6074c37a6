package octavo.gui.problems;

import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.formats.paper.PrintedTitle;
import octavo.importing.ImportCandidate;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Which entry of a library a file is the paper of: the one whose key is its name, or the one that
/// its content names.
final class PaperMatch {
    private final Library library;

    PaperMatch(Library library) {
        this.library = library;
    }

    /// The slot of a file's entry.
    Optional<Integer> slotOf(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.[A-Za-z0-9]{1,5}$", "");
        Optional<Integer> slotByName =
                library.slotWithKey(name)
                        .or(() -> library.slotWithKey(name.replaceFirst("-\\d{1,3}$", "")))
                        .map(slot -> slot.number());
        return slotByName.isPresent() ? slotByName : slotOfContent(file);
    }

    private Optional<Integer> slotOfContent(Path file) {
        return readBytes(file)
                .map(fileBytes ->
                        NamedSource.ofFile(file.toString(), fileBytes, file, Optional.empty()))
                .filter(source -> source.linkedDocument().isPresent())
                .map(source ->
                        SourcePlan.of(
                                        library,
                                        List.of(source),
                                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                                        DistinctPairs.NONE)
                                .candidates())
                .filter(candidates -> candidates.size() == 1)
                .map(List::getFirst)
                .flatMap(ImportCandidate::knownSlot);
    }

    /// Of which works a file is the paper: those whose titles its first page has.
    static Predicate<Work> isPaperOf(Path file) {
        Optional<PrintedTitle> printedTitle = readBytes(file).map(PrintedTitle::of);
        return work -> printedTitle.filter(it -> it.objection(work.title()).isEmpty()).isPresent();
    }

    private static Optional<byte[]> readBytes(Path file) {
        try {
            return Optional.of(LibraryFile.readBytes(file));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
