package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.text.Diagnostic;
import octavo.text.Parsed;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

class QueryParserTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @string{vldb = "Proceedings of the {VLDB} Endowment"}
                            @article{lapse, author = {Renz-Wieland, Alexander and Gemulla, Rainer},
                              title = {Dynamic Parameter Allocation in Parameter Servers},
                              journal = vldb, date = {2020-07}, doi = {10.14778/3407790.3407796},
                              keywords = {deep learning, servers}}
                            @inproceedings{mai2020kungfu,
                              author = {Mai, Luo and Wagenl{\\"a}nder, Marcel},
                              title = {{KungFu}: Making Training Adaptive}, crossref = {osdi}}
                            @proceedings{osdi, title = {Whole}, year = 2020,
                              booktitle = {Operating Systems Design}, editor = {Li, Guo}}
                            @inproceedings{hotcloud, author = {Wagenlaender, M.}, year = {2018},
                              title = {Spotnik}, booktitle = {Workshop on Hot Topics}}
                            @misc{press, author = {M{\\"u}ller, J.}, year = {in press},
                              title = {机器学习系统}, x-code = {https://a.org/~x}}
                            @misc{arxiv, author = {O'Brien, Ann and Müller, Jo}, year = 1995,
                              eprint = {2312.05181}, archiveprefix = {arXiv}, note = { }}
                            """));
    private static final SearchIndex INDEX = SearchIndex.of(LIBRARY);

    private static Parsed<Query> parse(String query) {
        return QueryParser.parse(query, INDEX.fieldNames());
    }

    private static String keys(String query) {
        return INDEX.matchingSlots(parse(query).value()).stream()
                .mapToObj(slot -> LIBRARY.entryInSlot(slot).orElseThrow().key())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``                                  | lapse mai2020kungfu osdi hotcloud press arxiv
                    kungfu                              | mai2020kungfu
                    KUNG marcel                         | mai2020kungfu
                    servers adaptive                    | ``
                    server                              | lapse
                    "server"                            | ``
                    =server                             | ``
                    =servers                            | lapse
                    wagenlander                         | mai2020kungfu
                    wagenlaender                        | mai2020kungfu hotcloud
                    WAGENLÄNDER                         | mai2020kungfu hotcloud
                    author:müller                       | press arxiv
                    obrien                              | arxiv
                    o’brien                             | arxiv
                    author:"renz wieland alexander"     | lapse
                    author:wieland,alex                 | lapse
                    "gemulla rainer renz"               | ``
                    editor:li                           | mai2020kungfu osdi
                    person:li                           | mai2020kungfu osdi
                    title:spotnik                       | hotcloud
                    title:topics                        | ``
                    venue:vldb                          | lapse
                    venue:operating                     | mai2020kungfu osdi
                    journal:endow                       | lapse
                    journaltitle:endow                  | lapse
                    year:2020                           | lapse mai2020kungfu osdi
                    year:2018..2020                     | lapse mai2020kungfu osdi hotcloud
                    year:2018-2019                      | hotcloud
                    year:..1999                         | arxiv
                    year:2019..                         | lapse mai2020kungfu osdi
                    year:>2018                          | lapse mai2020kungfu osdi
                    year:<=2018                         | hotcloud arxiv
                    year:199                            | arxiv
                    year=199                            | ``
                    year:press                          | press
                    date:2020-07                        | ``
                    type:workshop                       | hotcloud
                    type:conf                           | mai2020kungfu
                    type:inproc                         | mai2020kungfu hotcloud
                    kind:preprint                       | arxiv
                    key:kungfu                          | mai2020kungfu
                    key:2020                            | mai2020kungfu
                    2020kungfu                          | ``
                    tag:deep                            | lapse
                    tag:"learning servers"              | ``
                    tag:"deep learning"                 | lapse
                    tag:"learning"                      | ``
                    tag=deep                            | ``
                    tag=servers                         | lapse
                    tag=server                          | ``
                    keywords=SERVERS                    | lapse
                    =deep                               | lapse
                    tag=="deep learning"                | lapse
                    tag==deep                           | ``
                    journal=="proceedings of the VLDB"  | ``
                    journal=="the VLDB endowment"       | ``
                    venue=="Proceedings of the VLDB Endowment" | lapse
                    venue=="operating systems design"   | mai2020kungfu
                    -venue=="operating systems" year:2020 | lapse mai2020kungfu osdi
                    author=="Gemulla, Rainer"           | lapse
                    author=="rainer gemulla"            | lapse
                    author==gemulla                     | ``
                    person==("Luo Mai" or "Li, Guo")    | mai2020kungfu osdi
                    key==kungfu                         | ``
                    key==mai2020kungfu                  | mai2020kungfu
                    year==2020                          | lapse mai2020kungfu osdi
                    ==servers                           | lapse
                    has:doi                             | lapse
                    has:pages                           | ``
                    has:journaltitle                    | lapse
                    has:note                            | ``
                    -has:author                         | osdi
                    doi:10.14778/3407790                | lapse
                    arXiv:2312.05181                    | arxiv
                    x-code:a.org                        | press
                    机器                                | press
                    学习系统                            | press
                    学机                                | ``
                    mai or spotnik                      | mai2020kungfu hotcloud
                    mai OR spotnik type:workshop        | mai2020kungfu hotcloud
                    (mai or spotnik) type:workshop      | hotcloud
                    -author:wagenlander year:2020       | lapse osdi
                    not (mai or lapse) year:2020        | osdi
                    not not mai                         | mai2020kungfu
                    -(year:2020 has:doi)                | mai2020kungfu osdi hotcloud press arxiv
                    author:(mai or gemulla)             | lapse mai2020kungfu
                    author: mai                         | mai2020kungfu
                    mai and luo                         | mai2020kungfu
                    https://a.org/~x                    | press
                    KungFu: Making                      | mai2020kungfu
                    & – ?                               | lapse mai2020kungfu osdi hotcloud press arxiv
                    """)
    void aQueryFindsTheEntriesThatFitIt(String query, String keys) {
        assertEquals(keys, keys(query));
        assertEquals("", told(query));
    }

    private static String told(String query) {
        return QueryProblem.remainingProblems(query, parse(query), INDEX::matchingSlots).stream()
                .map(QueryParserTest::told)
                .collect(Collectors.joining("; "));
    }

    private static String told(Diagnostic told) {
        return told.span().start()
                + ".."
                + told.span().end()
                + " "
                + told.code().id()
                + (told.message().toString().contains("Did you mean")
                        ? told.message().toString().replaceFirst(".*Did you mean", "")
                        : "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    autor:mai                | 0..5 unknown-field author?    | ``
                    mai titel:kungfu         | 4..9 unknown-field title?     | ``
                    foobarbaz:kungfu         | 0..9 unknown-field            | ``
                    has:urll                 | 4..8 unknown-field url?       | ``
                    "kungfu making           | 0..14 open-quote              | mai2020kungfu
                    (kungfu or lapse         | 0..1 open-bracket             | lapse mai2020kungfu
                    kungfu) making           | 6..7 lone-bracket             | mai2020kungfu
                    kungfu or                | 7..9 lone-operator            | mai2020kungfu
                    and kungfu               | 0..3 lone-operator            | mai2020kungfu
                    kungfu author:           | 7..13 missing-value           | mai2020kungfu
                    kungfu -                 | ``                            | mai2020kungfu
                    kungfu not               | 7..10 missing-value           | mai2020kungfu
                    year:..                  | 5..7 no-range-of-years        | lapse mai2020kungfu osdi hotcloud press arxiv
                    year:2024..2020          | 5..15 no-range-of-years       | ``
                    """)
    void whatIsWrongIsToldAtItsPlaceAndTheRestCounts(String query, String told, String keys) {
        assertEquals(told, told(query));
        assertEquals(keys, keys(query));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(",
                ")",
                "-",
                "not ",
                "\"",
                "title:",
                "=",
                "author:(",
                "or ",
                "a or ",
                "-(",
                "a:",
                "title:-",
                "x) ",
                "year:2020..",
                "(a ",
                ".",
                "\uD800",
                "ä"
            })
    @Timeout(120)
    @Tag(Sample.TAG)
    void hostileQueriesAreAnsweredInTime(String part) {
        String query = part.repeat(Sample.of(100_000));
        assertTrue(INDEX.matchingSlots(parse(query).value()).cardinality() <= 6);
    }

    @Test
    void theNamesOfTheFieldsOfTheLibraryAreKnown() {
        assertEquals("0..6 unknown-field", told("x-code:a", Set.of()).substring(0, 18));
        assertEquals("", told("x-code:a", Set.of("x-code")));
    }

    private static String told(String query, Set<String> fields) {
        return QueryParser.parse(query, fields).diagnostics().stream()
                .map(QueryParserTest::told)
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    antibunching         | apart one
                    Anti-Bunching        | apart one
                    "anti-bunching in"   | apart one
                    "antibunching in"    | one
                    title:antibunch      | apart one
                    title=antibunching   | apart one
                    bunching             | apart
                    nonuniform           | accented
                    single-photon        | apart
                    """)
    void aHyphenBetweenLettersMayBeLeftOutOrBeThere(String query, String keys) {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @misc{apart, title = {Anti-{B}unching in Single-Photon Sources}}
                                @misc{one, title = {Antibunching in Sources}}
                                @misc{accented, note = {N{\\'o}n-Uniform 2-D--A}}
                                """));
        SearchIndex index = SearchIndex.of(library);
        Query parsed = QueryParser.parse(query, index.fieldNames()).value();
        for (BitSet found :
                List.of(
                        index.matchingSlots(parsed),
                        PartialIndex.of(library).matchingSlots(parsed))) {
            assertEquals(
                    keys,
                    found.stream()
                            .mapToObj(slot -> library.entryInSlot(slot).orElseThrow().key())
                            .collect(Collectors.joining(" ")));
        }
    }
}
