package octavo.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Command;
import octavo.cli.process.ExitStatus;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

class TexFolderTest extends Command {
    private static final String LIBRARY = "@misc{old, title = {T}}\n@misc{b, title = {U}}\n";

    @TempDir private Path folder = Path.of("");
    private Path library = Path.of("");
    private Path tex = Path.of("");
    private Path main = Path.of("");

    @BeforeEach
    void writeAThesis() throws IOException {
        library = Files.writeString(folder.resolve("p.bib"), LIBRARY);
        tex = Files.createDirectory(folder.resolve("tex"));
        main = Files.writeString(tex.resolve("main.tex"), "\\cite{old}\n");
    }

    private int renamed(String map) throws IOException {
        Path keys = Files.writeString(folder.resolve("keys.tsv"), map);
        return run("keys", library + "", "--map", keys + "", "--apply", "--tex", tex + "");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(tex)) {
            return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
        }
    }

    @Test
    void noFileThatSomebodyPutBesideASourceIsWrittenTo() throws IOException {
        Path victim = Files.writeString(folder.resolve("bashrc"), "mine");
        Files.createSymbolicLink(tex.resolve(".main.tex.octavo"), victim);
        assertEquals(ExitStatus.FINE, renamed("old\tnew\n"));
        assertEquals("mine", Files.readString(victim));
        assertEquals("\\cite{new}\n", Files.readString(main));
        assertFalse(Files.isSymbolicLink(main));
        assertEquals(List.of(".main.tex.octavo", "main.tex"), names());
    }

    @Test
    void aLinkThatLeadsOutOfTheFolderIsSkippedAndNamed() throws IOException {
        Path outside = Files.writeString(folder.resolve("other.tex"), "\\cite{old}\n");
        Path link = Files.createSymbolicLink(tex.resolve("link.tex"), outside);
        assertEquals(ExitStatus.FINE, renamed("old\tnew\n"));
        assertEquals("\\cite{old}\n", Files.readString(outside));
        assertTrue(err.toString().contains(link + " "), err::toString);
        assertEquals(1, err.toString().lines().count(), err::toString);
        assertFalse(out.toString().contains("link.tex"), out::toString);
    }

    @Test
    void aLinkWithinTheFolderStaysAndItsSourceIsChangedOnce() throws IOException {
        Path link = Files.createSymbolicLink(tex.resolve("a.tex"), Path.of("main.tex"));
        Files.createLink(tex.resolve("z.tex"), main);
        Files.writeString(main, "\\cite{old, b}\n");
        assertEquals(ExitStatus.FINE, renamed("old\tb\nb\told\n"));
        assertEquals("\\cite{b, old}\n", Files.readString(main));
        assertEquals("\\cite{b, old}\n", Files.readString(tex.resolve("z.tex")));
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void permissionsAndHardLinksStay() throws IOException {
        Files.setPosixFilePermissions(main, PosixFilePermissions.fromString("rw-r-----"));
        Path other = Files.createLink(folder.resolve("backup"), main);
        assertEquals(ExitStatus.FINE, renamed("old\tnew\n"));
        assertEquals(
                "rw-r-----",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(main, LinkOption.NOFOLLOW_LINKS)));
        assertEquals("\\cite{new}\n", Files.readString(other));
    }

    @Test
    void theFolderMayBeALink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), tex);
        tex = link;
        assertEquals(ExitStatus.FINE, renamed("old\tnew\n"));
        assertEquals("\\cite{new}\n", Files.readString(main));
    }

    @Test
    void whatAnotherProgramWroteSinceItWasReadIsNotOverwritten() throws IOException {
        TexFolder folder = new TexFolder(Map.of("old", "new"));
        TexFolder.TexSource source = TexFolder.readSource(main);
        Files.writeString(main, "Mine. \\cite{old}\n");
        assertFalse(folder.isWritten(source));
        assertEquals("Mine. \\cite{old}\n", Files.readString(main));
        assertTrue(folder.isWritten(TexFolder.readSource(main)));
        assertEquals("Mine. \\cite{new}\n", Files.readString(main));
    }
}
