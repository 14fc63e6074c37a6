import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.ConstantPoolSharingOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The classes of a jar that are in the format of Java 5, as picocli's are. The JVM has only later
/// ones ready at the next start, so these are written in the format of Java 8; they do the same.
record OldClasses(FileSystem jar) {
    static void renew(Path jar) throws IOException {
        try (var system = FileSystems.newFileSystem(jar)) {
            new OldClasses(system).renew();
        }
    }

    private void renew() throws IOException {
        // The map of what is on the stack at each branch, which later formats need, is made where
        // code is written rather than copied.
        var written =
                ClassFile.of(
                        ConstantPoolSharingOption.NEW_POOL,
                        ClassHierarchyResolverOption.of(
                                ClassHierarchyResolver.ofResourceParsing(this::bytes)
                                        .orElse(ClassHierarchyResolver.defaultResolver())));
        for (var path : classes()) {
            var found = written.parse(path);
            if (found.majorVersion() < ClassFile.JAVA_6_VERSION) {
                Files.write(path, renewed(found, written));
            }
        }
    }

    private static byte[] renewed(ClassModel found, ClassFile written) {
        var format = ClassFileVersion.of(ClassFile.JAVA_8_VERSION, 0);
        return written.transformClass(
                found,
                (made, element) ->
                        made.with(element instanceof ClassFileVersion ? format : element));
    }

    private List<Path> classes() throws IOException {
        try (Stream<Path> all = Files.walk(jar.getPath("/"))) {
            return all.filter(path -> path.toString().endsWith(".class")).toList();
        }
    }

    /// A class of the jar; null where it is another's.
    private InputStream bytes(ClassDesc name) {
        var path = jar.getPath(name.packageName().replace('.', '/'), name.displayName() + ".class");
        try {
            return Files.exists(path) ? Files.newInputStream(path) : null;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
