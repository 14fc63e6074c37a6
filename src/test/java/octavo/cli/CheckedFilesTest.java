package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What `check` and others say of damaged files.
class CheckedFilesTest extends OneLibrary {
    @Test
    void checkNamesFileLineAndColumn() throws IOException {
        String file = file("@misc{a, title = {A}}\n\n@misc{a, note = later}\n");
        assertEquals(1, run("check", file));
        assertEquals(
                List.of(
                        file + ":3:7: duplicate-key: Another entry already has the key a.",
                        file
                                + ":3:17: undefined-string: No @string before this entry defines"
                                + " later."),
                out.toString().lines().toList());
    }

    @Test
    void checkReportsABrokenSidecarInItsOwnFile() throws IOException {
        String file = file(TEXT);
        Path sidecar = folder.resolve("my päpers.octavo.json");
        Files.writeString(sidecar, "{\n  \"version\": 1,\n  \"profiles\": {\n");
        assertEquals(1, run("check", file, "--only", "broken-sidecar"));
        assertTrue(out.toString().startsWith(sidecar + ":4:1: broken-sidecar: "), out::toString);
        assertEquals(0, run("check", file, "--skip", "broken-sidecar"));
        assertEquals(0, run("list", file), "it stands in the way of nothing");
    }

    @Test
    void checkWritesAnnotationsForGithub() throws IOException {
        run("check", file("@misc{a}@misc{a}"), "--format", "github");
        assertTrue(out.toString().startsWith("::error file="), out::toString);
        assertTrue(out.toString().contains("line=1,col=15,title=duplicate-key::"), out::toString);
    }

    @Test
    void anEntryGivesGithubNoCommand() throws IOException {
        String evil =
                """
                @misc{a, journal = {x%0A
                ::error file=evil::y}, year = {1\r
                ::stop-commands::z}}\
                """;
        run("check", file(evil), "--format", "github");
        List<String> lines = out.toString().lines().toList();
        assertFalse(lines.isEmpty());
        for (String line : lines) {
            assertTrue(line.matches("::(error|warning|notice) file=[^:,]*my päpers.bib,.*"), line);
        }
    }

    @Test
    void aStrayByteIsFoundAndNewTextIsUtf8() throws IOException {
        Path file = folder.resolve("m.bib");
        byte[] text = "@misc{a,\n title = {ä?ö}, note = {}}\n".getBytes(StandardCharsets.UTF_8);
        text[new String(text, StandardCharsets.ISO_8859_1).indexOf('?')] = (byte) 0xFC;
        Files.write(file, text);
        assertEquals(0, run("edit", file.toString(), "a", "note=é"));
        String now = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertTrue(now.contains("note = {\u00c3\u00a9}"), now);
        assertEquals(1, run("check", file.toString(), "--only", "stray-byte"));
        assertTrue(out.toString().contains("m.bib:2:"), out::toString);
        assertTrue(out.toString().contains("read as “ü”"), out::toString);
    }

    @Test
    void commandsThatReadSayThatEntriesAreDamaged() throws IOException {
        String file = file(TEXT + "@misc{b, title={x, author={Li, Bo}}\n@misc{c, title={d}\n");
        for (String command : List.of("list", "people", "venues", "dedupe", "convert")) {
            err.getBuffer().setLength(0);
            String[] to =
                    command.equals("convert")
                            ? new String[] {command, file, "--to", "ris"}
                            : new String[] {command, file};
            assertEquals(0, run(to));
            assertTrue(err.toString().contains(" damaged"), () -> command + ": " + err);
            assertTrue(err.toString().contains("octavo check"), () -> command + ": " + err);
        }
        err.getBuffer().setLength(0);
        assertEquals(0, run("people", file(TEXT)));
        assertFalse(err.toString().contains("damaged"), err::toString);
    }
}
