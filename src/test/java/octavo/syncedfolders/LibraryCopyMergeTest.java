package octavo.syncedfolders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.merge.ConflictChoice.MergeSide;
import octavo.recovery.VersionStore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/// What merging a conflicted copy takes from a library.
class LibraryCopyMergeTest {
    private static final String FIRST = "@misc{a,\n  title = {T}%s\n}\n\n";

    @TempDir private Path folder = Path.of("");

    private static String others(int count) {
        var text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("@misc{k%d,\n  title = {Title %d}\n}\n\n".formatted(i, i));
        }
        return text.toString();
    }

    private LibraryCopyMerge merge(BibFile file, ConflictCopy copy) throws IOException {
        return LibraryCopyMerge.of(
                folder.resolve("state"),
                new LibraryCopyMerge.MergedLibrary(copy.libraryPath(), file, file),
                copy);
    }

    @Test
    void mergingAShrunkCopyTwiceTakesNothingThatItsAuthorNeverSaw() throws IOException {
        Path library = folder.resolve("papers.bib");
        Path copyPath = folder.resolve("papers (b conflict 1).bib");
        VersionStore versions = VersionStore.of(folder.resolve("state"), library);
        BibFile start = BibParser.parse(FIRST.formatted("") + others(30));
        BibFile present = BibParser.parse(FIRST.formatted(",\n  abstract = {Unseen}") + others(30));
        versions.storeVersion(start, Instant.now());
        versions.storeVersion(present, Instant.now());
        Files.writeString(copyPath, FIRST.formatted(",\n  note = {N}") + others(3));
        ConflictCopy copy =
                new ConflictCopy(library, copyPath, ConflictCopy.CopiedFile.LIBRARY, true);

        LibraryCopyMerge first = merge(present, copy);
        assertEquals(Optional.of(PartialContent.SHRUNK), first.oddity());
        BibFile merged = first.mergeResult().resolveAll(MergeSide.THEIRS).mergedFile();
        assertTrue(merged.text().contains("Unseen"), merged.text());
        versions.markOwnSave(merged, present);
        versions.storeVersion(merged, Instant.now());

        String again = merge(merged, copy).cleanPart().text();
        assertTrue(again.contains("Unseen"), again);
    }
}
