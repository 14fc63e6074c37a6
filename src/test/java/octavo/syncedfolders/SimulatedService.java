package octavo.syncedfolders;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// A service that synchronises folders through a server, as Dropbox and its like do it: a file that
/// was changed on both sides becomes a conflicted copy. Downloads may stop half-way.
final class SimulatedService {
    /// How services name their copies.
    enum CopyNaming {
        DROPBOX("%s (%s's conflicted copy 2026-11-28 (%d))%s"),
        NEXTCLOUD("%1$s (conflicted copy 2026-11-28 %2$s%3$06d)%4$s"),
        SYNCTHING("%1$s.sync-conflict-20261128-%3$06d-%2$sABCDEF%4$s"),
        RESILIO("%s (%s conflict %d)%s"),
        ONEDRIVE("%1$s-DESKTOP-A1B2C3%2$S-%3$d%4$s");

        private final String pattern;

        CopyNaming(String pattern) {
            this.pattern = pattern;
        }

        String nameFor(String fileName, char computer, int number) {
            int dot = fileName.lastIndexOf('.');
            return pattern.formatted(
                    fileName.substring(0, dot), computer, number, fileName.substring(dot));
        }
    }

    /// What a service shows of a folder.
    interface FolderStatus {
        /// Whether some file has arrived only in part.
        boolean isDownloading();

        /// Whether this file has arrived only in part.
        boolean isArriving(Path file);
    }

    /// A computer's folder, and what the service knows of it.
    static final class SyncedFolder implements FolderStatus {
        private final Path path;
        private final char computer;
        private final Map<String, byte[]> syncedFiles = new HashMap<>();
        private final Map<String, byte[]> halfFiles = new HashMap<>();

        SyncedFolder(Path path, char computer) {
            this.path = path;
            this.computer = computer;
        }

        @Override
        public boolean isDownloading() {
            return !halfFiles.isEmpty();
        }

        @Override
        public boolean isArriving(Path file) {
            return halfFiles.containsKey(String.valueOf(file.getFileName()));
        }

        /// The names of the files that have arrived only in part.
        Set<String> arrivingFiles() {
            return Set.copyOf(halfFiles.keySet());
        }

        private Optional<byte[]> read(String name) throws IOException {
            Path file = path.resolve(name);
            return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        }

        private Set<String> names() throws IOException {
            Set<String> names = new TreeSet<>(syncedFiles.keySet());
            try (Stream<Path> files = Files.list(path)) {
                files.map(file -> file.getFileName().toString())
                        .filter(name -> name.matches("papers[^~]*\\.(bib|json|receipts)"))
                        .forEach(names::add);
            }
            return names;
        }
    }

    private final Map<String, byte[]> server = new LinkedHashMap<>();
    private final Random random;
    private int copyCount;

    SimulatedService(Random random) {
        this.random = random;
    }

    int copyCount() {
        return copyCount;
    }

    /// One round for a computer.
    ///
    /// @param mayStop whether a download may stop half-way until the next round
    void sync(SyncedFolder folder, boolean mayStop) throws IOException {
        Set<String> names = folder.names();
        names.addAll(server.keySet());
        for (String name : names) {
            syncFile(folder, name, mayStop);
        }
    }

    private void syncFile(SyncedFolder folder, String name, boolean mayStop) throws IOException {
        Optional<byte[]> known = Optional.ofNullable(folder.syncedFiles.get(name));
        Optional<byte[]> remote = Optional.ofNullable(server.get(name));
        Optional<byte[]> local = folder.read(name);
        Optional<byte[]> half = Optional.ofNullable(folder.halfFiles.remove(name));
        if (half.isPresent() && same(local, half)) {
            local = known; // the rest is still to come
        }
        boolean isLocal = !same(local, known);
        boolean isRemote = !same(remote, known);
        if (isLocal && isRemote && !same(local, remote)) {
            settle(folder, name, local, remote);
        } else if (isLocal && !isRemote) {
            upload(folder, name, local);
        } else if (isRemote || half.isPresent()) {
            download(folder, name, remote, mayStop && random.nextInt(4) == 0);
        }
    }

    private static boolean same(Optional<byte[]> one, Optional<byte[]> other) {
        return one.isPresent() == other.isPresent()
                && (one.isEmpty() || Arrays.equals(one.get(), other.get()));
    }

    private void upload(SyncedFolder folder, String name, Optional<byte[]> local) {
        local.ifPresentOrElse(bytes -> server.put(name, bytes), () -> server.remove(name));
        local.ifPresentOrElse(
                bytes -> folder.syncedFiles.put(name, bytes),
                () -> folder.syncedFiles.remove(name));
    }

    private void download(SyncedFolder folder, String name, Optional<byte[]> remote, boolean isHalf)
            throws IOException {
        Path file = folder.path.resolve(name);
        if (remote.isEmpty()) {
            Files.deleteIfExists(file);
            folder.syncedFiles.remove(name);
        } else if (isHalf) {
            byte[] half = Arrays.copyOf(remote.get(), remote.get().length / 2);
            Files.write(file, half);
            folder.halfFiles.put(name, half);
        } else {
            Files.write(file, remote.get());
            folder.syncedFiles.put(name, remote.get());
        }
    }

    /// Usually the server's version wins; with Syncthing the one with the later time, and clocks
    /// are apart.
    private void settle(
            SyncedFolder folder, String name, Optional<byte[]> local, Optional<byte[]> remote)
            throws IOException {
        if (local.isEmpty() || remote.isEmpty()) {
            download(folder, name, remote.or(() -> local), false);
            upload(folder, name, remote.or(() -> local));
            return;
        }
        CopyNaming naming = CopyNaming.values()[random.nextInt(CopyNaming.values().length)];
        copyCount++;
        Path copy = folder.path.resolve(naming.nameFor(name, folder.computer, copyCount));
        if (naming == CopyNaming.SYNCTHING && random.nextBoolean()) {
            Files.write(copy, remote.get());
            upload(folder, name, local);
        } else {
            Files.write(copy, local.get());
            download(folder, name, remote, false);
        }
    }
}
