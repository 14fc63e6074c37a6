package octavo.files.words;

import octavo.library.Library;
import octavo.library.LinkedFile;
import octavo.library.Work;
import octavo.values.FileLink;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;

/// The PDFs that the entries of a library link to and that exist on this computer. Finding them
/// accesses the disk, but no other computer.
///
/// @param slotsByFile by file, the slots of the entries that link to it; never modified
public record LinkedPapers(SequencedMap<Path, BitSet> slotsByFile) {
    public static LinkedPapers of(Library library, List<Path> folders) {
        SequencedMap<Path, BitSet> slotsByFile = new LinkedHashMap<>();
        Work.allOf(library)
                .forEach(work -> {
                    int slot = library.slots().get(work.index()).number();
                    for (FileLink link : work.fileLinks()) {
                        paperFile(link, folders)
                                .ifPresent(file ->
                                        slotsByFile
                                                .computeIfAbsent(file, _ -> new BitSet())
                                                .set(slot));
                    }
                });
        return new LinkedPapers(slotsByFile);
    }

    private static Optional<Path> paperFile(FileLink link, List<Path> folders) {
        return isLocal(link) && link.path().toLowerCase(Locale.ROOT).endsWith(".pdf")
                ? LinkedFile.findFile(link, folders).filter(LinkedFile::isDocument)
                : Optional.empty();
    }

    /// On Windows, merely checking a path such as `\\host\share\a.pdf` logs in to that host.
    private static boolean isLocal(FileLink link) {
        return !link.isUrl() && !link.path().replace('\\', '/').startsWith("//");
    }
}
