package octavo.library;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bib.BibValue;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class MacroValuesTest {
    private static final int MOST = BibValue.MAX_MACRO_EXPANSION;

    private static MacroValues macros(String text) {
        return Library.of(BibParser.parse(text)).macros();
    }

    private static Optional<String> text(MacroValues macros, String name) {
        return macros.macrosAt(Integer.MAX_VALUE).apply(name);
    }

    /// Strings of which each has the one before it in its value.
    private static String chain(int count, String value) {
        return "@string{s0 = {b}}"
                + IntStream.range(1, count)
                        .mapToObj(i ->
                                "@string{s%d = %s}"
                                        .formatted(i, value.replace("before", "s" + (i - 1))))
                        .collect(Collectors.joining());
    }

    @Test
    void aNameStandsForWhatTheLastStringBeforeItSays() {
        MacroValues macros = macros("@string{a = {1}}@string{b = a # {2} # a # c}@string{a = {3}}");
        assertEquals(Optional.of("121c"), text(macros, "b"));
        assertEquals(Optional.of("3"), text(macros, "a"));
        assertEquals(Optional.of("May"), text(macros, "may"));
        assertEquals(Optional.empty(), text(macros, "c"));
        assertEquals(Optional.of("1"), macros.macrosAt(2).apply("a"));
    }

    @Test
    void stringsThatDoubleEachOtherAreCut() {
        MacroValues macros = macros(chain(60, "before # before"));
        assertEquals(Optional.of("b".repeat(MOST)), text(macros, "s16"));
        assertFalse(macros.isTruncated("s16", 99));
        assertEquals(Optional.of("b".repeat(MOST) + "…"), text(macros, "s17"));
        assertEquals(text(macros, "s17"), text(macros, "s59"));
        assertTrue(macros.isTruncated("s59", 99));
    }

    @Test
    void stringsOfNothingThatDoubleEachOtherAreNothing() {
        MacroValues macros = macros(chain(5_000, "before # before").replace("{b}", "{}"));
        assertEquals(Optional.of(""), text(macros, "s4999"));
    }

    @Test
    void aLongChainOfStringsIsReadFromEitherEnd() {
        MacroValues behind = macros(chain(100_000, "before # {y}"));
        MacroValues before = macros(chain(100_000, "{y} # before"));
        assertEquals(Optional.of("b" + "y".repeat(MOST - 1) + "…"), text(behind, "s99999"));
        assertEquals(Optional.of("y".repeat(MOST) + "…"), text(before, "s99999"));
        assertEquals(Optional.of("y".repeat(1000) + "b"), text(before, "s1000"));
        assertEquals(Optional.of("b" + "y".repeat(1000)), text(behind, "s1000"));
        assertEquals(301, behind.shortTextAt("s1000", 100_000).orElseThrow().length());
    }

    @Test
    void aValueIsCutWhereItsNamesBringTooMuch() {
        MacroValues macros = macros("@string{a = {" + "x".repeat(MOST - 1) + "}}");
        BibValue value = BibValue.parse("{1} # a # {2} # a # {3}");
        assertEquals(
                "1" + "x".repeat(MOST - 1) + "2x…",
                value.expandedText(macros.macrosAt(Integer.MAX_VALUE)));
        assertTrue(macros.isTruncated(value, 1));
        String whole = "y".repeat(MOST + 1);
        assertEquals(whole, BibValue.parse("{" + whole + "}").expandedText(macros.macrosAt(1)));
        assertFalse(macros.isTruncated(BibValue.parse("{" + whole + "}"), 1));
    }

    @Test
    void shortTextsAreShownWholeAndLongOnesBegun() {
        for (int length : new int[] {1, 299, 300, 301, 5_000}) {
            String text = "x".repeat(length);
            MacroValues macros =
                    macros("@string{a = {" + text + "}}@string{b = a # {y}}@string{c = {z} # a}");
            assertEquals(Optional.of(text), text(macros, "a"));
            assertEquals(Optional.of(text + "y"), text(macros, "b"));
            assertEquals(Optional.of("z" + text), text(macros, "c"));
            String begun = length > 300 ? "x".repeat(300) + "…" : text;
            assertEquals(Optional.of(begun), macros.shortTextAt("a", 9));
            String joined = "z" + text;
            assertEquals(
                    Optional.of(joined.length() > 300 ? joined.substring(0, 300) + "…" : joined),
                    macros.shortTextAt("c", 9));
        }
    }

    @Test
    void aValueIsAsDeepAsTheDeepestOfItsNames() {
        MacroValues macros =
                macros("@string{a = {1}}@string{b = a # {2}}@string{c = b}@string{d = b # c # {}}");
        int[] depths =
                Stream.of("{a}", "none", "a", "b", "c", "d", "b # a", "a # b", "a # d # {1}")
                        .mapToInt(value -> macros.nestingDepth(BibValue.parse(value), 9))
                        .toArray();
        assertArrayEquals(new int[] {0, 0, 1, 2, 2, 3, 2, 2, 3}, depths);
        assertEquals(0, macros.nestingDepth(BibValue.parse("b"), 1));
    }

    @Test
    void aNameIsDefinedBehindItsString() {
        MacroValues macros = macros("@misc{k}@string{A = {1}}@string{a = {2}}");
        assertFalse(macros.isDefined("a", 1));
        assertTrue(macros.isDefined("a", 2));
        assertTrue(macros.isDefined("feb", 0));
        assertEquals(Set.of(1, 2), macros.definitionIndicesBefore(3, "a"));
        assertEquals(Set.of(1), macros.definitionIndicesBefore(2, "a"));
        assertEquals(Set.of(), macros.definitionIndicesBefore(3, "b"));
        assertFalse(macros.isEmpty());
        assertTrue(macros("@misc{k}@string{}").isEmpty());
    }

    @Test
    void aFieldIsCutWhereItsOwnNamesOrThoseOfAParentAre() {
        String string = "@string{long = {" + "x".repeat(MOST + 1) + "}}";
        Library library =
                Library.of(
                        BibParser.parse(
                                string
                                        + "@misc{a, note = long, title = {T}}"
                                        + "@misc{b, crossref = {a}}"
                                        + "@misc{c, crossref = {d}}@misc{d, note = {"
                                        + "y".repeat(MOST + 1)
                                        + "}}"));
        List<Boolean> cut = Work.allOf(library).map(work -> work.isTruncated("note")).toList();
        assertEquals(List.of(true, true, false, false), cut);
        assertFalse(library.workAt(1).orElseThrow().isTruncated("title"));
        assertFalse(library.workAt(2).orElseThrow().isTruncated("title"));
    }
}
