package octavo.sidecar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

@Timeout(60)
class SidecarFileTest {
    private static final String TEXT =
            """
            {
              "future": {
                "z": [
                  1.10,
                  1E+400
                ],
                "a": []
              },
              "version": 1,
              "profiles": {}
            }
            """;

    @TempDir private Path folder = Path.of("");

    private Path library() {
        return folder.resolve("papers.bib");
    }

    private Path path() {
        return folder.resolve("papers.octavo.json");
    }

    private SidecarFile load() {
        return SidecarFile.loadFor(library());
    }

    private void write(String text) throws IOException {
        Files.writeString(path(), text);
    }

    private String onDisk() throws IOException {
        return Files.readString(path());
    }

    private static Sidecar with(Sidecar sidecar, String profile, String locale) {
        ObjectNode tree = sidecar.copyTree();
        tree.withObject("/profiles/" + profile).put("locale", locale);
        return Sidecar.of(tree);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "papers.bib, papers.octavo.json",
        "papers.BIB, papers.octavo.json",
        "a.b.bib,    a.b.octavo.json",
        "papers,     papers.octavo.json",
        ".bib,       .bib.octavo.json"
    })
    void theSidecarIsNamedAfterItsLibrary(String library, String sidecar) {
        assertEquals(folder.resolve(sidecar), SidecarFile.pathFor(folder.resolve(library)));
    }

    @Test
    void withoutAFileThereIsAnEmptySidecarAndNothingIsWrittenForIt() throws IOException {
        SidecarFile file = load();
        assertEquals(Sidecar.empty(), file.content());
        assertTrue(file.trouble().isEmpty());
        file.saveSidecar(Sidecar.empty());
        assertEquals(List.of(), names());
    }

    @Test
    void aChangeTouchesOnlyItsLinesAndKeepsWhatIsUnknown() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        file.saveSidecar(with(file.content(), "cv", "en-GB"));
        assertEquals(
                TEXT.replace(
                        "\"profiles\": {}",
                        "\"profiles\": {\n    \"cv\": {\n      \"locale\": \"en-GB\"\n    }\n  }"),
                onDisk());
        assertEquals(List.of("papers.octavo.json"), names());
    }

    @Test
    void whatIsNotChangedIsNotWritten() throws IOException {
        write("{ \"profiles\" : { } }");
        SidecarFile file = load();
        file.saveSidecar(file.content());
        assertEquals("{ \"profiles\" : { } }", onDisk());
    }

    @Test
    void savingTwiceWorksOnTheResultOfTheFirst() throws IOException {
        SidecarFile first = load().saveSidecar(with(Sidecar.empty(), "a", "de"));
        SidecarFile second = first.saveSidecar(with(first.content(), "b", "fr"));
        assertEquals(second.content(), load().content());
        assertTrue(onDisk().contains("\"de\"") && onDisk().contains("\"fr\""));
    }

    @Test
    void linksAndPermissionsStay() throws IOException {
        Path real = Files.writeString(folder.resolve("real.json"), "{}");
        Files.setPosixFilePermissions(real, PosixFilePermissions.fromString("rw-rw-r--"));
        Files.createSymbolicLink(path(), real);
        load().saveSidecar(with(load().content(), "a", "de"));
        assertTrue(Files.isSymbolicLink(path()));
        assertEquals(
                "rw-rw-r--", PosixFilePermissions.toString(Files.getPosixFilePermissions(real)));
        assertTrue(Files.readString(real).contains("\"de\""));
    }

    @Test
    void aHardLinkStays() throws IOException {
        write(TEXT);
        Path other = Files.createLink(folder.resolve("other.json"), path());
        load().saveSidecar(with(load().content(), "a", "de"));
        assertTrue(Files.isSameFile(path(), other));
        assertTrue(Files.readString(other).contains("\"de\""));
        assertEquals(List.of("other.json", "papers.octavo.json"), names());
    }

    @Test
    void whatAnotherProgramWroteMeanwhileIsMerged() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        write(TEXT.replace("{}", "{\"theirs\": {\"locale\": \"fr\"}}"));
        Sidecar merged = file.saveSidecar(with(file.content(), "ours", "de")).content();
        assertEquals("fr", merged.copyTree().at("/profiles/theirs/locale").stringValue());
        assertEquals("de", merged.copyTree().at("/profiles/ours/locale").stringValue());
        assertEquals(merged, load().content());
    }

    @Test
    void whereBothChangedTheSameNothingIsWrittenAndItIsSaid() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        String theirs = TEXT.replace("{}", "{\"cv\": {\"locale\": \"fr\"}}");
        write(theirs);
        IOException refusal =
                assertThrows(
                        IOException.class,
                        () -> file.saveSidecar(with(file.content(), "cv", "de")));
        assertTrue(refusal.toString().contains("profiles/cv/locale"), refusal::toString);
        assertEquals(theirs, onDisk());
    }

    @Test
    void whatBothSidesSayIsThereForBothWaysOutOfAClash() throws IOException {
        SidecarFile file = load();
        write(TEXT.replace("{}", "{\"cv\": {\"locale\": \"fr\"}, \"more\": 1}"));
        SidecarFile.SidecarConflict clash =
                assertThrows(
                        SidecarFile.SidecarConflict.class,
                        () -> file.saveSidecar(with(file.content(), "cv", "de")));
        assertTrue(clash.mergedAsOurs().toString().contains("\"de\""));
        assertTrue(clash.mergedAsOurs().toString().contains("more"));
        assertEquals(clash.presentFile().content(), clash.mergedAsTheirs());
        clash.presentFile().saveSidecar(clash.mergedAsOurs());
        assertEquals(clash.mergedAsOurs(), load().content());
    }

    @Test
    void whatAnotherProgramWroteIsNewsAndWhatCannotBeReadIsNone() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        assertTrue(file.readExternalChange().isEmpty());
        write("{");
        assertTrue(file.readExternalChange().isEmpty());
        write(TEXT.replace("{}", "{\"cv\": {}}"));
        assertTrue(file.readExternalChange().orElseThrow().content().toString().contains("cv"));
        SidecarFile saved = file.saveSidecar(with(file.content(), "other", "de"));
        assertTrue(saved.readExternalChange().isEmpty());
        Files.delete(path());
        assertTrue(saved.readExternalChange().isEmpty());
    }

    static Stream<String> broken() {
        return Stream.of(
                "",
                "{",
                "[]",
                "17",
                "null",
                "{\"a\": 1} x",
                "{\"a\": 1, \"a\": 2}",
                "{\"version\": \"one\"}",
                "{\"version\": 0}",
                "{\"version\": null}",
                "\0".repeat(5000),
                "{\"a\": " + "[".repeat(100_000) + "]".repeat(100_000) + "}",
                "{\"a\": 1" + "0".repeat(5000) + "}",
                "{\"a\": 1E597488011218}",
                TEXT.substring(0, 40),
                "{\"a\": \"\0\"}");
    }

    @ParameterizedTest
    @MethodSource("broken")
    void aBrokenOneIsReportedAndNeverWritten(String text) throws IOException {
        write(text);
        SidecarFile file = load();
        SidecarTrouble trouble = file.trouble().orElseThrow();
        assertTrue(trouble.isBroken());
        assertFalse(trouble.message().toString().contains("Exception"), trouble::toString);
        assertTrue(trouble.message().toString().length() < 200, trouble::toString);
        assertEquals(Sidecar.empty(), file.saveSidecar(file.content()).content());
        IOException refusal =
                assertThrows(
                        IOException.class, () -> file.saveSidecar(with(file.content(), "a", "de")));
        assertTrue(refusal.toString().contains(trouble.message().toString()), refusal::toString);
        assertTrue(refusal.toString().contains("fix it"), refusal::toString);
        assertEquals(text, onDisk());
        assertEquals(List.of("papers.octavo.json"), names());
    }

    @Test
    void oneThatBreaksWhileItIsOpenIsNotOverwritten() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        write("<<<<<<< HEAD\n" + TEXT);
        assertThrows(IOException.class, () -> file.saveSidecar(with(file.content(), "a", "de")));
        assertEquals("<<<<<<< HEAD\n" + TEXT, onDisk());
    }

    @Test
    void theMessageSaysWhere() throws IOException {
        write("{\n  \"a\": 1,\n  oops\n}\n");
        SidecarTrouble trouble = load().trouble().orElseThrow();
        assertEquals(3, trouble.lineNumber());
        assertTrue(trouble.columnNumber() >= 3 && trouble.columnNumber() <= 8, trouble::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "loop", "dead link", "huge"})
    void whatIsNoFileOrTooLargeStays(String kind) throws IOException {
        switch (kind) {
            case "folder" -> Files.createDirectories(path().resolve("inside"));
            case "loop" -> Files.createSymbolicLink(path(), path());
            case "dead link" -> Files.createSymbolicLink(path(), Path.of("nowhere"));
            default -> {
                try (var file = new RandomAccessFile(path().toFile(), "rw")) {
                    file.setLength(1L << 32);
                }
            }
        }
        SidecarFile file = load();
        assertTrue(file.trouble().orElseThrow().isBroken());
        assertThrows(IOException.class, () -> file.saveSidecar(with(file.content(), "a", "de")));
        assertTrue(Files.exists(path(), LinkOption.NOFOLLOW_LINKS));
        assertEquals(List.of("papers.octavo.json"), names());
    }

    @Test
    void aNewerOneIsReadAndNeverWritten() throws IOException {
        write("{\"version\": 2, \"profiles\": {\"a\": {}}}");
        SidecarFile file = load();
        assertFalse(file.trouble().orElseThrow().isBroken());
        assertTrue(file.content().copyTree().at("/profiles/a").isObject());
        assertThrows(IOException.class, () -> file.saveSidecar(with(file.content(), "a", "de")));
        assertEquals("{\"version\": 2, \"profiles\": {\"a\": {}}}", onDisk());
        assertEquals(List.of("papers.octavo.json"), names());
    }

    @Test
    void anythingThatJsonCanSayIsWrittenSoThatItReadsBack() throws IOException {
        write(
                "{\"a\": \"\\ud800 \\u0000 \\u2028 \\\" 🙂\", \"n\":"
                        + " 123456789012345678901234567890}");
        SidecarFile file = load();
        SidecarFile saved = file.saveSidecar(with(file.content(), "p", "de"));
        assertEquals(saved.content(), load().content());
        assertEquals(file.content().copyTree().get("a"), load().content().copyTree().get("a"));
        assertEquals(file.content().copyTree().get("n"), load().content().copyTree().get("n"));
    }

    @Test
    void aFolderThatCannotBeWrittenLeavesTheOldFile() throws IOException {
        write(TEXT);
        SidecarFile file = load();
        Path moved = Files.move(folder.resolve("papers.octavo.json"), folder.resolve("x"));
        SidecarFile elsewhere = SidecarFile.loadFor(moved.resolve("papers.bib"));
        assertThrows(
                IOException.class, () -> elsewhere.saveSidecar(with(file.content(), "a", "de")));
        assertEquals(TEXT, Files.readString(moved, StandardCharsets.UTF_8));
    }
}
