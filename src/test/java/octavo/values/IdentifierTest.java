package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.Sample;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

class IdentifierTest {

    private static String codes(Parsed<?> parsed) {
        return String.join(
                " ",
                parsed.diagnostics().stream()
                        .map(Diagnostic::code)
                        .map(Diagnostic.DiagnosticCode::id)
                        .toList());
    }

    private static String normal(Parsed<? extends Optional<?>> parsed) {
        return parsed.value().map(Object::toString).orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.1145/3600006.3613152                   | 10.1145/3600006.3613152 | ''
                    {10.1016/j.jmb.2007.05.022}               | 10.1016/j.jmb.2007.05.022 | doi-not-bare
                    doi:10.1000/182                           | 10.1000/182             | doi-not-bare
                    DOI: 10.1000/182                          | 10.1000/182             | doi-not-bare
                    https://doi.org/10.1000/182               | 10.1000/182             | doi-not-bare
                    http://dx.doi.org/10.1000/182             | 10.1000/182             | doi-not-bare
                    doi.org/10.1000/182                       | 10.1000/182             | doi-not-bare
                    http://doi.acm.org/10.1145/1137627.113763 | 10.1145/1137627.113763  | doi-not-bare
                    http://proxy.x.edu:2680/10.1145/592642.5  | 10.1145/592642.5        | doi-not-bare
                    https://dl.acm.org/doi/pdf/10.1145/59.5   | 10.1145/59.5            | doi-not-bare
                    https://x.org/doi/10.1021/nl01/pdf?a=b    | 10.1021/nl01            | doi-not-bare
                    10.1007/3-540-65193-4\\_29                | 10.1007/3-540-65193-4_29 | doi-not-bare
                    10.1007/978-3-642{\\_}1                   | 10.1007/978-3-642_1     | doi-not-bare
                    https://doi.org/10.1000%2F182             | 10.1000/182             | doi-not-bare
                    10.1002/(SICI)1521(199812)100:12<524::AID-LIPI524>3.0.CO;2-6 | 10.1002/(SICI)1521(199812)100:12<524::AID-LIPI524>3.0.CO;2-6 | ''
                    https://doi.org/10.1002/(SICI)15%3C524::AID%3E3.0.CO;2-6 | 10.1002/(SICI)15<524::AID>3.0.CO;2-6 | doi-not-bare
                    10.1002/a$<$524::AID$>$3                  | 10.1002/a<524::AID>3    | doi-not-bare
                    10.1000/182.                              | 10.1000/182             | doi-with-stop
                    (10.1000/182).                            | 10.1000/182             | doi-not-bare
                    see 10.1000/182 for more                  | 10.1000/182             | doi-among-other-text
                    10.1000.10/abc                            | 10.1000.10/abc          | ''
                    10/fk83                                   | 10/fk83                 | ''
                    https://doi.org/10.1000/18%202%20         | 10.1000/182             | doi-not-bare
                    https://doi.org/10/fk83                   | 10/fk83                 | doi-not-bare
                    10.100/182                                | ''                      | doi-unreadable
                    10.1000/                                  | ''                      | doi-unreadable
                    10.1000                                   | ''                      | doi-unreadable
                    110.1000/182                              | ''                      | doi-unreadable
                    10/3212.3123                              | ''                      | doi-unreadable
                    j.desal.2005.02.017                       | ''                      | doi-unreadable
                    http://www.sciencedirect.com/science/B6V  | ''                      | doi-unreadable
                    ''                                        | ''                      | ''
                    """)
    void aDoiIsFoundHoweverItIsWritten(String text, String doi, String codes) {
        assertEquals(doi, normal(Doi.parse(text)));
        assertEquals(codes, codes(Doi.parse(text)));
    }

    @Test
    void theCaseOfADoiDoesNotMatterAndStays() {
        Doi doi = new Doi("10.1000/AbC");
        assertEquals(doi, new Doi("10.1000/aBc"));
        assertEquals(doi.hashCode(), new Doi("10.1000/aBc").hashCode());
        assertEquals("10.1000/AbC", doi.toString());
        assertEquals("10.1000", doi.prefix());
    }

    @Test
    void theSlashBehindThePrefixOfADoiMayBeEncoded() {
        Doi doi = Doi.parse("10.1000%2f182").value().orElseThrow();
        assertEquals(new Doi("10.1000/182"), doi);
        assertEquals("10.1000", doi.prefix());
    }

    @Test
    void theAddressOfADoiIsOneThatReadsAsTheDoi() {
        Doi doi = new Doi("10.1002/a#<b>?c%;2-ü");
        assertEquals("https://doi.org/10.1002/a%23%3Cb%3E%3Fc%25;2-%C3%BC", doi.url());
        assertEquals(
                "https://doi.org/10.1145/3600006.3613152",
                new Doi("10.1145/3600006.3613152").url());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2101.00001                               | 2101.00001      | ''
                    2101.00001v2                             | 2101.00001v2    | ''
                    0704.0001                                | 0704.0001       | ''
                    1412.9999                                | 1412.9999       | ''
                    arXiv:2101.00001                         | 2101.00001      | ''
                    arXiv:2101.00001v3 [cs.DC]               | 2101.00001v3    | ''
                    arXiv preprint arXiv:2101.00001          | 2101.00001      | ''
                    https://arxiv.org/abs/2101.00001v2       | 2101.00001v2    | ''
                    http://export.arxiv.org/pdf/2101.00001.pdf | 2101.00001    | ''
                    https://doi.org/10.48550/arXiv.2101.00001 | 2101.00001     | ''
                    10.48550/arXiv.hep-th/9901001            | hep-th/9901001  | ''
                    hep-th/9901001                           | hep-th/9901001  | ''
                    hep-th/9901001v2                         | hep-th/9901001v2 | ''
                    arXiv:quant-ph/0101001                   | quant-ph/0101001 | ''
                    math.CO/0309136                          | math/0309136    | ''
                    math.CO/0309136v1                        | math/0309136v1  | ''
                    http://xxx.lanl.gov/abs/hep-th/9901001   | hep-th/9901001  | ''
                    2113.00001                               | ''              | arxiv-no-such-id
                    2100.00001                               | ''              | arxiv-no-such-id
                    0703.0001                                | ''              | arxiv-no-such-id
                    2101.0001                                | ''              | arxiv-no-such-id
                    1401.00001                               | ''              | arxiv-no-such-id
                    hep-th/9913001                           | ''              | arxiv-no-such-id
                    hep-th/0804001                           | ''              | arxiv-no-such-id
                    hep-xx/9901001                           | ''              | arxiv-unreadable
                    http://example.org/2101.00001            | ''              | arxiv-unreadable
                    9901001                                  | ''              | arxiv-unreadable
                    4HIWAAAAYAAJ                             | ''              | arxiv-unreadable
                    ''                                       | ''              | ''
                    """)
    void anArxivIdIsFoundAndItsMonthChecked(String text, String id, String codes) {
        assertEquals(id, normal(ArxivId.parse(text)));
        assertEquals(codes, codes(ArxivId.parse(text)));
    }

