package octavo.servers.lsp;

import octavo.cslreferences.TitlePreference;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.search.PartialIndex;
import octavo.storage.ContentPaths;
import octavo.storage.FileStamp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/// A library of a person's own, which may be large and which other programs change. It is read
/// beside the conversation with the editor: nobody waits for it.
final class MasterLibrary {
    /// In nanoseconds: how long a look at the file is good for.
    private static final long FRESH_NANOS = 500_000_000;

    /// After so many parts of an index, what making them took is given back: the collector would
    /// rather take more from the system.
    private static final int PARTS_PER_RELEASE = 4;

    private final Path libraryPath;
    private final FileJudge fileJudge;
    private volatile Optional<LoadedLibrary> loadedLibrary = Optional.empty();
    private volatile Optional<String> troubleText = Optional.empty();
    private volatile int loadedPercentage;
    private Optional<FileStamp> fileStamp = Optional.empty();
    private Optional<FutureTask<?>> loadingTask = Optional.empty();
    private long lastLookNanos = System.nanoTime() - FRESH_NANOS;

    /// Finds the place to read a file from, each time that it is read.
    @FunctionalInterface
    interface FileJudge {
        /// The place to read a file from.
        ///
        /// @throws IOException if it must not be read
        Path of(Path path) throws IOException;
    }

    MasterLibrary(Path libraryPath, FileJudge fileJudge) {
        this.libraryPath = libraryPath;
        this.fileJudge = fileJudge;
    }

    Path path() {
        return libraryPath;
    }

    /// The library as far as it is known; nothing before it is read for the first time. If the file
    /// has changed, it begins to be read.
    Optional<LoadedLibrary> currentLibrary() {
        if (System.nanoTime() - lastLookNanos >= FRESH_NANOS) {
            lastLookNanos = System.nanoTime();
            lookAtFile();
        }
        return loadedLibrary;
    }

    private void lookAtFile() {
        if (loadingTask.filter(it -> !it.isDone()).isPresent()) {
            return;
        }
        try {
            Optional<FileStamp> currentStamp = Optional.of(FileStamp.of(libraryPath));
            if (!currentStamp.equals(fileStamp)) {
                fileStamp = currentStamp;
                var loadTask = new FutureTask<>(this::loadLibrary, libraryPath);
                loadingTask = Optional.of(loadTask);
                ForkJoinPool.commonPool().execute(loadTask);
            }
        } catch (IOException ioException) {
            fileStamp = Optional.empty();
            troubleText = Optional.of(FileTrouble.whenReading(libraryPath, ioException).toString());
        }
    }

    /// Reads the file. Keys are known from then on, the words of an entry once it is in the index:
    /// looking at each entry of a large library takes longer than people wait for an offer.
    private void loadLibrary() {
        loadedPercentage = 0;
        try {
            ContentPaths.refuseSpecial(libraryPath);
            Library library =
                    TitlePreference.applyTo(
                            LibraryFile.load(fileJudge.of(libraryPath)).library(), libraryPath);
            library.indexOfKey("");
            PartialIndex partialIndex = PartialIndex.of(library);
            loadedLibrary =
                    Optional.of(LoadedLibrary.whileIndexing(libraryPath, library, partialIndex));
            var finishedParts = new AtomicInteger();
            loadedLibrary =
                    Optional.of(
                            LoadedLibrary.of(
                                    libraryPath,
                                    library,
                                    partialIndex,
                                    () -> {
                                        loadedPercentage =
                                                (int) (100 * partialIndex.finishedShare());
                                        if (finishedParts.incrementAndGet() % PARTS_PER_RELEASE
                                                == 0) {
                                            releaseMemory();
                                        }
                                    }));
            troubleText = Optional.empty();
            releaseMemory();
        } catch (IOException ioException) {
            troubleText = Optional.of(FileTrouble.whenReading(libraryPath, ioException).toString());
        }
    }

    /// Gives the memory that indexing takes back to the system, as the launcher's options have the
    /// collector do: an editor keeps the server all day, and the little garbage that it makes from
    /// then on calls for no full collection.
    private static void releaseMemory() {
        System.gc();
    }

    boolean isLoading() {
        return loadingTask.filter(it -> !it.isDone()).isPresent();
    }

    /// How much of the index is made, of 100.
    int loadedPercentage() {
        return loadedPercentage;
    }

    /// Why the file could not be read.
    Optional<String> trouble() {
        return troubleText;
    }
}
