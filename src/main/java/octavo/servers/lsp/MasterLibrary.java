package octavo.servers.lsp;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.storage.ContentPaths;
import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/// A library of a person's own, which may be large and which other programs change. It is read
/// beside the conversation with the editor: nobody waits for it.
final class MasterLibrary {
    /// In nanoseconds: how long a look at the file is good for.
    private static final long FRESH = 500_000_000;

    /// After so many parts of an index, what making them took is given back: the collector would
    /// rather take more from the system.
    private static final int PARTS = 4;

    private final Path path;
    private final FileJudge judge;
    private volatile Optional<LoadedLibrary> loaded = Optional.empty();
    private volatile Optional<String> trouble = Optional.empty();
    private Optional<FileStamp> stamp = Optional.empty();
    private Optional<FutureTask<?>> loading = Optional.empty();
    private long looked = System.nanoTime() - FRESH;

    /// Finds the place to read a file from, each time that it is read.
    @FunctionalInterface
    interface FileJudge {
        /// The place to read a file from.
        ///
        /// @throws IOException if it must not be read
        Path of(Path path) throws IOException;
    }

    MasterLibrary(Path path, FileJudge judge) {
        this.path = path;
        this.judge = judge;
    }

    Path path() {
        return path;
    }

    /// The library as far as it is known; nothing before it is read for the first time. If the file
    /// has changed, it begins to be read.
    Optional<LoadedLibrary> now() {
        if (System.nanoTime() - looked >= FRESH) {
            looked = System.nanoTime();
            look();
        }
        return loaded;
    }

    private void look() {
        if (loading.filter(it -> !it.isDone()).isPresent()) {
            return;
        }
        try {
            Optional<FileStamp> current = Optional.of(FileStamp.of(path));
            if (!current.equals(stamp)) {
                stamp = current;
                var task = new FutureTask<>(this::load, path);
                loading = Optional.of(task);
                ForkJoinPool.commonPool().execute(task);
            }
        } catch (IOException e) {
            stamp = Optional.empty();
            trouble = Optional.of(FileTrouble.whenReading(path, e).toString());
        }
    }

    /// Reads the file. Keys are known from then on, words once the index is made: looking at each
    /// entry of a large library takes longer than people wait for an offer.
    private void load() {
        try {
            ContentPaths.refuseSpecial(path);
            Library library = LibraryFile.load(judge.of(path)).library();
            library.indexOfKey("");
            loaded = Optional.of(new LoadedLibrary(path, library, _ -> new BitSet()));
            var parts = new AtomicInteger();
            loaded =
                    Optional.of(
                            LoadedLibrary.of(
                                    path,
                                    library,
                                    () -> {
                                        if (parts.incrementAndGet() % PARTS == 0) {
                                            releaseMemory();
                                        }
                                    }));
            trouble = Optional.empty();
            releaseMemory();
        } catch (IOException e) {
            trouble = Optional.of(FileTrouble.whenReading(path, e).toString());
        }
    }

    /// Gives the memory that indexing takes back to the system, as the launcher's options have the
    /// collector do: an editor keeps the server all day, and the little garbage that it makes from
    /// then on calls for no full collection.
    private static void releaseMemory() {
        System.gc();
    }

    boolean isLoading() {
        return loading.filter(it -> !it.isDone()).isPresent();
    }

    /// Why the file could not be read.
    Optional<String> trouble() {
        return trouble;
    }
}
