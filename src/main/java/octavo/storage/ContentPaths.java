package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.StreamSupport;

/// The rule for every file that only content names: an `octavo.json`, a sidecar, the sources of a
/// paper, a link in a folder. A stranger may have made that content, so such a file is read or
/// written only if it is a regular file inside the folder, wherever links lead, and written only if
/// it is not hidden there; or if the user has named or allowed it.
///
/// Links can be swapped meanwhile, so whoever writes asks again right before.
public final class ContentPaths {
    /// Where files are the system's: one such as `/proc/kmsg` looks regular, and never ends.
    private static final List<Path> SYSTEM =
            List.of(Path.of("/dev"), Path.of("/proc"), Path.of("/sys"));

    private final PathConsents consents;

    /// What the user named, resolved.
    private final Set<Path> named;

    private ContentPaths(PathConsents consents, Set<Path> named) {
        this.consents = consents;
        this.named = named;
    }

    /// The rule with what the user has allowed.
    public static ContentPaths of(PathConsents consents) {
        return new ContentPaths(consents, Set.of());
    }

    /// The rule for the folder of a file.
    ///
    /// @param file the file whose content names others
    public static ContentPaths of(Path file) throws IOException {
        return of(PathConsents.of(file));
    }

    /// The same rule for content that also names what the user has named, which may be read.
    public ContentPaths with(Collection<Path> namedByUser) throws IOException {
        Set<Path> all = new HashSet<>(named);
        for (Path path : namedByUser) {
            all.add(ResolvedPath.of(path));
        }
        return new ContentPaths(consents, Set.copyOf(all));
    }

    public PathConsents consents() {
        return consents;
    }

    /// Why a file must not be read; empty if it may, or does not exist.
    public Optional<PathObjection> beforeReading(Path path) throws IOException {
        Path at = ResolvedPath.of(path);
        boolean isForeign = !isInside(at) && !named.contains(at);
        if (isSpecial(at) || isForeign && SYSTEM.stream().anyMatch(at::startsWith)) {
            return Optional.of(PathObjection.unreadable(at));
        }
        return isForeign && !consents.isReadable(at)
                ? Optional.of(PathObjection.outside(at, consents.folder()))
                : Optional.empty();
    }

    /// Whether a file may be read, and its place is known.
    public boolean mayRead(Path path) {
        try {
            return beforeReading(path).isEmpty();
        } catch (IOException _) {
            return false;
        }
    }

    /// Why a file must not be written, or read to be replaced; empty if it may.
    public Optional<PathObjection> beforeWriting(Path path) throws IOException {
        Path at = ResolvedPath.of(path);
        return place(at).or(() -> special(at));
    }

    /// The same for a file in a folder that was judged itself.
    public Optional<PathObjection> beforeWriting(Path path, Path judged) throws IOException {
        Path at = ResolvedPath.of(path);
        return at.startsWith(judged) ? special(at) : place(at).or(() -> special(at));
    }

    /// The place of a file that may be read now, free of links.
    ///
    /// @throws UnconfirmedPath if it must not be
    public Path readable(Path path) throws IOException {
        refuse(path, beforeReading(path));
        return ResolvedPath.of(path);
    }

    /// The place of a file that may be written now, free of links.
    ///
    /// @throws UnconfirmedPath if it must not be
    public Path writable(Path path) throws IOException {
        refuse(path, beforeWriting(path));
        return ResolvedPath.of(path);
    }

    private static void refuse(Path path, Optional<PathObjection> objection)
            throws UnconfirmedPath {
        if (objection.isPresent()) {
            throw new UnconfirmedPath(path, List.of(objection.get()));
        }
    }

    /// Why nothing may be written at a place; empty if it may.
    public Optional<PathObjection> place(Path at) {
        boolean isInside = isInside(at);
        if (isInside && !isHidden(consents.folder().relativize(at)) || consents.isAllowed(at)) {
            return Optional.empty();
        }
        return Optional.of(
                isInside ? PathObjection.hidden(at) : PathObjection.outside(at, consents.folder()));
    }

    private boolean isInside(Path at) {
        return at.startsWith(consents.folder());
    }

    private static boolean isHidden(Path inside) {
        return StreamSupport.stream(inside.spliterator(), false)
                .anyMatch(name -> name.toString().startsWith("."));
    }

    /// Opening a pipe blocks until its other end is opened, and a device may have no end.
    private static boolean isSpecial(Path at) {
        return Files.exists(at, LinkOption.NOFOLLOW_LINKS)
                && !Files.isRegularFile(at, LinkOption.NOFOLLOW_LINKS);
    }

    private Optional<PathObjection> special(Path at) {
        return isSpecial(at) && !consents.isConfirmed(at)
                ? Optional.of(PathObjection.special(at))
                : Optional.empty();
    }

    /// Refuses anything but regular files without opening it, whoever named it.
    public static void refuseSpecial(Path path) throws IOException {
        try {
            if (Files.readAttributes(path, BasicFileAttributes.class).isOther()) {
                throw new WordedException(
                        path, LocalizedSentence.of("it is a device or a pipe, not a file"));
            }
        } catch (NoSuchFileException _) {
            // Reading it says so.
        }
    }
}