    @Test
    void anOldArxivIdMayBeInTwoFields() {
        assertEquals("hep-th/9901001v1", normal(ArxivId.parse("9901001v1", "hep-th")));
        assertEquals("math/0511047", normal(ArxivId.parse("0511047", "math.CO")));
        assertEquals("2101.00001", normal(ArxivId.parse("2101.00001", "cs.DC")));
    }

    @Test
    void anArxivPaperHasAnAddress() {
        ArxivId id = new ArxivId("2101.00001", Optional.of(2));
        assertEquals("https://arxiv.org/abs/2101.00001v2", id.url());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0-306-40615-2                     | 0-306-40615-2     | ''
                    0306406152                        | 0306406152        | ''
                    978-0-306-40615-7                 | 978-0-306-40615-7 | ''
                    9780306406157                     | 9780306406157     | ''
                    978 0 306 40615 7                 | 978-0-306-40615-7 | ''
                    978-0306406157                    | 978-0306406157    | ''
                    978–0–306–40615–7                 | 978-0-306-40615-7 | ''
                    080442957X                        | 080442957X        | ''
                    0-8044-2957-x                     | 0-8044-2957-X     | ''
                    ISBN 0-306-40615-2                | 0-306-40615-2     | ''
                    ISBN-13: 978-0-306-40615-7        | 978-0-306-40615-7 | ''
                    13 978-0-306-40615-7              | 978-0-306-40615-7 | ''
                    0-306-40615-2 and 0-8044-2957-X   | 0-306-40615-2 0-8044-2957-X | ''
                    0306406152 9780306406157          | 0306406152 9780306406157 | ''
                    0-306-40615-2 (hardcover), 0-8044-2957-X (paperback) | 0-306-40615-2 0-8044-2957-X | ''
                    0-306-40615-3                     | 0-306-40615-3     | isbn-check-digit
                    978-0-306-40615-8                 | 978-0-306-40615-8 | isbn-check-digit
                    0-306-40615-2, 978-0-306-40615-8  | 0-306-40615-2 978-0-306-40615-8 | isbn-check-digit
                    030640615                         | ''                | isbn-unreadable
                    123-0-306-40615-7                 | ''                | isbn-unreadable
                    none                              | ''                | isbn-unreadable
                    ''                                | ''                | ''
                    """)
    void isbnsAreFoundAndChecked(String text, String isbns, String codes) {
        Parsed<List<Isbn>> parsed = Isbn.parse(text);
        assertEquals(isbns, String.join(" ", parsed.value().stream().map(Isbn::toString).toList()));
        assertEquals(codes, codes(parsed));
    }

    @Test
    void anIsbnOfTenDigitsEqualsTheSameOfThirteen() {
        assertEquals(new Isbn("9780306406157"), new Isbn("0-306-40615-2"));
        assertEquals("978-0-306-40615-7", new Isbn("0-306-40615-2").toIsbn13().toString());
        assertEquals("9780804429573", new Isbn("080442957X").toIsbn13().toString());
        assertNotEquals(new Isbn("9790306406156"), new Isbn("0-306-40615-2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0378-5955                                  | 0378-5955           | ''
                    03785955                                   | 0378-5955           | ''
                    2434-561x                                  | 2434-561X           | ''
                    {0378-5955}                                | 0378-5955           | ''
                    0378--5955                                 | 0378-5955           | ''
                    ISSN 0378-5955                             | 0378-5955           | ''
                    0378-5955 (print), 2434-561X (electronic)  | 0378-5955 2434-561X | ''
                    0378-5955 2434-561X                        | 0378-5955 2434-561X | ''
                    '0378-5955,2434561X'                       | 0378-5955 2434-561X | ''
                    0378-5954                                  | 0378-5954           | issn-check-digit
                    0378-595                                   | ''                  | issn-unreadable
                    kmptns                                     | ''                  | issn-unreadable
                    ''                                         | ''                  | ''
                    """)
    void issnsAreFoundAndChecked(String text, String issns, String codes) {
        Parsed<List<Issn>> parsed = Issn.parse(text);
        assertEquals(issns, String.join(" ", parsed.value().stream().map(Issn::toString).toList()));
        assertEquals(codes, codes(parsed));
    }

