package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What `tidy` and `keys` change in a library.
class TidiedLibraryTest extends OneLibrary {
    @Test
    void tidyShowsWhatItChangesAndDryRunsChangeNothing() throws IOException {
        String file = file(TEXT.replace("2020", "{2020}"));
        assertEquals(0, run("tidy", file, "--apply", "bare-numbers", "--dry-run"));
        assertTrue(out.toString().contains("\n-  year   = {2020}"), out::toString);
        assertTrue(out.toString().contains("\n+  year   = 2020"), out::toString);
        assertEquals(TEXT.replace("2020", "{2020}"), Files.readString(Path.of(file)));
        assertEquals(0, run("tidy", file, "--apply", "bare-numbers"));
        assertEquals(TEXT, Files.readString(Path.of(file)));
    }

    @Test
    void tidyNamesEntriesThatItLeavesBecauseTheyAreDamaged() throws IOException {
        String damaged = "@misc{x, year 2000, pages = {1-2}}\n@misc{y, pages = {1-2}}\n";
        String file = file(damaged);
        assertEquals(0, run("tidy", file, "--apply", "page-dashes,names"));
        assertEquals(
                damaged.replace("y, pages = {1-2}", "y, pages = {1--2}"),
                Files.readString(Path.of(file)));
        assertEquals(
                "octavo: "
                        + file
                        + ":1:10: Clean-ups skip this damaged entry until it is fixed: Not a"
                        + " field: expected name = value.\n",
                err.toString().replace("\r", ""));
    }

    @Test
    void tidyCountsTheEntriesThatEachCleanUpWouldChange() throws IOException {
        assertEquals(0, run("tidy", file(TEXT.replace("2020", "{2020}"))));
        assertTrue(out.toString().contains("     1  bare-numbers "), out::toString);
        assertTrue(out.toString().contains("     0  page-dashes "), out::toString);
        assertEquals(2, run("tidy", file(TEXT), "--apply", "nonsense"));
    }

    @Test
    void keysChangeInTheLibraryAndInTex() throws IOException {
        String file = file(TEXT);
        Path tex = Files.writeString(folder.resolve("a.tex"), "mai \\cite{mai}\n");
        assertEquals(0, run("keys", file, "--pattern", "[auth][year]", "--tex", folder.toString()));
        assertTrue(out.toString().contains("mai \u2192 Mai2020"), out::toString);
        assertTrue(out.toString().contains("+mai \\cite{Mai2020}"), out::toString);
        assertEquals(TEXT, Files.readString(Path.of(file)));
        run("keys", file, "--pattern", "[auth][year]", "--tex", folder.toString(), "--apply");
        assertEquals(TEXT.replace("{mai,", "{Mai2020,"), Files.readString(Path.of(file)));
        assertEquals("mai \\cite{Mai2020}\n", Files.readString(tex));
        assertEquals(2, run("keys", file, "--pattern", "[auth"));
    }

    @Test
    void aMarkerOfAFormulaThatNothingKnowsIsRefusedWithASuggestion() throws IOException {
        String file = file(TEXT);
        assertEquals(2, run("keys", file, "--pattern", "[atuh][year]"));
        assertTrue(err.toString().contains("[atuh] is unknown"), err::toString);
        assertTrue(err.toString().contains("Did you mean: auth?"), err::toString);
        assertEquals(0, run("keys", file, "--pattern", "[atuh:(x)][year]"));
        String own = file("@misc{a, title = {A}, shelf = {B2}}\n");
        assertEquals(0, run("keys", own, "--pattern", "[shelf]"), err::toString);
    }

    @Test
    void aMapOfKeysThatCannotBeCarriedOutIsRefused() throws IOException {
        String file = file("@misc{a, title={A}}\n@misc{c, title={C}}\n");
        Path map = folder.resolve("map");
        for (var lines : List.of("a\tc", "a\tx\nc\tX", "a\t", "a\tz z", "nope\tq", "a\tx\na\ty")) {
            Files.writeString(map, lines);
            err.getBuffer().setLength(0);
            assertEquals(1, run("keys", file, "--map", map.toString(), "--apply"), lines);
            assertFalse(err.toString().isBlank(), lines);
        }
        assertEquals("@misc{a, title={A}}\n@misc{c, title={C}}\n", Files.readString(Path.of(file)));
        Files.writeString(map, "a\tc\nc\ta\n");
        assertEquals(0, run("keys", file, "--map", map.toString(), "--apply"));
        assertEquals("@misc{c, title={A}}\n@misc{a, title={C}}\n", Files.readString(Path.of(file)));
    }
}
