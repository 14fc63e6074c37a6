package octavo.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

class VersionStoreTest {
    private static final Instant MONDAY = Instant.parse("2026-01-05T08:00:00Z");

    @TempDir private Path temporary = Path.of("");

    private VersionStore versions() throws IOException {
        return VersionStore.of(temporary.resolve("state"), temporary.resolve("papers.bib"));
    }

    private static BibFile state(int number) {
        return BibParser.parse("@misc{a, year = " + number + "}\n");
    }

    private static void keep(VersionStore versions, int count, Duration apart) throws IOException {
        for (int i = 0; i < count; i++) {
            versions.storeVersion(state(i), MONDAY.plus(apart.multipliedBy(i)));
        }
    }

    private static List<Long> numbers(VersionStore versions) throws IOException {
        return versions.listVersions().stream().map(LibraryVersion::versionNumber).toList();
    }

    private Path folder() throws IOException {
        try (Stream<Path> folders = Files.list(temporary.resolve("state/versions"))) {
            return folders.findFirst().orElseThrow();
        }
    }

    @Test
    void keptStatesComeBackTheNewestFirst() throws IOException {
        keep(versions(), 3, Duration.ofMinutes(1));
        List<LibraryVersion> list = versions().listVersions();
        assertEquals(List.of(3L, 2L, 1L), numbers(versions()));
        assertEquals(MONDAY.plusSeconds(120), list.getFirst().savedAt());
        assertEquals(new LibrarySize(1, 19), list.getFirst().librarySize());
        assertEquals(state(0).text(), versions().readVersion(list.getLast()).text());
    }

    @Test
    void aVersionIsAFileThatGunzipReadsBesideOneThatSaysWhoseItIs() throws IOException {
        LibraryVersion version = versions().storeVersion(SomeEdits.wideLibrary().file(), MONDAY);
        try (GZIPInputStream in =
                new GZIPInputStream(Files.newInputStream(version.versionFile()))) {
            assertEquals(
                    SomeEdits.wideLibrary().file().text(),
                    BibParser.parse(in.readAllBytes()).text());
        }
        assertTrue(
                version.versionFile().toString().matches(".*/000001-20260105T080000Z-3e-\\d+b-.*"));
        assertTrue(Files.readString(folder().resolve("path.txt")).endsWith("papers.bib\n"));
    }

    @Test
    void whatTheNewestVersionIsAlreadyIsNotKeptAgain() throws IOException {
        LibraryVersion first = versions().storeVersion(state(1), MONDAY);
        assertEquals(first, versions().storeVersion(state(1), MONDAY.plusSeconds(5)));
        versions().storeVersion(state(2), MONDAY);
        versions().storeVersion(state(1), MONDAY);
        assertEquals(List.of(3L, 2L, 1L), numbers(versions()));
    }

    @Test
    void librariesOfOneNameInTwoFoldersAndLinksAreToldApart() throws IOException {
        Path state = temporary.resolve("state");
        Path real = Files.writeString(temporary.resolve("papers.bib"), "");
        Path link = Files.createSymbolicLink(temporary.resolve("link.bib"), real);
        Path other = temporary.resolve("other/papers.bib");
        VersionStore.of(state, real).storeVersion(state(1), MONDAY);
        assertEquals(1, VersionStore.of(state, link).listVersions().size());
        assertEquals(0, VersionStore.of(state, other).listVersions().size());
    }

    @Test
    void aDamagedVersionSaysSoAndTheNewestGoodOneIsFound() throws IOException {
        keep(versions(), 4, Duration.ofMinutes(1));
        List<LibraryVersion> list = versions().listVersions();
        Files.write(list.get(0).versionFile(), new byte[0]);
        byte[] packed = Files.readAllBytes(list.get(1).versionFile());
        packed[packed.length / 2] ^= 4;
        Files.write(list.get(1).versionFile(), packed);
        Files.delete(list.get(2).versionFile());
        Files.createDirectory(list.get(2).versionFile());
        for (LibraryVersion version : list.subList(0, 3)) {
            IOException trouble =
                    assertThrows(IOException.class, () -> versions().readVersion(version));
            assertTrue(trouble.toString().contains(version.versionFile().toString()));
        }
        assertEquals(list.getLast(), versions().newestReadableVersion().orElseThrow());
        LibraryVersion again = versions().storeVersion(state(3), MONDAY);
        assertEquals(5, again.versionNumber(), "a damaged version does not count as the same");
    }

    @Test
    void everyBrokenByteOfAVersionIsNoticed() throws IOException {
        LibraryVersion version = versions().storeVersion(SomeEdits.library().file(), MONDAY);
        byte[] packed = Files.readAllBytes(version.versionFile());
        for (int i = 0; i < packed.length; i++) {
            byte[] broken = packed.clone();
            broken[i] ^= (byte) 0x80;
            Files.write(version.versionFile(), broken);
            String read;
            try {
                read = versions().readVersion(version).text();
            } catch (IOException _) {
                continue;
            }
            assertEquals(SomeEdits.FILE, read, "a byte of the head that means nothing");
        }
    }

