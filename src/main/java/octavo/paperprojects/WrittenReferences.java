package octavo.paperprojects;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.storage.ContentDigest;
import octavo.storage.PrivateFile;
import octavo.storage.ResolvedPath;
import octavo.storage.StableRead;
import octavo.storage.StateFolder;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// What Octavo last wrote into the bibliographies of papers, stored in the state folder of this
/// computer; without it, all content of a file counts as written by others.
public final class WrittenReferences {
    private static final int LARGEST_BYTES = 64 << 20;

    private final Path keptPath;

    private WrittenReferences(Path keptPath) {
        this.keptPath = keptPath;
    }

    /// The record of a file.
    public static WrittenReferences of(Path file) throws IOException {
        String path = ResolvedPath.of(file).toString();
        String name = ContentDigest.hexDigest(path.getBytes(StandardCharsets.UTF_8));
        return new WrittenReferences(
                StateFolder.ofUser().resolve("projects").resolve(name + ".bib"));
    }

    /// What was written; no items if there is no record.
    public BibFile loadWritten() throws IOException {
        try {
            return BibParser.parse(
                    StableRead.readBytes(keptPath, LARGEST_BYTES).orElseGet(() -> new byte[0]));
        } catch (NoSuchFileException _) {
            return BibParser.parse("");
        }
    }

    public void keepWritten(String text) throws IOException {
        PrivateFile.writeFile(keptPath, text.getBytes(StandardCharsets.UTF_8));
    }
}
