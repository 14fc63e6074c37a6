package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import octavo.text.Span;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.Charset;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class BibItemTest {
    private static BibItem item(String text) {
        return BibParser.parse(text).items().getFirst();
    }

    private static BibEntry entry(String text) {
        return BibEntry.parse(text).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a}                | true
                    @misc{a                 | false
                    @misc{a, x = {b         | false
                    @misc{a, x = "b}        | false
                    @misc{a, x y}           | true
                    @misc{}                 | true
                    @string{s}              | true
                    @string{s = 1           | false
                    text                    | true
                    @comment{x}             | true
                    """)
    void anItemEndsIfItAndItsValuesAreClosed(String text, boolean ends) {
        assertEquals(ends, item(text).isClosed());
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @string{s = {a}}  | value | "b"       | @string{s = "b"}
                    @string{s = {a}}  | value | {b} # c   | @string{s = {b} # c}
                    @string{s = {a}}  | value | {b        | refused
                    @string{s = {a}}  | value | {b}, t={c} | refused
                    @string{s = {a}}  | value | {b}} x    | refused
                    @string{ s = {a}} | name  | t         | @string{ t = {a}}
                    @string{s = {a}}  | name  | t u       | refused
                    @string{s = {a}}  | name  | t = 1, u  | refused
                    @string{s = {a}}  | name  | }         | refused
                    """)
    void aStringChangesInOnePlace(String text, String part, String by, String after) {
        var string = (BibString) item(text);
        Optional<BibString> edited =
                part.equals("name") ? string.withName(by) : string.withValue(BibValue.parse(by));
        assertEquals(after, edited.map(each -> each.slice().text()).orElse("refused"));
    }

    @Test
    void aFieldIsFoundByAnyPlaceInIt() {
        String text = "@misc{k, a = {1} , bc=2}";
        BibEntry entry = entry(text);
        String found =
                IntStream.range(0, text.length())
                        .mapToObj(at -> entry.fieldAtOffset(at).map(BibField::name).orElse("-"))
                        .map(name -> name.substring(0, 1))
                        .collect(Collectors.joining());
        assertEquals("-".repeat(9) + "a".repeat(7) + "---" + "b".repeat(4) + "-", found);
        assertEquals(Optional.empty(), entry.fieldAtOffset(text.length()));
    }

    @Test
    void entriesAreEqualIfTheirBytesAre() {
        assertEquals(entry("@misc{a}"), entry("@misc{a}"));
        assertNotEquals(entry("@misc{a}"), entry("@misc{A}"));
        assertEquals(entry("@misc{a}").hashCode(), item("@misc{a} x").hashCode());
        assertEquals(entry("@misc{a}").hashCode(), entry("@misc{a}").slice().hashCode());
    }

    @ParameterizedTest
    @CsvSource({"64", "65", "66", "100"})
    void aFieldIsFoundAmongAnyNumber(int count) {
        String fields =
                IntStream.range(0, count)
                        .mapToObj(", f%d = %<d"::formatted)
                        .collect(Collectors.joining());
        BibEntry entry = entry("@misc{k" + fields + ", é = 1, É = 2}");
        for (int i = 0; i < count; i++) {
            assertEquals(i, entry.indexOfField("F" + i));
        }
        assertEquals(-1, entry.indexOfField("f" + count));
        assertEquals(count, entry.indexOfField("é"));
        assertEquals(count + 1, entry.indexOfField("É"));
        assertEquals(-1, entry.indexOfField("è"));
        assertEquals(count + 2, entry.fieldCount());
    }

    @Test
    void anEntryOfAnOldEncodingIsRewrittenInIt() {
        byte[] old = "@misc{a, x = {é}}".getBytes(Charset.forName("windows-1252"));
        var entry = (BibEntry) BibParser.parse(old).items().getFirst();
        assertEquals(
                Optional.of("@misc{a, x = {éü}}"),
                entry.parseReplacement("@misc{a, x = {éü}}")
                        .map(items -> items.getFirst().toString()));
        assertEquals(Optional.empty(), entry.parseReplacement("@misc{a, x = {中}}"));
        assertEquals(Optional.of("中"), entry.firstUnencodable("aé中文"));
        assertEquals(Optional.empty(), entry("@misc{a}").firstUnencodable("aé中文"));
        assertEquals(2, entry("@misc{a}").parseReplacement("@misc{b}x").orElseThrow().size());
    }

    @Test
    void aProblemOfTheKeyMakesNoFieldDoubtful() {
        assertEquals(Optional.empty(), entry("@misc{a b, x = 1}").firstDamage());
        assertEquals(Optional.empty(), entry("@misc{, x = 1}").firstDamage());
        assertEquals(
                Optional.of(BibProblem.JUNK_IN_ENTRY),
                entry("@misc{, y, x = 1}").firstDamage().map(problem -> problem.code()));
    }

    @Test
    void aDisabledEntryIsReadWithoutItsSigns() {
        var disabled = (BibDisabled) item("%  @misc{a,\n  %% x = {5% of},\n% }");
        assertEquals(
                "  @misc{a,\n x = {5% of},\n }".strip(),
                disabled.parseEntry().orElseThrow().text());
    }

    @Test
    void placesOfPartsAreThoseOfTheirBytes() {
        BibEntry entry = entry("@misc{ä, é = {ö}}");
        assertEquals(new Span(1, 5), entry.typeSpan());
        assertEquals(new Span(6, 8), entry.keySpan());
        assertEquals(Optional.of(new Span(15, 19)), entry.findValueSpan("é"));
        assertEquals(Optional.empty(), entry.findValueSpan("e"));
        assertEquals(19, entry.bodyEnd());
        assertEquals(Optional.of("UTF-8"), Optional.of(entry.encodingName()));
    }
}
