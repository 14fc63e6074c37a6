package octavo.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.paperprojects.ReferenceUpdate.UpdatedFile;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;

class ReferenceUpdateTest {
    private static final String MASTER =
            """
            @string{jx = "Journal of X"}
            @article{a, title = {A}, author = {Doe, Jane}, journal = jx, year = 1999}
            @inproceedings{child, title = {Child}, crossref = {par}}
            @proceedings{par, title = {Par}, year = 2004}
            @misc{other, title = {Other}}
            """;
    private static final String A =
            "@article{a, title = {A}, author = {Doe, Jane}, journal = jx, year = 1999}";

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static UpdatedFile update(String base, String file, String master, String... keys) {
        return ReferenceUpdate.of(
                BibParser.parse(base),
                library(file),
                WantedReferences.of(List.of(keys), List.of(library(master))));
    }

    private static String text(UpdatedFile update) {
        return update.library().file().text();
    }

    @Test
    void anEmptyFileGetsWhatIsCitedWithItsParentsAndStrings() {
        assertEquals(
                """
                @string{jx = "Journal of X"}

                @inproceedings{child, title = {Child}, crossref = {par}}

                %s

                @proceedings{par, title = {Par}, year = 2004}
                """
                        .formatted(A),
                text(update("", "", MASTER, "child", "a")));
    }

    @Test
    void whatOthersWroteStaysAndNewEntriesComeBehindIt() {
        String theirs = "% ours\n@misc{own,title={Own}} trailing\n@string{z={Z}}";
        assertEquals(
                theirs + "\n\n@misc{other, title = {Other}}\n",
                text(update("", theirs, MASTER, "other")));
    }

    @Test
    void aChildComesBeforeAParentThatIsThere() {
        String theirs = "@misc{x}\n\n@proceedings{par, title = {Par}, year = 2004}\n";
        assertEquals(
                """
                @misc{x}

                @inproceedings{child, title = {Child}, crossref = {par}}

                @proceedings{par, title = {Par}, year = 2004}
                """,
                text(update("", theirs, MASTER, "child")));
    }

    @Test
    void changesOfBothSidesMeet() {
        UpdatedFile first = update("", "", MASTER, "a");
        String edited = text(first).replace("Jane", "J.");
        String now = MASTER.replace("{A}", "{B}");
        UpdatedFile second = update(first.writtenText(), edited, now, "a");
        assertEquals(edited.replace("{A}", "{B}"), text(second));
        UpdatedFile third = update(second.writtenText(), text(second), now, "a");
        assertEquals(List.of(), third.changeNotes());
        assertEquals(text(second), text(third));
    }

    @Test
    void whereBothChangedAFieldThePaperKeepsItsOwn() {
        UpdatedFile first = update("", "", MASTER, "a");
        String edited = text(first).replace("{A}", "{Paper}");
        UpdatedFile second =
                update(first.writtenText(), edited, MASTER.replace("{A}", "{Library}"), "a");
        assertEquals(edited, text(second));
    }

    @Test
    void whatIsNoLongerCitedGoesUnlessSomebodyTouchedIt() {
        UpdatedFile first = update("", "@misc{own}\n", MASTER, "a", "other");
        UpdatedFile second = update(first.writtenText(), text(first), MASTER, "other");
        assertEquals("@misc{own}\n\n@misc{other, title = {Other}}\n", text(second));
        String edited = text(first).replace("Jane", "J.");
        UpdatedFile kept = update(first.writtenText(), edited, MASTER, "other");
        assertEquals(edited, text(kept));
        assertTrue(
                kept.keptNotes().toString().contains("a is no longer cited"),
                kept.keptNotes()::toString);
    }

    @Test
    void aStringThatMeansSomethingElseThereIsWrittenOut() {
        String theirs = "@string{jx = {Other}}\n@article{o, journal = jx}\n";
        assertEquals(
                theirs + "\n" + A.replace("= jx", "= {Journal of X}") + "\n",
                text(update("", theirs, MASTER, "a")));
    }

    @Test
    void aForeignEntryOfTheKeyIsLeftAsItIs() {
        UpdatedFile update = update("", "@misc{a, title = {Mine}}\n", MASTER, "a");
        assertEquals("@misc{a, title = {Mine}}\n", text(update));
        assertTrue(
                update.keptNotes().toString().contains("a is there"), update.keptNotes()::toString);
    }

    @Test
    void theEncodingAndTheLineEndsOfTheFileStay() {
        byte[] theirs =
                "@misc{o,\r\n title = {Gr\u00FC\u00DFe}}\r\n".getBytes(StandardCharsets.ISO_8859_1);
        UpdatedFile update =
                ReferenceUpdate.of(
                        BibParser.parse(""),
                        Library.of(BibParser.parse(theirs)),
                        WantedReferences.of(
                                List.of("a"),
                                List.of(library("@misc{a,\n title = {F\u00FC\u0142}}\n"))));
        String now = new String(update.library().file().bytes(), StandardCharsets.ISO_8859_1);
        assertTrue(now.startsWith("@misc{o,\r\n title = {Gr\u00FC\u00DFe}}\r\n"), now);
        assertTrue(now.contains("@misc{a,\r\n title = {F{\\\"u}{\\l}}}"), now);
    }
}
