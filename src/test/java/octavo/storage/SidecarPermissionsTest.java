package octavo.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

class SidecarPermissionsTest {
    private static final String PRIVATE = "rw-------";

    @TempDir private Path folder = Path.of("");

    /// Notes the permissions of all files in the folder, each as soon as it exists.
    private final class Watch implements FaultyFileSystem.Fault {
        private final Set<String> seen = new TreeSet<>();
        private int created;

        @Override
        public void before(String operation) throws IOException {
            try (Stream<Path> all = Files.walk(folder)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    seen.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
                }
            }
        }

        @Override
        public void afterCreating() throws IOException {
            created++;
            before("");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PLAIN", "HARD_LINKED", "WITHOUT_ATOMIC_RENAME"})
    void whileAPrivateSidecarIsSavedNobodyElseCanReadAnyFileBesideIt(SaveFaults.Kind kind)
            throws IOException {
        Path sidecar = Files.writeString(folder.resolve("papers.octavo.json"), "{}");
        Files.setPosixFilePermissions(sidecar, PosixFilePermissions.fromString(PRIVATE));
        if (kind == SaveFaults.Kind.HARD_LINKED) {
            Files.createLink(folder.resolve("other.json"), sidecar);
        }
        FaultyFileSystem system = SaveFaults.system(kind);
        SidecarFile file = SidecarFile.loadFor(system.path(folder.resolve("papers.bib")));
        Watch watch = new Watch();
        system.hurtBy(watch);
        file.saveSidecar(changed(file.content()));
        assertTrue(Files.readString(sidecar).contains("\"de\""));
        assertTrue(watch.created > 0, "no file was made beside it");
        assertEquals(Set.of(PRIVATE), watch.seen);
    }

    /// The way of files without extended attributes, which the faulty system cannot ask for.
    @Test
    void aFileLikeAPrivateOneIsPrivateFromItsFirstInstant() throws IOException {
        Path target = Files.writeString(folder.resolve("papers.octavo.json"), "{}");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(PRIVATE));
        FaultyFileSystem system = SaveFaults.system(SaveFaults.Kind.PLAIN);
        Watch watch = new Watch();
        system.hurtBy(watch);
        TemporarySibling.createLike(system.path(folder.resolve("temporary")), system.path(target));
        assertEquals(1, watch.created);
        assertEquals(Set.of(PRIVATE), watch.seen);
    }

    @Test
    void aNewSidecarOfAPrivateLibraryIsPrivate() throws IOException {
        Path library = Files.writeString(folder.resolve("papers.bib"), "");
        Files.setPosixFilePermissions(library, PosixFilePermissions.fromString(PRIVATE));
        FaultyFileSystem system = SaveFaults.system(SaveFaults.Kind.PLAIN);
        SidecarFile file = SidecarFile.loadFor(system.path(library));
        Watch watch = new Watch();
        system.hurtBy(watch);
        file.saveSidecar(changed(file.content()));
        assertTrue(Files.exists(folder.resolve("papers.octavo.json")));
        assertTrue(watch.created > 0, "no file was made");
        assertEquals(Set.of(PRIVATE), watch.seen);
    }

    private static Sidecar changed(Sidecar sidecar) {
        ObjectNode tree = sidecar.copyTree();
        tree.withObject("/profiles/home").put("locale", "de");
        return Sidecar.of(tree);
    }
}
