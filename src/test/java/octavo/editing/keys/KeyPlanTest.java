package octavo.editing.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class KeyPlanTest {
    private static KeyPlan plan(Library library) {
        return KeyPlan.of(library, KeyFormula.parse("[auth:lower][year]").value(), false);
    }

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    @Test
    void entriesWithOneKeyGetLettersAndAreToldWhoHasIt() {
        var library =
                library(
                        """
                        @misc{x, author = {Mai, L}, year = 2020}
                        @misc{y, author = {Mai, L}, year = 2020}
                        @misc{z, author = {MAI, L}, year = 2020}
                        @misc{mai2020b, note = {keeps its key}}
                        """);
        var plan = plan(library);
        assertEquals(
                List.of("mai2020", "mai2020a", "mai2020c", "mai2020b"),
                plan.renamings().stream().map(KeyPlan.KeyRenaming::newKey).toList());
        assertEquals(
                "x gets mai2020", LocalizedSentence.join("; ", plan.renamings().get(1).remarks()));
        assertEquals(
                "has no auth; has no year; keeps its key",
                LocalizedSentence.join("; ", plan.renamings().get(3).remarks()));
    }

    @Test
    @Timeout(60)
    void thousandsOfEntriesWithOneKeyGetLetters() {
        var library =
                library(
                        IntStream.range(0, 20_000)
                                .mapToObj("@misc{x%d, author = {Mai, L}, year = 2020}%n"::formatted)
                                .collect(Collectors.joining()));
        var plan = plan(library);
        assertEquals("mai2020", plan.renamings().getFirst().newKey());
        assertEquals("mai2020acoe", plan.renamings().getLast().newKey());
        assertEquals(20_000, Set.copyOf(plan.newKeysByOld().values()).size());
        assertEquals(List.of(), plan.objections(library));
    }

    @Test
    void whoIsNotChosenKeepsTheKeyAndIsTheOnlyOneToHaveIt() {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @misc{mai2020kungfu, author = {Other, One}, title = {Elsewhere}, year = 1999}
                                @misc{x, author = {Mai, Luo}, title = {KungFu}, year = 2020}
                                """));
        int chosen = library.slotWithKey("x").orElseThrow().number();
        KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
        KeyPlan plan = KeyPlan.of(library, formula, false, slot -> slot == chosen);
        assertEquals(Map.of("x", "mai2020kungfua"), plan.newKeysByOld());
    }

    @Test
    void aPlanCarriedOutTwiceChangesNothingMore() {
        var library =
                library(
                        """
                        @misc{x, author={A}, year=1}
                        @misc{y, author={A}, year=1}
                        @misc{,year=2}
                        """);
        var once = library.applyEdit(plan(library).toEdit(library));
        assertEquals(new Edit.EditBatch(List.of()), plan(once).toEdit(once));
    }

    @Test
    void whateverNamesAnEntryFollows() {
        var library =
                library(
                        """
                        @inproceedings{a, author = {Li}, year = 1, crossref = "Proc", related = {b, c,zz}}
                        @proceedings{proc, editor = {Mai}, year = 2}
                        @misc{b, author = {Bo}, year = 3, xdata={a,b}}
                        @misc{c, author = {Co}, year = 4, ids = {c0}, entryset = {c0}}
                        """);
        assertEquals(
                """
                @inproceedings{li1, author = {Li}, year = 1, crossref = "mai2", related = {bo3, co4,zz}}
                @proceedings{mai2, editor = {Mai}, year = 2}
                @misc{bo3, author = {Bo}, year = 3, xdata={li1,bo3}}
                @misc{co4, author = {Co}, year = 4, ids = {c0}, entryset = {c0}}
                """,
                library.applyEdit(plan(library).toEdit(library)).file().text());
    }

    @Test
    void aMapGivesKeysToThoseThatItNames() {
        var library = library("@misc{a}\n@misc{b, crossref = {a}}");
        var plan = KeyPlan.of(library, Map.of("a", "new"));
        assertEquals(
                "@misc{new}\n@misc{b, crossref = {new}}",
                library.applyEdit(plan.toEdit(library)).file().text());
        assertEquals(Map.of("a", "new"), plan.newKeysByOld());
    }

    @Test
    void aKeyThatEntriesShareAlreadyIsNoObjection() {
        var library = library("@misc{a}\n@misc{a}\n@misc{b}\n@misc{}");
        assertEquals(List.of(), KeyPlan.of(library, Map.of("a", "x")).objections(library));
        assertEquals(List.of(), KeyPlan.of(library, Map.of("b", "B")).objections(library));
        assertEquals(1, KeyPlan.of(library, Map.of("b", "A")).objections(library).size());
    }

    @Test
    void oneEntryGetsAKeyAndOthersFollow() {
        var library = library("@misc{a}\n@misc{a}\n@misc{b, crossref = {a}}");
        var second = KeyPlan.of(library, library.slots().get(2).number(), "z");
        assertEquals(
                "@misc{a}\n@misc{z}\n@misc{b, crossref = {a}}",
                library.applyEdit(second.toEdit(library)).file().text());
    }
}
