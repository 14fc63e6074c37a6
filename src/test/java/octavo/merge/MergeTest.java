package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibFile;
import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

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

    private static MergeResult merge(String base, String ours, String theirs) {
        return Merge.of(BibParser.parse(base), BibParser.parse(ours), BibParser.parse(theirs));
    }

    private static void assertClean(String expected, String ours, String theirs) {
        MergeResult merged = merge(BASE, ours, theirs);
        assertEquals(expected, merged.mergedFile().text());
        assertEquals(List.of(), merged.openConflicts());
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

    private static final String RELATED =
            """
            @string{acm = "ACM"}
            @misc{a, title={A}, publisher=acm}
            @inproceedings{c, title={C}, crossref={p}}
            @proceedings{p, title={P}}
            """;

    private static final String ADDED =
            RELATED
                    + """
                    @misc{b, title={B}, publisher=acm}
                    @inproceedings{d, title={D}, crossref={p}, related = {c, p}}
                    """;

    private static void assertBothWays(String expected, String one, String other) {
        for (MergeResult merged : List.of(merge(RELATED, one, other), merge(RELATED, other, one))) {
            assertEquals(expected, merged.mergedFile().text());
            assertEquals(List.of(), merged.openConflicts());
        }
    }

    @Test
    void whatASideAddsFollowsTheKeysThatTheOtherSideGave() {
        assertBothWays(
                ADDED.replace("{p}", "{q}").replace("{p,", "{q,").replace("c, p}", "c, q}"),
                RELATED.replace("{p}", "{q}").replace("{p,", "{q,"),
                ADDED);
    }

    @Test
    void aStringThatOneSideDissolvesStaysWhereTheOtherSideUsesItAnew() {
        assertBothWays(
                ADDED.replaceFirst("publisher=acm", "publisher={ACM}"),
                RELATED.replace("@string{acm = \"ACM\"}\n", "").replace("=acm", "={ACM}"),
                ADDED);
    }

    @Test
    void aStringThatOneSideRenamesIsThereByBothNamesIfBothAreUsed() {
        assertBothWays(
                ADDED.replace("acm = \"ACM\"}", "press = \"ACM\"}\n@string{acm = \"ACM\"}")
                        .replaceFirst("publisher=acm", "publisher=press"),
                RELATED.replace("acm", "press"),
                ADDED);
    }

    @Test
    void aStringThatNobodyUsesAnewGoes() {
        String dissolved =
                RELATED.replace("@string{acm = \"ACM\"}\n", "").replace("=acm", "={ACM}");
        assertBothWays(dissolved + "@misc{e}\n", dissolved, RELATED + "@misc{e}\n");
    }

    @Test
    void anEntryThatOneSideRemovesAndTheOtherSideTakesFieldsFromIsAConflict() {
        String removed =
                RELATED.replace("@proceedings{p, title={P}}\n", "").replace(", crossref={p}", "");
        MergeResult merged = merge(RELATED, removed, ADDED);
        assertEquals(
                List.of("p: the entry"),
                merged.openConflicts().stream().map(MergeConflict::location).toList());
        assertTrue(
                merged.mergedFile().text().contains("conflict-ours-entry"),
                merged.mergedFile().text());
        assertEquals(
                merge(RELATED, removed, ADDED.replace(", crossref={p}, related = {c, p}", ""))
                        .mergedFile()
                        .text(),
                merged.withChoices(Map.of(0, ConflictChoice.MergeSide.OURS))
                        .mergedFile()
                        .text()
                        .replace(", crossref={p}, related = {c, p}", ""));
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
        MergeResult merged = merge(base, sorted, base.replace("{C}", "{CC}"));
        assertEquals(sorted.replace("{C}", "{CC}"), merged.mergedFile().text());
    }

    @Test
    void aFieldThatBothSidesChangeIsAConflictThatAChoiceSettles() {
        MergeResult merged = merge(BASE, after("1--10", "937--954"), after("1--10", "1--11"));
        String pages = "pages = {937--954},\n  conflict-theirs-pages = {1--11},";
        assertEquals(after("pages = {1--10},", pages), merged.mergedFile().text());
        assertEquals("mai: pages", merged.openConflicts().getFirst().location());
        MergeResult settled = merged.resolveAll(ConflictChoice.MergeSide.THEIRS);
        assertEquals(after("1--10", "1--11"), settled.mergedFile().text());
        assertEquals(List.of(), settled.openConflicts());
    }

    @Test
    void whatOneSideRemovesAndTheOtherChangesIsAConflict() {
        String without = BASE.replace("@misc{b, title = {Something else}}\n\n", "");
        String changed = after("Something else", "Something new");
        MergeResult merged = merge(BASE, without, changed);
        assertEquals(
                changed.replace("new}", "new}, conflict-ours-entry = {removed}"),
                merged.mergedFile().text());
        assertEquals(without, merged.resolveAll(ConflictChoice.MergeSide.OURS).mergedFile().text());
        assertEquals(
                changed, merged.resolveAll(ConflictChoice.MergeSide.THEIRS).mergedFile().text());
    }

    @Test
    void aSideThatChangedNothingGivesTheOtherSidesBytes() {
        BibFile base = BibParser.parse(BASE);
        BibFile other = BibParser.parse(BASE.replace("\n", "\r\n"));
        assertArrayEquals(other.bytes(), Merge.of(base, other, base).mergedFile().bytes());
        assertArrayEquals(other.bytes(), Merge.of(base, base, other).mergedFile().bytes());
        assertArrayEquals(other.bytes(), Merge.of(base, other, other).mergedFile().bytes());
    }

    @Test
    void aChoiceMayBeAnyText() {
        MergeResult merged = merge(BASE, after("1--10", "937--954"), after("1--10", "1--11"));
        int pages = merged.openConflicts().getFirst().number();
        MergeResult settled =
                merged.withChoices(Map.of(pages, new ConflictChoice.ReplacementText("{1--54}")));
        assertEquals(after("1--10", "1--54"), settled.mergedFile().text());
    }

    @Test
    void keywordsAreASetAndTheLaterTimeOfChangeCounts() {
        String base = "@misc{a, keywords = {x; y}, timestamp = {2024-01-01}}\n";
        MergeResult merged =
                merge(
                        base,
                        base.replace("x; y", "x; y; z").replace("01-01", "01-03"),
                        base.replace("x; y", "w; x").replace("01-01", "01-02"));
        assertEquals(
                "@misc{a, keywords = {w; x; z}, timestamp = {2024-01-03}}\n",
                merged.mergedFile().text());
        assertEquals(List.of(), merged.openConflicts());
    }

    @Test
    void aLayoutOfOursTakesTheirValues() {
        String ours = BASE.replace("  pages = {1--10},", "\tpages={1--10},");
        assertClean(
                ours.replace("1--10", "1--11").replace("2020", "2021"),
                ours.replace("2020", "2021"),
                after("1--10", "1--11"));
    }

    @Test
    void aFieldThatOneSideRemovesAndTheOtherChangesIsAConflict() {
        String without = BASE.replace("  pages = {1--10},\n", "");
        String changed = after("1--10", "1--11");
        String theirs = "{KungFu: Making Training Adaptive},\n  conflict-theirs-pages = {1--11},";
        assertEquals(
                without.replace("{KungFu: Making Training Adaptive},", theirs),
                merge(BASE, without, changed).mergedFile().text());
        String ours = "pages = {1--11},\n  conflict-theirs-pages = {},";
        assertEquals(
                changed.replace("pages = {1--11},", ours),
                merge(BASE, changed, without).mergedFile().text());
    }

    @Test
    void twoWorksThatBothSidesAddUnderOneKeyStandBesideEachOther() {
        String ours = "@misc{new, author = {Mai, Luo}, title = {Making Training Adaptive}}";
        String theirs = "@book{new, author = {Knuth, Donald}, title = {Literate Programming}}";
        MergeResult merged = merge(BASE, BASE + "\n" + ours + "\n", BASE + "\n" + theirs + "\n");
        assertEquals(
                BASE + "\n" + ours + "\n" + theirs.replace("new,", "new-conflict-theirs,") + "\n",
                merged.mergedFile().text());
        assertEquals("new: the entry", merged.openConflicts().getFirst().location());
    }

    @Test
    void stringsCommentsAndLinesThatBothChangeAreMarked() {
        String base = "% the papers\n@string{acm = {A}}\n@comment{about all of it}\n@misc{a}\n";
        String ours = base.replace("papers", "papers here").replace("{A}", "{B}");
        String theirs = base.replace("papers", "papers there").replace("{A}", "{C}");
        MergeResult merged =
                merge(base, ours.replace("all", "none"), theirs.replace("all", "something"));
        assertEquals(
                """
                % the papers here
                % conflict-theirs: % the papers there
                @string{acm = {B}}
                @string{conflict-theirs-acm = {C}}
                @comment{about none of it}
                @comment{conflict-theirs about something of it}
                @misc{a}
                """,
                merged.mergedFile().text());
        assertEquals(3, merged.openConflicts().size());
    }

    @Test
    void otherLineEndsOfOneSideAreTakenWithTheEditsOfTheOther() {
        MergeResult merged = merge(BASE, after("2020", "2021"), BASE.replace("\n", "\r\n"));
        assertEquals(after("2020", "2021").replace("\n", "\r\n"), merged.mergedFile().text());
        MergeResult other = merge(BASE, BASE.replace("\n", "\r\n"), after("2020", "2021"));
        assertArrayEquals(merged.mergedFile().bytes(), other.mergedFile().bytes());
    }

    @Test
    void anotherEncodingOfOneSideIsTakenAndNoByteIsLost() {
        String base = BASE.replace("Mai, Luo", "Müller, Jürgen");
        byte[] latin = base.getBytes(StandardCharsets.ISO_8859_1);
        byte[] changed = base.replace("2020", "2021").getBytes(StandardCharsets.UTF_8);
        byte[] added = (base + "\n@misc{é}\n").getBytes(StandardCharsets.ISO_8859_1);
        MergeResult merged =
                Merge.of(BibParser.parse(latin), BibParser.parse(added), BibParser.parse(changed));
        assertEquals(
                base.replace("2020", "2021") + "\n@misc{é}\n",
                new String(merged.mergedFile().bytes(), StandardCharsets.UTF_8));
        assertEquals(List.of(), merged.openConflicts());
    }

    @Test
    void aDamagedEntryIsMergedWithoutLoss() {
        String base = "@misc{a, title = {A, note = {x}\n\n@misc{b, title = {B}}\n";
        MergeResult merged = merge(base, base.replace("{x}", "{ours"), base.replace("{B}", "{BB}"));
        assertEquals(
                base.replace("{x}", "{ours").replace("{B}", "{BB}"), merged.mergedFile().text());
        MergeResult both =
                merge(base, base.replace("{x}", "{ours"), base.replace("{x}", "{theirs"));
        assertEquals(1, both.openConflicts().size());
        String text = both.mergedFile().text();
        assertEquals(true, text.contains("{ours") && text.contains("{theirs"), text);
    }

    @Test
    void anEntryThatOneSideCommentsOutAndTheOtherLeavesIsCommentedOut() {
        String ours = after("@misc{b, ", "% @misc{b, ");
        assertClean(ours.replace("2020", "2021"), ours, after("2020", "2021"));
    }

    @Test
    void aPreambleIsToldFromOneThatStoodBeforeItByItsText() {
        String base = "@preamble{\"one\"}\n@comment{x y}\n@preamble{\"\\hyphenation{octavo}\"}\n";
        String ours = base.replace("octavo}", "oc-tavo}").replace("x y", "x z y");
        String theirs = base.replace("@preamble{\"one\"}\n", "").replace("octavo}", "octa-vo}");
        MergeResult merged = merge(base, ours, theirs);
        assertEquals(1, merged.openConflicts().size());
        MergeResult again = merge(base, merged.mergedFile().text(), theirs);
        assertEquals(merged.mergedFile().text(), again.mergedFile().text());
    }

    @Test
    void aPreambleThatReplacesAnotherIsNoChangeOfIt() {
        String base = "@preamble{\"\\one\"}\n@misc{a}\n";
        String ours = base.replace("\\one", "\\providecommand{\\url}{}");
        assertEquals(ours, merge(base, ours, "@misc{a}\n").mergedFile().text());
    }
}
