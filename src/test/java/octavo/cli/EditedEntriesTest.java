package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// What `edit` changes and what it refuses.
class EditedEntriesTest extends OneLibrary {
    @Test
    void editChangesOnlyTheBytesOfTheValue() throws IOException {
        String file = file(TEXT);
        assertEquals(0, run("edit", file, "mai", "year=2021"));
        assertEquals(TEXT.replace("2020", "2021"), Files.readString(Path.of(file)));
    }

    @Test
    void aValueThatWouldBreakTheFileIsRefusedAndTheFileStays() throws IOException {
        String file = file(TEXT);
        assertEquals(1, run("edit", file, "mai", "title={A"));
        assertTrue(err.toString().contains("braces"), err::toString);
        assertEquals(TEXT, Files.readString(Path.of(file)));
    }

    /// What an edit makes of a library, which it may refuse.
    private String edited(String text, String... changes) throws IOException {
        String file = file(text);
        err.getBuffer().setLength(0);
        run(Stream.concat(Stream.of("edit", file), Stream.of(changes)).toArray(String[]::new));
        return Files.readString(Path.of(file));
    }

    @Test
    void editKeepsNumbersAndNamesWithoutDelimiters() throws IOException {
        String text =
                """
                @string{acm = {ACM Press}}
                @misc{a, month = mar, year = 2000, publisher = acm, note = {acm}}
                """;
        for (var same : List.of("month=mar", "month=March", "publisher=ACM Press", "year=2000")) {
            assertEquals(text, edited(text, "a", same));
        }
        assertEquals(text.replace("mar,", "apr,"), edited(text, "a", "month=apr"));
        assertEquals(text.replace("= acm,", "= {IEEE},"), edited(text, "a", "publisher=IEEE"));
        assertEquals(
                text.replace("2000", "2001").replace("{acm}}", "{mar}}"),
                edited(text, "a", "year=2001", "note=mar"));
        assertTrue(edited("@misc{a, title={A}}\n", "a", "month=Apr").contains("=apr"));
    }

    @Test
    void editTakesAValueAsTheFileIsToHaveIt() throws IOException {
        String text = "@string{acm = {ACM}}\n@misc{a, publisher = {ACM Press}}\n";
        assertEquals(
                text.replace("{ACM Press}", "acm # { Press}"),
                edited(text, "a", "publisher:=acm # { Press}"));
        assertEquals(text, edited(text, "a", "publisher:=ieee"));
        assertTrue(err.toString().contains("no @string before the entry is called ieee"));
        assertEquals(text, edited(text, "a", "publisher:=ACM Press"));
        assertTrue(err.toString().contains("not a value as files have it"), err::toString);
    }

    @Test
    void aNewKeyIsFollowedByWhateverNamesTheEntry() throws IOException {
        String text =
                """
                @inproceedings{k, title = {T}, crossref = {p}, related = {q,p}}
                @proceedings{p, title = {P}, year = 2000}
                @misc{q, title = {Q}}
                """;
        assertEquals(
                text.replace("{p", "{proc2000").replace(",p}", ",proc2000}"),
                edited(text, "p", "--rename", "proc2000"));
        for (var key : List.of("k", "K", "", "b c", "b,c", "50%")) {
            assertEquals(text, edited(text, "q", "title=New", "--rename", key));
            assertTrue(err.toString().startsWith("octavo: q "), err::toString);
        }
        assertEquals(
                text.replace("{q,p}", "{Q,p}").replace("{q,", "{Q,"),
                edited(text, "q", "--rename", "Q"));
    }

    @Test
    void editSaysThatAKeyIsThereTwice() throws IOException {
        String text = "@misc{k,title={T}}\n@misc{k,title={U}}\n";
        assertEquals(text.replace("{T}", "{Z}"), edited(text, "k", "title=Z"));
        assertTrue(err.toString().contains("k is there more than once"), err::toString);
    }

    @Test
    void editSaysThatAnEntryIsDamaged() throws IOException {
        edited("@article{f, title=\"E \"q\" x\", year=2000}\n", "f", "year=2001");
        assertTrue(err.toString().contains("my päpers.bib:1:"), err::toString);
        assertTrue(err.toString().contains("Look whether f is now as you want it."));
        String endless =
                "@article{h, title={A {B}, year=2000,\n  note={N}\n}\n@misc{i, title={I}}\n";
        assertEquals(endless, edited(endless, "h", "title=New"));
        assertTrue(err.toString().contains("Mend this first."), err::toString);
    }

    @Test
    void anEditThatTheFileCannotHoldSaysWhy() throws IOException {
        Path file = folder.resolve("latin.bib");
        byte[] bytes = "@misc{a, title={M\u00fcller}}\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(file, bytes);
        assertEquals(1, run("edit", file.toString(), "a", "author=M\u00fcller and \u738b"));
        assertTrue(
                err.toString().contains("is in windows-1252, which has no \u738b."), err::toString);
        assertEquals(1, run("edit", file.toString(), "a", "x y=1"));
        assertTrue(
                err.toString().contains("no field can be called \u201cx y\u201d"), err::toString);
        assertArrayEquals(bytes, Files.readAllBytes(file));
    }
}
