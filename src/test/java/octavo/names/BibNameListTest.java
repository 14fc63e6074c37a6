package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.latex.LaTeX;
import octavo.names.NameTokens.BraceGroups;
import octavo.text.Span;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

class BibNameListTest {

    @Test
    void knowsWhereEachNameStands() {
        String field = " A. Bee\n AND {C and D} and others";
        var list = BibNameList.parse(field).value();
        assertEquals(
                List.of("A. Bee", "{C and D}"),
                list.nameSpans().stream().map(s -> field.substring(s.start(), s.end())).toList());
        assertTrue(list.hasOthers());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    A Bee and and C Dee          | empty-name
                    and A Bee                    | empty-name
                    A Bee and                    | empty-name
                    Bee, A, b, c                 | too-many-commas names-without-and
                    A Bee, C Dee, E Eff          | names-without-and
                    A. Bee, C. Dee               | names-without-and
                    A Bee, C Dee, and E Eff      | names-without-and
                    Bee, A.; Dee, C.             | names-without-and
                    Bee,                         | trailing-comma
                    {Bee                         | unbalanced-braces-in-name
                    Bee}                         | unbalanced-braces-in-name
                    García Márquez, Gabriel José | ''
                    Smith Jones, Jr., John Paul  | ''
                    de la Vall{\\'e}e Poussin, C. | ''
                    Garc&iacute;a, Jos&eacute;   | ''
                    &Ouml;zg&uuml;r Kaya         | ''
                    """)
    void saysWhatIsOdd(String field, String codes) {
        String found =
                BibNameList.parse(field).diagnostics().stream()
                        .map(odd -> odd.code().id())
                        .reduce("", (a, b) -> (a + " " + b).strip());
        assertEquals(codes.replace("''", ""), found);
    }

    @Test
    void nothingIsNobody() {
        assertEquals(List.of(), BibNameList.parse("").value().names());
        assertEquals(List.of(), BibNameList.parse("").diagnostics());
    }

    @Test
    @Tag("slow")
    void thousandsOfAuthorsAndDeepBracesTakeLittleTime() {
        String collaboration = String.join(" and ", Collections.nCopies(3_000, "Knuth, Donald~E."));
        List<String> hostile =
                List.of(
                        "{".repeat(100_000),
                        "}".repeat(100_000),
                        "a-".repeat(100_000),
                        "a,".repeat(100_000),
                        "a ".repeat(100_000),
                        "and ".repeat(100_000),
                        "{a} ".repeat(100_000),
                        "{\\a".repeat(100_000),
                        "{" + "\r".repeat(20_000) + "x:1}",
                        "family=".repeat(100_000),
                        "family=a" + ",a".repeat(100_000),
                        "family=a" + ",given=".repeat(100_000),
                        "family=" + "\"a ".repeat(100_000),
                        "family=" + "\\".repeat(100_000) + "a");
        assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> {
                    for (String field : hostile) {
                        BibNameList.parse(field).value().names().forEach(PersonName::displayName);
                        BibNameList.parse(field).value().names().forEach(PersonName::initials);
                        BibNameList.parse(field).value().names().forEach(PersonName::toBibtex);
                    }
                    assertEquals(3_000, BibNameList.parse(collaboration).value().names().size());
                });
    }

    private static RandomInput<String> fields() {
        return RandomInput.parts(
                12,
                " ",
                " ",
                " ",
                ", ",
                ",",
                "-",
                "~",
                " and ",
                " AND\n",
                "and",
                "{",
                "}",
                "A",
                "Bee",
                "von",
                "de",
                "{\\'E}mile",
                "{bb}",
                "É",
                "фон",
                "\\o",
                "{\\o}",
                "others",
                "Jr.",
                "family=",
                "given=",
                "prefix=",
                "suffix=",
                "useprefix=true",
                "\\&",
                "\"",
                "J.-P.",
                "=",
                "\u00A0");
    }

    @Test
    void namesAndWhatSeparatesThemCoverTheField() {
        fields().check(BibNameListTest::assertCovers);
    }

    private static void assertCovers(String field) {
        var list = BibNameList.parse(field).value();
        int end = 0;
        for (Span span : list.nameSpans()) {
            assertSeparates(field.substring(end, span.start()));
            end = span.end();
        }
        String rest = field.substring(end);
        assertSeparates(list.hasOthers() ? rest.replaceFirst("(?U)others(?=\\s*$)", "") : rest);
    }

    private static void assertSeparates(String between) {
        assertTrue(between.matches("(?iU)(\\s|and(?=\\s|$))*"), between);
    }

    @Test
    void aWrittenNameIsReadAsTheSameName() {
        fields().filter(BraceGroups::isBalanced).check(5_000, BibNameListTest::assertReadsTheSame);
    }

    @Test
    void blanksWithinTheBracesOfAPartAreNotSeenInAWrittenName() {
        assertReadsTheSame("-family={  }-and");
        assertReadsTheSame("-family={ \\ }-and");
        assertReadsTheSame("-family=-{ and }");
    }

    private static void assertReadsTheSame(String field) {
        for (PersonName name : BibNameList.parse(field).value().names()) {
            String written = name.toBibtex();
            var read = BibNameList.parse(written).value();
            assertEquals(
                    List.of(said(name)),
                    read.names().stream().map(BibNameListTest::said).toList(),
                    written);
            assertFalse(read.hasOthers(), written);
        }
    }

    /// All that a name says, but for the braces that keep it together.
    private static String said(PersonName name) {
        var parts = name.toUnicode();
        var options = new TreeMap<>(name.options());
        options.replaceAll((key, value) -> LaTeX.toUnicode(value));
        return String.join("|", parts.given(), parts.prefixedFamily(), parts.suffix(), "" + options)
                .replaceAll("[{}]", "");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '§',
            textBlock =
                    """
                    family=Doe, given=A          | Doe, A
                    family=de Doe, given=A       | {de Doe}, A
                    family=Doe, prefix=Van, given=A | {Van Doe}, A
                    family=Doe, prefix={\\o}, given=A | {\\o} Doe, A
                    family=Doe, prefix=A\\o       | {{A\\o} Doe}
                    family=\\o A                 | {\\o A}
                    family={Doe and Sons}        | {Doe and Sons}
                    family=others                | {others}
                    family=Doe, suffix=Jr.       | Doe, Jr., {}
                    given=A                      | , A
                    prefix=al, family=Doe, given=A, useprefix=true | family=Doe, given=A, prefix=al, useprefix=true
                    family=Doe, Sons, useprefix=true | family="Doe, Sons", useprefix=true
                    and {} {}                    | {}, {}
                    """)
    void writesANameWithTheFewestBracesThatHold(String read, String written) {
        assertEquals(written, BibNameList.parse(read).value().names().getFirst().toBibtex());
    }

    @Test
    void everyTextIsParsed() {
        RandomInput.text()
                .check(field ->
                        BibNameList.parse(field).value().names().forEach(PersonName::displayName));
    }
}
