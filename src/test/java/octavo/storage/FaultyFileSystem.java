package octavo.storage;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/// The real file system, where every operation is a place that a test can hurt: before it happens,
/// it is shown to a fault, which may throw. What exists on the disk is real at every instant.
public final class FaultyFileSystem extends FileSystemProvider {
    private static final Set<String> WRITING =
            Set.of(
                    "write",
                    "truncate",
                    "force",
                    "mkdir",
                    "symlink",
                    "link",
                    "delete",
                    "copy",
                    "move",
                    "set");

    private static final Set<OpenOption> OPENS_TO_WRITE =
            Set.of(
                    StandardOpenOption.WRITE,
                    StandardOpenOption.APPEND,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.CREATE_NEW);

    /// What is done to an operation, such as `move .papers.bib.tmp`, before it happens.
    public interface Fault {
        void before(String operation) throws IOException;

        /// The same, for an operation that may change a file.
        default void beforeWriting(String operation, Path path) throws IOException {
            before(operation);
        }

        /// Called once a file may exist that did not before the operation.
        default void afterCreating() throws IOException {}
    }

    private final FileSystemProvider real;
    private final FaultySystem system;
    private final boolean isPosix;
    private final boolean renamesAtomically;
    private volatile Fault fault = operation -> {};

    /// @param isPosix whether files have Unix permissions and can be replaced while they are locked
    FaultyFileSystem(boolean isPosix, boolean renamesAtomically) {
        this(FileSystems.getDefault().provider(), isPosix, renamesAtomically);
    }

    /// A program's only file system, as `java.nio.file.spi.DefaultFileSystemProvider` names it.
    public FaultyFileSystem(FileSystemProvider real) {
        this(real, true, true);
    }

    private FaultyFileSystem(FileSystemProvider real, boolean isPosix, boolean renamesAtomically) {
        this.real = real;
        this.system = new FaultySystem(this, real.getFileSystem(URI.create("file:///")));
        this.isPosix = isPosix;
        this.renamesAtomically = renamesAtomically;
    }

    boolean isPosix() {
        return isPosix;
    }

    public void hurtBy(Fault other) {
        fault = other;
    }

    /// The same path, by way of this file system.
    Path path(Path path) {
        return new FaultyPath(system, path);
    }

    private Path at(String operation, Path path) throws IOException {
        return at(operation, path, WRITING.contains(operation));
    }

    private Path at(String operation, Path path, boolean isWriting) throws IOException {
        Path plain = FaultyPath.real(path);
        String what = operation + " " + plain.getFileName();
        if (isWriting) {
            fault.beforeWriting(what, plain);
        } else {
            fault.before(what);
        }
        return plain;
    }

    @Override
    public String getScheme() {
        return real.getScheme();
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return system;
    }

    @Override
    public Path getPath(URI uri) {
        return path(real.getPath(uri));
    }

    @Override
    public FileChannel newFileChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        boolean isWriting = options.stream().anyMatch(OPENS_TO_WRITE::contains);
        FileChannel channel = real.newFileChannel(at("open", path, isWriting), options, attributes);
        fault.afterCreating();
        return new FaultyChannel(channel, operation -> at(operation, path));
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
            Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
        List<Path> found = new ArrayList<>();
        try (var all = real.newDirectoryStream(at("list", folder), each -> true)) {
            for (Path each : all) {
                Path ours = path(each);
                if (filter.accept(ours)) {
                    found.add(ours);
                }
            }
        }
        return new DirectoryStream<>() {
            @Override
            public java.util.Iterator<Path> iterator() {
                return found.iterator();
            }

            @Override
            public void close() {}
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        real.createDirectory(at("mkdir", folder), attributes);
    }

    @Override
    public void createSymbolicLink(Path link, Path to, FileAttribute<?>... attributes)
            throws IOException {
        real.createSymbolicLink(at("symlink", link), FaultyPath.real(to), attributes);
    }

    @Override
    public void createLink(Path link, Path existing) throws IOException {
        real.createLink(at("link", link), FaultyPath.real(existing));
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        return path(real.readSymbolicLink(at("readlink", link)));
    }

    @Override
    public void delete(Path path) throws IOException {
        real.delete(at("delete", path));
    }

    @Override
    public void copy(Path from, Path to, CopyOption... options) throws IOException {
        real.copy(at("copy", from), FaultyPath.real(to), options);
        fault.afterCreating();
    }

    @Override
    public void move(Path from, Path to, CopyOption... options) throws IOException {
        Path plain = at("move", from);
        if (!renamesAtomically && List.of(options).contains(StandardCopyOption.ATOMIC_MOVE)) {
            throw new AtomicMoveNotSupportedException(from.toString(), to.toString(), "no");
        }
        real.move(plain, FaultyPath.real(to), options);
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
        return real.isSameFile(FaultyPath.real(path), FaultyPath.real(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return real.isHidden(FaultyPath.real(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return real.getFileStore(FaultyPath.real(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        real.checkAccess(at("access", path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        return real.getFileAttributeView(FaultyPath.real(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
            Path path, Class<A> type, LinkOption... options) throws IOException {
        return real.readAttributes(at("stat", path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
            throws IOException {
        return real.readAttributes(at("stat", path), names, options);
    }

    @Override
    public void setAttribute(Path path, String name, Object value, LinkOption... options)
            throws IOException {
        real.setAttribute(at("set", path), name, value, options);
    }

    /// Throws at one operation: the first is 1. A crash throws at all that follow, too.
    static final class At implements Fault {
        private final int number;
        private final boolean isCrash;
        private final Consumer<String> told;
        private int count;

        At(int number, boolean isCrash, Consumer<String> told) {
            this.number = number;
            this.isCrash = isCrash;
            this.told = told;
        }

        @Override
        public synchronized void before(String operation) throws IOException {
            count++;
            if (count == number) {
                told.accept(operation);
            }
            if (count == number || isCrash && count > number) {
                throw new FileSystemException(operation, null, "Input/output error");
            }
        }

        synchronized boolean wasReached() {
            return count >= number;
        }
    }
}