    @ParameterizedTest
    @CsvSource({
        "0000-0002-1825-0097, 0000-0002-1825-0097, ''",
        "https://orcid.org/0000-0002-1825-0097, 0000-0002-1825-0097, ''",
        "http://orcid.org/0000-0002-1694-233x, 0000-0002-1694-233X, ''",
        "0000000218250097, 0000-0002-1825-0097, ''",
        "0000 0002 1825 0097, 0000-0002-1825-0097, ''",
        "0000-0002-1825-0098, 0000-0002-1825-0098, orcid-check-digit",
        "0000-0002-1825, '', orcid-unreadable",
        "'', '', ''"
    })
    void anOrcidIsFoundAndChecked(String text, String orcid, String codes) {
        assertEquals(orcid, normal(Orcid.parse(text)));
        assertEquals(codes, codes(Orcid.parse(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    https://example.org/a_b%20c#d            | https://example.org/a_b%20c#d | ''
                    http://x/~u/a_b%20c#d                    | http://x/~u/a_b%20c#d     | ''
                    http://www.a.org/\\~{}djw/a\\_b.html     | http://www.a.org/~djw/a_b.html | ''
                    http://www.a.org/$\\sim$djw/a\\%20b\\#c  | http://www.a.org/~djw/a%20b#c | ''
                    http://a.org/{\\textasciitilde}u\\&v     | http://a.org/~u&v         | ''
                    \\url{http://www.w3.org/2007/}           | http://www.w3.org/2007/   | ''
                    {http://www.w3.org/2007/}                | http://www.w3.org/2007/   | ''
                    <http://www.w3.org/2007/>                | http://www.w3.org/2007/   | ''
                    ftp://ftp.example.org/x                  | ftp://ftp.example.org/x   | ''
                    mailto:a@example.org                     | mailto:a@example.org      | ''
                    doi:10.1000/182                          | doi:10.1000/182           | ''
                    HTTP://EXAMPLE.ORG/                      | HTTP://EXAMPLE.ORG/       | ''
                    http://[::1]/x                           | http://[::1]/x            | ''
                    http://example.org/ü                     | http://example.org/ü      | ''
                    www.nyu.edu/projects/                    | https://www.nyu.edu/projects/ | url-without-scheme
                    doi.org/10.1000/182                      | https://doi.org/10.1000/182 | url-without-scheme
                    localhost.example:8080/x                 | ''                        | url-unreadable
                    http://a.org/Volume 9/7 B.pdf            | http://a.org/Volume%209/7%20B.pdf | url-characters
                    http://a.org/x; http://b.org/y           | http://a.org/x            | url-several
                    javascript:alert(1)                      | ''                        | url-unreadable
                    file:///home/me/a.pdf                    | file:///home/me/a.pdf     | ''
                    pdf/zhou2006.pdf                         | ''                        | url-unreadable
                    phdthesis.pdf                            | ''                        | url-unreadable
                    someWebSite                              | ''                        | url-unreadable
                    http://                                  | ''                        | url-unreadable
                    mailto:,https://doi.org/1                | ''                        | url-unreadable
                    <Go to ISI>://000200148800014            | ''                        | url-unreadable
                    ''                                       | ''                        | ''
                    """)
    void anAddressIsReadAndOnlyKnownKindsAreTaken(String text, String url, String codes) {
        assertEquals(url, normal(WebUrl.parse(text)));
        assertEquals(codes, codes(WebUrl.parse(text)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://doi.org/10.1145/%20",
                "https://doi.org/10.1145/a%20b",
                "https://doi.org/10.1145/%C2%A0",
                "10.1145/\u2009",
                "10.1000%2F.",
                "10.1000%2f1."
            })
    void blanksThatAnAddressHidesAreNoPartOfADoi(String text) {
        readsAsItself(text, Doi::parse);
    }

    @Test
    void normalFormsReadAsTheSame() {
        texts().check(IdentifierTest::normalFormsReadAsThemselves);
    }

    private static void normalFormsReadAsThemselves(String text) {
        readsAsItself(text, Doi::parse);
        readsAsItself(text, ArxivId::parse);
        readsAsItself(text, Orcid::parse);
        readsAsItself(text, WebUrl::parse);
        for (Isbn isbn : Isbn.parse(text).value()) {
            assertEquals(List.of(isbn), Isbn.parse(isbn.toString()).value());
            assertEquals(isbn, isbn.toIsbn13());
            assertTrue(isbn.toIsbn13().isValid() || !isbn.isValid());
        }
        for (Issn issn : Issn.parse(text).value()) {
            assertEquals(List.of(issn), Issn.parse(issn.toString()).value());
        }
    }

    private static <T> void readsAsItself(
            String text, Function<String, Parsed<Optional<T>>> parse) {
        Optional<T> value = parse.apply(text).value();
        value.ifPresent(it -> assertEquals(value, parse.apply(it.toString()).value()));
    }

    @Test
    void anyTextIsRead() {
        RandomInput.text().check(IdentifierTest::normalFormsReadAsThemselves);
    }

    @Test
    void manyBlanksBehindAnAddressAreReadAtOnce() {
        String text = "http://a" + " ".repeat(20_000) + "x://";
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> WebUrl.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "10.1000/",
                "10.",
                "%25",
                "1-",
                "978-",
                "x2101.00001 ",
                "hep-th/9901001",
                "pmc",
                "http://",
                "http://a ",
                "\\",
                "{",
                "(",
                "a-",
                "0-306-40615-2 ",
                "0306406152-"
            })
    @Tag(Sample.TAG)
    void longTextsAreReadInLinearTime(String piece) {
        String text = piece.repeat(Sample.of(200_000) / piece.length());
        assertTimeoutPreemptively(
                Duration.ofMinutes(2), () -> normalFormsReadAsThemselves("x" + text));
        assertFalse(Doi.parse(text).value().isPresent());
    }

    private static RandomInput<String> texts() {
        return RandomInput.parts(
                9,
                "10.1000",
                "10.1145/",
                "10/",
                "abc",
                "X",
                "12",
                "0",
                "9901001",
                "2101.",
                "00001",
                "0704",
                "v2",
                "hep-th/",
                "math.CO/",
                "arXiv:",
                "https://doi.org/",
                "http://arxiv.org/abs/",
                "www.",
                "a.org/",
                "mailto:",
                "@",
                "978",
                "-",
                " ",
                "0-306-40615-2",
                "0378-5955",
                "0000-0002-1825-0097",
                "PMC",
                "pmid",
                "/",
                ".",
                ",",
                ";",
                "(",
                ")",
                "<",
                ">",
                "%20",
                "%2F",
                "%25",
                "\\_",
                "{",
                "}",
                "~",
                "#",
                "?",
                "/pdf",
                "ü",
                "\"",
                "13 ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    10.1000/182                    | true
                    doi:10.1000/182                | true
                    DOI: 10.1000/182               | true
                    https://doi.org/10.1000/182    | true
                    http://dx.doi.org/10.1000/182  | true
                    https://x.org/doi/10.1000/182  | false
                    See 10.1000/182                | false
                    10.1000/182 and more           | false
                    10.1                           | false
                    a text                         | false
                    """)
    void aTextIsADoiIfItIsNothingElse(String text, boolean isDoi) {
        assertEquals(isDoi, Doi.isDoi(text));
    }
}
