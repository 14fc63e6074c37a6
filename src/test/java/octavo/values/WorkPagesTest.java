package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.text.Diagnostic;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

class WorkPagesTest {

    private static List<String> codes(String text) {
        return WorkPages.parse(text).diagnostics().stream()
                .map(Diagnostic::code)
                .map(Diagnostic.DiagnosticCode::id)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    12--15               | 12--15          | 12    | 15    | 4
                    12-15                | 12--15          | 12    | 15    | 4
                    12–15                | 12--15          | 12    | 15    | 4
                    12---15              | 12--15          | 12    | 15    | 4
                    12 - 15              | 12--15          | 12    | 15    | 4
                    12 -15               | 12--15          | 12    | 15    | 4
                    12~--~15             | 12--15          | 12    | 15    | 4
                    12{\\textendash}15   | 12--15          | 12    | 15    | 4
                    12 to 15             | 12--15          | 12    | 15    | 4
                    {12-15}              | 12--15          | 12    | 15    | 4
                    '12--15,'            | 12--15          | 12    | 15    | 4
                    123--9               | 123--9          | 123   | 129   | 7
                    1204-22              | 1204--22        | 1204  | 1222  | 19
                    S12--S15             | S12--S15        | S12   | S15   | 4
                    S12-15               | S12--15         | S12   | S15   | 4
                    311S-337S            | 311S--337S      | 311S  | 337S  | 27
                    e1000--e1010         | e1000--e1010    | e1000 | e1010 | 11
                    1:1--1:20            | 1:1--1:20       | 1:1   | 1:20  | 20
                    1:1--2:20            | 1:1--2:20       | 1:1   | 2:20  | ''
                    12.1-12.6            | 12.1--12.6      | 12.1  | 12.6  | 6
                    12/1-5               | 12/1--5         | 12/1  | 12/5  | 5
                    1-1--1-20            | 1-1--1-20       | 1-1   | 1-20  | 20
                    1-1-1-20             | 1-1--1-20       | 1-1   | 1-20  | 20
                    C3-32 -- C3-35       | C3-32--C3-35    | C3-32 | C3-35 | 4
                    11--1 to 11--4       | 11-1--11-4      | 11-1  | 11-4  | 4
                    SI 33--SI 43         | SI 33--SI 43    | SI 33 | SI 43 | 11
                    iv--xii              | iv--xii         | iv    | xii   | 9
                    iv-xii               | iv--xii         | iv    | xii   | 9
                    i-217                | i--217          | i     | 217   | ''
                    (i)--(vii)           | (i)--(vii)      | (i)   | (vii) | ''
                    {I-II}---{III-IV}    | I-II--III-IV    | I-II  | III-IV | ''
                    AX--AIV              | AX--AIV         | AX    | AIV   | ''
                    '12,15--17'          | '12, 15--17'    | 12    | 17    | 4
                    '12, 15 and 17'      | '12, 15, 17'    | 12    | 17    | 3
                    'i-x,1-217'          | 'i--x, 1--217'  | i     | 217   | 227
                    12                   | 12              | 12    | 12    | ''
                    e123                 | e123            | e123  | e123  | ''
                    A-12                 | A-12            | A-12  | A-12  | ''
                    AIAA-1999-1234       | AIAA-1999-1234  | AIAA-1999-1234 | AIAA-1999-1234 | ''
                    180502(R)            | 180502(R)       | 180502(R) | 180502(R) | ''
                    12+                  | 12+             | 12    | ''    | ''
                    12--                 | 12+             | 12    | ''    | ''
                    12--??               | 12+             | 12    | ''    | ''
                    12ff.                | 12ff            | 12    | ''    | ''
                    12\\psqq             | 12ff            | 12    | ''    | ''
                    1 sq.                | 1sq             | 1     | ''    | ''
                    1 sqq.               | 1sqq            | 1     | ''    | ''
                    12f.                 | 12f             | 12    | ''    | ''
                    iv+3                 | iv+3            | ''    | ''    | 7
                    xii + 345            | xii+345         | ''    | ''    | 357
                    'xii, 345'           | xii+345         | ''    | ''    | 357
                    'XII, 345 S.'        | XII+345         | ''    | ''    | 357
                    345 pages            | 345 pp.         | ''    | ''    | 345
                    345pp                | 345 pp.         | ''    | ''    | 345
                    345S                 | 345S            | 345S  | 345S  | ''
                    012345 (5 pp.)       | 012345 (5 pp.)  | 012345 | 012345 | 5
                    Article No. 12       | Article 12      | ''    | ''    | ''
                    paper no.~12         | Article 12      | ''    | ''    | ''
                    ''                   | ''              | ''    | ''    | ''
                    """)
    void pagesAreReadAsPeopleMeanThem(
            String text, String normal, String first, String last, String count) {
        WorkPages pages = WorkPages.parse(text).value();
        assertEquals(normal, pages.toString());
        assertEquals(first, pages.firstPage().orElse(""));
        assertEquals(last, pages.lastPage().orElse(""));
        assertEquals(count, pages.pageCount().map(String::valueOf).orElse(""));
        assertEquals(pages, WorkPages.parse(normal).value());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    98\\psq\\ Nr. 2176  | Write 98f, and the rest in the note.
                    30--34, § 24       | Write 30--34, and the rest in the note.
                    30 - 34; \\S~24    | Write 30--34, and the rest in the note.
                    747=754            | Write them as 12--15.
                    """)
    void whatToWriteInsteadIsSaid(String text, String advice) {
        String said = WorkPages.parse(text).diagnostics().getFirst().message().toString();
        assertTrue(said.endsWith(advice), said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    15--3              | pages-descending       | 15--3
                    xii--iv            | pages-descending       | xii--iv
                    15-3               | pages-descending       | 15-3
                    S15--S3            | pages-descending       | S15--S3
                    123--9             | pages-abbreviated      | 123--9
                    pp. 12-15          | word-in-pages          | 12--15
                    S. 12-15           | word-in-pages          | 12--15
                    (p. 12-15)         | word-in-pages          | 12--15
                    12-15 vol.2        | pages-with-other-text  | 12--15 vol.2
                    12-15 (electronic) | pages-with-other-text  | 12--15 (electronic)
                    to appear          | pages-unreadable       | to appear
                    ??--??             | pages-unreadable       | ??--??
                    n/a-n/a            | pages-unreadable       | n/a-n/a
                    747=754            | pages-unreadable       | 747=754
                    --11               | pages-unreadable       | --11
                    1--2--3--x         | pages-unreadable       | 1--2--3--x
                    Foreword           | pages-unreadable       | Foreword
                    """)
    void whatIsOddIsKeptAndFlagged(String text, String code, String normal) {
        assertEquals(List.of(code), codes(text));
        assertEquals(normal, WorkPages.parse(text).value().toString());
    }

    @Test
    void rangesAreWrittenWithAnyDash() {
        assertEquals("12, 15–17", WorkPages.parse("12,15--17").value().format("–"));
    }

    @Test
    void theLastPageIsToldInFullWhileTheTextStaysShort() {
        assertEquals(Optional.of("129"), WorkPages.parse("123--9").value().lastPage());
    }

    @Test
    void aNormalFormReadsAsTheSamePages() {
        pages().check(WorkPagesTest::assertReadsAsItself);
    }

    @Test
    void anyTextIsRead() {
        RandomInput.text().check(WorkPagesTest::assertReadsAsItself);
    }

    private static void assertReadsAsItself(String text) {
        WorkPages pages = WorkPages.parse(text).value();
        assertEquals(pages, WorkPages.parse(pages.toString()).value());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "-", "1-", "1,", "1 ", "(", " to ", "x ", "12--15, ", "+", "1 a"})
    @Tag("slow")
    void longTextsAreReadInLinearTime(String piece) {
        String text = piece.repeat(1_000_000 / piece.length());
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> WorkPages.parse(text));
    }

    private static RandomInput<String> pages() {
        return RandomInput.parts(
                9,
                "1",
                "12",
                "123",
                "0",
                "iv",
                "xii",
                "S",
                "A",
                "e",
                "I",
                "pp.",
                "p",
                " ",
                "-",
                "--",
                "–",
                "—",
                ",",
                ";",
                "+",
                "f",
                "ff",
                "(",
                ")",
                ".",
                ":",
                "/",
                " to ",
                " and ",
                "??",
                "n/a",
                "{",
                "}",
                "~",
                "Article ",
                "S.",
                "vol.2",
                "(5 pp.)",
                "\\psqq",
                "&",
                "*",
                "'");
    }
}
