package octavo.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.LibraryDialect;
import octavo.sidecar.Sidecar;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class CheckDecisionsTest {
    private static final String ESCAPED = "@misc{e, title = {M{\\\"u}ller}}\n";

    private static Library library(String text) {
        return Library.of(BibParser.parse(text));
    }

    private static List<String> kinds(Library library, CheckDecisions decisions) {
        return CheckCatalogue.allProblems(library, decisions).stream()
                .map(problem -> problem.diagnostic().code().id())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    @misc{a, title = {Plain}}                                          | bibtex-utf8
                    @misc{a, title = {\u00c4rger}}                                    | bibtex-utf8
                    @misc{a, title = {\u00c4rger}} @misc{b, title = {{\\"A}rger}}      | bibtex-utf8
                    @misc{a, title = {{\\"A}rger}} @misc{b, title = {Ol\\'e}}            | bibtex-8bit
                    @misc{a, title = {\u00c4}} @misc{b, title = {\\'e}} @misc{c, title = {\\'E}} | bibtex-8bit
                    @misc{a, title = {A \\\\ B}}                                       | bibtex-utf8
                    @online{a, title = {\u00c4}, date = {2020}}                       | biblatex
                    @misc{a} @comment{jabref-meta: databaseType:biblatex;}            | biblatex
                    """)
    void theContentTellsWhatALibraryIsWrittenFor(String text, String dialect) {
        assertEquals(dialect, library(text).libraryDialect().id());
    }

    @Test
    void aFileInAnotherEncodingThanUtf8IsFor8BitPrograms() {
        byte[] latin = "@misc{a, title = {\u00c4}}".getBytes(StandardCharsets.ISO_8859_1);
        assertEquals(
                LibraryDialect.BIBTEX_8BIT, Library.of(BibParser.parse(latin)).libraryDialect());
    }

    @Test
    void lettersAreNoFaultInUtf8AndOneIn8Bit() {
        Library mine = library("@misc{w, author = {Wagenl\u00e4nder, Marcel}}\n");
        assertEquals(List.of(), kinds(mine, CheckDecisions.NONE));
        CheckDecisions classic =
                CheckDecisions.NONE.withDialect(Optional.of(LibraryDialect.BIBTEX_8BIT));
        assertEquals(List.of("non-ascii"), kinds(mine, classic));
        Library classicByContent =
                library(ESCAPED + ESCAPED.replace("{e,", "{f,") + "@misc{w, title = {\u00c4}}");
        assertEquals(List.of("non-ascii"), kinds(classicByContent, CheckDecisions.NONE));
        CheckDecisions modern =
                CheckDecisions.NONE.withDialect(Optional.of(LibraryDialect.BIBTEX_UTF8));
        assertEquals(List.of(), kinds(classicByContent, modern));
    }

    @Test
    void requiredFieldsFollowTheDialectThatTheOwnerSets() {
        Library book = library("@book{a, author = {A, B}, title = {A}, year = {2001}}");
        CheckDecisions biblatex =
                CheckDecisions.NONE.withDialect(Optional.of(LibraryDialect.BIBLATEX));
        assertEquals(List.of(), kinds(book, biblatex));
        CheckDecisions bibtex =
                CheckDecisions.NONE.withDialect(Optional.of(LibraryDialect.BIBTEX_UTF8));
        assertEquals(List.of("missing-field"), kinds(book, bibtex));
    }

    @Test
    void aKindIsIgnoredInOneEntryOrEverywhereAndReportedAgain() {
        Library two = library("@misc{a, title = {X & Y}}\n@misc{b, title = {X & Y}}\n");
        assertEquals(List.of("bare-sign", "bare-sign"), kinds(two, CheckDecisions.NONE));
        CheckDecisions inOne = CheckDecisions.NONE.withIgnored("bare-sign", "a");
        assertEquals(
                List.of(1),
                CheckCatalogue.allProblems(two, inOne).stream()
                        .map(Problem::itemIndex)
                        .map(i -> i / 2)
                        .toList());
        assertEquals(List.of(), CheckCatalogue.problemsOfItem(two, inOne, 0));
        assertEquals(List.of(), kinds(two, inOne.withIgnored("bare-sign")));
        assertEquals(CheckDecisions.NONE, inOne.withIgnored("bare-sign").withReported("bare-sign"));
    }

    @Test
    void decisionsAreKeptInTheSidecarBesideWhatIsUnknownThere() {
        Sidecar before = Sidecar.empty();
        var tree = before.copyTree();
        tree.putObject("checks").put("later", 1);
        before = Sidecar.of(tree);
        CheckDecisions decisions =
                CheckDecisions.NONE
                        .withDialect(Optional.of(LibraryDialect.BIBLATEX))
                        .withIgnored("non-ascii")
                        .withIgnored("bare-sign", "b")
                        .withIgnored("bare-sign", "a");
        Sidecar after = decisions.writeTo(before);
        assertEquals(decisions, CheckDecisions.of(after));
        assertEquals(Set.of("non-ascii", "bare-sign"), decisions.allIgnoredProblems());
        assertEquals(1, after.copyTree().path("checks").path("later").asInt());
        assertEquals(before, CheckDecisions.NONE.writeTo(after));
        assertEquals(
                Sidecar.empty(), CheckDecisions.NONE.writeTo(decisions.writeTo(Sidecar.empty())));
    }
}
