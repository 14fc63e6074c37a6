package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;

import java.util.List;

class MergeTest {
    private static final String BASE =
            """
            % my papers

            @string{acm = "ACM"}

            @article{mai,
              author = {Mai, Luo and Li, Guo},
              title  = {KungFu: Making Training Adaptive},
              pages = {1--10},
              year   = 2020
            }

            @misc{b, title = {Something else}}

            @misc{c, title = {C}}
            """;

    private static Merged merge(String base, String ours, String theirs) {
        return Merge.of(BibParser.parse(base), BibParser.parse(ours), BibParser.parse(theirs));
    }

    private static void assertClean(String expected, String ours, String theirs) {
        Merged merged = merge(BASE, ours, theirs);
        assertEquals(expected, merged.file().text());
        assertEquals(List.of(), merged.conflicts());
    }

    private static String after(String... changes) {
        String text = BASE;
        for (int i = 0; i < changes.length; i += 2) {
            text = text.replace(changes[i], changes[i + 1]);
        }
        return text;
    }

    @Test
    void changesOfDifferentFieldsOfAnEntryMeet() {
        assertClean(
                after("2020", "2021", "1--10", "937--954"),
                after("2020", "2021"),
                after("1--10", "937--954"));
    }

    @Test
    void aRenamedKeyIsARenaming() {
        assertClean(
                after("{mai,", "{mai2020kungfu,", "1--10", "937--954"),
                after("{mai,", "{mai2020kungfu,"),
                after("1--10", "937--954"));
    }

    @Test
    void aPersonAddedAndANameCorrectedMeet() {
        assertClean(
                after("Mai, Luo and Li, Guo", "Mai, L. and Li, Guo and Wagenländer, Marcel"),
                after("Li, Guo", "Li, Guo and Wagenländer, Marcel"),
                after("Mai, Luo", "Mai, L."));
    }

    @Test
    void entriesThatBothSidesAddAtOnePlaceStandOursFirst() {
        assertClean(
                BASE + "\n@misc{x}\n\n@misc{y}\n", BASE + "\n@misc{x}\n", BASE + "\n@misc{y}\n");
    }

    @Test
    void aSortedFileTakesTheOtherSidesEdits() {
        String sorted = "@misc{c, title = {C}}\n\n@misc{b, title = {Something else}}\n";
        String base = "@misc{b, title = {Something else}}\n\n@misc{c, title = {C}}\n";
        Merged merged = merge(base, sorted, base.replace("{C}", "{CC}"));
        assertEquals(sorted.replace("{C}", "{CC}"), merged.file().text());
    }

    @Test
    void aFieldThatBothSidesChangeIsAConflictThatAChoiceSettles() {
        Merged merged = merge(BASE, after("1--10", "937--954"), after("1--10", "1--11"));
        String pages = "pages = {937--954},\n  conflict-theirs-pages = {1--11},";
        assertEquals(after("pages = {1--10},", pages), merged.file().text());
        assertEquals("mai: pages", merged.conflicts().getFirst().where());
        Merged settled = merged.withAll(Choice.Side.THEIRS);
        assertEquals(after("1--10", "1--11"), settled.file().text());
        assertEquals(List.of(), settled.conflicts());
    }

    @Test
    void whatOneSideRemovesAndTheOtherChangesIsAConflict() {
        String without = BASE.replace("@misc{b, title = {Something else}}\n\n", "");
        String changed = after("Something else", "Something new");
        Merged merged = merge(BASE, without, changed);
        assertEquals(
                changed.replace("new}", "new}, conflict-ours-entry = {removed}"),
                merged.file().text());
        assertEquals(without, merged.withAll(Choice.Side.OURS).file().text());
        assertEquals(changed, merged.withAll(Choice.Side.THEIRS).file().text());
    }

    @Test
    void aSideThatChangedNothingGivesTheOtherSidesBytes() {
        BibFile base = BibParser.parse(BASE);
        BibFile other = BibParser.parse(BASE.replace("\n", "\r\n"));
        assertArrayEquals(other.bytes(), Merge.of(base, other, base).file().bytes());
        assertArrayEquals(other.bytes(), Merge.of(base, base, other).file().bytes());
        assertArrayEquals(other.bytes(), Merge.of(base, other, other).file().bytes());
    }
}
