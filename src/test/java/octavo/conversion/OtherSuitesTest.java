package octavo.conversion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.check.CheckCatalogue;
import octavo.check.Problem;
import octavo.formats.bibtex.BibExport;
import octavo.formats.csljson.CslJson;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What trials with the suites of other programs found wrong, each by its input.
class OtherSuitesTest {

    static Stream<Arguments> rows() throws IOException {
        try (InputStream table = OtherSuitesTest.class.getResourceAsStream("other-suites.tsv")) {
            byte[] bytes = Objects.requireNonNull(table).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Arguments.of((Object[]) line.split("\t", -1)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void isReadAsOtherProgramsReadIt(String what, String entries, String variable, String value) {
        Library library = Library.of(BibParser.parse(entries));
        JsonNode item =
                JsonMapper.shared()
                        .readTree(CslJson.of(Work.allOf(library).toList()).text())
                        .get(0);
        assertEquals(value, said(item.path(variable)), what);
    }

    private static String said(JsonNode value) {
        if (value.isArray()) {
            return value.valueStream().map(OtherSuitesTest::name).collect(Collectors.joining("; "));
        }
        return value.has("date-parts")
                ? value.get("date-parts")
                        .valueStream()
                        .map(OtherSuitesTest::date)
                        .collect(Collectors.joining(" "))
                : value.asString("");
    }

    private static String name(JsonNode name) {
        return Stream.of("family", "given", "non-dropping-particle")
                .map(part -> name.path(part).asString(""))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("|"));
    }

    private static String date(JsonNode parts) {
        return parts.valueStream().map(JsonNode::asString).collect(Collectors.joining("-"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Ieong, Meikei; and Doris, Bruce  | a semicolon at the end of Ieong, Meikei;
                    Ieong, Meikei; Doris, Bruce      | several people without “and” between them?
                    """)
    void aSemicolonBesideAndIsNoListWithoutIt(String names, String said) {
        String entry = "@misc{a, title = {T}, author = {%s}}".formatted(names);
        List<Problem> found = CheckCatalogue.allProblems(Library.of(BibParser.parse(entry)));
        assertEquals(1, found.size(), found::toString);
        String message = found.getFirst().diagnostic().message().toString();
        assertTrue(message.contains(said), message);
    }

    private static final String SWALLOWED =
            """
            @article{a,
              title = {{UCL\\} Machine Reading (HexaF}},
              author = {Wei, X.},
              journal = {J},
              year = 2018,
            }
            @article{b, author = {A B}, title = {T}, journal = {J}, year = 2001}
            """;

    @Test
    void aBackslashBeforeTheBraceThatEndsAnEntryIsTheOneFinding() {
        assertEquals(List.of("fields-outside"), found(SWALLOWED));
        String lost =
                CheckCatalogue.allProblems(Library.of(BibParser.parse(SWALLOWED)))
                        .getFirst()
                        .diagnostic()
                        .message()
                        .toString();
        assertTrue(lost.contains("author, journal, year"), lost);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{O{\\rq}Donnel3, author = {A B}, title = {T}}                         | fields-outside
                    @misc{a, title = {Aesthetic {{Judgment}}\\}}, author = {A B}}              | fields-outside
                    @misc{a, title = {T}} author = {B C}                                      | fields-outside
                    @article{a, title = {T x, y}, z bar, foo w, kk ll, mm oo, author = {A B}} | unbalanced-braces
                    @misc{a, author = {A {B and C D, title = {T}, year = 2001                 | unclosed-value
                    @misc{a, title = {T}} The rest is free text: a = b.                       | ''
                    @article{a, author ☃ {A B}, title = {T}, journal = {J}, year = 2001}      | junk-in-entry
                    @book{a, author = {A B}, title = Short-of-ThesCRA, publisher = {P}, year = 2001}  | undefined-string
                    @misc{a, title = {T}, booktitle = {Short Prose, 1929--1989}, year = 2001}         | ''
                    @misc{a, title = {T}, booktitle = {Conf of X, Paris, March 3, 2001}, year = 2001} | date-in-booktitle
                    @article{a, author = , title = {T}, journal = {J}, year = 2001}           | missing-value
                    """)
    void whatOnlyFollowsFromABraceIsNotReported(String text, String code) {
        assertEquals(code.isEmpty() ? List.of() : List.of(code), found(text));
    }

    private static List<String> found(String text) {
        return CheckCatalogue.allProblems(Library.of(BibParser.parse(text))).stream()
                .map(problem -> problem.diagnostic().code().id())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Mei-ling Lee             | Lee, Mei-ling
                    \\'{E}va Tardos          | Tardos, \\'{E}va
                    Schulte im Walde, Sabine | {Schulte im Walde}, Sabine
                    """)
    void checkSaysWhereBibtexReadsAnotherName(String name, String better) {
        String entry = "@misc{a, title = {T}, author = {%s}}";
        assertEquals(List.of("particle-in-given-name"), found(entry.formatted(name)));
        assertEquals(List.of(), found(entry.formatted(better)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    address = {New York}, location = {Austin}      | location = {New York}, venue = {Austin}
                    school = {Pure Mathematics and Statistics}     | institution = {Pure Mathematics {and} Statistics}
                    publisher = {{Tom and Jerry} and Sons}         | publisher = {{Tom and Jerry} {and} Sons}
                    """)
    void biblatexGetsThePlacesAndListsThatWereMeant(String bibtex, String biblatex) {
        Library library =
                Library.of(
                        BibParser.parse(
                                "@inproceedings{a, title = {T}, year = 2001, " + bibtex + "}"));
        String written = BibExport.of(library, BibDialect.BIBLATEX).text();
        assertTrue(written.contains(biblatex), written);
    }

    @Test
    void aKeyThatBiberTakesIsNoReasonForDoubt() {
        Library library =
                Library.of(BibParser.parse("@misc{O’Donnel1, author = {A B}, title = {T}}\n"));
        assertEquals(List.of(), BibExport.of(library, BibDialect.BIBLATEX).doubts());
    }
}