    @Test
    void foreignFilesInTheFolderAreLeftAlone() throws IOException {
        versions().storeVersion(state(1), MONDAY);
        Path loop = folder().resolve("000009-20260105T080000Z-1e-20b-000000000000.bib.gz");
        Files.createSymbolicLink(loop, loop);
        Files.writeString(folder().resolve("000009-2026-1e-20b-000000000000.bib.gz"), "");
        Files.writeString(
                folder().resolve("000009-20261399T080000Z-1e-9b-000000000000.bib.gz"), "");
        Files.writeString(folder().resolve("notes.txt"), "mine");
        assertEquals(List.of(9L, 1L), numbers(versions()));
        assertEquals(10, versions().storeVersion(state(2), MONDAY).versionNumber());
        assertEquals(
                state(2).text(),
                versions().readVersion(versions().listVersions().getFirst()).text());
    }

    @Test
    void whereNothingCanBeWrittenKeepingFailsAndLeavesNothing() throws IOException {
        Path state = temporary.resolve("state");
        Files.writeString(state, "in the way");
        assertThrows(IOException.class, () -> versions().storeVersion(state(1), MONDAY));
        Files.delete(state);
        versions().storeVersion(state(1), MONDAY);
        Path blocked = folder().resolve("path.txt");
        Files.delete(blocked);
        Files.createSymbolicLink(blocked, blocked);
        assertThrows(IOException.class, () -> versions().storeVersion(state(2), MONDAY));
        try (Stream<Path> files = Files.list(folder())) {
            assertEquals(2, files.count(), "the first version and the link");
        }
    }

    @Test
    void thereAreThreeVersionsHoweverLittleRoomThereIs() throws IOException {
        VersionStore versions =
                VersionStore.of(temporary.resolve("state"), temporary.resolve("papers.bib"), 1);
        keep(versions, 9, Duration.ofDays(1));
        assertEquals(List.of(9L, 8L, 7L), numbers(versions));
    }

    @Test
    void aLibraryThatWasRenamedIsFoundByWhatItHolds() throws IOException {
        BibFile file = BibParser.parse("@misc{a, title = {Renamed}}");
        Path state = temporary.resolve("state");
        Path before = temporary.resolve("old name.bib");
        VersionStore.of(state, before).storeVersion(file, Instant.now());
        VersionStore.of(state, before).storeVersion(BibParser.parse("@misc{a}"), Instant.now());
        Files.writeString(state.resolve("versions").resolve("no folder"), "x");
        VersionStore renamed = VersionStore.of(state, before.resolveSibling("new.bib"));
        String path = temporary.toRealPath().resolve("old name.bib").toString();
        assertEquals(List.of(path), renamed.formerPaths(file));
        assertEquals(List.of(), renamed.formerPaths(BibParser.parse("@misc{b}")));
        assertEquals(List.of(), VersionStore.of(state, before).formerPaths(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bytes", "huge", "loop", "folder", "empty", "escapes"})
    void foldersOfVersionsThatSayNoPathStandInNobodysWay(String kind) throws IOException {
        BibFile file = BibParser.parse("@misc{a, title = {Renamed}}");
        Path state = temporary.resolve("state");
        VersionStore.of(state, temporary.resolve("good.bib")).storeVersion(file, Instant.now());
        Path bad =
                VersionStore.of(state, temporary.resolve("bad.bib"))
                        .storeVersion(file, MONDAY)
                        .versionFile();
        Path description = bad.resolveSibling("path.txt");
        Files.delete(description);
        switch (kind) {
            case "bytes" -> Files.write(description, new byte[] {(byte) 0xFF, 0, (byte) 0xC3});
            case "huge" -> {
                try (var sparse = new RandomAccessFile(description.toFile(), "rw")) {
                    sparse.setLength(1L << 32);
                }
            }
            case "loop" -> Files.createSymbolicLink(description, description);
            case "folder" -> Files.createDirectory(description);
            case "empty" -> Files.createFile(description);
            default -> Files.writeString(description, "/a\u001B]0;x\u0007.bib");
        }
        List<String> paths = VersionStore.of(state, temporary.resolve("new.bib")).formerPaths(file);
        String good = temporary.toRealPath().resolve("good.bib").toString();
        assertTrue(paths.contains(good), paths::toString);
        assertTrue(paths.stream().noneMatch(path -> path.matches(".*\\p{Cntrl}.*")));
        assertTrue(String.join("", paths).length() < 100_000);
    }

    @Test
    @Tag("slow")
    void aVersionThatUnpacksToMoreThanItsNameSaysIsDamaged() throws IOException {
        LibraryVersion version = versions().storeVersion(state(1), MONDAY);
        try (var out = new GZIPOutputStream(Files.newOutputStream(version.versionFile()))) {
            for (int i = 0; i < 500; i++) {
                out.write(new byte[1 << 20]);
            }
        }
        assertThrows(IOException.class, () -> versions().readVersion(version));
        assertEquals(
                state(2).text(),
                versions().readVersion(versions().storeVersion(state(2), MONDAY)).text());
    }

    @Test
    void aStateFromElsewhereThatIsSavedAgainIsNotAnOwnState() throws IOException {
        LibraryVersion _ = versions().storeVersion(state(0), MONDAY);
        versions().markOwnSave(state(1), state(0));
        LibraryVersion _ = versions().storeVersion(state(1), MONDAY);
        versions().markOwnSave(state(0), state(1));
        assertEquals(
                new StateOrigins.FromElsewhere(),
                versions().origins().originOf(StateOrigins.digestOf(state(0))));
        assertEquals(
                new StateOrigins.OwnSave(StateOrigins.digestOf(state(0))),
                versions().origins().originOf(StateOrigins.digestOf(state(1))));
    }
}
