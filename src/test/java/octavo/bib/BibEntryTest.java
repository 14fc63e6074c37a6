package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class BibEntryTest {
    private static final String KUNGFU =
            """
            @InProceedings{mai2020kungfu,
              author    = {Mai, Luo and Li, Guo},
              Title     = "{KungFu}: Making Training",
              year      = 2020,
              month     = 10 # "~" # nov
            }\
            """;

    private static BibEntry entry(String text) {
        return BibEntry.parse(text).orElseThrow();
    }

    @Test
    void readsTypeKeyAndFieldsAsWritten() {
        BibEntry entry = entry(KUNGFU);
        assertEquals("InProceedings", entry.type());
        assertEquals("mai2020kungfu", entry.key());
        assertEquals(Optional.of("\"{KungFu}: Making Training\""), entry.valueSource("title"));
        assertEquals(
                Optional.of("10~November"),
                entry.value("month")
                        .map(value -> value.expandedText(_ -> Optional.of("November"))));
    }

    @Test
    void settingAFieldTouchesOnlyItsValue() {
        BibEntry entry = entry(KUNGFU);
        BibEntry edited = entry.withValue("year", BibValue.parse("{2021}")).orElseThrow();
        assertEquals(KUNGFU.replace("2020,\n  month", "{2021},\n  month"), edited.text());
    }

    @Test
    void aCharacterIsReplacedAsAWholeThoughItsSecondHalfStays() {
        BibEntry edited =
                entry("@misc{a, title = {\uD83D\uDE00}}")
                        .withValue("title", BibValue.parse("{\uD83C\uDE00}"))
                        .orElseThrow();
        assertEquals("@misc{a, title = {\uD83C\uDE00}}", edited.text());
    }

    @Test
    void aNewFieldFollowsTheLayoutOfTheOthers() {
        BibEntry edited = entry(KUNGFU).withValue("doi", BibValue.parse("{10.1/x}")).orElseThrow();
        assertTrue(edited.text().endsWith("# nov,\n  doi       = {10.1/x}\n}"), edited::text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{a, title={A}}    | @misc{a, title={A}, note={N}}
                    @misc{a, title={A},}   | @misc{a, title={A}, note={N},}
                    @misc{a,title={A}}     | @misc{a,title={A},note={N}}
                    @misc(a, title = {A})  | @misc(a, title = {A}, note = {N})
                    """)
    void aNewFieldKeepsTheCommasAsTheyAre(String before, String after) {
        assertEquals(
                after, entry(before).withValue("note", BibValue.parse("{N}")).orElseThrow().text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@misc{a}",
                "@misc{a,}",
                "@misc{a,\n}",
                "@misc{a, title={A}}",
                "@misc{a,\n  title = {A},\n}",
                "@misc{a,\r\n\ttitle = {A}\r\n}",
                "@misc{a, x = 1, title = \"A\" # b, y = 2}",
            })
    void removingAnAddedFieldGivesTheFieldsBack(String before) {
        BibEntry entry = entry(before);
        BibEntry added = entry.withValue("note", BibValue.parse("{N}")).orElseThrow();
        assertEquals(Optional.of("{N}"), added.valueSource("note"), added::text);
        BibEntry removed = added.withoutField("note").orElseThrow();
        assertEquals(
                entry.fields().stream().map(BibField::valueSource).toList(),
                removed.fields().stream().map(BibField::valueSource).toList());
        if (entry.fieldCount() > 0) {
            assertEquals(before, removed.text());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    @misc{k, a = 1, b = 2, c = 3}    | a | @misc{k, b = 2, c = 3}
                    @misc{k, a = 1, b = 2, c = 3}    | b | @misc{k, a = 1, c = 3}
                    @misc{k, a = 1, b = 2, c = 3}    | c | @misc{k, a = 1, b = 2}
                    @misc{k, a = 1, b = 2, c = 3, }  | c | @misc{k, a = 1, b = 2, }
                    @misc{k, a = 1}                  | a | @misc{k,}
                    @misc{k, a = 1,}                 | a | @misc{k,}
                    @misc{k, a = 1, b = 2,}          | b | @misc{k, a = 1,}
                    @misc(k, a = 1,)                 | a | @misc(k,)
                    """)
    void removingAFieldTakesItsCommaAlong(String before, String field, String after) {
        assertEquals(after, entry(before).withoutField(field).orElseThrow().text());
    }

    @Test
    void aKeyThatWouldBreakTheEntryIsRefused() {
        assertEquals(Optional.empty(), entry(KUNGFU).withKey("a, b = {c}"));
        assertEquals(Optional.empty(), entry(KUNGFU).withKey("a}"));
        assertEquals("neu", entry(KUNGFU).withKey("neu").orElseThrow().key());
    }

    @Test
    void aTextWhoseBracesDoNotBalanceIsNoValue() {
        assertEquals(Optional.empty(), BibValue.braced("a } b {"));
        assertEquals(Optional.empty(), entry(KUNGFU).delimitedValue("title", "{A"));
    }

    @Test
    void aQuotedFieldStaysQuotedUnlessTheTextHoldsAQuote() {
        assertEquals("\"B\"", entry(KUNGFU).delimitedValue("title", "B").orElseThrow().source());
        assertEquals(
                "{B \"C\"}",
                entry(KUNGFU).delimitedValue("title", "B \"C\"").orElseThrow().source());
    }

    @Test
    void aNewFieldIsNamedInTheCaseOfMostOthers() {
        BibEntry capitals = entry("@misc{k, TITLE = {T}, YEAR = 2020, note = {N}}");
        assertEquals(
                "@misc{k, TITLE = {T}, YEAR = 2020, note = {N}, DOI = {10.1/x}}",
                capitals.withValue("doi", BibValue.parse("{10.1/x}")).orElseThrow().text());
        assertEquals(
                "@misc{k, Title = {T}, Date-Added = {2020}}",
                entry("@misc{k, Title = {T}}")
                        .withValue("date-added", BibValue.parse("{2020}"))
                        .orElseThrow()
                        .text());
        assertEquals(
                "@misc{k, title = {T}, camelName = {2020}}",
                entry("@misc{k, title = {T}}")
                        .withValue("camelName", BibValue.parse("{2020}"))
                        .orElseThrow()
                        .text());
    }

    @Test
    void aNewFieldIsInQuotesWhereMostOthersAre() {
        BibEntry quoted = entry("@misc{k, PAGES = \"1\", year = 2020, month = may}");
        assertEquals("\"B\"", quoted.delimitedValue("title", "B").orElseThrow().source());
        assertEquals("{\"B\"}", quoted.delimitedValue("title", "\"B\"").orElseThrow().source());
        assertEquals("{B}", entry(KUNGFU).delimitedValue("note", "B").orElseThrow().source());
        BibEntry most = entry("@misc{k, a = \"1\", b = {2}, c = \"3\"}");
        assertEquals("\"B\"", most.delimitedValue("note", "B").orElseThrow().source());
        assertEquals(
                "{B}",
                entry("@misc{k, year = 2020}").delimitedValue("note", "B").orElseThrow().source());
    }

    @Test
    void anEditInAFileOfMixedEncodingsKeepsTheBytesThatItIsNotAbout() {
        byte[] bytes =
                "@misc{a, author = {\u00c3\u00a9 and B}}@misc{b, x = {\u00e9 B}}"
                        .getBytes(StandardCharsets.ISO_8859_1);
        var items = BibParser.parse(bytes).items();
        assertEquals(
                "@misc{a, author = {\u00c3\u00a9 and \u00c3\u00a4}}",
                edited(items.getFirst(), "author", "\u00e9 and \u00e4"));
        assertEquals(
                "@misc{b, x = {\u00e9 \u00e4}}", edited(items.getLast(), "x", "\u00e9 \u00e4"));
    }

    private static String edited(BibItem item, String field, String text) {
        var value = BibValue.braced(text).orElseThrow();
        var edited = ((BibEntry) item).withValue(field, value).orElseThrow();
        return new String(edited.slice().bytes(), StandardCharsets.ISO_8859_1);
    }

    @Test
    void amongManyFieldsTheFirstOfANameCountsInAnyCase() {
        String fields =
                IntStream.range(0, 100)
                        .mapToObj("  Field%d = {%<d},\n"::formatted)
                        .collect(Collectors.joining());
        String text = "@misc{k,\n" + fields + "  field7 = {again},\n  ﬁeld8 = {odd}\n}";
        BibEntry entry = BibEntry.parse(text).orElseThrow();
        assertEquals(Optional.of("{7}"), entry.valueSource("FIELD7"));
        assertEquals(Optional.of("{99}"), entry.valueSource("field99"));
        assertEquals(Optional.of("{odd}"), entry.valueSource("ﬁeld8"));
        assertEquals(Optional.empty(), entry.valueSource("field100"));
    }

    @Test
    void severalFieldsChangeAtOnceAsTheyDoOneByOne() {
        BibEntry entry = BibEntry.parse("@misc{k, A = {1} , b=\"2\",c = c2 # {x}}").orElseThrow();
        var values = new TreeMap<>(Map.of(0, BibValue.parse("{ä}"), 2, BibValue.parse("{}")));
        BibEntry single = entry.withValue(0, BibValue.parse("{ä}")).orElseThrow();
        assertEquals(single.withValue(2, BibValue.parse("{}")), entry.withValue(values));
        var names = new TreeMap<>(Map.of(0, "first", 1, "second"));
        single = entry.withRenamedField(0, "first").orElseThrow();
        assertEquals(single.withRenamedField(1, "second"), entry.withRenamedFields(names));
        assertEquals(Optional.empty(), entry.withRenamedFields(new TreeMap<>(Map.of(0, "a = b"))));
    }
}
