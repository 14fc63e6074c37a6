package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

import octavo.text.Span;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Collections;
import java.util.List;

class NameListTest {

    @Test
    void knowsWhereEachNameStands() {
        String field = " A. Bee\n AND {C and D} and others";
        var list = NameList.parse(field).value();
        assertEquals(
                List.of("A. Bee", "{C and D}"),
                list.spans().stream().map(s -> field.substring(s.start(), s.end())).toList());
        assertTrue(list.others());
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
                    """)
    void saysWhatIsOdd(String field, String codes) {
        String found =
                NameList.parse(field).diagnostics().stream()
                        .map(odd -> odd.code().id())
                        .reduce("", (a, b) -> (a + " " + b).strip());
        assertEquals(codes.replace("''", ""), found);
    }

    @Test
    void nothingIsNobody() {
        assertEquals(List.of(), NameList.parse("").value().names());
        assertEquals(List.of(), NameList.parse("").diagnostics());
    }

    @Test
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
                        "family=".repeat(100_000));
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> {
                    for (String field : hostile) {
                        NameList.parse(field).value().names().forEach(PersonName::display);
                        NameList.parse(field).value().names().forEach(PersonName::initials);
                        NameList.parse(field).value().names().forEach(PersonName::toBibtex);
                    }
                    assertEquals(3_000, NameList.parse(collaboration).value().names().size());
                });
    }

    @Provide
    Arbitrary<String> fields() {
        return Arbitraries.of(
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
                        "\"",
                        "J.-P.",
                        "=",
                        "\u00A0")
                .list()
                .ofMaxSize(12)
                .map(parts -> String.join("", parts));
    }

    @Property
    void namesAndWhatSeparatesThemCoverTheField(@ForAll("fields") String field) {
        var list = NameList.parse(field).value();
        int end = 0;
        for (Span span : list.spans()) {
            assertSeparates(field.substring(end, span.start()));
            end = span.end();
        }
        String rest = field.substring(end);
        assertSeparates(list.others() ? rest.replaceFirst("(?U)others(?=\\s*$)", "") : rest);
    }

    private static void assertSeparates(String between) {
        assertTrue(between.matches("(?iU)(\\s|and(?=\\s|$))*"), between);
    }

    @Property
    void aWrittenNameIsReadAsTheSameName(@ForAll("fields") String field) {
        Assume.that(Braces.isBalanced(field) && field.indexOf('"') < 0);
        for (PersonName name : NameList.parse(field).value().names()) {
            String written = name.toBibtex();
            if (field.indexOf('=') < 0 && !needsBraces(name)) {
                assertEquals(List.of(name), NameList.parse(written).value().names());
            }
        }
    }

    /// BibTeX would take such a name apart elsewhere than it is apart.
    private static boolean needsBraces(PersonName name) {
        boolean justFamily = name.given().isEmpty() && name.family().matches("(?U).*\\s.*");
        boolean reserved = name.toString().matches("(?is).*\\b(and|others)\\b.*");
        return name.family().isEmpty() || justFamily || reserved;
    }

    @Property
    void everyTextIsParsed(@ForAll String field) {
        NameList.parse(field).value().names().forEach(PersonName::display);
    }
}
