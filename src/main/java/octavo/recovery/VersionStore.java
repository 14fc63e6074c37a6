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
    private static final long USUAL_MOST_BYTES = 500_000_000;
    private static final int HASH_LENGTH = 16;
    private static final String DESCRIPTION_FILE = "path.txt";
    private static final int LONGEST_PATH = 1 << 15;
    private static final Duration LITTER_AGE = Duration.ofDays(1);

    private final Path libraryPath;
    private final Path versionFolder;
    private final long mostBytes;

    private VersionStore(Path libraryPath, Path versionFolder, long mostBytes) {
        this.libraryPath = libraryPath;
        this.versionFolder = versionFolder;
        this.mostBytes = mostBytes;
    }

    /// The versions of the library at a path, which need not exist any more.
    public static VersionStore of(Path stateFolder, Path libraryPath) throws IOException {
        return of(stateFolder, libraryPath, USUAL_MOST_BYTES);
    }

    /// @param mostBytes the total size allowed, in bytes
    static VersionStore of(Path stateFolder, Path libraryPath, long mostBytes) throws IOException {
        Path realPath = resolvePath(libraryPath.toAbsolutePath().normalize());
        byte[] pathBytes = realPath.toString().getBytes(StandardCharsets.UTF_8);
        String folderName = ByteFingerprint.of(pathBytes).sha256Hex().substring(0, HASH_LENGTH);
        return new VersionStore(
                realPath, stateFolder.resolve("versions").resolve(folderName), mostBytes);
    }

    private static Path resolvePath(Path path) throws IOException {
        Path parentFolder = path.getParent();
        if (Files.exists(path) || parentFolder == null) {
            return path.toRealPath();
        }
        return Files.exists(parentFolder)
                ? parentFolder.toRealPath().resolve(path.getFileName())
                : path;
    }

    /// All versions, the newest first.
    public List<LibraryVersion> listVersions() throws IOException {
        List<LibraryVersion> versions = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(versionFolder)) {
            files.forEach(file -> LibraryVersion.parseFile(file).ifPresent(versions::add));
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        versions.sort(
                Comparator.comparingLong(LibraryVersion::versionNumber)
                        .thenComparing(version -> version.versionFile().getFileName())
                        .reversed());
        return versions;
    }

    /// Where this library was before it was moved or renamed: paths that have a version with
    /// exactly its present bytes. Other folders are skipped.
    public List<String> formerPaths(BibFile presentFile) throws IOException {
        String presentHash = ByteFingerprint.of(presentFile).sha256Hex();
        List<String> formerPaths = new ArrayList<>();
        try (DirectoryStream<Path> versionFolders =
                Files.newDirectoryStream(versionFolder.resolveSibling("."))) {
            for (Path otherFolder : versionFolders) {
                if (!otherFolder.getFileName().equals(versionFolder.getFileName())) {
                    new VersionStore(libraryPath, otherFolder, mostBytes)
                            .pathOfVersion(presentHash)
                            .ifPresent(formerPaths::add);
                }
            }
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (DirectoryIteratorException failure) {
            throw failure.getCause();
        }
        return formerPaths;
    }

    private Optional<String> pathOfVersion(String wantedHash) {
        Path descriptionFile = versionFolder.resolve(DESCRIPTION_FILE);
        try {
            if (!Files.isRegularFile(descriptionFile)
                    || listVersions().stream()
                            .noneMatch(it -> wantedHash.startsWith(it.hashStart()))) {
                return Optional.empty();
            }
            try (InputStream descriptionStream = Files.newInputStream(descriptionFile)) {
                String describedPath =
                        new String(
                                descriptionStream.readNBytes(LONGEST_PATH), StandardCharsets.UTF_8);
                return describedPath.lines().findFirst().map(VersionStore::withoutControls);
            }
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Removes terminal control characters.
    private static String withoutControls(String path) {
        return path.strip().replaceAll("\\p{Cntrl}", "\uFFFD");
    }

    /// The content of a version. Fails with a message if its file is damaged.
    public BibFile readVersion(LibraryVersion version) throws IOException {
        byte[] versionBytes =
                LibraryGzip.readCompressed(
                        version.versionFile(), Math.toIntExact(version.librarySize().byteCount()));
        if (!ByteFingerprint.of(versionBytes).sha256Hex().startsWith(version.hashStart())) {
            throw LibraryGzip.damageFailure(version.versionFile());
        }
        return BibParser.parse(versionBytes);
    }

    /// The newest readable version, conflicted copies aside.
    public Optional<LibraryVersion> newestReadableVersion() throws IOException {
        StateOrigins origins = origins();
        for (LibraryVersion version : listVersions()) {
            boolean isCopy =
                    origins.originOf(version.hashStart()) instanceof StateOrigins.ConflictedCopy;
            if (!isCopy && isReadable(version)) {
                return Optional.of(version);
            }
        }
        return Optional.empty();
    }

    private boolean isReadable(LibraryVersion version) {
        try {
            readVersion(version);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Stores a state, unless the newest version is identical, and deletes versions that are
    /// superfluous then. If this fails, nothing has changed.
    public LibraryVersion storeVersion(BibFile bibFile, Instant savedAt) throws IOException {
        List<LibraryVersion> versions = listVersions();
        ByteFingerprint fingerprint = ByteFingerprint.of(bibFile);
        if (!versions.isEmpty()) {
            LibraryVersion newestVersion = versions.getFirst();
            if (fingerprint.sha256Hex().startsWith(newestVersion.hashStart())
                    && isReadable(newestVersion)) {
                return newestVersion;
            }
        }
        long versionNumber = versions.isEmpty() ? 1 : versions.getFirst().versionNumber() + 1;
        LibraryVersion version =
                LibraryVersion.of(
                        versionFolder,
                        versionNumber,
                        savedAt,
                        LibrarySize.of(bibFile),
                        fingerprint);
        DurableFile.createPrivateFolder(versionFolder);
        writeDescription();
        LibraryGzip.writeCompressed(version.versionFile(), bibFile);
        deleteSuperfluous();
        return version;
    }

    /// Where the states of this library came from.
    public StateOrigins origins() throws IOException {
        return StateOrigins.readIn(versionFolder);
    }

    /// Records that this computer has saved a state, and from which. To be called before the state
    /// is stored: one that is already there without an origin came from elsewhere, and stays so
    /// when it is saved again, as after undoing.
    public void markOwnSave(BibFile savedFile, BibFile fileBefore) throws IOException {
        String digestBefore = StateOrigins.digestOf(fileBefore);
        String digest = StateOrigins.digestOf(savedFile);
        if (!digest.equals(digestBefore)) {
            DurableFile.createPrivateFolder(versionFolder);
            if (!hasVersion(digest)) {
                origins().record(digest, new StateOrigins.OwnSave(digestBefore));
            }
            origins().recordReturned(digest);
        }
    }

    private boolean hasVersion(String digest) throws IOException {
        return listVersions().stream().anyMatch(version -> version.hashStart().equals(digest));
    }

    /// Records that a state has come to the library's file from elsewhere.
    public void markArrived(BibFile newFile) throws IOException {
        origins().recordReturned(StateOrigins.digestOf(newFile));
    }

    /// Keeps a conflicted copy as a version, and records that it is one. A state that the library
    /// has had stays what it was.
    public void storeCopy(BibFile copiedFile, Instant seenAt) throws IOException {
        DurableFile.createPrivateFolder(versionFolder);
        origins().recordSetAside(StateOrigins.digestOf(copiedFile));
        keepCopy(copiedFile, seenAt);
    }

    /// Keeps a conflicted copy that has been merged, unless it is still kept.
    public void keepCopy(BibFile copiedFile, Instant seenAt) throws IOException {
        String digest = StateOrigins.digestOf(copiedFile);
        DurableFile.createPrivateFolder(versionFolder);
        if (hasVersion(digest)) {
            return;
        }
        origins().record(digest, new StateOrigins.ConflictedCopy());
        LibraryVersion _ = storeVersion(copiedFile, seenAt);
    }

    /// Keeps another file of the library, such as a conflicted copy of its sidecar.
    public void keepFile(String fileName, byte[] bytes) throws IOException {
        Path keptFolder = versionFolder.resolve("copies");
        DurableFile.createPrivateFolder(versionFolder);
        DurableFile.createPrivateFolder(keptFolder);
        DurableFile.writeFile(keptFolder.resolve(fileName), bytes);
    }

    /// Writes a note for people on whose versions these are.
    private void writeDescription() throws IOException {
        Path descriptionFile = versionFolder.resolve(DESCRIPTION_FILE);
        if (!Files.exists(descriptionFile)) {
            DurableFile.writeFile(
                    descriptionFile, (libraryPath + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// Failures are harmless here: the version is stored, and the next call tries again.
    private void deleteSuperfluous() {
        Instant litterLimit = Instant.now().minus(LITTER_AGE);
        try (DirectoryStream<Path> unfinishedFiles =
                Files.newDirectoryStream(versionFolder, DurableFile::isUnfinished)) {
            for (LibraryVersion version :
                    RetentionPolicy.superfluousVersions(
                            listVersions(), VersionStore::fileLength, mostBytes)) {
                Files.deleteIfExists(version.versionFile());
            }
            for (Path file : unfinishedFiles) {
                if (Files.getLastModifiedTime(file).toInstant().isBefore(litterLimit)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException | DirectoryIteratorException failure) {
            System.getLogger(VersionStore.class.getName())
                    .log(System.Logger.Level.DEBUG, "superfluous versions stay", failure);
        }
    }

    private static long fileLength(LibraryVersion version) {
        try {
            return Files.size(version.versionFile());
        } catch (IOException _) {
            return 0;
        }
    }
}
