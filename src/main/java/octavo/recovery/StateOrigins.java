package octavo.recovery;

import octavo.bib.BibFile;
import octavo.storage.AppendChannel;
import octavo.storage.DurableFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Where the states of a library came from, a line each: `own STATE STATE-BEFORE` for what this
/// computer saved, `copy STATE` for a conflicted copy. Anything else came from elsewhere. `aside
/// STATE` says that a state of the library has also been found as a conflicted copy, and `returned
/// STATE` that it has become the library's again. Merging conflicted copies relies on it.
public final class StateOrigins {
    private static final String FILE_NAME = "origins.txt";
    private static final int DIGEST_LENGTH = 12;
    private static final int MOST_BYTES = 200_000;
    private static final String DIGEST = "([0-9a-f]{" + DIGEST_LENGTH + "})";
    private static final Pattern LINE =
            Pattern.compile("own %1$s %1$s|copy %1$s|aside %1$s|returned %1$s".formatted(DIGEST));

    /// Where a state came from.
    public sealed interface StateOrigin {}

    /// This computer saved it, from another state.
    public record OwnSave(String digestBefore) implements StateOrigin {}

    /// It was a conflicted copy of the library.
    public record ConflictedCopy() implements StateOrigin {}

    /// It was found on the disk.
    public record FromElsewhere() implements StateOrigin {}

    private final Path originsFile;
    private final Map<String, StateOrigin> originsByDigest = new HashMap<>();
    private final Set<String> asideDigests = new HashSet<>();

    private StateOrigins(Path originsFile) {
        this.originsFile = originsFile;
    }

    /// Reads them; lines that are damaged are left out.
    static StateOrigins readIn(Path versionFolder) throws IOException {
        StateOrigins origins = new StateOrigins(versionFolder.resolve(FILE_NAME));
        try {
            Files.readAllLines(origins.originsFile, StandardCharsets.ISO_8859_1)
                    .forEach(origins::addLine);
        } catch (NoSuchFileException _) {
            return origins;
        }
        return origins;
    }

    private void addLine(String line) {
        Matcher lineMatch = LINE.matcher(line);
        if (!lineMatch.matches()) {
            return;
        }
        if (lineMatch.group(1) != null) {
            originsByDigest.putIfAbsent(lineMatch.group(1), new OwnSave(lineMatch.group(2)));
        } else if (lineMatch.group(3) != null) {
            originsByDigest.putIfAbsent(lineMatch.group(3), new ConflictedCopy());
        } else if (lineMatch.group(4) != null) {
            asideDigests.add(lineMatch.group(4));
        } else {
            asideDigests.remove(lineMatch.group(5));
        }
    }

    /// What identifies a state: the start of the digest that is in a version's name.
    public static String digestOf(BibFile file) {
        return ByteFingerprint.of(file).sha256Hex().substring(0, DIGEST_LENGTH);
    }

    public StateOrigin originOf(String digest) {
        return originsByDigest.getOrDefault(digest, new FromElsewhere());
    }

    /// Whether a state has been found as a conflicted copy, whatever its origin.
    public boolean isSetAside(String digest) {
        return asideDigests.contains(digest);
    }

    /// Records the origin of a state, unless one is known.
    void record(String digest, StateOrigin origin) throws IOException {
        if (originsByDigest.putIfAbsent(digest, origin) == null) {
            addToFile(lineOf(digest, origin));
        }
    }

    /// Records that a state has been found as a conflicted copy.
    void recordSetAside(String digest) throws IOException {
        if (asideDigests.add(digest)) {
            addToFile("aside " + digest);
        }
    }

    /// Records that a state is the library's again, which following states are made from.
    void recordReturned(String digest) throws IOException {
        if (asideDigests.remove(digest)) {
            addToFile("returned " + digest);
        }
    }

    /// Window and commands may add at the same time, so lines are appended.
    private void addToFile(String line) throws IOException {
        AppendChannel.addLine(originsFile, line);
        if (Files.size(originsFile) > MOST_BYTES) {
            List<String> lines = Files.readAllLines(originsFile, StandardCharsets.ISO_8859_1);
            List<String> laterLines = lines.subList(lines.size() / 2, lines.size());
            byte[] laterBytes =
                    (String.join("\n", laterLines) + "\n").getBytes(StandardCharsets.ISO_8859_1);
            DurableFile.writeFile(originsFile, laterBytes);
        }
    }

    private static String lineOf(String digest, StateOrigin origin) {
        return switch (origin) {
            case OwnSave(String digestBefore) -> "own " + digest + " " + digestBefore;
            case ConflictedCopy() -> "copy " + digest;
            case FromElsewhere() -> "";
        };
    }
}
