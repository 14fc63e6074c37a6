package octavo.recovery;

import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.storage.DurableFile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The earlier states of a library, in a folder within the state folder. File names sort by age,
/// and `gunzip` unpacks them, so that they can be restored without Octavo.
public final class VersionStore {
    private static final long ROOM = 500_000_000;
    private static final int HASH_LENGTH = 16;
    private static final String DESCRIPTION = "path.txt";
    private static final int LONGEST_PATH = 1 << 15;
    private static final Duration LITTER_AGE = Duration.ofDays(1);

    private final Path library;
    private final Path folder;
    private final long room;

    private VersionStore(Path library, Path folder, long room) {
        this.library = library;
        this.folder = folder;
        this.room = room;
    }

    /// The versions of the library at a path, which need not exist any more.
    public static VersionStore of(Path stateFolder, Path library) throws IOException {
        return of(stateFolder, library, ROOM);
    }

    /// @param room the total size allowed, in bytes
    static VersionStore of(Path stateFolder, Path library, long room) throws IOException {
        Path real = real(library.toAbsolutePath().normalize());
        byte[] name = real.toString().getBytes(StandardCharsets.UTF_8);
        String hash = ByteFingerprint.of(name).sha256().substring(0, HASH_LENGTH);
        return new VersionStore(real, stateFolder.resolve("versions").resolve(hash), room);
    }

    private static Path real(Path path) throws IOException {
        Path parent = path.getParent();
        if (Files.exists(path) || parent == null) {
            return path.toRealPath();
        }
        return Files.exists(parent) ? parent.toRealPath().resolve(path.getFileName()) : path;
    }

    /// All versions, the newest first.
    public List<LibraryVersion> list() throws IOException {
        List<LibraryVersion> versions = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            files.forEach(file -> LibraryVersion.from(file).ifPresent(versions::add));
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (DirectoryIteratorException trouble) {
            throw trouble.getCause();
        }
        versions.sort(
                Comparator.comparingLong(LibraryVersion::number)
                        .thenComparing(version -> version.file().getFileName())
                        .reversed());
        return versions;
    }

    /// Where this library was before it was moved or renamed: paths that have a version with
    /// exactly its present bytes. Other folders are skipped.
    public List<String> formerPaths(BibFile now) throws IOException {
        String hash = ByteFingerprint.of(now).sha256();
        List<String> paths = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder.resolveSibling("."))) {
            for (Path other : all) {
                if (!other.getFileName().equals(folder.getFileName())) {
                    new VersionStore(library, other, room).pathIfItHas(hash).ifPresent(paths::add);
                }
            }
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (DirectoryIteratorException trouble) {
            throw trouble.getCause();
        }
        return paths;
    }

    private Optional<String> pathIfItHas(String hash) {
        Path description = folder.resolve(DESCRIPTION);
        try {
            if (!Files.isRegularFile(description)
                    || list().stream().noneMatch(it -> hash.startsWith(it.hash()))) {
                return Optional.empty();
            }
            try (InputStream in = Files.newInputStream(description)) {
                String path = new String(in.readNBytes(LONGEST_PATH), StandardCharsets.UTF_8);
                return path.lines().findFirst().map(VersionStore::printable);
            }
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Removes terminal control characters.
    private static String printable(String path) {
        return path.strip().replaceAll("\\p{Cntrl}", "\uFFFD");
    }

    /// The content of a version. Fails with a message if its file is damaged.
    public BibFile read(LibraryVersion version) throws IOException {
        byte[] bytes = LibraryGzip.read(version.file(), Math.toIntExact(version.size().bytes()));
        if (!ByteFingerprint.of(bytes).sha256().startsWith(version.hash())) {
            throw LibraryGzip.damaged(version.file());
        }
        return BibParser.parse(bytes);
    }

    /// The newest readable version.
    public Optional<LibraryVersion> newestReadable() throws IOException {
        for (LibraryVersion version : list()) {
            if (isReadable(version)) {
                return Optional.of(version);
            }
        }
        return Optional.empty();
    }

    private boolean isReadable(LibraryVersion version) {
        try {
            read(version);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Stores a state, unless the newest version is identical, and deletes versions that are
    /// superfluous then. If this fails, nothing has changed.
    public LibraryVersion keep(BibFile file, Instant now) throws IOException {
        List<LibraryVersion> versions = list();
        ByteFingerprint fingerprint = ByteFingerprint.of(file);
        if (!versions.isEmpty()) {
            LibraryVersion newest = versions.getFirst();
            if (fingerprint.sha256().startsWith(newest.hash()) && isReadable(newest)) {
                return newest;
            }
        }
        long number = versions.isEmpty() ? 1 : versions.getFirst().number() + 1;
        LibraryVersion version =
                LibraryVersion.of(folder, number, now, LibrarySize.of(file), fingerprint);
        DurableFile.createPrivateFolder(folder);
        describe();
        LibraryGzip.write(version.file(), file);
        thin();
        return version;
    }

    /// Writes a note for people on whose versions these are.
    private void describe() throws IOException {
        Path description = folder.resolve(DESCRIPTION);
        if (!Files.exists(description)) {
            DurableFile.write(description, (library + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Failures are harmless here: the version is stored, and the next call tries again.
    private void thin() {
        Instant yesterday = Instant.now().minus(LITTER_AGE);
        try (DirectoryStream<Path> unfinished =
                Files.newDirectoryStream(folder, DurableFile::isUnfinished)) {
            for (LibraryVersion version :
                    RetentionPolicy.superfluous(list(), VersionStore::length, room)) {
                Files.deleteIfExists(version.file());
            }
            for (Path file : unfinished) {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(yesterday)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException trouble) {
            System.getLogger(VersionStore.class.getName())
                    .log(System.Logger.Level.DEBUG, "superfluous versions stay", trouble);
        }
    }

    private static long length(LibraryVersion version) {
        try {
            return Files.size(version.file());
        } catch (IOException _) {
            return 0;
        }
    }
}
