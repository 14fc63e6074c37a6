package octavo.storage;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;

/// A path of [FaultyFileSystem]: a real one in a wrapping.
record FaultyPath(FaultySystem system, Path real) implements Path {

    static Path real(Path path) {
        return path instanceof FaultyPath(_, Path real) ? real : path;
    }

    private Path wrapped(Path path) {
        return new FaultyPath(system, path);
    }

    private @Nullable Path wrappedOrNone(@Nullable Path path) {
        return path == null ? null : wrapped(path);
    }

    @Override
    public FileSystem getFileSystem() {
        return system;
    }

    @Override
    public boolean isAbsolute() {
        return real.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return wrappedOrNone(real.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return wrappedOrNone(real.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return wrappedOrNone(real.getParent());
    }

    @Override
    public int getNameCount() {
        return real.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return wrapped(real.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return wrapped(real.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return real.startsWith(real(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return real.endsWith(real(other));
    }

    @Override
    public Path normalize() {
        return wrapped(real.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return wrapped(real.resolve(real(other)));
    }

    @Override
    public Path relativize(Path other) {
        return wrapped(real.relativize(real(other)));
    }

    @Override
    public URI toUri() {
        return real.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return wrapped(real.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return wrapped(real.toRealPath(options));
    }

    @Override
    public WatchKey register(
            WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return real.compareTo(real(other));
    }

    @Override
    public String toString() {
        return real.toString();
    }
}
