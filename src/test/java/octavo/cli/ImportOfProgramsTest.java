package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import octavo.Sample;
import octavo.cli.process.ExitStatus;
import octavo.duplicates.DistinctPairs;
import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.importing.NamedSource;
import octavo.importing.SourcePlan;
import octavo.library.Library;
import octavo.sidecar.Sidecar;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whoever imports a whole folder of downloads names programs, too. None of them changes a library.
@Tag(Sample.TAG)
class ImportOfProgramsTest extends Command {
    private static final int EACH = 100;
    private static final int DEPTH = 3;
    private static final long LARGEST = 4_000_000;
    private static final String LIBRARY = "@article{a, title={A title}, author={Doe, Jane}}\n";

    @TempDir private Path folder = Path.of("");

    /// A hundred programs or libraries of a folder: every n-th of them by name.
    private static List<Path> sample(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder.toRealPath(), DEPTH)) {
            all = files.filter(ImportOfProgramsTest::isProgram).sorted().toList();
        }
        int count = Math.min(EACH, all.size());
        return IntStream.range(0, count).mapToObj(i -> all.get(i * all.size() / count)).toList();
    }

    private static boolean isProgram(Path file) {
        try {
            return Files.isRegularFile(file)
                    && Files.isReadable(file)
                    && Files.size(file) < LARGEST
                    && (Files.isExecutable(file) || file.toString().contains(".so"));
        } catch (IOException _) {
            return false;
        }
    }

    private static List<Path> programs() throws IOException {
        List<Path> programs = new ArrayList<>(sample(Path.of("/bin")));
        programs.addAll(sample(Path.of("/usr/lib")));
        assumeFalse(programs.isEmpty(), "skipped: there are no programs in /bin and /usr/lib");
        return Sample.of(programs);
    }

    @Test
    void noProgramIsImportedOrListed() throws IOException {
        Path library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        for (Path program : programs()) {
            assertAll(
                    program.toString(),
                    () ->
                            assertEquals(
                                    ExitStatus.PROBLEMS,
                                    run("import", library.toString(), program.toString())),
                    () -> assertTrue(err.toString().contains(program.toString()), err::toString),
                    () -> assertEquals(LIBRARY, Files.readString(library)),
                    () -> assertEquals(ExitStatus.NO_FILE, run("list", program.toString())),
                    () -> assertEquals("", out.toString()));
        }
    }

    @Test
    void noProgramComesInWhenItIsDroppedOrPasted() throws IOException {
        Library library = Library.empty();
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        for (Path program : programs()) {
            byte[] bytes = Files.readAllBytes(program);
            List<NamedSource> ways =
                    List.of(
                            NamedSource.ofFile("dropped", bytes, program, Optional.empty()),
                            pasted(new String(bytes, StandardCharsets.UTF_8)),
                            pasted(new String(bytes, StandardCharsets.ISO_8859_1)));
            for (NamedSource way : ways) {
                var plan =
                        SourcePlan.of(
                                library, List.of(way), formula, DistinctPairs.of(Sidecar.empty()));
                assertEquals(List.of(), plan.candidates(), program::toString);
                assertEquals(1, plan.refusedEntries().size(), program::toString);
            }
        }
    }

    private static NamedSource pasted(String text) {
        return NamedSource.of("", SourceContent.of(text));
    }

    @Test
    void aProgramIsCalledNoText() throws IOException {
        byte[] elf =
                "\u007FELF\u0002\u0001\u0001\0\0\0%A x\n%T y\n@a{b}\0\u0003\u0004\u0005"
                        .repeat(9)
                        .getBytes(StandardCharsets.ISO_8859_1);
        Path program = Files.write(folder.resolve("program"), elf);
        Path library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        assertEquals(ExitStatus.PROBLEMS, run("import", library.toString(), program.toString()));
        assertTrue(err.toString().contains(program + ": This is not text."), err::toString);
        assertEquals(ExitStatus.NO_FILE, run("list", program.toString()));
        assertTrue(err.toString().contains("This is not text."), err::toString);
    }

    @Test
    void recordsWithNulsAmongThemAreRefusedWithThePlace() throws IOException {
        String ris = "TY  - JOUR\r\nTI  - A title\r\nAU  - Doe, \0\0\0Jane\r\nER  - \r\n";
        Path source = Files.writeString(folder.resolve("a.ris"), ris);
        Path library = Files.writeString(folder.resolve("papers.bib"), LIBRARY);
        assertEquals(ExitStatus.PROBLEMS, run("import", library.toString(), source.toString()));
        assertTrue(err.toString().contains("NUL bytes in line 3, column 12"), err::toString);
        assertEquals(LIBRARY, Files.readString(library));
    }

    @Test
    void aLibraryWithControlCharactersOpensAsItIs() throws IOException {
        String damaged = "@misc{b, title={A \0\u0001title}, year=2020}\n";
        Path library = Files.writeString(folder.resolve("damaged.bib"), damaged);
        assertEquals(ExitStatus.FINE, run("list", library.toString(), "--format", "keys"));
        assertEquals("b\n", out.toString());
        assertEquals(
                ExitStatus.FINE, run("edit", library.toString(), "b", "year=2021"), err::toString);
        assertEquals(damaged.replace("2020", "2021"), Files.readString(library));
    }

    @Test
    void codeThatLooksLikeBibtexIsNot() {
        for (String code :
                List.of(
                        "@media print {a, b {color: red}}",
                        "@font-face{font-family: x}",
                        "@cached(cache, key=hashkey)\ndef f(): pass\n",
                        "@pytest.mark.parametrize(names, ids=[t])\n",
                        "\\def\\@foo{bar}\n",
                        "syn region x start=\"@code{\" end=\"}\"")) {
            assertInstanceOf(
                    SourceReading.UnreadableSource.class, pasted(code).sourceReading(), code);
        }
        assertNotEquals(
                "",
                assertInstanceOf(SourceReading.BibEntries.class, pasted(LIBRARY).sourceReading())
                        .file()
                        .text());
    }
}
