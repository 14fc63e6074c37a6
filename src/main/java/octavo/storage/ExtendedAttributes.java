package octavo.storage;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Optional;

/// Detects attributes that Java's views do not show, such as an access control list on Linux.
/// Copying a file in Java keeps them; so a file that has some is best replaced by a modified copy.
final class ExtendedAttributes {
    private static final Optional<MethodHandle> LISTXATTR = findListxattr();

    private ExtendedAttributes() {}

    @SuppressWarnings("restricted") // one C library function, with checked arguments
    private static Optional<MethodHandle> findListxattr() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return Optional.empty();
        }
        Linker linker = Linker.nativeLinker();
        SymbolLookup symbolLookup = linker.defaultLookup();
        return symbolLookup
                .find("listxattr")
                .map(symbol ->
                        linker.downcallHandle(
                                symbol,
                                FunctionDescriptor.of(
                                        ValueLayout.JAVA_LONG,
                                        ValueLayout.ADDRESS,
                                        ValueLayout.ADDRESS,
                                        ValueLayout.JAVA_LONG)));
    }

    /// Whether there may be any; true if unknown.
    static boolean mayHaveAttributes(Path file) {
        return nameListLength(file) != 0;
    }

    /// The length of the list of their names; negative if unknown.
    static long nameListLength(Path file) {
        if (LISTXATTR.isEmpty() || !file.getFileSystem().equals(FileSystems.getDefault())) {
            return -1;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment nativePath = arena.allocateFrom(file.toString());
            return (long) LISTXATTR.get().invokeExact(nativePath, MemorySegment.NULL, 0L);
        } catch (Throwable failure) {
            throw new IllegalStateException(failure);
        }
    }
}
